import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync(new URL('../guide.md', import.meta.url), 'utf8');
const blocks = guide.split(/^```scenario\n([\s\S]*?)^```$/m);
const prose = blocks.filter((_, i) => i % 2 === 0).join('\n');

it('the first example starts with a play that succeeds', () => {
  const { acts } = JSON.parse(blocks[1]!) as { acts: readonly { text: string; refused?: string }[] };
  expect(acts[0]).not.toHaveProperty('refused');
  expect(acts[0]!.text).toMatch(/^play /);
});

it('the guide names premium cards by the signs on the cards', () => {
  for (const sign of ['2L', '3L', '2W', '3W', '★']) expect(prose).toContain(sign);
  expect(prose).not.toMatch(/\b(DL|TL|DW|TW|ST)\b/);
});

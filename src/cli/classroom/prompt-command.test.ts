import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { promptCommand } from './prompt-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-prompt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string): string => join(folder, name);
const write = (name: string, value: unknown): void => writeFileSync(path(name), JSON.stringify(value));

const card = (key: string, words: readonly string[], answer: string) => ({ key, words, answer, meaning: '' });
beforeAll(() => {
  write('prompts.json', {
    format: 'Wordhoard prompts 1',
    lexicon: loadLexicon('standard-family').id,
    prompts: [
      { game: 'wordsters', kind: 'list', seconds: 60, position: { wordster: 'EVA', wanted: [], only: null } },
      {
        ...{ game: 'word-power', kind: 'cards', seconds: 60 },
        position: {
          cards: [
            card('BRAVE', ['bread', 'bold', 'brown', 'bitter'], 'S2'),
            card('ANCIENT', ['anxious', 'angry', 'modern', 'absent'], 'A3'),
          ],
        },
      },
    ],
  });
  const fox = {
    animal: 'Fox',
    answers: [
      ['NEVADA', 'MEDIEVAL', 'EVAPORATE'],
      ['S2 3', 'S1 2'],
    ],
  };
  const owl = { animal: 'Owl', answers: [['MEDIEVAL', 'MEDIEVAL'], null] };
  write('answers.json', { format: 'Wordhoard answers 1', pupils: [fox, owl] });
  mkdirSync(path('answers'));
  write('answers/fox.json', fox);
  write('answers/owl.json', owl);
  write('broken.json', { format: 'something' });
});

async function run(...args: readonly string[]): Promise<{ code: number; out: string; error: string }> {
  const texts = { out: '', error: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      texts.out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      texts.error += String(text);
      return true;
    }),
  ];
  const code = await promptCommand(args);
  for (const spy of spies) spy.mockRestore();
  return { code, ...texts };
}

/** NEVADA is a name. MEDIEVAL, which both have, counts 2/2 for each; EVAPORATE is Fox's alone. */
const CSV = 'Animal,1. EVA,2. BRAVE,2. ANCIENT,Points\r\nFox,2,3,-2,3\r\nOwl,1,,,1\r\n';

it('recomputes the table from a file and from a folder, and leaves out what the rules refuse', async () => {
  expect(await run(path('prompts.json'), '--answers', path('answers.json'), '--csv')).toMatchObject({
    code: 0,
    out: CSV,
  });
  expect(await run(path('prompts.json'), '--answers', path('answers'), '--csv')).toMatchObject({ code: 0, out: CSV });
  const { out } = await run(path('prompts.json'), '--answers', path('answers.json'));
  expect(out).toBe('Fox  3 points: BRAVE\nOwl  1 point\n');
});

it.each([
  [[path('prompts.json')], 2, /--answers/],
  [[path('none.json'), '--answers', path('answers.json')], 1, /Can’t read/],
  [[path('broken.json'), '--answers', path('answers.json')], 1, /no prompts/],
  [[path('prompts.json'), '--answers', path('broken.json')], 1, /no answers/],
])('says what is wrong with %j', async (args, code, says) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  expect(result.error).toMatch(says);
});

it('refuses answers that were judged with other words', async () => {
  write('old.json', { format: 'Wordhoard prompts 1', lexicon: 'another', prompts: [] });
  expect(await run(path('old.json'), '--answers', path('answers.json'))).toMatchObject({
    code: 1,
    error: expect.stringMatching(/other words/),
  });
});

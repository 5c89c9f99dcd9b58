import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { formatRecord } from '../core/records/record.ts';
import { findGame } from '../games/index.ts';
import { practiceCommand } from './practice-command.ts';
import { playBotRecord } from './review/bot-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-practice-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'match.txt');
writeFileSync(file, formatRecord(playBotRecord(findGame('word-xchange')!, ['casual', 'keen', 'casual'], 'x').record));

async function run(...args: string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = '';
  const capture = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const code = await practiceCommand(args);
  capture.mockRestore();
  return { code, out };
}

describe('wordhoard practice', () => {
  it('prints a file for Anki', async () => {
    const { code, out } = await run(file, '--seat', '0');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '#separator:tab',
      '#html:false',
      '#columns:Word\tMeaning\tQuestion\tTags',
      '#tags column:4',
    ]);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines.slice(4)) {
      const [word, , question, tags, ...more] = line.split('\t');
      expect(word).toMatch(/^[A-Z]+$/);
      expect(question).toMatch(/^On the board: /);
      expect(tags).toMatch(/^wordhoard wordhoard::word-xchange wordhoard::kind::(steal|make)$/);
      expect(more).toEqual([]);
    }
  });

  it('prints the same cards each time, and none twice', async () => {
    const [once, again, twice] = [
      await run(file, '--json'),
      await run(file, '--json'),
      await run(file, file, '--json'),
    ];
    expect(again).toEqual(once);
    expect(twice).toEqual(once);
    const [first] = once.out.split('\n');
    expect(Object.keys(JSON.parse(first!) as object)).toEqual([
      ...['id', 'game', 'kind', 'word', 'question', 'answer', 'from'],
    ]);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { seedCommitment } from '../../core/records/record.ts';
import { makeTestContest, testContestFile } from '../../core/testing/contest-file.testing.ts';
import { playEntry } from '../../core/testing/play-entry.testing.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { proveContestCommand } from './prove-contest-command.ts';

const game: AnyGame = games['take-my-word'];
const lexicon = loadLexicon(game.defaultList);
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-prove-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

async function run(...args: string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = '';
  const capture = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    }),
  );
  const code = await proveContestCommand(args);
  for (const one of capture) one.mockRestore();
  return { code, out };
}

it('proves an archive, and says at which move a record was changed', async () => {
  const contest = await makeTestContest(game, 'prove', loadLexicon);
  const texts = ['keen', 'expert'].map((level) => playEntry(game, contest, level, lexicon));
  const file = await testContestFile(game, contest, texts, lexicon);
  const archive = write('archive.json', JSON.stringify({ ...file, records: { e0: texts[0]!, e1: texts[1]! } }));
  const valid = await run(archive);
  expect(valid.code).toBe(0);
  expect(valid.out).toContain('2 entries of Take My Word For It, all of the same deal');
  expect(valid.out).toContain(seedCommitment(contest.deal.seed));

  const alone = write('file.json', JSON.stringify(file));
  const records = texts.map((text, i) => write(`${i}.txt`, text));
  expect((await run(alone, ...records)).code).toBe(0);
  expect(await run(alone, records[0]!)).toMatchObject({ code: 1, out: expect.stringContaining('Player 1') });

  const changed = write('changed.txt', texts[1]!.replace(/^3 \d+/m, '3 1'));
  const altered = await run(alone, records[0]!, changed);
  expect(altered.code).toBe(1);
  expect(altered.out).toContain('error at move 3');

  const [first, ...others] = file.entries;
  const better = { ...file, entries: [{ ...first!, points: first!.points + 1 }, ...others] };
  const wrong = await run(write('better.json', JSON.stringify(better)), ...records);
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('the records give') });
  expect((await run(records[0]!)).code).toBe(1);
  expect((await run()).code).toBe(2);
});

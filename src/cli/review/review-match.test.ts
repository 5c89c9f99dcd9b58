import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { EVERYDAY_ZIPF } from '../../core/analysis/analyst.ts';
import type { AnyGame } from '../../core/any-game.ts';
import { formatRecord, type MatchRecord } from '../../core/records/record.ts';
import { folderOf, listGoldenMatches, readGoldenRecord } from '../../games/conformance/golden-matches.testing.ts';
import { findGame, games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { puzzlesCommand } from '../puzzles-command.ts';
import { reviewCommand } from '../review-command.ts';
import { sampleMatch } from './accuracy-samples.ts';
import type { Puzzle } from './find-puzzles.ts';
import { formatReview } from './format-review.ts';
import { findSchemaFaults } from './json-schema.testing.ts';
import { type MatchReview, reviewMatch } from './review-match.ts';

const schema = JSON.parse(readFileSync('docs/review.schema.json', 'utf8')) as { readonly [keyword: string]: unknown };
const reviewed = Object.values<AnyGame>(games);
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readGolden = (game: AnyGame, name: string): MatchRecord =>
  readGoldenRecord(game, readFileSync(join(folderOf(game), 'golden', `${name}.txt`), 'utf8'));

async function review(game: AnyGame, record: MatchRecord): Promise<MatchReview> {
  const lexicon = loadLexicon(record.match.list);
  const result = reviewMatch(record, game, await game.loadAnalyst(), {
    ...{ lexicon, depth: 'quick', everydayZipf: EVERYDAY_ZIPF.family, withRareWords: false },
    seats: [...record.names.keys()],
  });
  if (!result.ok) throw new Error(result.error.sentence);
  return result.value;
}

async function run(command: (args: readonly string[]) => Promise<number>, ...args: string[]) {
  const output = { out: '', err: '' };
  const capture = (stream: NodeJS.WriteStream, as: keyof typeof output) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      output[as] += String(text);
      return true;
    });
  const [out, err] = [capture(process.stdout, 'out'), capture(process.stderr, 'err')];
  const code = await command(args);
  out.mockRestore();
  err.mockRestore();
  return { code, ...output };
}

describe.each(reviewed)('$id', (game) => {
  it.each(listGoldenMatches(game).map(({ name }) => name))(
    'reviews the golden match “%s” twice with the same bytes, as the schema says',
    { timeout: 120_000 },
    async (name) => {
      const record = readGolden(game, name);
      const first = await review(game, record);
      const text = JSON.stringify(first);
      expect(JSON.stringify(await review(game, record))).toBe(text);
      expect(findSchemaFaults(JSON.parse(text), schema)).toEqual([]);
      expect(first.seats.map(({ seat }) => seat)).toEqual([...record.names.keys()]);
      expect(first.seats.every(({ accuracy }) => accuracy.decisions > 0)).toBe(true);
      expect(formatReview(first)).toMatch(/\d+ % of what was possible, about like [A-Z]/);
    },
  );

  it('samples the accuracy of bots', { timeout: 60_000 }, async () => {
    const samples = sampleMatch(game, await game.loadAnalyst(), 'test', 0);
    expect(samples).toHaveLength(Math.max(3, game.seats[0]));
    expect(new Set(samples.map(({ level }) => level)).size).toBe(samples.length);
    for (const { percent } of samples) expect(percent >= 0 && percent <= 100).toBe(true);
  });
});

it('finds the faults that a schema describes', () => {
  const faults = (value: unknown) => findSchemaFaults(value, schema).length;
  expect(faults({})).toBe(9);
  expect(faults([])).toBe(1);
});

describe('the command', () => {
  const game = findGame('word-xchange')!;
  const record = readGolden(game, 'rulebook');
  const file = join(folder, 'record.txt');
  writeFileSync(file, formatRecord(record));

  it('prints a review as text or as JSON', async () => {
    const text = await run(reviewCommand, file);
    expect(text.code).toBe(0);
    expect(text.out).toMatch(/Player 1: \d+ % of what was possible/);
    const json = await run(reviewCommand, file, '--json', '--seat', '1', '--deep', '--rare');
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({ game: 'word-xchange', depth: 'deep', seats: [{ seat: 1 }] });
  });

  it('says what is wrong', async () => {
    expect((await run(reviewCommand)).code).toBe(2);
    expect(await run(reviewCommand, join(folder, 'none.txt'))).toMatchObject({ code: 1 });
    expect((await run(reviewCommand, file, '--seat', '9')).err).toMatch(/--seat must be a whole number from 0 to 1/);
    const unfinished = join(folder, 'unfinished.txt');
    writeFileSync(unfinished, formatRecord({ ...record, entries: record.entries.slice(0, 3), outcome: null }));
    expect((await run(reviewCommand, unfinished)).err).toMatch(/isn’t finished/);
  });

  it('finds puzzles with one clear answer', async () => {
    const { code, out } = await run(puzzlesCommand, 'word-xchange', '--count', '2', '--json');
    expect(code).toBe(0);
    const puzzles = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Puzzle);
    expect(puzzles).toHaveLength(2);
    for (const { solutions, second, baseline } of puzzles) {
      const best = solutions[0]!.worth - baseline;
      expect(solutions.every(({ worth }) => worth - baseline >= 0.9 * best)).toBe(true);
      expect((second?.worth ?? baseline) - baseline).toBeLessThanOrEqual(0.7 * best);
    }
    expect((await run(puzzlesCommand, 'word-xchange', '--count', '1')).out).toMatch(/^Puzzle 1\n[\s\S]*Solution: /);
    expect((await run(puzzlesCommand, 'chess')).code).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { levelFor } from '../../core/analysis/accuracy.ts';
import type { AccuracyScale } from '../../core/analysis/analyst.ts';
import type { FinishedMatch } from '../connection/finished-matches.ts';
import {
  accuracyOverTime,
  countByFrequency,
  countByLength,
  filterMatches,
  levelOfPlay,
  longestWords,
  rarestWords,
  resultOf,
  runningMeans,
} from './statistics.ts';

const match = (id: string, game: string, winners: number[], more: Partial<FinishedMatch> = {}): FinishedMatch => ({
  ...{ id, game, kind: 'play', names: ['Zoe', 'Ben', 'Ines'], you: 0, scores: [], finishedAt: 0, record: '' },
  outcome: { ranking: [winners], reason: '' },
  ...more,
});
const scale: AccuracyScale = {
  seed: '',
  matches: 1,
  levels: {
    child: { mean: 10, deviation: 10 },
    beginner: { mean: 20, deviation: 10 },
    casual: { mean: 30, deviation: 10 },
    keen: { mean: 50, deviation: 10 },
    expert: { mean: 70, deviation: 10 },
    master: { mean: 90, deviation: 10 },
  },
};

describe('the result of a match', () => {
  it('is won alone, tied with others, or lost', () => {
    expect(resultOf(match('1', 'a', [0]))).toBe('won');
    expect(resultOf(match('1', 'a', [0, 1]))).toBe('tied');
    expect(resultOf(match('1', 'a', [2]))).toBe('lost');
    expect(resultOf(match('1', 'a', [0], { you: null }))).toBeNull();
  });
});

it('filters by game, opponent and result, together', () => {
  const matches = [match('1', 'a', [0]), match('2', 'b', [0]), match('3', 'a', [1], { names: ['Zoe', 'Omar'] })];
  const ids = (filter: Partial<Parameters<typeof filterMatches>[1]>): string[] =>
    filterMatches(matches, { game: '', opponent: '', result: '', ...filter }).map(({ id }) => id);
  expect(ids({})).toEqual(['1', '2', '3']);
  expect(ids({ game: 'a' })).toEqual(['1', '3']);
  expect(ids({ opponent: 'Ben' })).toEqual(['1', '2']);
  expect(ids({ opponent: 'Zoe' })).toEqual([]);
  expect(ids({ game: 'a', result: 'lost' })).toEqual(['3']);
});

describe('the level of play', () => {
  const points = (...percents: number[]) => percents.map((percent, i) => ({ id: String(i), finishedAt: i, percent }));
  it('gets surer with more matches', () => {
    expect(levelOfPlay([], scale)).toBeNull();
    expect(levelOfPlay(points(52), scale)).toMatchObject({ level: 'keen', mean: 52, margin: 20, matches: 1 });
    const four = levelOfPlay(points(48, 52, 50, 50), scale)!;
    expect(four).toMatchObject({ level: 'keen', from: 'keen', to: 'keen', margin: 10 });
  });
  it('depends on the words, too, as in the review of one match', () => {
    const levels = Object.fromEntries(
      Object.entries(scale.levels).map(([name, figures], i) => [
        name,
        { ...figures, familiarity: { mean: 5 - i / 2, deviation: 0.2 } },
      ]),
    ) as typeof scale.levels;
    const played = points(96, 96).map((point) => ({ ...point, familiarity: 4 }));
    expect(levelOfPlay(played, { ...scale, levels })?.level).toBe(levelFor(96, 2, { ...scale, levels }, 4).level);
    expect(levelOfPlay(points(96, 96), { ...scale, levels })?.level).toBe('master');
    expect(levelOfPlay(played, { ...scale, levels })?.level).not.toBe('master');
  });
  it('counts only the latest ten', () => {
    expect(levelOfPlay(points(...Array<number>(20).fill(0), ...Array<number>(10).fill(90)), scale)!.level).toBe(
      'master',
    );
  });
  it('is not told by a match with a few decisions', () => {
    const short = points(90).map((point) => ({ ...point, decisions: 4 }));
    expect(levelOfPlay(short, scale)).toBeNull();
    expect(levelOfPlay([...points(5), ...short], scale)).toEqual(levelOfPlay(points(5), scale));
  });
  it('leaves out matches that could not be reviewed, and sorts by time', () => {
    const summary = (id: string, percent: number | null) =>
      [id, { id, version: 1, percent, played: [], missed: [] }] as const;
    const matches = [
      match('1', 'a', [0], { finishedAt: 2 }),
      match('2', 'a', [0]),
      match('3', 'a', [0]),
      match('4', 'a', [0]),
    ];
    const over = accuracyOverTime(matches, new Map([summary('1', 50), summary('2', 40), summary('3', null)]));
    expect(over.map(({ percent }) => percent)).toEqual([40, 50]);
    expect(runningMeans(over)).toEqual([40, 45]);
  });
});

describe('the words', () => {
  const word = (text: string, zipf: number) => ({ word: text, zipf });
  const played = [word('AT', 6), word('TRACE', 3.9), word('TRACE', 3.9), word('OPTIONAL', 4), word('ZAX', 1)];
  it('are counted by length and by how common they are', () => {
    const byLength = countByLength({ played, missed: [word('REACT', 4)] });
    expect(byLength.map((row) => [row.played, row.missed])).toEqual([
      [2, 0],
      [0, 0],
      [2, 1],
      [0, 0],
      [1, 0],
    ]);
    const byFrequency = countByFrequency({ played, missed: [] });
    expect(byFrequency.map((row) => row.played)).toEqual([1, 1, 2, 1]);
  });
  it('are named once, the longest or the rarest first', () => {
    expect(longestWords(played, 2)).toEqual(['OPTIONAL', 'TRACE']);
    expect(rarestWords([...played, word('AA', 1)], 3)).toEqual(['ZAX', 'TRACE', 'OPTIONAL']);
  });
});

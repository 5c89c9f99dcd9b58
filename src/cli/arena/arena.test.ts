import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import type { Json } from '../../core/game.ts';
import { fastRandom, randomFrom } from '../../core/random.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { BotMatchResult } from './bot-match.ts';
import { type ArenaPlan, generateTrials, listLineups, rotationsOf } from './pairings.ts';
import { rateLevels } from './ratings.ts';
import { runSprt } from './sprt.ts';
import { winShareInterval95 } from './statistics.ts';
import { winShareOf } from './tally.ts';
import { groupWordsByFrequency } from './word-tiers.ts';

const played = (lineup: readonly string[], ...ranking: number[][]): BotMatchResult => ({
  lineup,
  ranking,
  scores: lineup.map(() => 0),
  acts: 1,
  reason: 'test',
  eventCounts: new Map(),
  decisionTimes: [],
  words: [],
});

describe('a plan', () => {
  it('gives every level every seat, with the same deal', () => {
    expect(listLineups(['a', 'b'], 4)).toEqual([['a', 'b', 'a', 'b']]);
    expect(rotationsOf(['a', 'b', 'a', 'b'])).toEqual([
      ['a', 'b', 'a', 'b'],
      ['b', 'a', 'b', 'a'],
    ]);
    expect(rotationsOf(['a', 'b', 'c'])).toHaveLength(3);
    expect(rotationsOf(['a', 'a'])).toHaveLength(1);
    const plan = { match: { seats: 2, seed: 's' }, levels: ['a', 'b'], deals: 3 } as unknown as ArenaPlan;
    const trials = [...generateTrials(plan)];
    expect(trials).toHaveLength(3);
    for (const trial of trials) expect(new Set(trial.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(trials.flat().map(({ seed }) => seed)).size).toBe(3);
  });

  it('lets every two meet where there are more levels than seats', () => {
    expect(listLineups(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });
});

describe('shares', () => {
  it('split a draw, and add up the seats of a level', () => {
    expect(winShareOf('a', [played(['a', 'b'], [0], [1]), played(['b', 'a'], [0, 1])])).toBe(0.75);
    expect(winShareOf('b', [played(['a', 'b', 'a', 'b'], [0, 1, 3], [2])])).toBeCloseTo(2 / 3);
  });

  it('are surer when the two matches of a deal go against each other', () => {
    const paired = winShareInterval95(
      Array.from({ length: 100 }, () => 0.5),
      200,
    );
    const single = winShareInterval95(
      Array.from({ length: 100 }, (_, i) => i % 2),
      200,
    );
    expect(paired.high - paired.low).toBeLessThan(single.high - single.low);
    expect(single.low).toBeCloseTo(0.404, 2);
  });
});

describe('ratings', () => {
  it('find the chances that the matches were made with', () => {
    const random = fastRandom(randomFrom('ratings', 0));
    const strength: { readonly [level: string]: number } = { a: 1, b: 2, c: 6 };
    const levels = Object.keys(strength);
    const trials = listLineups(levels, 2).flatMap((lineup) =>
      Array.from({ length: 800 }, () => {
        const [one, two] = lineup.map((level) => strength[level]!);
        return [random.real() < one! / (one! + two!) ? played(lineup, [0], [1]) : played(lineup, [1], [0])];
      }),
    );
    for (const [i, { rating, low, high }] of rateLevels(levels, trials, 's').entries()) {
      const truth = 400 * Math.log10(strength[levels[i]!]!);
      expect(Math.abs(rating - truth)).toBeLessThan(30);
      expect(low).toBeLessThanOrEqual(rating);
      expect(high).toBeGreaterThanOrEqual(rating);
    }
  });
});

describe('the sequential test', () => {
  const QUESTION = { elo0: 0, elo1: 50 };
  /** Pairs of matches that the second level wins with this chance each. */
  function decide(chance: number, seed: number): string | null {
    const random = fastRandom(randomFrom('sprt', seed));
    const win = (): number => (random.real() < chance ? 0.5 : 0);
    const shares: number[] = [];
    for (let n = 0; n < 3000; n++) {
      shares.push(win() + win());
      const { verdict } = runSprt(shares, 2, QUESTION);
      if (verdict !== null) return verdict;
    }
    return null;
  }

  it('errs in about one of twenty, either way', () => {
    const seeds = Array.from({ length: 200 }, (_, i) => i);
    const sigma = 50 / (800 / Math.log(10)) / 2; // what 50 normalized Elo are, of matches without draws
    expect(seeds.filter((seed) => decide(0.5, seed) === 'stronger').length).toBeLessThan(20);
    expect(seeds.filter((seed) => decide(0.5 + sigma, seed) === 'not stronger').length).toBeLessThan(20);
    expect(seeds.every((seed) => decide(0.8, seed) === 'stronger')).toBe(true);
  });

  it('does not trust the first few matches', () => {
    expect(runSprt([1, 1, 1], 2, QUESTION).verdict).toBeNull();
    expect(
      runSprt(
        Array.from({ length: 20 }, () => 1),
        2,
        QUESTION,
      ).verdict,
    ).toBe('stronger');
  });
});

describe('words', () => {
  it('are those that players chose themselves', () => {
    const wordOf = (game: AnyGame, event: Json): string | null => game.say.playedWords(event)[0]?.word ?? null;
    expect(wordOf(games['word-xchange'], { type: 'stolen', seat: 1, word: 'STEAK' })).toBe('STEAK');
    const result = { counted: [{ word: 'OAK' }] };
    expect(wordOf(games['outside-the-box'], { type: 'scored', seat: 1, result })).toBe('OAK');
    expect(wordOf(games['take-my-word'], { type: 'formed', seat: 1, text: 'QUAIL' })).toBe('QUAIL');
    expect(wordOf(games['take-my-word'], { type: 'lettered', seat: 1, text: 'Q' })).toBeNull();
    expect(wordOf(games.wordsters, { type: 'wordAnnounced', seat: 1, word: 'PLOVER' })).toBe('PLOVER');
    expect(wordOf(games['word-power'], { type: 'rolled', seat: 1, die: 3 })).toBeNull();
  });

  it('are counted by how common they are', () => {
    const lexicon = loadLexicon('standard');
    const tiers = groupWordsByFrequency(['THE', 'THE', 'QUAIL'], lexicon);
    expect(tiers[0]).toMatchObject({ zipf: 6, played: 2, rarest: ['THE'] });
    expect(tiers.reduce((sum, { played }) => sum + played, 0)).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../lexicon/custom-lexicon.ts';
import { randomFrom } from '../random.ts';
import type { Entry } from './contest.ts';
import { placeAll, rankEntries, rankSeries } from './standing.ts';

const words = customLexicon(['OAK', 'ELM', 'ASH', 'YEW']);

const entry = (
  id: string,
  score: number | null,
  words: readonly string[] = [],
  bot: Entry['bot'] = null,
  hasLeft = false,
): Entry => ({
  ...{ id, name: id, bot },
  result: score === null ? null : { score, words, tookMs: 1000, hasLeft, tieBreak: 0 },
});

describe('a ranking', () => {
  it('has points, percent of the best, and matchpoints; equal points share a rank', () => {
    const ranking = rankEntries(
      [entry('c', 40), entry('a', 80), entry('d', 20), entry('b', 40), entry('e', null)],
      'score',
      words,
    );
    expect(ranking).toEqual([
      { id: 'a', rank: 1, points: 80, percent: 100, matchpoints: 100 },
      { id: 'b', rank: 2, points: 40, percent: 50, matchpoints: 50 },
      { id: 'c', rank: 2, points: 40, percent: 50, matchpoints: 50 },
      { id: 'd', rank: 4, points: 20, percent: 25, matchpoints: 0 },
    ]);
  });

  it('places bots without changing anything for people', () => {
    const people = [entry('a', 30), entry('b', 10)];
    const bots = [entry('keen', 20, [], 'keen'), entry('master', 50, [], 'master')];
    const ranking = rankEntries([...people, ...bots], 'score', words);
    expect(ranking.filter(({ id }) => id.length === 1)).toEqual(rankEntries(people, 'score', words));
    expect(ranking.map(({ id, rank, matchpoints }) => [id, rank, matchpoints])).toEqual([
      ['master', 1, 100],
      ['a', 1, 100],
      ['keen', 2, 50],
      ['b', 2, 0],
    ]);
  });

  it('has places of everybody, where a bot is a place of its own', () => {
    const results = [
      ...(
        [
          ['ann', 47],
          ['keen', 45],
          ['bob', 40],
          ['master', 56],
          ['cleo', 40],
        ] as const
      ).map(([who, points]) => ({
        ...{ who, points, hasLeft: false, tieBreak: 0 },
      })),
      { who: 'dora', points: 90, hasLeft: true, tieBreak: 0 },
    ];
    expect(placeAll(results).map(({ one, place }) => [one.who, place])).toEqual([
      ['master', 1],
      ['ann', 2],
      ['keen', 3],
      ['bob', 4],
      ['cleo', 4],
      ['dora', 6],
    ]);
  });

  it('breaks ties where the game has something for that', () => {
    const rich = (id: string, score: number, tieBreak: number): Entry => {
      const { result, ...rest } = entry(id, score);
      return { ...rest, result: { ...result!, tieBreak } };
    };
    const ranking = rankEntries(
      [rich('a', 2, 100), rich('b', 2, 900), rich('c', 1, 5000), rich('d', 2, 100)],
      'score',
      words,
    );
    expect(ranking.map(({ id, rank, percent }) => [id, rank, percent])).toEqual([
      ['b', 1, 100],
      ['a', 2, 100],
      ['d', 2, 100],
      ['c', 4, 50],
    ]);
    expect(ranking[1]!.matchpoints).toBe(50);
  });

  it('places who left behind everybody who played to the end', () => {
    const left = (id: string, score: number): Entry => entry(id, score, [], null, true);
    const ranking = rankEntries([left('a', 90), entry('b', -5), entry('c', 40), left('d', 10)], 'score', words);
    expect(ranking.map(({ id, rank, points, percent }) => [id, rank, points, percent])).toEqual([
      ['c', 1, 40, 100],
      ['b', 2, -5, 0],
      ['a', 3, 90, 0],
      ['d', 4, 10, 0],
    ]);
    expect(ranking.map(({ matchpoints }) => Math.round(matchpoints))).toEqual([100, 67, 33, 0]);
    expect(rankEntries([left('a', 90)], 'score', words)[0]).toMatchObject({ percent: 0, matchpoints: 0 });
    expect(rankEntries([left('a', 90), left('b', 5)], 'score', words)[0]).toMatchObject({ id: 'a', matchpoints: 100 });
  });

  it('knows what to say of one entry, of no points and of points below zero', () => {
    expect(rankEntries([entry('a', 7)], 'score', words)).toEqual([
      { id: 'a', rank: 1, points: 7, percent: 100, matchpoints: 50 },
    ]);
    expect(rankEntries([entry('a', 0), entry('b', -5)], 'score', words).map(({ percent }) => percent)).toEqual([
      100, 0,
    ]);
    expect(rankEntries([entry('a', 10), entry('b', -5)], 'score', words).map(({ percent }) => percent)).toEqual([
      100, 0,
    ]);
    expect(rankEntries([], 'score', words)).toEqual([]);
    expect(rankEntries([entry('keen', 5, [], 'keen')], 'score', words)[0]).toMatchObject({ rank: 1, matchpoints: 50 });
  });

  it('counts rare words: alone 1, shared by k people 2/k', () => {
    const entries = [
      entry('a', 0, ['OAK', 'ELM', 'OAK']),
      entry('b', 0, ['OAK', 'ASH']),
      entry('c', 0, ['OAK']),
      entry('keen', 0, ['OAK', 'YEW', 'ELM'], 'keen'),
    ];
    const points = Object.fromEntries(rankEntries(entries, 'rareWords', words).map((one) => [one.id, one.points]));
    expect(points).toEqual({ a: 1.67, b: 1.67, c: 0.67, keen: 2.5 });
  });

  it('is the same in whatever order the results arrive', () => {
    const random = randomFrom('order', 0);
    const entries = Array.from({ length: 200 }, (_, i) =>
      entry(`e${i}`, random.below(30), [random.pick(['OAK', 'ELM', 'ASH', 'YEW'])], i % 50 === 0 ? 'keen' : null),
    );
    for (const pointsFrom of ['score', 'rareWords'] as const) {
      const ranking = rankEntries(entries, pointsFrom, words);
      for (let i = 0; i < 10; i++) expect(rankEntries(random.shuffle(entries), pointsFrom, words)).toEqual(ranking);
    }
  });
});

describe('the standing of a series', () => {
  const noBots = (): boolean => false;
  const deal = (points: { readonly [id: string]: number }) => ({
    ranking: rankEntries(
      Object.entries(points).map(([id, score]) => entry(id, score)),
      'score',
      words,
    ),
    ownerOf: (id: string) => id,
  });

  it('adds up what everybody has; who misses a deal gets nothing for it, and equal totals share a rank', () => {
    const deals = [deal({ ann: 10, bob: 5, cleo: 5 }), deal({ bob: 8, cleo: 4 })];
    expect(rankSeries(deals, 'matchpoints', noBots)).toEqual([
      { owner: 'bob', rank: 1, total: 125, results: [25, 100] },
      { owner: 'ann', rank: 2, total: 100, results: [100, null] },
      { owner: 'cleo', rank: 3, total: 25, results: [25, 0] },
    ]);
    expect(rankSeries(deals, 'percent', noBots).map(({ owner, total }) => [owner, total])).toEqual([
      ['bob', 150],
      ['ann', 100],
      ['cleo', 100],
    ]);
    expect(rankSeries(deals, 'percent', noBots).map(({ rank }) => rank)).toEqual([1, 2, 2]);
  });

  it('changes no rank of a person because of a bot', () => {
    const deals = [deal({ ann: 10, keen: 8, bob: 5, master: 5, cleo: 1 })];
    const isBot = (owner: string): boolean => owner === 'keen' || owner === 'master';
    expect(rankSeries(deals, 'percent', isBot).map(({ owner, rank }) => [owner, rank])).toEqual([
      ['ann', 1],
      ['keen', 2],
      ['bob', 2],
      ['master', 2],
      ['cleo', 3],
    ]);
  });
});

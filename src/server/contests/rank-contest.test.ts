import { expect, it } from 'vitest';
import type { Contest } from '../../core/contests/contest.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { StoredContest, StoredEntry } from '../store/contests.ts';
import { testMatch } from '../store/store-fixtures.testing.ts';
import { createRanker, linesFor } from './rank-contest.ts';

const { at: _, ...deal } = testMatch('any').match;
const contest: Contest = {
  ...{
    id: 'c',
    kind: 'daily',
    opens: 0,
    closes: 1,
    scoring: 'points',
    pointsFrom: 'score',
    deal,
    bots: [null, 'keen'],
  },
  ...{ secrecy: 'sealed', isPublic: true, series: null, isShort: true },
};
const stored: StoredContest = { contest, host: 'host', challenger: null, invited: null, closedAt: null };

const entry = (person: string, score: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ contest: 'c', person, id: `e-${person}`, name: person, bot: null, room: 'r', match: `m-${person}` },
  ...{ enteredAt: 0, isOrigin: false, isListed: true, isHidden: false },
  result: {
    ...{ score, words: [], tookMs: 1, hasLeft: false, tieBreak: 0, elapsedMs: null, insight: null },
  },
  ...more,
});
const bots = [
  entry('bot.keen', 45, { bot: 'keen', name: 'Keen bot', match: null }),
  entry('bot.master', 56, { bot: 'master', name: 'Master bot', match: null }),
];
const shownTo = (person: string, entries: readonly StoredEntry[]): readonly (readonly [string, number])[] =>
  linesFor(stored, createRanker(loadLexicon)(contest, entries), person).map(({ name, rank }) => [name, rank]);

it('puts an entry that only its owner sees where it belongs, between bots too', () => {
  const own = entry('ann', 47, { isListed: false });
  expect(shownTo('ann', [own, ...bots])).toEqual([
    ['Master bot', 1],
    ['ann', 1],
    ['Keen bot', 1],
  ]);
  expect(shownTo('ben', [own, ...bots]).map(([name]) => name)).toEqual(['Master bot', 'Keen bot']);
  expect(shownTo('ann', [own, entry('ben', 50), entry('cleo', 46), ...bots])).toEqual([
    ['Master bot', 1],
    ['ben', 1],
    ['ann', 2],
    ['cleo', 2],
    ['Keen bot', 3],
  ]);
});

it('shows a hidden entry to the host and its owner only, and it changes nothing for the others', () => {
  const entries = [entry('ann', 47, { isHidden: true }), entry('ben', 40), ...bots];
  for (const person of ['ann', 'host'])
    expect(shownTo(person, entries).map(([name]) => name)).toEqual(['Master bot', 'ann', 'Keen bot', 'ben']);
  expect(shownTo('ben', entries)).toEqual([
    ['Master bot', 1],
    ['Keen bot', 1],
    ['ben', 1],
  ]);
});

import { expect, it } from 'vitest';
import type { PlayedMatch } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';
import { tellEnding } from './ending.ts';

type Easels = readonly (readonly string[])[];

/** A match of these steps, each with the words everybody has after it. */
function matchOf(
  steps: readonly { readonly events: readonly Event[]; readonly easels: Easels }[],
  ranking: readonly (readonly number[])[],
): PlayedMatch<Event, View> {
  const acts = [{ events: [], easels: [[], []] as Easels }, ...steps].map(({ events, easels }, n) => ({
    n,
    by: n === 0 ? null : 0,
    events,
    views: easels.map(() => ({ easels, board: '' }) as unknown as View),
    scores: easels.map((words) => words.length),
  }));
  return { acts, outcome: { ranking, reason: '' }, lexicon: customLexicon([]) };
}

const players = playerNames(['Ann', 'Ben'], 0);
const steps = [
  { events: [{ type: 'made', seat: 1, word: 'RIFLE' }], easels: [[], ['RIFLE']] },
  {
    events: [
      { type: 'stolen', seat: 0, from: 1, old: 'RIFLE', word: 'TRIFLE' },
      { type: 'won', seat: 0, words: ['TRIFLE'], alone: false },
    ],
    easels: [['TRIFLE'], []],
  },
] as const;

it('tells how many words won, with which one, and who made and lost what', () => {
  const ending = tellEnding(matchOf(steps, [[0], [1]]), players);
  expect(ending.headline).toBe('You win, 1 word to 0');
  expect(ending.detail?.text).toBe('The last word was TRIFLE: Ben’s RIFLE and “T”.');
  expect(ending.winningWords).toEqual(['TRIFLE']);
  expect(ending.standings).toEqual([
    { score: '1', line: '0 made, 1 stolen' },
    { score: '0', line: '1 made, 1 lost' },
  ]);
  expect(ending.highlights.map(({ text }) => text)).toContain(
    'Best steal: you turned Ben’s RIFLE into TRIFLE with “T”.',
  );
  expect(ending.chart.moments.map(({ scores }) => scores)).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});

it('does not count a word that was taken back after a challenge', () => {
  const upheld = [
    { events: [{ type: 'made', seat: 0, word: 'QXZ' }], easels: [['QXZ'], []] },
    {
      events: [{ type: 'upheld', seat: 0, by: 1, word: 'QXZ', fault: { type: 'unknown' }, back: null }] as never,
      easels: [[], []],
    },
    ...steps,
  ] as const;
  expect(tellEnding(matchOf(upheld, [[0], [1]]), players).standings[0]!.line).toBe('0 made, 1 stolen');
});

it('calls a word the longest only if no other is as long', () => {
  const made = (seat: number, word: string, easels: Easels) =>
    ({ events: [{ type: 'made', seat, word }], easels }) as const;
  const longest = (words: readonly [string, string]) =>
    tellEnding(
      matchOf([made(0, words[0], [[words[0]], []]), made(1, words[1], [[words[0]], [words[1]]])], [[0, 1]]),
      players,
    )
      .highlights.map(({ text }) => text)
      .filter((text) => text.includes('longest'));
  expect(longest(['PLANET', 'WEDGE'])).toEqual(['You made the longest word, PLANET.']);
  expect(longest(['PLANET', 'STREAK'])).toEqual([]);
});

it('says so when everyone else left, and when the words were equal in number', () => {
  const left = [{ events: [{ type: 'won', seat: 1, words: [], alone: true }], easels: [[], []] }] as const;
  expect(tellEnding(matchOf(left, [[1], [0]]), players)).toMatchObject({
    headline: 'Ben wins',
    detail: { text: 'Everyone else left.' },
  });
  const equal = [
    { events: [{ type: 'exhausted', winners: [1], words: 1, letters: 6 }], easels: [['OAK'], ['TRIFLE']] },
  ] as const;
  expect(tellEnding(matchOf(equal, [[1], [0]]), players).headline).toBe('Ben wins with the longer words');
});

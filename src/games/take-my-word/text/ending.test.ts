import { expect, it } from 'vitest';
import type { PlayedMatch } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { tellEnding } from './ending.ts';

/** By seat: the points of each turn, and what letters left in hand cost. */
type Tally = readonly { readonly turns: readonly number[]; readonly deduction?: number }[];

function matchOf(
  steps: readonly { readonly events: readonly Event[]; readonly tally: Tally }[],
  reason = 'rounds',
): PlayedMatch<Event, View> {
  const acts = [{ events: [], tally: [{ turns: [] }, { turns: [] }] as Tally }, ...steps].map(
    ({ events, tally }, n) => {
      const players = tally.map(({ turns, deduction = 0 }) => ({
        turns: turns.map((points) => ({ points })),
        deduction,
        score: turns.reduce((sum, points) => sum + points, 0) - deduction,
      }));
      const view = { players } as unknown as View;
      return { n, by: n === 0 ? null : 0, events, views: [view, view], scores: players.map(({ score }) => score) };
    },
  );
  return { acts, outcome: { ranking: [[0], [1]], reason }, lexicon: customLexicon([]) };
}

const formed = (seat: number, text: string, points: number): Event => ({
  type: 'formed',
  seat,
  text,
  points,
  premiums: [],
  kept: [],
});
const players = playerNames(['Ann', 'Ben'], 0);
const steps = [
  { events: [formed(1, 'CROWN', 11)], tally: [{ turns: [] }, { turns: [11] }] },
  {
    events: [{ type: 'taken', seat: 0, from: 1, text: 'CROWN', points: 11 } as const, formed(0, 'UNCROWNS', 26)],
    tally: [{ turns: [26] }, { turns: [0] }],
  },
  {
    events: [{ type: 'lettered', seat: 1, text: 'GAI', points: 1 } as const],
    tally: [
      { turns: [26], deduction: 12 },
      { turns: [0, 1], deduction: 2 },
    ],
  },
];

it('keeps what letters left in hand cost apart from the last move', () => {
  const ending = tellEnding(matchOf(steps), players);
  expect(ending.headline).toBe('You win, 14 points to −1');
  expect(ending.chart.moments).toEqual([
    { label: 'Start', scores: [0, 0] },
    { label: 'Move 1', scores: [0, 11] },
    { label: 'Move 2', scores: [26, 0] },
    { label: 'Move 3', scores: [26, 1] },
    { label: 'Letters left', scores: [14, -1] },
  ]);
  expect(ending.rounds).toEqual([
    { label: 'Round 1', points: [26, 0] },
    { label: 'Round 2', points: [null, 1] },
    { label: 'Letters left', points: [-12, -2] },
  ]);
});

it('tells the best word, the biggest steal and what each player did', () => {
  const ending = tellEnding(matchOf(steps), players);
  expect(ending.highlights.map(({ text }) => text)).toEqual([
    'Most points in one turn: your UNCROWNS for 26.',
    'Best word taken: you made UNCROWNS from Ben’s CROWN. You got 26, Ben lost 11.',
    'You came back after being 11 points behind Ben.',
    'Letters left in hand cost you 12 points.',
  ]);
  expect(ending.detail?.text).toBe('Your best word was UNCROWNS: 26 points.');
  expect(ending.standings).toEqual([
    { score: '14', line: '1 word, took 1' },
    { score: '−1', line: '1 word, lost 1' },
  ]);
});

it('says when the best word was taken, and when everyone else left', () => {
  const taken = [{ ...steps[0]!, events: [formed(1, 'CROWN', 40)] }, steps[1]!];
  const ending = tellEnding(matchOf(taken, 'left'), players);
  expect(ending.highlights[0]!.text).toBe('Most points in one turn: Ben’s CROWN for 40. You took it with UNCROWNS.');
  expect(ending).toMatchObject({ headline: 'You win', detail: { text: 'Everyone else left.' } });
});

import { expect, it } from 'vitest';
import type { PlayedMatch } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import { MOST_POINTS } from '../rules/phases/round.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { tellEnding } from './ending.ts';

function matchOf(
  steps: readonly (readonly Event[])[],
  scores: readonly number[],
  reason = MOST_POINTS,
): PlayedMatch<Event, View> {
  const acts = [[], ...steps].map((events, n) => ({ n, by: n === 0 ? null : 0, events, views: [], scores }));
  return { acts, outcome: { ranking: [[0], [1], [2]], reason }, lexicon: customLexicon([]) };
}

const scored = (seat: number, word: string, points: number, others: readonly number[] = []): Event => ({
  type: 'wordScored',
  seat,
  word,
  points,
  with: others,
});
const struck = (seat: number, word: string): Event => ({
  type: 'wordsStruck',
  seat,
  words: [word],
  as: word,
  why: 'same',
});
const roundEnded = (round: number, points: readonly number[], totals: readonly number[]): Event => ({
  type: 'roundEnded',
  round,
  wordster: 'EDO',
  points,
  totals,
  lists: [[], [], []],
});
const players = playerNames(['Ann', 'Ben', 'Lena'], 0);
const steps = [
  [scored(0, 'TORPEDO', 2, [1, 2]), struck(1, 'TORPEDO'), struck(2, 'TORPEDO')],
  [scored(1, 'FREEDOM', 1), roundEnded(1, [2, 1, 0], [2, 1, 0])],
  [scored(1, 'PREDOMINANTLY', 1), roundEnded(2, [0, 1, 0], [2, 2, 0])],
];

it('tells the points by round, and what happened to the words of each player', () => {
  const ending = tellEnding(matchOf(steps, [3, 2, 0]), players);
  expect(ending.headline).toBe('You win, 3 points to 2');
  expect(ending.standings.map(({ line }) => line)).toEqual([
    '1 word, 1 worth 2',
    '2 words, 1 crossed off',
    '0 words, 1 crossed off',
  ]);
  expect(ending.rounds).toEqual([
    { label: 'Round 1 (EDO)', points: [2, 1, 0] },
    { label: 'Round 2 (EDO)', points: [0, 1, 0] },
  ]);
  expect(ending.chart.moments.map(({ label }) => label)).toEqual(['Start', 'Round 1', 'Round 2', 'End']);
});

it('tells the best catch, the best round and the longest word', () => {
  const texts = tellEnding(matchOf(steps, [2, 2, 0]), players).highlights.map(({ text }) => text);
  expect(texts.slice(0, 3)).toEqual([
    'Best catch: you read TORPEDO first. Ben and Lena had the same word and crossed it off.',
    'Best round: you got 2 points with EDO in round 1.',
    'Ben read the longest word, PREDOMINANTLY.',
  ]);
});

it('says what broke a tie', () => {
  const ending = tellEnding(matchOf(steps, [2, 2, 0], 'More 2-point words broke the tie'), players);
  expect(ending).toMatchObject({ headline: 'You win the tie', detail: { text: 'More 2-point words broke the tie.' } });
});

import { expect, it } from 'vitest';
import { game } from '../../games/conformance/toy/game.ts';
import type { AnyGame } from '../any-game.ts';
import { playerNames } from '../player-names.ts';
import { narrateAct, sentencesOf } from './narrate.ts';

const wordy: AnyGame = {
  ...game,
  say: {
    ...game.say,
    event: (event) => (event === 'quiet' ? null : `${event}!`),
    topic: (event) => ({ seat: null, opensTurn: false, isNews: event === 'DOG' }),
    words: (event) => [String(event)],
  },
};

it('leaves out events without a sentence', () => {
  expect(sentencesOf(wordy, ['A', 'quiet', 'B'], playerNames([], null))).toEqual(['A!', 'B!']);
});

it('names the words of an act once each, and the topic of each line', () => {
  const topic = { seat: null, opensTurn: false };
  expect(narrateAct(wordy, playerNames([], null), 3, 1, ['DOG', 'quiet', 'CAT', 'DOG'])).toEqual({
    n: 3,
    by: 1,
    lines: ['DOG!', 'CAT!', 'DOG!'],
    topics: [
      { ...topic, isNews: true },
      { ...topic, isNews: false },
      { ...topic, isNews: true },
    ],
    words: ['DOG', 'quiet', 'CAT'],
  });
});

// Practice cards: this game has no words to learn. Games with words create cards from what was missed, ask them and judge them.

import type { GamePractice } from '#core/practice/game-practice.ts';
import type { Event } from './rules/state.ts';
import type { View } from './rules/view.ts';

export const practice: GamePractice<View, Event> = {
  kinds: [],
  createCards: () => [],
  listDisputedWords: () => [],
  listUsedWords: () => [],
  draftFor: () => null,
  isClosed: () => false,
  ask: () => null,
  judge: () => ({ type: 'wrong', sentence: 'This game has no questions.' }),
};

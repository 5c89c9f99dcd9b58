// What decides about a play: the row, a hand, the premiums in front of it; and the small questions asked of them.
// Not the judgement itself (play.ts) nor the search for plays (search.ts). Every player's own view holds a position.

import type { Lexicon, WordList } from '../../../../lexicon/lexicon.ts';
import { type Card, letterTimes, type Premium, pointsOf, wordTimes } from '../cards.ts';
import type { Row, Setup, Slot } from '../state.ts';

export type Position = {
  readonly row: Row;
  readonly hand: readonly Card[];
  readonly premiums: readonly Premium[];
  readonly keepRule: Setup['keepRule'];
};

export type Words = Pick<Lexicon, 'has' | 'isPrefix' | 'graph' | 'offensiveness'>;

/** TM-049: one letter is never a whole word. */
export const isWord = (text: string, words: Pick<WordList, 'has'>): boolean => text.length > 1 && words.has(text);

/** TM-110, TM-129 to TM-131: letter premiums first, then all word premiums multiplied. */
export const wordPoints = (slots: readonly Pick<Slot, 'card' | 'premium'>[]): number =>
  slots.reduce((sum, { card, premium }) => sum + pointsOf(card) * letterTimes(premium), 0) *
  slots.reduce((times, { premium }) => times * wordTimes(premium), 1);

/** TM-095, TM-096: do these remaining slots hold what has to remain? */
export const keepsEnough = (kept: readonly Slot[], keepRule: Setup['keepRule']): boolean =>
  kept.some(({ fresh }) => keepRule === 'any' || fresh);

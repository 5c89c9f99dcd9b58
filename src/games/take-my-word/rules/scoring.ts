// All scoring: the points of a word, of a hand and of a player.

import { type Card, cardPoints, type Premium } from './cards.ts';
import type { Player, Slot, TallyEntry } from './state.ts';

/** TM-129: how a premium multiplies its letter. */
export const letterMultiplier = (premium: Premium | null): number => (premium === 'DL' ? 2 : premium === 'TL' ? 3 : 1);
/** TM-129: how a premium multiplies the whole word. */
export const wordMultiplier = (premium: Premium | null): number =>
  premium === 'DW' || premium === 'ST' ? 2 : premium === 'TW' ? 3 : 1;

/** TM-110, TM-129 to TM-131: letter premiums apply first, then all word premiums multiply the sum. */
export const wordPoints = (slots: readonly Pick<Slot, 'card' | 'premium'>[]): number =>
  slots.reduce((sum, { card, premium }) => sum + cardPoints(card) * letterMultiplier(premium), 0) *
  slots.reduce((product, { premium }) => product * wordMultiplier(premium), 1);

export const handPoints = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + cardPoints(card), 0);

const tallyTotal = (turns: readonly TallyEntry[]): number => turns.reduce((sum, turn) => sum + turn.points, 0);

export const playerScore = ({ turns, deduction }: Pick<Player, 'turns' | 'deduction'>): number =>
  tallyTotal(turns) - deduction;

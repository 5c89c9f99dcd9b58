// Phrases for cards, points and lists of players, shared by the log, the refusals, the terminal and the board.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import {
  type Card,
  type CardColor,
  cardPoints,
  colorOf,
  isBlack,
  isBlank,
  isPremiumCard,
  type Premium,
  printedLetter,
} from '../rules/cards.ts';
import type { Slot } from '../rules/state.ts';

const COLOR_NAMES: Record<CardColor, string> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', k: 'black' };
const PREMIUM_NAMES: Record<Premium, string> = {
  DL: 'double letter',
  TL: 'triple letter',
  DW: 'double word',
  TW: 'triple word',
  ST: 'star',
};

export const describeColor = (color: CardColor): string => COLOR_NAMES[color];

export const describeCard = (card: Card | Premium): string =>
  isPremiumCard(card)
    ? PREMIUM_NAMES[card]
    : `${COLOR_NAMES[colorOf(card)]} ${isBlank(card) ? 'blank' : printedLetter(card)}`;

export const describePremium = (premium: Premium): string =>
  premium === 'ST' ? 'the star' : `a ${PREMIUM_NAMES[premium]} card`;

/** Premiums of the same kind are counted together. */
export function describePremiums(premiums: readonly Premium[]): string {
  const kinds = [...new Set(premiums)].map((kind) => {
    const count = premiums.filter((one) => one === kind).length;
    return count === 1 ? describePremium(kind) : formatCount(count, `${PREMIUM_NAMES[kind]} card`);
  });
  return joinWithAnd(kinds);
}

/** A card of the row; `isDraft`: placed by the viewer and not played yet. */
export const describeSlot = ({ card, letter, premium, fresh }: Slot, isDraft: boolean): string =>
  [
    isBlank(card) ? `${describeCard(card)} as ${letter}` : describeCard(card),
    String(cardPoints(card)),
    ...(premium === null ? [] : [`with ${describePremium(premium)}`]),
    ...(isDraft ? ['yours, not played yet'] : isBlack(card) ? ['locked'] : []),
    ...(fresh && !isDraft ? ['laid last'] : []),
  ].join(', ');

export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const formatPoints = (points: number): string => formatCount(points, 'point');

export const formatNames = (seats: readonly Seat[], players: PlayerNames): string =>
  joinWithAnd(seats.map((seat) => players.subject(seat)));

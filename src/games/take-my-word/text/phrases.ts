// Cards, points and lists of people in plain words, for say.ts and board.ts.
// Not whole sentences about the game.

import type { Seat } from '../../../core/game.ts';
import {
  type Card,
  type Colour,
  colourOf,
  isBlack,
  isBlank,
  isPremium,
  type Premium,
  pointsOf,
} from '../rules/cards.ts';
import type { Slot } from '../rules/state.ts';

const COLOUR_NAMES: Record<Colour, string> = { r: 'red', y: 'yellow', g: 'green', b: 'blue', k: 'black' };
const PREMIUM_NAMES: Record<Premium, string> = {
  DL: 'double letter',
  TL: 'triple letter',
  DW: 'double word',
  TW: 'triple word',
  ST: 'star',
};

export const tellColour = (colour: Colour): string => COLOUR_NAMES[colour];

export const tellCard = (card: Card | Premium): string =>
  isPremium(card) ? PREMIUM_NAMES[card] : `${COLOUR_NAMES[colourOf(card)]} ${isBlank(card) ? 'blank' : card[1]}`;

export const tellPremium = (premium: Premium): string =>
  premium === 'ST' ? 'the star' : `a ${PREMIUM_NAMES[premium]} card`;

/** Those of a kind are counted. */
export function tellPremiums(premiums: readonly Premium[]): string {
  const kinds = [...new Set(premiums)].map((kind) => {
    const count = premiums.filter((one) => one === kind).length;
    return count === 1 ? tellPremium(kind) : tellCount(count, `${PREMIUM_NAMES[kind]} card`);
  });
  return tellList(kinds);
}

/** A card of the row; `own`: laid by the player who is trying. */
export const tellSlot = ({ card, letter, premium, fresh }: Slot, own: boolean): string =>
  [
    isBlank(card) ? `${tellCard(card)} as ${letter}` : tellCard(card),
    String(pointsOf(card)),
    ...(premium === null ? [] : [`with ${tellPremium(premium)}`]),
    ...(own ? ['yours, not played yet'] : isBlack(card) ? ['locked'] : []),
    ...(fresh && !own ? ['laid last'] : []),
  ].join(', ');

export const tellCount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
export const tellPoints = (points: number): string => tellCount(points, 'point');

export function tellList(parts: readonly string[], join = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${join} ${parts.at(-1)}`;
}

export const tellSeats = (seats: readonly Seat[], names: readonly string[], join = 'and'): string =>
  tellList(
    seats.map((seat) => names[seat]!),
    join,
  );

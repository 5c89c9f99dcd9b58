// Cards, points and lists of people in plain words, for say.ts and board.ts.
// Not whole sentences about the game.

import type { Seat } from '../../core/game.ts';
import { type Card, type Colour, colourOf, isBlank, isPremium, type Premium } from './cards.ts';

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

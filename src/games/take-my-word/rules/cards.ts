// The 151 cards: letter cards in five colors, premium cards and the star, and how they are written as text.
// The printed counts and points are in content.ts.

import { LETTER_TABLE, PREMIUM_COUNTS } from '../content.ts';

export const CARD_COLORS = ['r', 'y', 'g', 'b', 'k'] as const;
export type CardColor = (typeof CARD_COLORS)[number];

/** A letter card: its color and what is printed on it, such as `rN` or `b?`. */
export type Card = `${CardColor}${string}`;

export const PREMIUMS = ['DL', 'TL', 'DW', 'TW', 'ST'] as const;
export type Premium = (typeof PREMIUMS)[number];

/** Letter cards in a full hand. */
export const HAND_SIZE = 7;

const LETTER_POINTS: ReadonlyMap<string, number> = new Map(LETTER_TABLE.map(({ letter, points }) => [letter, points]));

export const LETTER_CARDS: readonly Card[] = LETTER_TABLE.flatMap(({ letter, counts }) =>
  CARD_COLORS.flatMap((color, i) => Array.from({ length: counts[i]! }, (): Card => `${color}${letter}`)),
);

/** All premium cards except the star (TM-021). */
export const PREMIUM_CARDS: readonly Premium[] = PREMIUM_COUNTS.flatMap(([premium, count]) =>
  Array.from({ length: count }, () => premium),
);

export const STAR: Premium = 'ST';

export const colorOf = (card: Card): CardColor => card[0] as CardColor;
/** The letter on the card, `?` for a blank. */
export const printedLetter = (card: Card): string => card[1]!;
export const isBlack = (card: Card): boolean => card[0] === 'k';
export const isBlank = (card: Card): boolean => card[1] === '?';
/** TM-009, TM-011: a blank is worth 0, whatever letter it stands for. */
export const cardPoints = (card: Card): number => LETTER_POINTS.get(printedLetter(card))!;
export const isPremiumCard = (card: Card | Premium): card is Premium => (PREMIUMS as readonly string[]).includes(card);
export const isLetterCard = (card: Card | Premium): card is Card => !isPremiumCard(card);

/** TM-090 to TM-093, TM-105: a card replaces its own color, black replaces any color, and black is never replaced. */
export const mayReplace = (card: Card, old: Card): boolean =>
  !isBlack(old) && (isBlack(card) || colorOf(card) === colorOf(old));

/** Case does not matter: the first character is the color, the second the letter. */
export function parseCard(text: string): Card | null {
  return /^[rygbk][a-z?]$/i.test(text) ? `${text[0]!.toLowerCase() as CardColor}${text[1]!.toUpperCase()}` : null;
}

export function parsePremium(text: string): Premium | null {
  return PREMIUMS.find((premium) => premium === text.toUpperCase()) ?? null;
}

/** The first of the wanted cards that the list does not hold enough copies of; null: it holds them all. */
export function findMissingCard<T>(list: readonly T[], wanted: readonly T[]): T | null {
  const rest = [...list];
  for (const one of wanted) {
    const at = rest.indexOf(one);
    if (at < 0) return one;
    rest.splice(at, 1);
  }
  return null;
}

/** The list without one copy of each of these cards, all of which it must hold. */
export function removeCards<T>(list: readonly T[], removed: readonly T[]): readonly T[] {
  const rest = [...list];
  for (const one of removed) rest.splice(rest.indexOf(one), 1);
  return rest;
}

// What the cards left in hand are worth. A lookahead asks millions of times, so a hand is described by a few counts, from which
// those of the played cards are subtracted.

import { type Card, cardPoints, isBlack, isBlank, LETTER_CARDS, printedLetter } from '../rules/cards.ts';

/** What decides the worth of cards in hand, counted over all of them. */
export type CardCounts = {
  readonly cards: number;
  /** Those that are no blanks. */
  readonly letters: number;
  readonly vowels: number;
  readonly black: number;
  readonly points: number;
};

const countsByCard = new Map<Card, CardCounts>(
  LETTER_CARDS.map((card) => [
    card,
    {
      cards: 1,
      letters: isBlank(card) ? 0 : 1,
      vowels: 'AEIOU'.includes(printedLetter(card)) ? 1 : 0,
      black: isBlack(card) ? 1 : 0,
      points: cardPoints(card),
    },
  ]),
);
export const countsOf = (card: Card): CardCounts => countsByCard.get(card)!;

export function countCards(hand: readonly Card[]): CardCounts {
  const counts = { cards: 0, letters: 0, vowels: 0, black: 0, points: 0 };
  for (const card of hand) {
    const { letters, vowels, black, points } = countsOf(card);
    counts.cards++;
    counts.letters += letters;
    counts.vowels += vowels;
    counts.black += black;
    counts.points += points;
  }
  return counts;
}

/** Changes the first counts, because it runs millions of times. */
export function takeAway(from: Mutable<CardCounts>, { cards, letters, vowels, black, points }: CardCounts): void {
  from.cards -= cards;
  from.letters -= letters;
  from.vowels -= vowels;
  from.black -= black;
  from.points -= points;
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Points a hand brings in later turns, by its number of cards; fitted to 24,000 turns of strong bots playing each other.
 *  An empty hand is best, because it is refilled with seven cards. LATE: one turn left. */
const POINTS_BY_HAND_SIZE = [14, 5, 0, -1, -3, -3, 1, 4];
const POINTS_BY_HAND_SIZE_LATE = [14, 0, 0, 0, 0, 1, 1, 1];
const POINTS_PER_BLACK = 2.5;
const POINTS_PER_BLANK = 3;
/** Per vowel too many or too few, beyond half a card. LATE: fewer than three turns left. */
const POINTS_PER_VOWEL_IMBALANCE = 5;
const POINTS_PER_VOWEL_IMBALANCE_LATE = 3.5;

/** What the cards left in hand are worth: later points while turns remain, deductions at the end (TM-141). */
export const handWorth = (hand: readonly Card[], turnsLeft: number): number =>
  worthOfCounts(countCards(hand), turnsLeft);

export function worthOfCounts({ cards, letters, vowels, black, points }: CardCounts, turnsLeft: number): number {
  if (turnsLeft === 0) return -points;
  const imbalance = Math.max(0, Math.abs(vowels - 0.4 * letters) - 0.5);
  return (
    (turnsLeft === 1 ? POINTS_BY_HAND_SIZE_LATE : POINTS_BY_HAND_SIZE)[cards]! +
    POINTS_PER_BLACK * black +
    POINTS_PER_BLANK * (cards - letters) -
    (turnsLeft < 3 ? POINTS_PER_VOWEL_IMBALANCE_LATE : POINTS_PER_VOWEL_IMBALANCE) * imbalance
  );
}

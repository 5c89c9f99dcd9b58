// Word cards, their answer codes, and picking the deck of one game from all printed cards. The piles on the table are in
// step-builder.ts.

import type { Random } from '../../../core/random.ts';
import type { Word, WordClass } from '../../../lexicon/lexicon.ts';
import type { CardColor, PowerCard } from '../content.ts';
import { type PlayRelation, WINDOWS } from './spaces.ts';

/** A card with its answer and definition. Secret: never part of a view before the answer is revealed. */
export type Card = PowerCard;

/** What a card shows on the table (WP-001, WP-007). */
export type CardFace = {
  readonly key: Word;
  readonly class: WordClass;
  readonly words: readonly [string, string, string, string];
  readonly colour: CardColor;
};

export const toCardFace = ({ key, class: kind, words, colour }: Card): CardFace => ({
  key,
  class: kind,
  words,
  colour,
});

/** S1 to S4, then A1 to A4: the relation and the number of the matching word. */
export const ANSWER_CODES: readonly string[] = ['S', 'A'].flatMap((letter) =>
  WINDOWS.map((window) => `${letter}${window}`),
);

/** True if this answer code agrees with a card placed on this window (WP-061, WP-095). */
export const matchesClaim = (code: string, relation: PlayRelation, window: number): boolean =>
  relation === 'SA' ? code[1] === String(window) : code === `${relation}${window}`;

const CARDS_PER_RELATION = 80;

/** Picks a shuffled deck of one color: as many synonym as antonym cards, and no key word twice (WP-142). */
export function pickDeck(
  content: readonly Card[],
  colour: CardColor,
  excludedKeys: ReadonlySet<Word>,
  random: Random,
): readonly Card[] {
  const byRelation = ['S', 'A'].map((letter) =>
    content.filter((card) => card.colour === colour && card.answer[0] === letter && !excludedKeys.has(card.key)),
  );
  const [fewer = [], more = []] = byRelation.toSorted((a, b) => a.length - b.length);
  const first = pickDistinct(fewer, new Set(), random);
  const second = pickDistinct(more, new Set(first.map((card) => card.key)), random);
  const perRelation = Math.min(first.length, second.length);
  return random.shuffle([...first.slice(0, perRelation), ...second.slice(0, perRelation)]);
}

const OWN_CARDS_PER_SEAT = 8;

/** Shuffles people's own cards. Printed ones fill up what is missing: the deck has as many synonym as antonym cards and eight
 *  cards for each seat (WP-146). */
export function pickOwnDeck(
  own: readonly Card[],
  printed: readonly Card[],
  colour: CardColor,
  excludedKeys: ReadonlySet<Word>,
  seats: number,
  random: Random,
): readonly Card[] {
  const ofRelation = (cards: readonly Card[], letter: string) => cards.filter((card) => card.answer[0] === letter);
  const perRelation = Math.max(
    ofRelation(own, 'S').length,
    ofRelation(own, 'A').length,
    (OWN_CARDS_PER_SEAT * seats) / 2,
  );
  const fillers = pickDeck(printed, colour, excludedKeys, random);
  const picked = ['S', 'A'].flatMap((letter) =>
    [...ofRelation(own, letter), ...ofRelation(fillers, letter)].slice(0, perRelation),
  );
  return random.shuffle(picked);
}

function pickDistinct(cards: readonly Card[], excludedKeys: ReadonlySet<Word>, random: Random): readonly Card[] {
  const usedKeys = new Set(excludedKeys);
  const picked: Card[] = [];
  for (const card of random.shuffle(cards)) {
    if (picked.length === CARDS_PER_RELATION) break;
    if (usedKeys.has(card.key)) continue;
    usedKeys.add(card.key);
    picked.push(card);
  }
  return picked;
}

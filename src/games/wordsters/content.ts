// The printed cards of Wordsters. They are chosen from the words when the lexicon is built (tools/lexicon/cards).

import type { Lexicon, TypedArray, Word } from '../../lexicon/lexicon.ts';
import { decodeAscii, encodeAscii } from '../../lexicon/lists/lexicon-sections.ts';

/** Two Wordsters on the front, two on the back. */
export type WordsterCard = readonly [Word, Word, Word, Word];

const SECTION = 'cards.wordsters';
const parsedCards = new WeakMap<TypedArray, readonly WordsterCard[]>();

export function wordsterCardsOf(lexicon: Lexicon): readonly WordsterCard[] {
  const section = lexicon.section(SECTION);
  if (section === null) return [];
  let cards = parsedCards.get(section);
  if (cards === undefined) {
    cards = decodeAscii(section)
      .split('\n')
      .map((line) => line.split(' ') as unknown as WordsterCard);
    parsedCards.set(section, cards);
  }
  return cards;
}

/** The section of a lexicon that has these cards. */
export const wordsterCardSection = (cards: readonly WordsterCard[]): { readonly [name: string]: TypedArray } => ({
  [SECTION]: encodeAscii(cards.map((card) => card.join(' ')).join('\n')),
});

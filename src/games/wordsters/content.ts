// The printed cards of Wordsters. They are chosen from the words when the lexicon is built (tools/lexicon/cards).

import { deckOf } from '../../core/decks/deck-lexicon.ts';
import type { Lexicon, TypedArray, Word } from '../../lexicon/lexicon.ts';
import { decodeAscii, encodeAscii } from '../../lexicon/lists/lexicon-sections.ts';

/** Two Wordsters on the front, two on the back. */
export type WordsterCard = readonly [Word, Word, Word, Word];

const SECTION = 'cards.wordsters';
const parsedCards = new WeakMap<TypedArray, readonly WordsterCard[]>();

/** The cards of a match: those of people's own Wordsters, four on each, or else the printed ones. */
export function wordsterCardsOf(lexicon: Lexicon): readonly WordsterCard[] {
  const printed = printedCardsOf(lexicon);
  const own = deckOf(lexicon)?.triples ?? [];
  return own.length === 0 ? printed : makeOwnCards(own, printed.flat());
}

/** Printed Wordsters fill up the last card. */
function makeOwnCards(own: readonly Word[], printed: readonly Word[]): readonly WordsterCard[] {
  const fillers = printed.filter((wordster) => !own.includes(wordster)).slice(0, (4 - (own.length % 4)) % 4);
  const all = [...own, ...fillers];
  return Array.from({ length: all.length / 4 }, (_, i) => all.slice(4 * i, 4 * i + 4) as unknown as WordsterCard);
}

function printedCardsOf(lexicon: Lexicon): readonly WordsterCard[] {
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

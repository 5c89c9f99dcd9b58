// Gives a deck to the games: as one more table of the lexicon of a match, beside the printed cards.

import type { Lexicon, TypedArray } from '../../lexicon/lexicon.ts';
import { decodeAscii, encodeAscii } from '../../lexicon/lists/lexicon-sections.ts';
import { sha256 } from '../hash/sha256.ts';
import type { Deck } from './deck.ts';

const SECTION = 'deck';
const parsedDecks = new WeakMap<TypedArray, Deck>();

export function withDeck(lexicon: Lexicon, deck: Deck): Lexicon {
  const json = JSON.stringify(deck).replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const table = encodeAscii(json);
  parsedDecks.set(table, deck);
  return lexicon.withSection(SECTION, table, sha256(json).slice(0, 12));
}

/** The deck of a match; null if it has none. */
export function deckOf(lexicon: Lexicon): Deck | null {
  const table = lexicon.hasSection(SECTION) ? lexicon.section(SECTION) : null;
  if (table === null) return null;
  let deck = parsedDecks.get(table);
  if (deck === undefined) parsedDecks.set(table, (deck = JSON.parse(decodeAscii(table)) as Deck));
  return deck;
}

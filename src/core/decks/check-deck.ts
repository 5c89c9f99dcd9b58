// Checks a deck against the dictionary: what suits no classroom is a fault, what may be a typing error is only a note.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { allWordsOf, type Deck } from './deck.ts';

export type DeckNotes = {
  /** Words that no lesson and no printed card may have. */
  readonly offensive: readonly string[];
  /** Words that are not in the dictionary; they may be names or typing errors. */
  readonly unknown: readonly string[];
  /** Triples that no everyday word contains. */
  readonly withoutWords: readonly string[];
};

export function checkDeck(deck: Deck, lexicon: Lexicon): DeckNotes {
  const choices = deck.cards.flatMap((card) => card.words.map((word) => word.toUpperCase()));
  const words = [...new Set([...allWordsOf(deck), ...choices])];
  return {
    offensive: words.filter((word) => lexicon.offensiveness(word) === 'hard'),
    unknown: words.filter((word) => !lexicon.has(word)),
    withoutWords: deck.triples.filter((triple) => lexicon.wordsHiding(triple).length === 0),
  };
}

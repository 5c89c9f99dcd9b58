// How many things of each kind a deck has.

import type { Deck } from '../../core/decks/deck.ts';
import type { DeckSummary } from '../../core/protocol/protocol.ts';

export const sizesOf = ({ closed, words, cards, triples, tasks }: Deck): Omit<DeckSummary, 'title'> => ({
  ...{ closed, words: words.length, cards: cards.length, triples: triples.length, tasks: tasks.length },
});

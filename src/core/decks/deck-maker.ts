// The contract of games/<game>/deck.ts: what a game makes of the words of a deck, such as cards. People can change all of it.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Deck } from './deck.ts';

/** The deck with what this game adds for words that have nothing yet. The same deck always gives the same additions. */
export type DeckMaker = (deck: Deck, lexicon: Lexicon) => Deck;

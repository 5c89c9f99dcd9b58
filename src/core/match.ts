// What a match is made of: its settings, fixed before the first act, and the entries of its log.
// How one is created: open-match.ts. How it is played: table.ts.

import type { HouseWords, Lexicon, ListName } from '../lexicon/lexicon.ts';
import type { Deck } from './decks/deck.ts';
import { withDeck } from './decks/deck-lexicon.ts';
import type { Json, Millis, OptionValue, Seat } from './game.ts';

/** Everything that determines a match before its first act. These fields are stored and written into records. */
export type Match = {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly setup: { readonly [option: string]: OptionValue };
  readonly list: ListName;
  /** If not null, only these words are valid; all other knowledge about words still comes from the list. */
  readonly words: readonly string[] | null;
  readonly scenario: Json;
  /** The people's own cards, triples and tasks. Holds answers: a player's client never gets it before the end. */
  readonly deck?: Deck | undefined;
  /** What the table had agreed on before: words that count although the list doesn't have them, or don't although it does. */
  readonly house?: HouseWords | undefined;
  /** The id of the lexicon, so that a record is never replayed with different words. */
  readonly lexicon: string;
  readonly seed: string;
  readonly at: Millis;
};

/** One act in the log of a match. */
export type LogEntry = { readonly n: number; readonly at: Millis; readonly by: Seat | 'clock'; readonly text: string };

/** Opens a word list. Every host has its own way to load the words. */
export type OpenList = (list: ListName) => Lexicon;

/** What decides which words and cards a match has. */
export type WordChoice = Pick<Match, 'list' | 'words' | 'deck' | 'house'>;

/** The words of a match when it starts: its list, or only the words it names, in whatever case they were written; its own
 *  cards; and its house words. */
export function lexiconForMatch({ list, words, deck, house }: WordChoice, openList: OpenList): Lexicon {
  const chosen = words === null ? openList(list) : openList(list).restrictTo(words.map((word) => word.toUpperCase()));
  const lexicon = deck === undefined ? chosen : withDeck(chosen, deck);
  return house === undefined ? lexicon : lexicon.amended(house);
}

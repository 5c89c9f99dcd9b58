// What a game can ask about words: the lexicon of one match, bound to the word list of that match.
// Built by tools/lexicon, opened by open-lexicon.ts; custom-lexicon.ts makes one from a few words.

import type { HouseWords } from './house/house-words.ts';
import type { Knowledge, Reading } from './knowledge/knowledge-types.ts';
import type { TypedArray } from './lists/lexicon-sections.ts';
import type { Word, WordList } from './lists/word-list-types.ts';

export type { HouseWords } from './house/house-words.ts';
export { describeReading } from './knowledge/describe-reading.ts';
export type {
  Definition,
  Knowledge,
  Reading,
  WordClass,
  WordComparison,
  WordForm,
} from './knowledge/knowledge-types.ts';
export type { TypedArray } from './lists/lexicon-sections.ts';
export type { Word, WordGraph, WordList } from './lists/word-list-types.ts';

/** The lists a match can use; the family lists leave out offensive words. */
export const LIST_NAMES = ['standard', 'broad', 'standard-family', 'broad-family'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Why a string is or is not a valid word, and valid words that are similar. */
export type WordExplanation = {
  readonly text: string;
  readonly inList: boolean;
  readonly reason:
    | { readonly type: 'word' }
    | { readonly type: 'form'; readonly readings: readonly Reading[] }
    | { readonly type: 'plural'; readonly of: Word }
    | { readonly type: 'broad-only' }
    | { readonly type: 'house' } // the table agreed that it counts
    | { readonly type: 'banned' } // the table agreed that it doesn’t
    | { readonly type: 'name' }
    | { readonly type: 'abbreviation' }
    | { readonly type: 'letters' } // characters other than A–Z, too short or too long
    | { readonly type: 'unknown' };
  readonly sentence: string;
  readonly near: readonly Word[];
};

export interface Lexicon extends WordList, Knowledge {
  /** The name of the list and a hash of everything that could change an answer. Every match stores it. */
  readonly id: string;
  explain(text: string): WordExplanation;
  /** The same knowledge with another list: only these words are valid. Entries that are not in capitals A–Z are ignored. */
  restrictTo(words: readonly string[]): Lexicon;
  /** The same list with these house words, instead of those it has. Lists of the same words have the same id. */
  amended(house: HouseWords): Lexicon;
  /** For bots: they accept added words, but their searches find none. The lexicon itself if it has no house words. */
  readonly forBots: Lexicon;
  /** The same words with one more table, or another one of this name. The hash becomes part of the id. */
  withSection(name: string, table: TypedArray, hash: string): Lexicon;
  /** A table that was built together with the words, such as the cards of a game; null if there is none of this name. */
  section(name: string): TypedArray | null;
  /** Whether there is a table of this name. Unlike `section`, this does not need the table itself. */
  hasSection(name: string): boolean;
}

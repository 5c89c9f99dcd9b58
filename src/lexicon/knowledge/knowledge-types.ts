// What is known about words apart from which of them are valid.

import type { Word } from '../lists/word-list-types.ts';

export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb' | 'other';
/** `third` is the third person singular of a verb. The names are part of JSON outputs. */
export type WordForm = 'base' | 'plural' | 'third' | 'past' | 'participle' | 'gerund' | 'comparative' | 'superlative';

/** One way to read a spelling: SAW is the base of a noun and of a verb, and the past of SEE. */
export type Reading = { readonly base: Word; readonly class: WordClass; readonly form: WordForm };

/** Whether a spelling is a basic form or a plural. `of` is the word it is a form of, if any. */
export type BasicFormVerdict = {
  readonly ok: boolean;
  readonly why:
    | 'listed' // decided by the table of single words
    | 'base'
    | 'plural'
    | 'noun' // an -ING or -ED form, or an irregular past, that is a word of its own
    | 'verb-form'
    | 'comparison'
    | 'unknown'; // not a word of any list
  readonly of: Word | null;
};

/** Whether two spellings are forms of one word. */
export type WordComparison = {
  readonly verdict: 'SAME' | 'DOUBTFUL' | 'DIFFERENT';
  /** Alike enough that people might argue about them. */
  readonly similar: boolean;
  readonly because:
    | { readonly type: 'spelling' }
    | { readonly type: 'forms'; readonly base: Word } // both are forms of this word
    | { readonly type: 'variant' } // COLOR, COLOUR
    | { readonly type: 'derived'; readonly from: Word; readonly word: Word } // LOVER from LOVE
    | { readonly type: 'root'; readonly root: Word } // both from this word
    | { readonly type: 'contains' } // TRIANGLE contains ANGLE, and that is all
    | { readonly type: 'sound' } // COURSE, COARSE
    | { readonly type: 'unrelated' };
};

export type Definition = {
  readonly text: string;
  readonly class: WordClass;
  /** The word that is defined, if the spelling asked for is mainly a form of it. */
  readonly of: Word | null;
  /** Which form of that word it is; `base` if it is defined itself. */
  readonly form: WordForm;
};

/** Knowledge about a spelling, whichever list is used. */
export interface Knowledge {
  /** log10 of occurrences in 10^9 words; 0 if never counted. About 3 and above is everyday English. */
  zipf(word: string): number;
  /** About when people learn it, in years from 2 to 20 by steps of 0.5; null for a word in no list. A scale for comparing
   *  words by familiarity: HUG has 5, ORDINANCE 11.5, a word that was never counted 20. */
  learningAge(word: string): number | null;
  readingsOf(word: string): readonly Reading[];
  /** Share of noun use among noun and verb use, 0–1; null if neither is known. */
  nounShare(word: string): number | null;
  /** Whether `plural` is `noun` plus S, and `noun` is used as a noun in at least this share of its uses. */
  isBarePlural(noun: string, plural: string, share: number): boolean;
  judgeBasicForm(word: string): BasicFormVerdict;
  compareWords(a: string, b: string): WordComparison;
  /** Other spellings of the same word: COLOUR for COLOR. */
  variantsOf(word: string): readonly Word[];
  define(word: string): Definition | null;
  /** Bots, cards, hints and definitions avoid offensive words; the family lists do not have the `hard` ones. */
  offensiveness(word: string): 'hard' | 'soft' | null;
}

// What a game may ask about words: the lexicon of one match, bound to the word list that match is played with.
// Not how words are stored (graph.ts), built (tools/lexicon) or read from disk (read.node.ts).

/** All words are spelled in capitals A–Z: whoever takes text from people makes it so. Any other string, `cat` too, is
 *  answered "no", never with an exception. */
export type Word = string;

/** The lists a match can be played with; the family ones leave out what `flag` calls hard. */
export const LIST_NAMES = ['standard', 'broad', 'standard-family', 'broad-family'] as const;
export type ListName = (typeof LIST_NAMES)[number];

export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb' | 'other';
export type Form = 'base' | 'plural' | 'third' | 'past' | 'participle' | 'gerund' | 'comparative' | 'superlative';

/** One way to read a spelling: SAW is the base of a noun and a verb, and the past of SEE. */
export type Reading = { readonly base: Word; readonly class: WordClass; readonly form: Form };

/** A letter graph as one typed array. Arc lists lie side by side, letters rising; arc 0 means "nothing here". */
export interface Graph {
  /** letter 0–25 in bits 0–4, word ends here in bit 5, last arc of its list in bit 6, first arc below in the rest. */
  readonly arcs: Uint32Array;
  /** First arc of the list for the first letter; 0 for an empty graph. */
  readonly root: number;
}

/** Which letters a word may be made of. Letters in `need` and `needWild` free letters must all be used;
 *  of `may` and `mayWild` any, but at least `least` together. */
export type Letters = {
  readonly need?: string;
  readonly needWild?: number;
  readonly may?: string;
  readonly mayWild?: number;
  readonly least?: number;
};

/** Is this spelling a basic form or a plural (OB-048 to OB-059)? `of` is the word it is a form of, where it is one. */
export type BasicForm = {
  readonly ok: boolean;
  readonly why:
    | 'listed' // settled by the table of single words
    | 'base'
    | 'plural'
    | 'noun' // an -ING or -ED form, or an irregular past, that is a word of its own
    | 'verb-form'
    | 'comparison';
  readonly of: Word | null;
};

/** Are two spellings forms of one word (WS-050 to WS-055)? */
export type Comparison = {
  readonly verdict: 'SAME' | 'DOUBTFUL' | 'DIFFERENT';
  /** May the one be claimed or contested on account of the other (WS-055)? */
  readonly similar: boolean;
  readonly because:
    | { readonly type: 'spelling' }
    | { readonly type: 'forms'; readonly base: Word } // both are forms of this word
    | { readonly type: 'variant' } // COLOR, COLOUR
    | { readonly type: 'derived'; readonly from: Word; readonly word: Word } // LOVER from LOVE
    | { readonly type: 'root'; readonly root: Word } // both from this word
    | { readonly type: 'contains' } // ANGLE stands in TRIANGLE, and that is all
    | { readonly type: 'sound' } // COURSE, COARSE
    | { readonly type: 'unrelated' };
};

export type Definition = {
  readonly text: string;
  readonly class: WordClass;
  /** The word defined, where the spelling asked for is only a form of it. */
  readonly of: Word | null;
};

/** How a word answers a task card of Outside the Box (section 11 of its ledger). */
export type TaskFit = {
  readonly fits: boolean;
  /** It counts only because the task admits it (OB-062, OB-064). */
  readonly exception: boolean;
  /** It fits by a common meaning (its first two senses): what a bot may aim at. */
  readonly sure: boolean;
};
export type Task = { readonly id: string; readonly text: string; readonly examples: readonly Word[] };

/** Why a string does or does not count, and what near it would. */
export type Explanation = {
  readonly text: string;
  readonly inList: boolean;
  readonly reason:
    | { readonly type: 'word' }
    | { readonly type: 'form'; readonly readings: readonly Reading[] }
    | { readonly type: 'plural'; readonly of: Word }
    | { readonly type: 'broad-only' }
    | { readonly type: 'name' }
    | { readonly type: 'abbreviation' }
    | { readonly type: 'letters' } // signs other than A–Z, too short or too long
    | { readonly type: 'unknown' };
  readonly sentence: string;
  readonly near: readonly Word[];
};

export type Colour = 'blue' | 'black' | 'red';
/** A card of Word Power: `answer` is S or A and the number 1–4 of the related word. */
export type PowerCard = {
  readonly key: Word;
  readonly class: WordClass;
  readonly words: readonly [string, string, string, string];
  readonly answer: string;
  readonly definition: string;
  readonly colour: Colour;
};
/** A card of Wordsters: two on the red side, two on the back. */
export type WordsterCard = readonly [Word, Word, Word, Word];

/** The words that count in this match. */
export interface WordList {
  readonly list: string;
  readonly size: number;
  has(word: string): boolean;
  isPrefix(text: string): boolean;
  /** Number of a word in alphabetical order, -1 if it is none; and back, for 0 to size - 1. */
  indexOf(word: string): number;
  wordAt(index: number): Word;
  readonly graph: Graph;
  /** All words made of these letters, in alphabetical order. */
  wordsFromLetters(letters: Letters): readonly Word[];
  /** All words of 4 letters or more that hide these letters in this order. */
  wordsHiding(letters: string): readonly Word[];
  /** All words of the pattern's length; a dot stands for any letter. */
  wordsMatching(pattern: string): readonly Word[];
  /** All words of 2 letters or more that can still stand in a line of squares, with where they begin; a dot is a free square. */
  wordsFittingLine(line: string): readonly { readonly at: number; readonly word: Word }[];
}

/** What is known of a spelling, whatever the list. */
export interface Knowledge {
  /** log10 of occurrences in 10^9 words; 0 if never counted. About 3 and above is everyday English. */
  zipf(word: string): number;
  readingsOf(word: string): readonly Reading[];
  /** Share of noun use among noun and verb use, 0–1; null if neither is known. */
  nounShare(word: string): number | null;
  /** Is `plural` the bare +S plural of `noun`, and `noun` mainly a noun (WX-048; share 0.7 or, strict, 0.3)? */
  isBarePlural(noun: string, plural: string, share: number): boolean;
  judgeBasicForm(word: string): BasicForm;
  compareWords(a: string, b: string): Comparison;
  define(word: string): Definition | null;
  /** Words that bots, cards, hints and definitions avoid; `hard` ones a family table refuses to people too. */
  flag(word: string): 'hard' | 'soft' | null;
}

/** The printed matter of the boxes. */
export interface Cards {
  readonly tasks: readonly Task[];
  task(id: string, word: string): TaskFit;
  readonly wordsters: readonly WordsterCard[];
  readonly powerCards: readonly PowerCard[];
}

export interface Lexicon extends WordList, Knowledge, Cards {
  /** Name of the list and a hash of everything that could change an answer: pinned by every match. */
  readonly id: string;
  explain(text: string): Explanation;
  /** The same knowledge with another list: only these words count. What is not spelled in capitals A–Z is left out. */
  restrictTo(words: readonly string[]): Lexicon;
}

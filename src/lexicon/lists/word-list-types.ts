// What a word list offers. Built in word-list.ts, stored as graphs (word-graph.ts).

/** A word in capitals A–Z. Hosts convert what people type; any other string, such as `cat`, is simply not a word. */
export type Word = string;

/** A directed acyclic word graph (DAWG) in one typed array. The arcs of a node are adjacent, in order of their letters;
 *  arc 0 means "none". */
export interface WordGraph {
  /** Letter 0–25 in bits 0–4, end of a word in bit 5, last arc of its node in bit 6, first arc of the child in the rest. */
  readonly arcs: Uint32Array;
  /** First arc of the root; 0 for an empty graph. */
  readonly root: number;
}

/** The letters to make words of. All letters of `required` and `requiredWild` (any letter) must be used; of `optional` and
 *  `optionalWild` any, but at least `minOptional` in total. */
export type LetterQuery = {
  readonly required?: string;
  readonly requiredWild?: number;
  readonly optional?: string;
  readonly optionalWild?: number;
  readonly minOptional?: number;
};

/** The valid words of a match. */
export interface WordList {
  /** The name of the list; `custom` if only given words are valid. */
  readonly name: string;
  readonly size: number;
  has(word: string): boolean;
  isPrefix(text: string): boolean;
  /** Index of a word in alphabetical order; -1 if it is not in the list. */
  indexOf(word: string): number;
  /** For 0 to size - 1. */
  wordAt(index: number): Word;
  readonly graph: WordGraph;
  /** All words that can be made of these letters, in alphabetical order. */
  wordsFromLetters(letters: LetterQuery): readonly Word[];
  /** All words of 4 letters or more that contain these letters in this order. */
  wordsHiding(letters: string): readonly Word[];
  /** All words of the pattern's length; a dot matches any letter. */
  wordsMatching(pattern: string): readonly Word[];
  /** All words of 2 letters or more that fit into a line of squares, and where they begin; a dot is a free square. */
  wordsFittingLine(line: string): readonly { readonly at: number; readonly word: Word }[];
}

// What is known of words beside which of them count in a match: shared by all lists.
// Not data of any kind: only what the parts of a lexicon expect of each other.

import type { Knowledge, WordList } from './lexicon.ts';

export interface Library {
  /** Of the tables this library was opened from. */
  readonly fingerprint: string;
  /** The widest list, whichever is played with. */
  readonly broad: WordList;
  /** Known only as a name; only as an abbreviation. */
  readonly isName: (text: string) => boolean;
  readonly isAbbreviation: (text: string) => boolean;
  readonly knowledge: Knowledge;
}

// What all word lists of a built lexicon share: everything but the list itself.

import type { Knowledge } from './knowledge/knowledge-types.ts';
import type { TypedArray } from './lists/lexicon-sections.ts';
import type { WordList } from './lists/word-list-types.ts';

export interface SharedWordData {
  /** A hash of the tables it was opened from. */
  readonly fingerprint: string;
  /** The largest list, whichever one a match uses. */
  readonly broad: () => WordList;
  /** All three are true only for spellings that are not also words. */
  readonly isName: (text: string) => boolean;
  readonly isAbbreviation: (text: string) => boolean;
  readonly isBrand: (text: string) => boolean;
  readonly knowledge: Knowledge;
  readonly section: (name: string) => TypedArray | null;
  readonly hasSection: (name: string) => boolean;
}

// What the board says about a word while it is being typed: which letters of the Wordster are missing, or that it is too
// short. It never says whether the word is in the dictionary.

import { joinWithAnd } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import { findShapeFault, MIN_WORD_LETTERS, toNormalForm } from '../rules/words/word.ts';
import { missingLetters } from './letter-highlights.ts';

/** What the typed text still lacks; null: its shape is fine. */
export function previewEntry(text: string, wordster: Word): string | null {
  const missing = missingLetters(text, wordster);
  if (missing.length > 0) return `still needs ${joinWithAnd(missing)}`;
  return findShapeFault(toNormalForm(text), wordster) === 'TOO_SHORT' ? `at least ${MIN_WORD_LETTERS} letters` : null;
}

// The private look-up of a word (OB-057): does it count here, for whom asks, and if not, why?
// It is no move and leaves no trace; the sentence for a word that does not count is the rules' own.

import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { SIZE } from '../rules/scoring/grid.ts';
import { POINTS } from '../rules/scoring/score.ts';
import { findFault, judgeFor, type TaskCard } from '../rules/scoring/word-validity.ts';
import { sayFault } from './refusals.ts';

export type Answer = { readonly counts: boolean; readonly sentence: string };

/** null: nothing to judge yet. */
export function lookUp(text: string, task: TaskCard | null, lexicon: Lexicon): Answer | null {
  const word = text.trim().toUpperCase();
  if (word === '') return null;
  if (!/^[A-Z]+$/.test(word)) return { counts: false, sentence: 'A word is made of the letters A to Z.' };
  if (word.length < 2 || word.length > SIZE)
    return { counts: false, sentence: `A word on the pad has 2 to ${SIZE} letters.` };
  const { counts, fits, exception } = judgeFor(task, lexicon)(word);
  if (!counts) return { counts, sentence: sayLookup(word, lexicon) };
  const why = exception ? ' by your task alone' : '';
  const more = fits ? ' It meets your task.' : '';
  return { counts, sentence: `${word} counts${why}: ${POINTS[word.length]} points.${more}` };
}

/** The private look-up of OB-057: does this word count at this table, and if not, why? */
export function sayLookup(text: string, lexicon: Lexicon): string {
  const word = text.toUpperCase();
  const fault = findFault(word, lexicon);
  return fault === null ? `${word} counts.` : `${sayFault(word, fault.reason, fault.instead)} (${fault.rule}).`;
}

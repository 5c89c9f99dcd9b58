// The private look-up of a word (OB-057): whether it counts for this player, and if not, why. It is not a move.

import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { GRID_SIZE } from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import { createWordChecker, findWordFault, type TaskCard } from '../rules/scoring/word-validity.ts';
import { sayWordFault } from './refusals.ts';

export type LookupAnswer = { readonly counts: boolean; readonly sentence: string };

/** null: the text is empty. */
export function lookUpWord(text: string, task: TaskCard | null, lexicon: Lexicon): LookupAnswer | null {
  const word = text.trim().toUpperCase();
  if (word === '') return null;
  if (!/^[A-Z]+$/.test(word)) return { counts: false, sentence: 'A word is made of the letters A to Z.' };
  if (word.length < 2 || word.length > GRID_SIZE)
    return { counts: false, sentence: `A word on the pad has 2 to ${GRID_SIZE} letters.` };
  const { counts, fits, exception } = createWordChecker(task, lexicon)(word);
  if (!counts) return { counts, sentence: describeLookup(word, lexicon) };
  const why = exception ? ' by your task alone' : '';
  const more = fits ? ' It meets your task.' : '';
  return { counts, sentence: `${word} counts${why}: ${POINTS_BY_LENGTH[word.length]} points.${more}` };
}

/** Whether a word counts by the word list alone, without a task card. */
export function describeLookup(text: string, lexicon: Lexicon): string {
  const word = text.toUpperCase();
  const fault = findWordFault(word, lexicon);
  return fault === null ? `${word} counts.` : `${sayWordFault(word, fault.reason, fault.instead)} (${fault.rule}).`;
}

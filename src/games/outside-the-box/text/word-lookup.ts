// The private lookup of a word (OB-057): whether it counts for this player, and if not, why. It is not a move.

import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { GRID_SIZE } from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import { createWordChecker, findWordFault, type TaskCard } from '../rules/scoring/word-validity.ts';
import { sayWordFault } from './refusals.ts';

/** Longer input is cut off. Words longer than a line are judged too: PLAYING, not just PLAYIN. */
export const MAX_LOOKUP_LETTERS = 15;

export type LookupAnswer = { readonly counts: boolean; readonly sentence: string };

/** null: the text is empty. */
export function lookUpWord(text: string, task: TaskCard | null, lexicon: Lexicon): LookupAnswer | null {
  const word = text.trim().toUpperCase();
  if (word === '') return null;
  if (!/^[A-Z]+$/.test(word)) return { counts: false, sentence: 'Use only the letters A to Z.' };
  if (word.length < 2) return { counts: false, sentence: 'A word needs at least two letters.' };
  const { counts, fits, exception } = createWordChecker(task, lexicon)(word);
  if (!counts) return { counts, sentence: describeFault(word, lexicon) };
  if (word.length > GRID_SIZE)
    return { counts: false, sentence: `${word} is too long: a row or column has ${GRID_SIZE} squares.` };
  const why = exception ? ', but only for your task' : fits ? ', and it fits your task' : '';
  return { counts, sentence: `${word} counts: ${POINTS_BY_LENGTH[word.length]} points${why}.` };
}

/** The reason and, where there is one, the form that counts or the word that was probably meant. */
function describeFault(word: string, lexicon: Lexicon): string {
  const { reason, instead } = findWordFault(word, lexicon)!;
  if (instead === '' || instead.length > GRID_SIZE) return sayWordFault(word, reason);
  switch (reason) {
    case 'verb':
    case 'comparison':
    case 'form':
      return `${word} is a form of ${instead}, so it doesn’t count. ${instead} does.`;
    case 'unknown':
      return `${sayWordFault(word, reason)} Did you mean ${instead}?`;
    default:
      return sayWordFault(word, reason);
  }
}

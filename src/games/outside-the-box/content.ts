// The task cards of Outside the Box, and which words match them. The cards are written in content/task-cards.ts; the words
// with a matching meaning or name are part of the built lexicon.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type PrintedTask, TASK_CARDS } from './content/task-cards.ts';
import { DOES_NOT_FIT, openTaskFit, type TaskFit } from './content/task-fit.ts';

/** A lexicon without the words of the cards (a custom one) has no cards. */
const hasTasks = (lexicon: Lexicon): boolean => lexicon.hasSection('tasks.kinds');

export const printedTasks = (lexicon: Lexicon): readonly PrintedTask[] => (hasTasks(lexicon) ? TASK_CARDS : []);

const judgeByLexicon = new WeakMap<Lexicon, (id: string, word: string) => TaskFit>();

export function fitTask(lexicon: Lexicon, id: string, word: string): TaskFit {
  if (!hasTasks(lexicon)) return DOES_NOT_FIT;
  let checkWord = judgeByLexicon.get(lexicon);
  if (checkWord === undefined) judgeByLexicon.set(lexicon, (checkWord = openTaskFit(lexicon)));
  return checkWord(id, word);
}

/** The cards a word matches. */
export const findFittingTasks = (lexicon: Lexicon, word: string): readonly PrintedTask[] =>
  printedTasks(lexicon).filter(({ id }) => fitTask(lexicon, id, word).fits);

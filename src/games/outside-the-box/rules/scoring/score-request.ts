// Answers the `score` request of the command-line judge: scores a grid outside of any match (RULES.md, section 18).

import type { Json } from '../../../../core/game.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { printedTasks } from '../../content.ts';
import { isObject, readWordList } from '../json-input.ts';
import { formatRun, type Grid, parseGrid } from './grid.ts';
import { countLengths, scoreGrid, sumWordPoints, taskBonusPoints } from './score.ts';
import { createWordChecker, type TaskCard } from './word-validity.ts';

export function answerScoreRequest(request: unknown, lexicon: Lexicon): Result<Json, string> {
  if (!isObject(request)) return err('A request to score is an object with a grid.');
  const grid = Array.isArray(request.grid) ? parseGrid(request.grid) : null;
  if (grid === null) return err('The grid must be six strings of six: letters A to Z, dots or blanks.');
  const lists = { words: null, taskWords: null, exceptions: null } as { [name: string]: readonly string[] | null };
  for (const name of Object.keys(lists)) {
    const value = request[name];
    if (value === undefined || value === null) continue;
    const words = readWordList(value);
    if (words === null) return err(`“${name}” must be a list of words in letters A to Z.`);
    lists[name] = words;
  }
  const restricted = lists.words == null ? lexicon : lexicon.restrictTo(lists.words);
  const task = readTask(request.task, lists.taskWords ?? null, lists.exceptions ?? null, lexicon);
  return task.ok ? ok(buildAnswer(grid, task.value, restricted)) : task;
}

function buildAnswer(grid: Grid, task: TaskCard | null, lexicon: Lexicon): Json {
  const { counted } = scoreGrid(grid, createWordChecker(task, lexicon));
  return {
    total: sumWordPoints(counted) + taskBonusPoints(counted),
    bonus: taskBonusPoints(counted),
    counts: countLengths(counted),
    runs: counted.map(formatRun),
    words: counted.map(({ word }) => word),
  };
}

/** Word lists replace the test of the card. Without a card and without lists there is no task. */
function readTask(
  id: unknown,
  words: readonly string[] | null,
  exceptions: readonly string[] | null,
  lexicon: Lexicon,
): Result<TaskCard | null, string> {
  const named = typeof id === 'string' ? printedTasks(lexicon).find((task) => task.id === id.toUpperCase()) : undefined;
  if (id !== undefined && id !== null && named === undefined) return err('The task must be a card from T01 to T60.');
  const staged = words === null && exceptions === null ? null : { words: words ?? [], exceptions: exceptions ?? [] };
  if (named === undefined && staged === null) return ok(null);
  return ok({ id: named?.id ?? '', text: named?.text ?? '', staged });
}

// Scores a grid on request, for referees and tests in any language (RULES.md, section 18).
// Not part of a match: there the grids are scored when play is over (end.ts).

import type { Json } from '../../../../core/game.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { printedTasks } from '../../content.ts';
import { formatRun, type Grid, parseGrid } from './grid.ts';
import { bonusOf, countLengths, pointsOf, scoreGrid } from './score.ts';
import { judgeFor, type TaskCard } from './word-validity.ts';

export function judgeScore(request: unknown, lexicon: Lexicon): Result<Json, string> {
  if (!isObject(request)) return err('A request to score is an object with a grid.');
  const grid = Array.isArray(request.grid) ? parseGrid(request.grid) : null;
  if (grid === null) return err('The grid must be six strings of six: letters A to Z, dots or blanks.');
  const lists = { words: null, taskWords: null, exceptions: null } as { [name: string]: readonly string[] | null };
  for (const name of Object.keys(lists)) {
    const asked = request[name];
    if (asked === undefined || asked === null) continue;
    const words = readWords(asked);
    if (words === null) return err(`“${name}” must be a list of words in letters A to Z.`);
    lists[name] = words;
  }
  const bound = lists.words == null ? lexicon : lexicon.restrictTo(lists.words);
  const task = readTask(request.task, lists.taskWords ?? null, lists.exceptions ?? null, lexicon);
  return task.ok ? ok(answer(grid, task.value, bound)) : task;
}

function answer(grid: Grid, task: TaskCard | null, lexicon: Lexicon): Json {
  const { counted } = scoreGrid(grid, judgeFor(task, lexicon));
  return {
    total: pointsOf(counted) + bonusOf(counted),
    bonus: bonusOf(counted),
    counts: countLengths(counted),
    runs: counted.map(formatRun),
    words: counted.map(({ word }) => word),
  };
}

/** Lists of words stand in for the test of a card; without card and lists there is no task. */
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

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readWords = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && /^[A-Za-z]{1,40}$/.test(word))
    ? value.map((word: string) => word.toUpperCase())
    : null;

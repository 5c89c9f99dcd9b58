// The table at the end of a lesson, pupils × items, and the same as CSV. The server and `wordhoard prompt` make it from the
// stored answers; the names that a teacher gives the animals are filled in on the teacher's device only.

import type { LessonTable, TableColumn, TableRow } from './lesson-api.ts';
import type { AnswerLines, PromptResult } from './prompt.ts';

export type AnsweringPupil = {
  readonly animal: string;
  /** By prompt; null if there is none. */
  readonly answers: readonly (AnswerLines | null)[];
};

/** `results` are those of all pupils in this order, prompt by prompt. */
export function buildTable(pupils: readonly AnsweringPupil[], results: readonly PromptResult[]): LessonTable {
  const columns = results.flatMap(({ items }, prompt): TableColumn[] =>
    items.map(({ label, possible }) => ({ prompt, label, possible })),
  );
  const rows = pupils.map(({ animal, answers }, i): TableRow => {
    const own = results.map(({ pupils: scores }) => scores[i]!);
    return {
      animal,
      cells: own.flatMap(({ items }, prompt) => (answers[prompt] == null ? items.map((): null => null) : [...items])),
      points: sumPoints(own.map(({ points }) => points)),
      missed: own.map(({ missed }) => missed),
    };
  });
  return { columns, rows };
}

/** Points can be fractions, which must not show what computers make of them. */
export const sumPoints = (points: readonly number[]): number =>
  Math.round(points.reduce((sum, one) => sum + one, 0) * 100) / 100;

/** One line for each pupil, one column for each item. `nameOf` gives the name for an animal, or ''. */
export function formatCsv({ columns, rows }: LessonTable, nameOf: (animal: string) => string = () => ''): string {
  const hasNames = rows.some(({ animal }) => nameOf(animal) !== '');
  const head = [
    ...(hasNames ? ['Name'] : []),
    'Animal',
    ...columns.map(({ prompt, label }) => `${prompt + 1}. ${label}`),
    'Points',
  ];
  const lines = rows.map(({ animal, cells, points }) => [
    ...(hasNames ? [nameOf(animal)] : []),
    animal,
    ...cells.map((cell) => (cell === null ? '' : cell.points)),
    points,
  ]);
  return [head, ...lines].map((line) => `${line.map(formatCell).join(',')}\r\n`).join('');
}

/** A spreadsheet must not take a text for a formula. */
function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

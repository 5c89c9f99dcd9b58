// The table as lines of text, for the terminal.

import type { Seat, Viewer } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { ALL_LINES, FREE_SQUARE, GRID_SIZE, type Grid, readLine, SQUARE_COUNT } from '../rules/scoring/grid.ts';
import { findCardHolder, type View } from '../rules/state.ts';
import { formatSigned } from './phrases.ts';

export function formatTable(view: View, viewer: Viewer, players: PlayerNames): string {
  const width = Math.max(...view.players.map((_, seat) => players.subject(seat).length));
  const rows = view.players.map(({ filled, cards }, seat) => {
    const mark = view.toAct.includes(seat) ? '>' : ' ';
    const notes = seatNotes(view, seat);
    const shown = cards === '' ? '' : `  cards ${[...cards].join(' ')}`;
    return `${mark} ${players.subject(seat).padEnd(width)} ${String(filled).padStart(3)} filled${shown}${notes === '' ? '' : `  (${notes})`}`;
  });
  const grids = view.players.flatMap(({ grid, task }, seat) =>
    grid === null
      ? []
      : [
          '',
          seat === viewer ? 'Your grid' : `${players.subjectPossessive(seat)} grid`,
          ...(task === null ? [] : [`Task ${task.id}: ${task.text}`]),
          ...formatGrid(grid, view.results[seat]?.lines ?? null),
          ...formatWords(view, seat),
        ],
  );
  return [
    `Calls: ${view.calls.map(({ letter }) => letter).join(' ') || '(none yet)'}`,
    ...(view.letter === null ? [] : [`Called: ${view.letter}${describeCardPlace(view, view.letter, players)}`]),
    ...rows,
    ...grids,
  ].join('\n');
}

function describeCardPlace(view: View, letter: string, players: PlayerNames): string {
  const holder = findCardHolder(view.players, letter);
  const place = holder === null ? 'is in the center' : `is held by ${players.name(holder)}`;
  return `. Its card ${place}${view.raceEnds === null ? '.' : ', and someone is grabbing it!'}`;
}

function seatNotes(view: View, seat: Seat): string {
  const { filled, first, away } = view.players[seat]!;
  return [
    ...(first ? ['first to finish'] : filled === SQUARE_COUNT ? ['finished'] : []),
    ...(view.done.includes(seat) ? ['done'] : []),
    ...(away ? ['away'] : []),
    ...(view.left.includes(seat) ? ['left'] : []),
  ].join(', ');
}

/** `points`: of each line; null: not scored yet. */
function formatGrid(grid: Grid, points: readonly number[] | null): readonly string[] {
  const cell = (text: string): string => text.padStart(3);
  const columns = ALL_LINES.slice(0, GRID_SIZE).map((i) => cell(String(i + 1)));
  const rows = ALL_LINES.slice(0, GRID_SIZE).map((line) => {
    const letters = [...readLine(grid, line)]
      .map((character) => cell(character === FREE_SQUARE ? '·' : character))
      .join('');
    return ` R${line + 1} ${letters}${points === null ? '' : `  ${cell(String(points[line]))}`}`;
  });
  const sums =
    points === null
      ? []
      : [
          `    ${ALL_LINES.slice(GRID_SIZE)
            .map((line) => cell(String(points[line])))
            .join('')}`,
        ];
  return [`  C ${columns.join('')}`, ...rows, ...sums];
}

function formatWords(view: View, seat: Seat): readonly string[] {
  const marked = view.marks[seat];
  if (marked !== undefined) return [`Marked: ${marked.map(({ word }) => word).join(' ') || '(nothing yet)'}`];
  const result = view.results[seat];
  if (!result) return [];
  const { counted, words, task, first, cards, total } = result;
  return [
    `Words: ${counted.map(({ word }) => word).join(' ') || '(none)'}`,
    `${words} for words, ${task} for the task, ${first} for finishing first, ${cards === 0 ? 0 : `−${cards}`} for cards: ${formatSigned(total)}`,
  ];
}

// Where the board points to show a choice: the square for the letter, and how good each free square is for it. `card-Q` is the
// card of that letter.

import type { Analyst, BoardMark } from '../../../core/analysis/analyst.ts';
import type { Seat } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { parseMove } from '../rules/moves.ts';
import { ALL_LINES, type Grid, type Line, type Run, readLine, type Square, squareAt } from '../rules/scoring/grid.ts';
import type { Event, Letter, View } from '../rules/state.ts';
import { createPlacementJudge } from './placement-worth.ts';

export const marks: Analyst<View, Event>['marks'] = (view, seat, { text, words }, lexicon) => {
  const move = parseMove(text);
  switch (move?.type) {
    case 'call':
      return heatOf(view, seat, move.letter, null, lexicon);
    case 'place':
      return heatOf(view, seat, view.letter!, move.square, lexicon);
    case 'seal':
      return move.reject ? skipMarks(view, seat, lexicon) : heatOf(view, seat, view.letter!, move.square, lexicon);
    case 'grab':
      return skipMarks(view, seat, lexicon);
    case 'final':
      return [{ type: 'square', square: move.square, letter: move.letter, value: 1 }];
    case 'mark':
      return runMarks(move.run);
    case 'done':
      return words.flatMap((word) => findRuns(view.players[seat]!.grid!, word).flatMap(runMarks));
    default:
      return [];
  }
};

/** The value of each free square from 0 to 1. The letter is shown in `square`; null: in the best one. */
function heatOf(
  view: View,
  seat: Seat,
  letter: Letter,
  square: Square | null,
  lexicon: Lexicon,
): readonly Extract<BoardMark, { type: 'square' }>[] {
  // Gains don't depend on chance.
  const env = { lexicon, random: randomFrom('marks', 0), depth: 'quick', everydayZipf: 0 } as const;
  const judge = createPlacementJudge(view, seat, env);
  const gains = judge.free.map((one) => judge.gainOf({ square: one, letter }));
  const [most, least] = [Math.max(...gains), Math.min(...gains)];
  const shown = square ?? judge.free[gains.indexOf(most)];
  return judge.free.map((one, i) => ({
    type: 'square',
    square: one,
    letter: one === shown ? letter : null,
    value: most === least ? 1 : (gains[i]! - least) / (most - least),
  }));
}

const skipMarks = (view: View, seat: Seat, lexicon: Lexicon): readonly BoardMark[] => [
  { type: 'piece', id: `card-${view.letter}` },
  ...heatOf(view, seat, view.letter!, null, lexicon).map((mark) => ({ ...mark, letter: null })),
];

const runMarks = ({ line, first, last }: Run): readonly BoardMark[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({
    type: 'square',
    square: squareAt(line, first + i),
    letter: null,
    value: 1,
  }));

/** Where a word is in the grid: one run, even if it is there twice. */
const findRuns = (grid: Grid, word: string): readonly Run[] =>
  ALL_LINES.flatMap((line: Line) => {
    const first = readLine(grid, line).indexOf(word);
    return first < 0 ? [] : [{ line, first, last: first + word.length - 1 }];
  }).slice(0, 1);

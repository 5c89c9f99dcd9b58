// Lists all moves open to a seat, from that seat's view. Agrees with the checks in apply.ts.

import type { Seat } from '../../../core/game.ts';
import { handicapOf } from '../../../core/handicap/handicap.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { ALPHABET } from './letters.ts';
import { checkMark } from './phases/mark.ts';
import { ALL_LINES, freeSquares, type Square, toRun } from './scoring/grid.ts';
import { findCountableWords } from './scoring/score.ts';
import { createWordChecker } from './scoring/word-validity.ts';
import { findCardHolder, isPastDeadline, type Move, type View } from './state.ts';

export function listMoves(view: View, seat: Seat, lexicon: Lexicon): readonly Move[] {
  const back: readonly Move[] = view.players[seat]!.away ? [{ type: 'back' }] : [];
  if (!view.toAct.includes(seat) || isPastDeadline(view.limit, view.at)) return back;
  return [...listMovesOfPhase(view, seat, lexicon), ...back];
}

function listMovesOfPhase(view: View, seat: Seat, lexicon: Lexicon): readonly Move[] {
  const squares = freeSquares(view.players[seat]!.grid!);
  switch (view.phase) {
    case 'call':
      return ALPHABET.map((letter) => ({ type: 'call', letter }));
    case 'respond':
      return view.setup.rejectMode === 'race' ? listRace(view, seat, squares) : listSealed(view, seat, squares);
    case 'final':
      return [
        { type: 'decline' },
        ...ALPHABET.flatMap((letter) => squares.map((square): Move => ({ type: 'final', letter, square }))),
      ];
    case 'mark':
      return listMarks(view, seat, lexicon);
    case 'over':
      return [];
  }
}

/** Whether the seat may still reject the called letter (OB-032, OB-034, OB-038). */
export const canReject = (view: View, seat: Seat): boolean =>
  view.letter !== null &&
  !view.decided &&
  findCardHolder(view.players, view.letter) !== seat &&
  (view.caller !== seat || view.setup.callerMayReject === 'yes');

function listRace(view: View, seat: Seat, squares: readonly Square[]): readonly Move[] {
  if (view.grabbed) return [];
  const places = squares.map((square): Move => ({ type: 'place', square }));
  return canReject(view, seat) ? [...places, { type: 'grab' }] : places;
}

const listSealed = (view: View, seat: Seat, squares: readonly Square[]): readonly Move[] =>
  (canReject(view, seat) ? [false, true] : [false]).flatMap((reject) =>
    squares.map((square): Move => ({ type: 'seal', square, reject })),
  );

function listMarks(view: View, seat: Seat, lexicon: Lexicon): readonly Move[] {
  const { grid, task } = view.players[seat]!;
  const marks = view.marks[seat]!;
  const checkWord = createWordChecker(task, lexicon, handicapOf(view.setup, seat));
  return [
    ...ALL_LINES.flatMap((line) => findCountableWords(grid!, line, checkWord))
      .filter((run) => checkMark(run, grid!, task, marks, lexicon, { setup: view.setup, seat }).ok)
      .map((run): Move => ({ type: 'mark', run: toRun(run) })),
    ...marks.map((run): Move => ({ type: 'unmark', run: toRun(run) })),
    { type: 'done' },
  ];
}

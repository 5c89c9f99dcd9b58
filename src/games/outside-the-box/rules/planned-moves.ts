// Answers to letters that nobody has called yet, planned in a match over days (OB-116).

import type { PlannedMoves } from '../../../core/game.ts';
import { isLetter } from './letters.ts';
import { isSquareFree, type Square } from './scoring/grid.ts';
import type { Move, View } from './state.ts';

/** The square this move answers with, if such an answer can be planned at this table. */
function answerSquare({ setup }: View, move: Move): Square | null {
  if (setup.rejectMode === 'race') return move.type === 'place' ? move.square : null;
  return move.type === 'seal' ? move.square : null;
}

export const plannedMoves: PlannedMoves<Move, View> = {
  situation: ({ phase, letter, toAct, grabbed }, seat) =>
    phase === 'respond' && toAct.includes(seat) && !grabbed ? letter : null,

  isPossible(view, seat, letter, move) {
    const { phase, left, players, sealed } = view;
    const square = answerSquare(view, move);
    const grid = players[seat]?.grid ?? null;
    if (!isLetter(letter) || square === null || grid === null || left.includes(seat)) return false;
    if (phase !== 'call' && phase !== 'respond') return false;
    if (move.type === 'seal' && move.reject && players[seat]!.cards.includes(letter)) return false; // OB-032
    // A secret answer that is waiting to be written has its square already.
    return isSquareFree(grid, square) && (sealed === null || sealed.reject || sealed.square !== square);
  },
};

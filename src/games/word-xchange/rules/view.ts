// What a viewer may know of a table, and what everybody may know of its state of play.
// Built field by field: nothing is passed on that is not named here. The bag and others' hidden tiles never are.

import type { Seat, Status, Viewer } from '../../../core/game.ts';
import { judges } from './phases/challenge.ts';
import { deadlineOf } from './phases/turn.ts';
import { isActive, isAway, phaseOf, type State, seatsOf, type View } from './state.ts';
import { hintCards } from './word-cards.ts';

export function view(state: State, viewer: Viewer): View {
  const { proposal, turn, setup } = state;
  return {
    setup,
    phase: phaseOf(state),
    turn: turn.seat,
    refusals: turn.refusals,
    board: state.board,
    easels: state.easels,
    hidden: state.hidden.map((tile, seat) => (tile === null || seat === viewer || state.outcome !== null ? tile : '?')),
    bag: state.bag.length,
    proposal: proposal && {
      seat: turn.seat,
      type: proposal.play.type,
      word: proposal.play.word,
      from: proposal.play.target?.seat ?? null,
      old: proposal.play.target?.word ?? null,
      answered: proposal.answered,
    },
    verdict: state.verdict,
    limit: state.limit,
    deadline: deadlineOf(state.limit),
    away: seatsOf(state).filter((seat) => isActive(state, seat) && isAway(state, seat)),
    left: state.left,
    owes: state.owes,
    idle: state.idle,
    hints: hintCards(setup.hintCards),
    outcome: state.outcome,
  };
}

/** WX-148; the words of a seat that has left count for nobody (WX-144). */
export function status(state: State): Status {
  return {
    toAct: toAct(state),
    scores: state.easels.map((words, seat) => (isActive(state, seat) ? words.length : 0)),
    deadline: deadlineOf(state.limit),
    outcome: state.outcome,
  };
}

function toAct(state: State): readonly Seat[] {
  const phase = phaseOf(state);
  return phase === 'over' ? [] : phase === 'turn' ? [state.turn.seat] : judges(state);
}

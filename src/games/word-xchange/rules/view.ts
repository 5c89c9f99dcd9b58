// Builds the view of a state for one viewer, and the public status. Field by field, so that nothing secret slips through:
// the order of the bag and the other seats' hidden tiles are never included before the end.

import type { Seat, Status, Viewer } from '../../../core/game.ts';
import { deadlineOf } from './clock.ts';
import { seatsToAnswer } from './phases/challenge.ts';
import { isActive, isAway, phaseOf, type State, seatsOf, type View } from './state.ts';
import { wordCardsOf } from './word-cards.ts';

export function buildView(state: State, viewer: Viewer): View {
  const { proposal, turn, setup } = state;
  return {
    setup,
    phase: phaseOf(state),
    turn: turn.seat,
    refusals: turn.failedWords,
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
    verdict: state.lastChallenge,
    limit: state.clockEndsAt,
    deadline: deadlineOf(state.clockEndsAt),
    away: seatsOf(state).filter((seat) => isActive(state, seat) && isAway(state, seat)),
    left: state.leftSeats,
    owes: state.seatsToSkip,
    idle: state.idleTurns,
    hints: wordCardsOf(setup.hintCards),
    outcome: state.outcome,
  };
}

/** WX-148. A seat that has left scores 0, although its words stay on the table (WX-144). */
export function statusOf(state: State): Status {
  return {
    toAct: toAct(state),
    scores: state.easels.map((words, seat) => (isActive(state, seat) ? words.length : 0)),
    deadline: deadlineOf(state.clockEndsAt),
    outcome: state.outcome,
  };
}

function toAct(state: State): readonly Seat[] {
  const phase = phaseOf(state);
  return phase === 'over' ? [] : phase === 'turn' ? [state.turn.seat] : seatsToAnswer(state);
}

// A player leaves for good: what happens to their cards, their turn, a switch offer and the passes (TM-175).
// A seat that is only away keeps its turns; that is in apply.ts.

import type { Env, Refusal, Seat, Step } from '../../../../core/game.ts';
import { ok, type Result } from '../../../../core/result.ts';
import { refuse } from '../refuse.ts';
import { type Event, isToAct, type State } from '../state.ts';
import {
  beginStep,
  discardCards,
  emit,
  finishStep,
  isOutOfLetters,
  type StepBuilder,
  updatePlayer,
  updateState,
} from '../step-builder.ts';
import { endGame } from './game-end.ts';
import { advanceTurn, clearStalemate, skipTurn, startNextRound } from './round.ts';
import { switchPartners } from './seat-switch.ts';

export function leaveTable(state: State, seat: Seat, env: Env): Result<Step<State, Event>, Refusal> {
  if (state.phase === 'over') return refuse('GAME_OVER', 'TM-140');
  const turnIndex = state.rotation.indexOf(seat);
  if (turnIndex < 0) return refuse('ALREADY_LEFT', 'TM-175');
  const step = beginStep(state, env);
  const { hand, premiums } = state.players[seat]!;
  emit(step, { type: 'left', seat, letters: hand.length, premiums });
  const leavesOne = state.rotation.length === 2;
  const endsTurn = state.phase === 'turn' && isToAct(state, seat) && !leavesOne;
  if (endsTurn) skipTurn(step, seat, 'left');
  removePlayer(step, seat);
  if (leavesOne) endGame(step, 'left');
  else if (endsTurn) advanceTurn(step, turnIndex);
  else continueWithout(step, seat);
  return ok(finishStep(step));
}

function removePlayer(step: StepBuilder, seat: Seat): void {
  const { rotation, turnIndex, leftSeats, row, departedHands, players } = step.state;
  const { hand, premiums } = players[seat]!;
  updatePlayer(step, seat, { hand: [], premiums: [], away: false });
  discardCards(step, premiums);
  updateState(step, {
    rotation: rotation.filter((one) => one !== seat),
    turnIndex: rotation.indexOf(seat) < turnIndex ? turnIndex - 1 : turnIndex,
    leftSeats: [...leftSeats, seat],
    row: { ...row, passed: row.passed.filter((one) => one !== seat) },
    departedHands: [...departedHands, ...hand],
  });
}

/** After a player left out of turn: the others may all have passed or be out of letters, or the switch offer may lapse. */
function continueWithout(step: StepBuilder, seat: Seat): void {
  clearStalemate(step);
  const { phase, switchSeat } = step.state;
  if (isOutOfLetters(step.state)) endGame(step, 'cards');
  else if (phase === 'switch' && (switchSeat === seat || switchPartners(step.state, switchSeat!).length === 0)) {
    emit(step, { type: 'stayed', seat: switchSeat!, why: 'left' });
    startNextRound(step);
  }
}

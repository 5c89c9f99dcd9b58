// The end of a turn and the start of the next: refilling the hand, lost turns and rounds.

import type { Seat } from '../../../../core/game.ts';
import { startClock } from '../clock.ts';
import { areAllCovered, hasLeft } from '../state.ts';
import { clearWindows, emit, refillHand, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { endGame, leadingSeat } from './game-end.ts';

/** Clears the windows if all are covered (WP-080), refills the hand and begins the next turn (WP-110). */
export function endTurn(step: StepBuilder): void {
  const { seat } = step.state.turn;
  if (areAllCovered(step.state.windows)) clearWindows(step);
  if (!hasLeft(step.state.players[seat]!)) refillHand(step, seat);
  emit(step, { type: 'turnEnded', seat });
  beginNextTurn(step);
}

function beginNextTurn(step: StepBuilder): void {
  let { seat } = step.state.turn;
  do {
    seat = (seat + 1) % step.state.players.length;
    if (seat === step.state.first && completeRound(step)) return;
  } while (skipIfTurnLost(step, seat));
  beginTurn(step, seat);
}

/** Returns true if the seat is skipped because it has left or loses this turn (WP-025). */
function skipIfTurnLost(step: StepBuilder, seat: Seat): boolean {
  const player = step.state.players[seat]!;
  if (hasLeft(player) || !player.losesTurn) return hasLeft(player);
  updatePlayer(step, seat, { losesTurn: false });
  emit(step, { type: 'turnLost', seat });
  return true;
}

/** Called when the turn reaches or passes the first player's seat. Returns true if that ends the game (WP-036). */
function completeRound(step: StepBuilder): boolean {
  const rounds = step.state.rounds + 1;
  updateState(step, { rounds });
  if (rounds !== step.state.setup.roundLimit) return false;
  endGame(step, leadingSeat(step.state), 'rounds');
  return true;
}

export function beginTurn(step: StepBuilder, seat: Seat): void {
  updateState(step, { turn: { number: step.state.turn.number + 1, seat, placements: [] }, phase: { type: 'roll' } });
  startClock(step, 'rollSeconds', seat);
  emit(step, { type: 'turnBegan', seat, round: step.state.rounds + 1 });
}

// What follows a turn: the tally, refills, stalemates, the next player, the end of a round.
// What a player does in a turn is in apply.ts.

import type { Seat } from '../../../../core/game.ts';
import { clockEndFor } from '../clock.ts';
import { rowStatus, type SkipReason, seatToAct, type TallyEntry, textOf } from '../state.ts';
import {
  clearRow,
  drawToFullHand,
  emit,
  isOutOfLetters,
  type StepBuilder,
  updatePlayer,
  updateState,
} from '../step-builder.ts';
import { endGame } from './game-end.ts';
import { offerSwitch } from './seat-switch.ts';

/** Adds a turn to the tally. */
export function recordTurn(step: StepBuilder, seat: Seat, how: TallyEntry['how'], text: string, points: number): void {
  const { turns } = step.state.players[seat]!;
  updatePlayer(step, seat, { turns: [...turns, { how, text, points, lost: null }] });
  updateState(step, { lastTurnSeat: seat });
}

/** Ends the turn without a card: a standing word becomes safe and is cleared (TM-088), an open row gets one more pass. */
export function skipTurn(step: StepBuilder, seat: Seat, why: SkipReason, text = ''): void {
  emit(step, { type: 'satOut', seat, why });
  const { row } = step.state;
  if (rowStatus(row) === 'word') clearStandingWord(step, seat);
  // A player who leaves does not count as having passed (TM-077).
  else if (rowStatus(row) === 'open' && why !== 'left')
    updateState(step, { row: { ...row, passed: [...row.passed.filter((one) => one !== seat), seat] } });
  recordTurn(step, seat, why, text, 0);
}

/** TM-086: a cleared word keeps its points. */
export function clearStandingWord(step: StepBuilder, seat: Seat): void {
  const { row, players } = step.state;
  const by = row.by!;
  emit(step, { type: 'cleared', seat, by, text: textOf(row.slots), points: players[by]!.turns.at(-1)!.points });
  clearRow(step);
}

/** TM-075 to TM-078: clears an open row that every active player has passed on. */
export function clearStalemate(step: StepBuilder): void {
  const { row, rotation } = step.state;
  if (rowStatus(row) !== 'open' || !rotation.every((seat) => row.passed.includes(seat))) return;
  emit(step, { type: 'stalemate', text: textOf(row.slots) });
  clearRow(step);
}

/** TM-100, TM-102: only an empty hand is refilled, and not in the last round. */
export function refillIfEmpty(step: StepBuilder, seat: Seat): void {
  const { players, round, setup } = step.state;
  if (players[seat]!.hand.length > 0 || round === setup.rounds) return;
  const premiums = drawToFullHand(step, seat);
  emit(step, { type: 'refilled', seat, letters: step.state.players[seat]!.hand.length, premiums });
}

/** Gives the turn to this index of the rotation, or to the next player after it who has a letter (TM-107). */
export function advanceTurn(step: StepBuilder, turnIndex: number): void {
  let next = turnIndex;
  while (enterTurn(step, next)) {
    const seat = seatToAct(step.state)!;
    if (step.state.players[seat]!.hand.length > 0) {
      startTurn(step, seat);
      break;
    }
    skipTurn(step, seat, 'noCards');
    next = step.state.turnIndex + 1;
  }
}

/** Moves on to this index, ending the round if it is past the last player. False: the game ended or a switch is offered. */
function enterTurn(step: StepBuilder, turnIndex: number): boolean {
  clearStalemate(step);
  const { rotation, round, setup } = step.state;
  const isRoundOver = turnIndex >= rotation.length;
  if (isOutOfLetters(step.state) && !(isRoundOver && round === setup.rounds)) {
    endGame(step, 'cards');
    return false;
  }
  if (isRoundOver && !endRound(step)) return false;
  updateState(step, { turnIndex: isRoundOver ? 0 : turnIndex });
  return true;
}

function startTurn(step: StepBuilder, seat: Seat): void {
  const limit = clockEndFor(step.state, seat, step.env.now);
  updateState(step, { limit });
  const { round, row } = step.state;
  emit(step, { type: 'turn', seat, round, status: rowStatus(row), limit });
}

/** True: the next round begins at once. False: the game ended or a switch is offered first. */
function endRound(step: StepBuilder): boolean {
  const { state } = step;
  const points = state.players.map(({ turns }) => turns[state.round - 1]?.points ?? null);
  emit(step, { type: 'roundEnded', round: state.round, points });
  if (state.round === state.setup.rounds) {
    endGame(step, 'rounds');
    return false;
  }
  if (offerSwitch(step)) return false;
  updateState(step, { round: state.round + 1 });
  return true;
}

/** Begins the next round after a switch offer has been answered. */
export function startNextRound(step: StepBuilder): void {
  updateState(step, { phase: 'turn', switchSeat: null, round: step.state.round + 1 });
  advanceTurn(step, 0);
}

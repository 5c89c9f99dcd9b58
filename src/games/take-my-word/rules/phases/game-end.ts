// The end of the game: deductions, final scores and the ranking (TM-140 to TM-144).

import { handPoints, playerScore } from '../scoring.ts';
import type { Player } from '../state.ts';
import { emit, type StepBuilder, updateState } from '../step-builder.ts';

/** With reason `left` the last remaining player wins without deductions (TM-175). */
export function endGame(step: StepBuilder, reason: 'rounds' | 'cards' | 'left'): void {
  const { state } = step;
  const players = state.players.map(
    (player, seat): Player => ({
      ...player,
      deduction: reason !== 'left' && state.rotation.includes(seat) ? handPoints(player.hand) : 0,
    }),
  );
  const scores = players.map(playerScore);
  const bestFirst = [...new Set(state.rotation.map((seat) => scores[seat]!))].toSorted((a, b) => b - a);
  const ranking = [
    ...bestFirst.map((points) => state.rotation.filter((seat) => scores[seat] === points).toSorted((a, b) => a - b)),
    ...state.leftSeats.toReversed().map((seat) => [seat]),
  ];
  updateState(step, { phase: 'over', switchSeat: null, limit: null, players, outcome: { ranking, reason } });
  emit(step, {
    type: 'ended',
    reason,
    hands: players.map(({ hand }) => hand),
    deductions: players.map(({ deduction }) => deduction),
    scores,
    winners: ranking[0]!,
  });
}

// Where a turn ends and the next begins: refilling, lost turns, rounds.
// Not what is done in a turn (travel.ts, house.ts, bet.ts, pass.ts).

import type { Seat } from '../../../../core/game.ts';
import { startClock } from '../clock.ts';
import { isCovered, isRetired } from '../state.ts';
import { type Course, change, changePlayer, clearWindows, endGame, leader, refillHand, tell } from '../step-builder.ts';

/** WP-110: a full House is cleared (WP-080), the hand refilled, and the next turn begins. */
export function endTurn(course: Course): void {
  const { seat } = course.state.turn;
  if (isCovered(course.state.windows)) clearWindows(course);
  if (!isRetired(course.state.players[seat]!)) refillHand(course, seat);
  tell(course, { type: 'turnEnded', seat });
  beginNextTurn(course);
}

function beginNextTurn(course: Course): void {
  let { seat } = course.state.turn;
  do {
    seat = (seat + 1) % course.state.players.length;
    if (seat === course.state.first && endsRound(course)) return;
  } while (isSkipped(course, seat));
  beginTurn(course, seat);
}

/** WP-025 */
function isSkipped(course: Course, seat: Seat): boolean {
  const player = course.state.players[seat]!;
  if (isRetired(player) || !player.losesTurn) return isRetired(player);
  changePlayer(course, seat, { losesTurn: false });
  tell(course, { type: 'turnLost', seat });
  return true;
}

/** WP-036: the turn comes to the first player's seat, or passes over it. */
function endsRound(course: Course): boolean {
  const rounds = course.state.rounds + 1;
  change(course, { rounds });
  if (rounds !== course.state.setup.roundLimit) return false;
  endGame(course, leader(course.state), 'rounds');
  return true;
}

export function beginTurn(course: Course, seat: Seat): void {
  change(course, { turn: { number: course.state.turn.number + 1, seat, laid: [] }, phase: { type: 'roll' } });
  startClock(course, 'rollSeconds', seat);
  tell(course, { type: 'turnBegan', seat, round: course.state.rounds + 1 });
}

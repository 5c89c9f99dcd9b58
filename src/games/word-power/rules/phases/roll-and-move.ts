// A turn from the die to the space reached: movement, START, royalties, copyright infringement.
// Not what is played on play spaces (house.ts) or passed on PASS spaces (pass.ts).

import { startClock } from '../clock.ts';
import { BOARD, royaltyOf, type Space, statusOf } from '../spaces.ts';
import { seatsFrom } from '../state.ts';
import { type Course, change, changePlayer, isWon, payFromHouse, publish, tell, throwDie } from '../step-builder.ts';
import { demandPass } from './pass-cards.ts';
import { beginPlacing } from './place-cards.ts';
import { endTurn } from './turn.ts';

/** WP-022; the order roll has moved nobody (WP-021). */
export function rollAndMove(course: Course): void {
  const { seat } = course.state.turn;
  const from = course.state.players[seat]!.at;
  const roll = throwDie(course);
  change(course, { thrown: [roll] });
  const path = Array.from({ length: roll }, (_, i) => (from + i + 1) % BOARD.length);
  const passedStart = path.includes(0);
  changePlayer(course, seat, { at: path.at(-1)! });
  tell(course, { type: 'rolled', seat, roll });
  tell(course, { type: 'moved', seat, path, passedStart });
  if (!passedStart) land(course);
  else {
    change(course, { phase: { type: 'start' } });
    startClock(course, 'startSeconds', seat);
    tell(course, { type: 'startOffered', seat });
  }
}

/** The benefit first, then the space reached (WP-037 to WP-043). */
export function chooseAtStart(course: Course, choice: 'book' | 'royalty'): void {
  const { seat } = course.state.turn;
  tell(course, { type: 'startChosen', seat, choice });
  const won = choice === 'book' ? publish(course, seat, 'A') : payRoyalty(course);
  if (!won) land(course);
}

function land(course: Course): void {
  const space = BOARD[course.state.players[course.state.turn.seat]!.at]!;
  switch (space.type) {
    case 'start':
      endTurn(course); // WP-039
      break;
    case 'play':
      beginPlacing(course);
      break;
    case 'royalty':
      if (!payRoyalty(course)) endTurn(course);
      break;
    case 'infringement':
      if (!payInfringement(course, space)) endTurn(course);
      break;
    case 'pass':
      demandPass(course, space.count);
      break;
  }
}

/** True if that ends the game (WP-044). */
function payRoyalty(course: Course): boolean {
  const { seat } = course.state.turn;
  const { books } = course.state.players[seat]!;
  const amount = royaltyOf(books);
  payFromHouse(course, seat, amount);
  tell(course, { type: 'royaltyPaid', seat, amount, books, status: statusOf(books) });
  return isWon(course);
}

/** All or nothing (WP-048 to WP-053); true if it ends the game. */
function payInfringement(course: Course, { status, rate }: Space & { type: 'infringement' }): boolean {
  const { seat } = course.state.turn;
  const roll = throwDie(course);
  change(course, { thrown: [...course.state.thrown, roll] });
  const due = seatsFrom(course.state, seat)
    .slice(1)
    .filter((other) => statusOf(course.state.players[other]!.books) === status)
    .map((other) => ({ seat: other, amount: rate * roll }));
  const total = due.length * rate * roll;
  tell(course, { type: 'infringementRolled', seat, roll, due });
  if (total === 0) return false;
  const { cash } = course.state.players[seat]!;
  if (cash < total) {
    changePlayer(course, seat, { losesTurn: true });
    tell(course, { type: 'infringementUnpaid', seat, total });
    return false;
  }
  changePlayer(course, seat, { cash: cash - total });
  for (const { seat: other, amount } of due)
    changePlayer(course, other, { cash: course.state.players[other]!.cash + amount });
  tell(course, { type: 'infringementPaid', seat, total });
  return isWon(course);
}

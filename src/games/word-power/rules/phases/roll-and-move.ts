// A turn from the roll to the space reached: movement, START, royalties and copyright infringement.

import { startClock } from '../clock.ts';
import { authorStatusOf, royaltyOf, SPACES, type Space } from '../spaces.ts';
import { seatsFrom } from '../state.ts';
import { emit, payFromHouse, rollDie, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { endGameIfWon, publishBook } from './game-end.ts';
import { beginPass } from './pass-cards.ts';
import { beginPlacing } from './place-cards.ts';
import { endTurn } from './turn.ts';

/** WP-022. The order roll before the game moves nobody (WP-021). */
export function rollAndMove(step: StepBuilder): void {
  const { seat } = step.state.turn;
  const from = step.state.players[seat]!.at;
  const roll = rollDie(step);
  updateState(step, { latestRolls: [roll] });
  const path = Array.from({ length: roll }, (_, i) => (from + i + 1) % SPACES.length);
  const passedStart = path.includes(0);
  updatePlayer(step, seat, { at: path.at(-1)! });
  emit(step, { type: 'rolled', seat, roll });
  emit(step, { type: 'moved', seat, path, passedStart });
  if (!passedStart) landOnSpace(step);
  else {
    updateState(step, { phase: { type: 'start' } });
    startClock(step, 'startSeconds', seat);
    emit(step, { type: 'startOffered', seat });
  }
}

/** The benefit of START comes before the effect of the space reached (WP-037 to WP-043). */
export function chooseAtStart(step: StepBuilder, choice: 'book' | 'royalty'): void {
  const { seat } = step.state.turn;
  emit(step, { type: 'startChosen', seat, choice });
  const won = choice === 'book' ? publishBook(step, seat, 'A') : payRoyalty(step);
  if (!won) landOnSpace(step);
}

function landOnSpace(step: StepBuilder): void {
  const space = SPACES[step.state.players[step.state.turn.seat]!.at]!;
  switch (space.type) {
    case 'start':
      endTurn(step); // WP-039
      break;
    case 'play':
      beginPlacing(step);
      break;
    case 'royalty':
      if (!payRoyalty(step)) endTurn(step);
      break;
    case 'infringement':
      if (!payInfringement(step, space)) endTurn(step);
      break;
    case 'pass':
      beginPass(step, space.count);
      break;
  }
}

/** Returns true if that ends the game (WP-044). */
function payRoyalty(step: StepBuilder): boolean {
  const { seat } = step.state.turn;
  const { books } = step.state.players[seat]!;
  const amount = royaltyOf(books);
  payFromHouse(step, seat, amount);
  emit(step, { type: 'royaltyPaid', seat, amount, books, status: authorStatusOf(books) });
  return endGameIfWon(step);
}

/** Pays all creditors or none (WP-048 to WP-053). Returns true if that ends the game. */
function payInfringement(step: StepBuilder, { status, rate }: Space & { type: 'infringement' }): boolean {
  const { seat } = step.state.turn;
  const roll = rollDie(step);
  updateState(step, { latestRolls: [...step.state.latestRolls, roll] });
  const due = seatsFrom(step.state, seat)
    .slice(1)
    .filter((other) => authorStatusOf(step.state.players[other]!.books) === status)
    .map((other) => ({ seat: other, amount: rate * roll }));
  const total = due.length * rate * roll;
  emit(step, { type: 'infringementRolled', seat, roll, due });
  if (total === 0) return false;
  const { cash } = step.state.players[seat]!;
  if (cash < total) {
    updatePlayer(step, seat, { losesTurn: true });
    emit(step, { type: 'infringementUnpaid', seat, total });
    return false;
  }
  updatePlayer(step, seat, { cash: cash - total });
  for (const { seat: other, amount } of due)
    updatePlayer(step, other, { cash: step.state.players[other]!.cash + amount });
  emit(step, { type: 'infringementPaid', seat, total });
  return endGameIfWon(step);
}

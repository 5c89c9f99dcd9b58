// A seat leaves the game for good (WP-131).
// Not a seat that is merely slow: idle seats are in clock.ts.

import type { Seat } from '../../../../core/game.ts';
import { isRetired, seatsFrom } from '../state.ts';
import { type Course, change, changePlayer, discard, endGame, payFromHouse, tell } from '../step-builder.ts';
import { goOnAfter, type Settlement, settleAsCalled } from './challenge.ts';
import { exchangeIfAllChose } from './pass-cards.ts';
import { closeWaitForNobody } from './place-cards.ts';
import { endTurn } from './turn.ts';

export function retire(course: Course, seat: Seat): void {
  const { phase, turn } = course.state;
  const bets = phase.type === 'bet' && (seat === phase.challenger || seat === turn.seat);
  const settlement = bets ? settleAsCalled(course) : null;
  if (course.state.phase.type === 'over') return;
  giveUp(course, seat);
  const [last, ...others] = seatsFrom(course.state, course.state.turn.seat);
  if (others.length === 0) endGame(course, last!, 'last seat');
  else goOnWithout(course, seat, settlement);
}

function giveUp(course: Course, seat: Seat): void {
  const { hand, cash } = course.state.players[seat]!;
  const leftAs = course.state.players.filter(isRetired).length + 1;
  discard(course, hand);
  payFromHouse(course, seat, -cash);
  changePlayer(course, seat, { hand: [], losesTurn: false, leftAs });
  tell(course, { type: 'seatRetired', seat });
}

function goOnWithout(course: Course, seat: Seat, settlement: Settlement | null): void {
  const { phase, turn } = course.state;
  if (phase.type === 'pass') {
    change(course, { phase: { ...phase, chosen: phase.chosen.with(seat, null) } });
    exchangeIfAllChose(course);
  } else if (seat === turn.seat) endTurn(course);
  else if (settlement !== null) goOnAfter(course, settlement);
  else closeWaitForNobody(course);
}

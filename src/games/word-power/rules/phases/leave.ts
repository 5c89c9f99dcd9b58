// A seat leaves the game for good (WP-131). Idle seats, which are only slow, are handled in clock.ts.

import type { Seat } from '../../../../core/game.ts';
import { hasLeft, seatsFrom } from '../state.ts';
import { discardCards, emit, payFromHouse, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { type BetSettlement, continueAfterBet, settleForLeaver } from './challenge.ts';
import { endGame } from './game-end.ts';
import { exchangeIfAllChosen } from './pass-cards.ts';
import { closeWaitIfNobodyAwaited } from './place-cards.ts';
import { endTurn } from './turn.ts';

export function leaveTable(step: StepBuilder, seat: Seat): void {
  const { phase, turn } = step.state;
  const bets = phase.type === 'bet' && (seat === phase.challenger || seat === turn.seat);
  const settlement = bets ? settleForLeaver(step, seat) : null;
  if (step.state.phase.type === 'over') return;
  returnCardsAndCash(step, seat);
  const [last, ...others] = seatsFrom(step.state, step.state.turn.seat);
  if (others.length === 0) endGame(step, last!, 'last seat');
  else continueWithout(step, seat, settlement);
}

function returnCardsAndCash(step: StepBuilder, seat: Seat): void {
  const { hand, cash } = step.state.players[seat]!;
  const departureRank = step.state.players.filter(hasLeft).length + 1;
  discardCards(step, hand);
  payFromHouse(step, seat, -cash);
  updatePlayer(step, seat, { hand: [], losesTurn: false, departureRank });
  emit(step, { type: 'seatRetired', seat });
}

function continueWithout(step: StepBuilder, seat: Seat, settlement: BetSettlement | null): void {
  const { phase, turn } = step.state;
  if (phase.type === 'pass') {
    updateState(step, { phase: { ...phase, chosen: phase.chosen.with(seat, null) } });
    exchangeIfAllChosen(step);
  } else if (seat === turn.seat) endTurn(step);
  else if (settlement !== null) continueAfterBet(step, settlement);
  else closeWaitIfNobodyAwaited(step);
}

// Challenges: announcing one, ties, the betting, revealing the answer and its three results. Whether a challenge is
// allowed is decided in legality.ts.

import type { Millis, Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { BET_STEP_DOLLARS, maxStake } from '../amounts.ts';
import type { Card } from '../cards.ts';
import { matchesClaim } from '../cards.ts';
import { remainingMs, setClock, startClock } from '../clock.ts';
import { type BetPhase, type ChallengeResult, type Placement, relationInPlay, seatsAwaited } from '../state.ts';
import { discardCards, emit, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { endGameIfWon } from './game-end.ts';
import { closeChallengeWait } from './place-cards.ts';
import { endTurn } from './turn.ts';

const MIN_RESUMED_PLACING_MS: Millis = 15_000;
const MIN_RESUMED_WAIT_MS: Millis = 5000;

type BetSide = 'challenger' | 'challenged';

/** The result of a bet, and the phase the turn was in before it. */
export type BetSettlement = Pick<BetPhase, 'resumeTo'> & { readonly verdict: ChallengeResult };

const currentBet = (step: StepBuilder): BetPhase => step.state.phase as BetPhase;

/** WP-099. In a tie, the first challenger gets the stake back and the bet restarts (WP-125). */
export function startChallenge(step: StepBuilder, seat: Seat, key: Word, statement: string): void {
  const { phase } = step.state;
  if (phase.type === 'bet') {
    payStake(step, 'challenger', -phase.stakes.challenger);
    emit(step, { type: 'challengeDisplaced', seat: phase.challenger, by: seat });
  }
  const { players, turn } = step.state;
  const resumeTo =
    phase.type === 'bet' ? phase.resumeTo : { phase: phase as BetPhase['resumeTo']['phase'], left: remainingMs(step) };
  updateState(step, {
    phase: {
      type: 'bet',
      key,
      challenger: seat,
      statement,
      since: step.env.now,
      level: BET_STEP_DOLLARS,
      cap: Math.min(maxStake(players[seat]!.cash), maxStake(players[turn.seat]!.cash)), // WP-103
      stakes: { challenger: 0, challenged: 0 },
      betTurn: turn.seat,
      hasRaised: false,
      resumeTo,
    },
  });
  payStake(step, 'challenger', BET_STEP_DOLLARS);
  const { card } = turn.placements.find((one) => one.card.key === key)!;
  emit(step, { type: 'challengeMade', seat, card: key, statement, word: card.words[Number(statement[1]) - 1]! });
  askForReplyOrSettle(step);
}

export function callBet(step: StepBuilder): void {
  const { betTurn, level } = currentBet(step);
  emit(step, { type: 'betCalled', seat: betTurn, level });
  continueAfterBet(step, settle(step));
}

/** Settles the bet at its level without continuing the turn, because a bettor leaves. That seat can't win by it (WP-131). */
export function settleForLeaver(step: StepBuilder, leaver: Seat): BetSettlement | null {
  const { betTurn, level } = currentBet(step);
  emit(step, { type: 'betCalled', seat: betTurn, level, left: leaver });
  return settle(step, leaver);
}

/** WP-100 to WP-102. `to` is null for the smallest step. */
export function raiseBet(step: StepBuilder, to: number | null): void {
  const { betTurn, level, challenger } = currentBet(step);
  const raised = to ?? level + BET_STEP_DOLLARS;
  const side: BetSide = betTurn === challenger ? 'challenger' : 'challenged';
  const other = side === 'challenged' ? challenger : step.state.turn.seat;
  updateState(step, { phase: { ...currentBet(step), level: raised, betTurn: other, hasRaised: true } });
  payStake(step, side, raised - currentBet(step).stakes[side]);
  emit(step, { type: 'betRaised', seat: betTurn, level: raised });
  askForReplyOrSettle(step);
}

function askForReplyOrSettle(step: StepBuilder): void {
  const { level, cap, betTurn } = currentBet(step);
  if (level < cap) startClock(step, 'betSeconds', betTurn);
  else {
    emit(step, { type: 'betCapped', level });
    continueAfterBet(step, settle(step));
  }
}

const seatOf = (step: StepBuilder, side: BetSide): Seat =>
  side === 'challenger' ? currentBet(step).challenger : step.state.turn.seat;

function payStake(step: StepBuilder, side: BetSide, amount: number): void {
  const bet = currentBet(step);
  const seat = seatOf(step, side);
  updatePlayer(step, seat, { cash: step.state.players[seat]!.cash - amount });
  updateState(step, { phase: { ...bet, stakes: { ...bet.stakes, [side]: bet.stakes[side] + amount } } });
}

/** Reveals the answer and pays (WP-105 to WP-108). Returns null if that ends the game. */
function settle(step: StepBuilder, leaver: Seat | null = null): BetSettlement | null {
  matchStakes(step);
  const { key, challenger, statement, stakes, resumeTo } = currentBet(step);
  const { number: turn, seat: challenged, placements } = step.state.turn;
  const { card, window } = placements.find((one) => one.card.key === key)!;
  const { answer, words, definition } = card;
  const word = words[Number(answer[1]) - 1]!;
  const isRight = matchesClaim(answer, relationInPlay(step.state.players, challenged)!, window);
  const verdict: ChallengeResult = isRight ? 'A' : answer === statement ? 'B' : 'C';
  const gains = {
    challenger: verdict === 'B' ? stakes.challenged : 0 - stakes.challenger, // avoids -0, which JSON would turn into 0
    challenged: verdict === 'A' ? stakes.challenger : 0 - stakes.challenged,
  };
  const { players, house, playedCards } = step.state;
  updatePlayer(step, challenger, { cash: players[challenger]!.cash + stakes.challenger + gains.challenger });
  updatePlayer(step, challenged, { cash: players[challenged]!.cash + stakes.challenged + gains.challenged });
  const last = playedCards.findLastIndex((one) => one.card.key === key);
  updateState(step, {
    phase: resumeTo.phase,
    house: house - gains.challenger - gains.challenged,
    lastChallenge: { turn, key, answer, word, definition, challenger, challenged, statement, verdict },
    playedCards: playedCards.with(last, { ...playedCards[last]!, challenge: { by: challenger, statement, verdict } }),
  });
  emit(step, { type: 'answerRevealed', card: key, code: answer, word, definition });
  emit(step, { type: 'challengeSettled', result: verdict, challenger, challenged, gains });
  setPlacementStatus(step, key, verdict === 'A' ? 'upheld' : 'removed');
  if (verdict !== 'A') removeCard(step, card, window);
  return endGameIfWon(step, leaver) ? null : { verdict, resumeTo };
}

export function continueAfterBet(step: StepBuilder, settlement: BetSettlement | null): void {
  if (settlement === null) return;
  if (settlement.verdict === 'A') resumeTurn(step, settlement.resumeTo);
  else endTurn(step); // WP-109, WP-110
}

/** Raises both stakes to the level, or to all the cash a player has (WP-102, WP-104). */
function matchStakes(step: StepBuilder): void {
  for (const side of ['challenger', 'challenged'] as const) {
    const { level, stakes } = currentBet(step);
    payStake(step, side, Math.min(step.state.players[seatOf(step, side)]!.cash, level - stakes[side]));
  }
}

function setPlacementStatus(step: StepBuilder, key: Word, status: Placement['status']): void {
  const { turn } = step.state;
  const placements = turn.placements.map((placement) =>
    placement.card.key === key ? { ...placement, status } : placement,
  );
  updateState(step, { turn: { ...turn, placements } });
}

function removeCard(step: StepBuilder, card: Card, window: number): void {
  const { windows } = step.state;
  const rest = windows[window - 1]!.filter((one) => one.key !== card.key);
  updateState(step, { windows: windows.with(window - 1, rest) });
  discardCards(step, [card]);
  emit(step, { type: 'cardRemoved', card: card.key, window });
}

/** Returns to the phase before the bet, with the time that was left (WP-106, WP-123). */
function resumeTurn(step: StepBuilder, { phase, left }: BetPhase['resumeTo']): void {
  const atLeast = (least: Millis): Millis | null => (left === null ? null : Math.max(left, least));
  if (phase.type === 'place') setClock(step, atLeast(MIN_RESUMED_PLACING_MS), step.state.turn.seat);
  else if (seatsAwaited(step.state).length > 0) setClock(step, atLeast(MIN_RESUMED_WAIT_MS), null);
  else closeChallengeWait(step);
}

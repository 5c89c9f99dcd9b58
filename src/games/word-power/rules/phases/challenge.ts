// Challenges: announcing, ties, the betting ladder, the look-up and its three results.
// Not whether a challenge may be made: that is judged from the challenger's view (forbid.ts).

import type { Millis, Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import type { Card } from '../cards.ts';
import { leftOnClock, runFor, startClock } from '../clock.ts';
import { agrees, BET_STEP, betLimit } from '../spaces.ts';
import { type BetPhase, type Placement, readingOf, type Verdict, waitedFor } from '../state.ts';
import { type Course, change, changePlayer, discard, isWon, tell } from '../step-builder.ts';
import { closeWait } from './place-cards.ts';
import { endTurn } from './turn.ts';

const PLACE_AT_LEAST: Millis = 15_000;
const WAIT_AT_LEAST: Millis = 5000;

type Side = 'challenger' | 'challenged';

/** How a bet came out, and where the turn was when it began. */
export type Settlement = Pick<BetPhase, 'back'> & { readonly verdict: Verdict };

const betOf = (course: Course): BetPhase => course.state.phase as BetPhase;

/** WP-099; in a tie the first stake goes back and the bet starts anew (WP-125). */
export function challenge(course: Course, seat: Seat, key: Word, statement: string): void {
  const { phase } = course.state;
  if (phase.type === 'bet') {
    payStake(course, 'challenger', -phase.stakes.challenger);
    tell(course, { type: 'challengeDisplaced', seat: phase.challenger, by: seat });
  }
  const { players, turn } = course.state;
  const back =
    phase.type === 'bet' ? phase.back : { phase: phase as BetPhase['back']['phase'], left: leftOnClock(course) };
  change(course, {
    phase: {
      type: 'bet',
      key,
      challenger: seat,
      statement,
      since: course.env.now,
      level: BET_STEP,
      cap: Math.min(betLimit(players[seat]!.cash), betLimit(players[turn.seat]!.cash)), // WP-103
      stakes: { challenger: 0, challenged: 0 },
      toSpeak: turn.seat,
      spoken: false,
      back,
    },
  });
  payStake(course, 'challenger', BET_STEP);
  tell(course, { type: 'challengeMade', seat, card: key, statement });
  speakOrCap(course);
}

export const call = (course: Course): void => goOnAfter(course, settleAsCalled(course));

/** Closes the bet at its level, but leaves the turn where it is (WP-131). */
export function settleAsCalled(course: Course): Settlement | null {
  const { toSpeak, level } = betOf(course);
  tell(course, { type: 'betCalled', seat: toSpeak, level });
  return settle(course);
}

/** WP-100 to WP-102; without a level it is the smallest step. */
export function raise(course: Course, to: number | null): void {
  const { toSpeak, level, challenger } = betOf(course);
  const raised = to ?? level + BET_STEP;
  const side: Side = toSpeak === challenger ? 'challenger' : 'challenged';
  const other = side === 'challenged' ? challenger : course.state.turn.seat;
  change(course, { phase: { ...betOf(course), level: raised, toSpeak: other, spoken: true } });
  payStake(course, side, raised - betOf(course).stakes[side]);
  tell(course, { type: 'betRaised', seat: toSpeak, level: raised });
  speakOrCap(course);
}

function speakOrCap(course: Course): void {
  const { level, cap, toSpeak } = betOf(course);
  if (level < cap) startClock(course, 'betSeconds', toSpeak);
  else {
    tell(course, { type: 'betCapped', level });
    goOnAfter(course, settle(course));
  }
}

const seatOf = (course: Course, side: Side): Seat =>
  side === 'challenger' ? betOf(course).challenger : course.state.turn.seat;

function payStake(course: Course, side: Side, amount: number): void {
  const bet = betOf(course);
  const seat = seatOf(course, side);
  changePlayer(course, seat, { cash: course.state.players[seat]!.cash - amount });
  change(course, { phase: { ...bet, stakes: { ...bet.stakes, [side]: bet.stakes[side] + amount } } });
}

/** Looks the answer up and pays (WP-105 to WP-108); null if that ends the game. */
function settle(course: Course): Settlement | null {
  matchStakes(course);
  const { key, challenger, statement, stakes, back } = betOf(course);
  const { number: turn, seat: challenged, laid } = course.state.turn;
  const { card, window } = laid.find((one) => one.card.key === key)!;
  const { answer, words, definition } = card;
  const word = words[Number(answer[1]) - 1]!;
  const isRight = agrees(answer, readingOf(course.state.players, challenged)!, window);
  const verdict: Verdict = isRight ? 'A' : answer === statement ? 'B' : 'C';
  const gains = {
    challenger: verdict === 'B' ? stakes.challenged : 0 - stakes.challenger, // -0 would not survive JSON
    challenged: verdict === 'A' ? stakes.challenger : 0 - stakes.challenged,
  };
  const { players, house, played } = course.state;
  changePlayer(course, challenger, { cash: players[challenger]!.cash + stakes.challenger + gains.challenger });
  changePlayer(course, challenged, { cash: players[challenged]!.cash + stakes.challenged + gains.challenged });
  const last = played.findLastIndex((one) => one.card.key === key);
  change(course, {
    phase: back.phase,
    house: house - gains.challenger - gains.challenged,
    settled: { turn, key, answer, word, definition, challenger, challenged, statement, verdict },
    played: played.with(last, { ...played[last]!, challenge: { by: challenger, statement, verdict } }),
  });
  tell(course, { type: 'answerRevealed', card: key, code: answer, word, definition });
  tell(course, { type: 'challengeSettled', result: verdict, challenger, challenged, gains });
  setFate(course, key, verdict === 'A' ? 'upheld' : 'removed');
  if (verdict !== 'A') removeCard(course, card, window);
  return isWon(course) ? null : { verdict, back };
}

export function goOnAfter(course: Course, settlement: Settlement | null): void {
  if (settlement === null) return;
  if (settlement.verdict === 'A') resume(course, settlement.back);
  else endTurn(course); // WP-109, WP-110
}

/** Both stakes come to the level, or to all that a poor player has (WP-102, WP-104). */
function matchStakes(course: Course): void {
  for (const side of ['challenger', 'challenged'] as const) {
    const { level, stakes } = betOf(course);
    payStake(course, side, Math.min(course.state.players[seatOf(course, side)]!.cash, level - stakes[side]));
  }
}

function setFate(course: Course, key: Word, fate: Placement['fate']): void {
  const { turn } = course.state;
  const laid = turn.laid.map((placement) => (placement.card.key === key ? { ...placement, fate } : placement));
  change(course, { turn: { ...turn, laid } });
}

function removeCard(course: Course, card: Card, window: number): void {
  const { windows } = course.state;
  const rest = windows[window - 1]!.filter((one) => one.key !== card.key);
  change(course, { windows: windows.with(window - 1, rest) });
  discard(course, [card]);
  tell(course, { type: 'cardRemoved', card: card.key, window });
}

/** The turn goes on where it was, with the time that was left (WP-106, WP-123). */
function resume(course: Course, { phase, left }: BetPhase['back']): void {
  const atLeast = (least: Millis): Millis | null => (left === null ? null : Math.max(left, least));
  if (phase.type === 'place') runFor(course, atLeast(PLACE_AT_LEAST), course.state.turn.seat);
  else if (waitedFor(course.state).length > 0) runFor(course, atLeast(WAIT_AT_LEAST), null);
  else closeWait(course);
}

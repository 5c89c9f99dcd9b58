// Decides why a move is refused. It reads only the player's own view, so a refusal cannot reveal a secret (WP-134).

import type { Millis, Refusal, Seat } from '../../../core/game.ts';
import { BET_STEP_DOLLARS } from './amounts.ts';
import { matchesClaim } from './cards.ts';
import type { Move } from './moves.ts';
import { createRefusal } from './refuse.ts';
import { WINDOWS } from './spaces.ts';
import { relationInPlay, stepsToLeft } from './state.ts';
import { challengeablePlacements, isOnWindow, type PhaseView, type View } from './view.ts';

/** The first reason against a move, or null if it is allowed. Pass null as `now` to ignore the clock. */
export const findRefusal = (view: View, seat: Seat, move: Move, now: Millis | null): Refusal | null =>
  checkPhaseAndSeat(view, seat, move) ?? checkDeadline(view, now) ?? checkMove(view, seat, move, now);

const PHASES_BY_MOVE: { readonly [M in Move['type']]: readonly PhaseView['type'][] } = {
  roll: ['roll'],
  book: ['start'],
  royalty: ['start'],
  place: ['place', 'wait', 'bet'],
  finish: ['place', 'wait', 'bet'],
  noplay: ['place', 'wait', 'bet'],
  challenge: ['place', 'wait', 'bet'],
  waive: ['place', 'wait', 'bet'],
  call: ['roll', 'start', 'place', 'wait', 'bet', 'pass'], // outside a bet, NO_BET is the more helpful refusal
  raise: ['roll', 'start', 'place', 'wait', 'bet', 'pass'],
  pass: ['pass'],
};

const ACTIVE_PLAYER_MOVES: readonly Move['type'][] = ['roll', 'book', 'royalty', 'place', 'finish', 'noplay'];

function checkPhaseAndSeat({ phase, active, players }: View, seat: Seat, { type }: Move): Refusal | null {
  if (phase.type === 'over') return createRefusal('GAME_OVER', 'WP-029');
  if (players[seat] === undefined) return createRefusal('UNKNOWN_SEAT', 'WP-009', seat);
  if (players[seat].left) return createRefusal('NOT_YOUR_TURN', 'WP-131');
  if (!PHASES_BY_MOVE[type].includes(phase.type)) return createRefusal('WRONG_PHASE', 'WP-141', type, phase.type);
  return ACTIVE_PLAYER_MOVES.includes(type) && seat !== active
    ? createRefusal('NOT_YOUR_TURN', 'WP-141', type, phase.type, active)
    : null;
}

const checkDeadline = ({ deadline }: View, now: Millis | null): Refusal | null =>
  now !== null && deadline !== null && now > deadline ? createRefusal('TIME_UP', 'WP-126', now - deadline) : null;

function checkMove(view: View, seat: Seat, move: Move, now: Millis | null): Refusal | null {
  const { phase, laid } = view;
  switch (move.type) {
    case 'roll':
    case 'book':
    case 'royalty':
      return null;
    case 'place':
      return checkPlacement(view, move);
    case 'finish':
      return checkNoBetOrWait(phase) ?? (laid.length === 0 ? createRefusal('NOTHING_LAID', 'WP-072') : null);
    case 'noplay':
      return laid.length > 0 ? createRefusal('ALREADY_LAID', 'WP-073', laid[0]!.key) : null;
    case 'challenge':
      return checkChallenge(view, seat, move, now);
    case 'waive':
      if (phase.type === 'bet') return createRefusal('BET_OPEN', 'WP-098', phase.key);
      return challengeablePlacements(view, seat).length > 0 ? null : createRefusal('NOTHING_OPEN', 'WP-124');
    case 'call':
      return checkBetReply(view, seat, null);
    case 'raise':
      return checkBetReply(view, seat, move.to);
    case 'pass':
      return checkPass(view, seat, move.cards);
  }
}

function checkNoBetOrWait(phase: PhaseView): Refusal | null {
  if (phase.type === 'bet') return createRefusal('BET_OPEN', 'WP-098', phase.key);
  return phase.type === 'wait' ? createRefusal('WAIT_OPEN', 'WP-078', phase.kind) : null;
}

const handText = ({ hand }: View): string => hand.map((card) => card.key).join(', ');

function checkPlacement(view: View, { card, window }: Move & { type: 'place' }): Refusal | null {
  const refusal = checkNoBetOrWait(view.phase);
  if (refusal !== null) return refusal;
  if (!view.hand.some((one) => one.key === card))
    return createRefusal('CARD_NOT_IN_HAND', 'WP-062', card, handText(view));
  return WINDOWS.some((one) => one === window) ? null : createRefusal('BAD_WINDOW', 'WP-060', window);
}

function checkChallenge(
  view: View,
  seat: Seat,
  { card, statement }: Move & { type: 'challenge' },
  now: Millis | null,
): Refusal | null {
  const { active, phase, players, setup } = view;
  if (seat === active) return createRefusal('OWN_CARD', 'WP-090', card);
  const placement = view.laid.find((one) => one.key === card && isOnWindow(one));
  if (placement === undefined) {
    const isFromEarlierTurn = view.windows.flat().some((one) => one.key === card);
    return isFromEarlierTurn
      ? createRefusal('NOT_THIS_TURN', 'WP-096', card)
      : createRefusal('NO_SUCH_PLACEMENT', 'WP-096', card, challengeableText(view, seat));
  }
  const bet = phase.type === 'bet' ? phase : null;
  const isTie =
    bet !== null && !bet.spoken && seat !== bet.challenger && now !== null && now - bet.since <= setup.tieMs;
  if (placement.fate === 'upheld' || (bet?.key === card && !isTie))
    return createRefusal('ALREADY_CHALLENGED', 'WP-093', card);
  const relation = relationInPlay(players, active)!;
  if (matchesClaim(statement, relation, placement.window))
    return createRefusal('AGREES_WITH_PLAY', 'WP-095', card, statement, relation, placement.window);
  if (players[seat]!.cash < BET_STEP_DOLLARS) return createRefusal('TOO_POOR', 'WP-097', players[seat]!.cash);
  if (bet !== null && !isTie) return createRefusal('BET_OPEN', 'WP-098', bet.key);
  if (placement.waived.includes(seat)) return createRefusal('WAIVED', 'WP-124', card);
  const distance = (one: Seat): number => stepsToLeft(active, one, players.length);
  return bet !== null && distance(seat) > distance(bet.challenger)
    ? createRefusal('LOST_TIE', 'WP-125', card, bet.challenger)
    : null;
}

const challengeableText = (view: View, seat: Seat): string =>
  challengeablePlacements(view, seat)
    .map((placement) => placement.key)
    .join(', ');

function checkBetReply({ phase, setup }: View, seat: Seat, to: number | null): Refusal | null {
  if (phase.type !== 'bet') return createRefusal('NO_BET', 'WP-100');
  if (phase.toSpeak !== seat) return createRefusal('NOT_YOUR_BET', 'WP-101', phase.toSpeak);
  if (to === null) return null;
  const { level, cap } = phase;
  const next = level + BET_STEP_DOLLARS;
  if (to > cap) return createRefusal('OVER_CAP', 'WP-103', to, cap);
  if (level === BET_STEP_DOLLARS && to !== next) return createRefusal('BAD_AMOUNT', 'WP-100', to, next);
  const isStep = setup.raiseStep === 'free' ? to >= next && to % BET_STEP_DOLLARS === 0 : to === next;
  return isStep ? null : createRefusal('BAD_AMOUNT', 'WP-101', to, next, setup.raiseStep);
}

function checkPass(view: View, seat: Seat, cards: readonly string[]): Refusal | null {
  const { phase, hand } = view;
  if (phase.type !== 'pass') return null;
  if (phase.chosen[seat]) return createRefusal('ALREADY_CHOSEN', 'WP-055');
  const count = Math.min(phase.count, hand.length);
  if (cards.length !== count) return createRefusal('WRONG_COUNT', 'WP-056', count, cards.length);
  const duplicate = cards.find((card, i) => cards.indexOf(card) < i);
  if (duplicate !== undefined) return createRefusal('DUPLICATE_CARD', 'WP-055', duplicate);
  const missing = cards.find((card) => !hand.some((one) => one.key === card));
  return missing === undefined ? null : createRefusal('CARD_NOT_IN_HAND', 'WP-055', missing, handText(view));
}

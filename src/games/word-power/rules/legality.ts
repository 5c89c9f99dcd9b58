// Why a move is refused, judged from the actor's own view: so no refusal can betray what he may not know (WP-134).
// Not the sentences for refusals (say.ts).

import type { Millis, Refusal, Seat } from '../../../core/game.ts';
import type { Move } from './moves.ts';
import { agrees, BET_STEP, WINDOWS } from './spaces.ts';
import { leftOf, readingOf } from './state.ts';
import { isOpenTo, type PhaseView, type View } from './view.ts';

export type Code =
  | 'GAME_OVER'
  | 'UNKNOWN_SEAT'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'TIME_UP'
  | 'NOT_DUE'
  | 'MALFORMED'
  | 'BAD_SCENARIO'
  | 'CARD_NOT_IN_HAND'
  | 'BAD_WINDOW'
  | 'WAIT_OPEN'
  | 'BET_OPEN'
  | 'NOTHING_LAID'
  | 'ALREADY_LAID'
  | 'OWN_CARD'
  | 'NO_SUCH_PLACEMENT'
  | 'NOT_THIS_TURN'
  | 'ALREADY_CHALLENGED'
  | 'AGREES_WITH_PLAY'
  | 'TOO_POOR'
  | 'WAIVED'
  | 'LOST_TIE'
  | 'NOTHING_OPEN'
  | 'NO_BET'
  | 'NOT_YOUR_BET'
  | 'OVER_CAP'
  | 'BAD_AMOUNT'
  | 'WRONG_COUNT'
  | 'DUPLICATE_CARD'
  | 'ALREADY_CHOSEN';

export const no = (code: Code, rule: string, ...about: readonly (string | number)[]): Refusal => ({
  code,
  rule,
  about: about.map(String),
});

/** The first reason against a move, null if there is none. `now` null leaves the clock out of it. */
export const forbid = (view: View, seat: Seat, move: Move, now: Millis | null): Refusal | null =>
  forbidHere(view, seat, move) ?? forbidLate(view, now) ?? forbidIn(view, seat, move, now);

const PHASES: { readonly [M in Move['type']]: readonly PhaseView['type'][] } = {
  roll: ['roll'],
  book: ['start'],
  royalty: ['start'],
  place: ['place', 'wait', 'bet'],
  finish: ['place', 'wait', 'bet'],
  noplay: ['place', 'wait', 'bet'],
  challenge: ['place', 'wait', 'bet'],
  waive: ['place', 'wait', 'bet'],
  call: ['roll', 'start', 'place', 'wait', 'bet', 'pass'], // outside a bet NO_BET says more
  raise: ['roll', 'start', 'place', 'wait', 'bet', 'pass'],
  pass: ['pass'],
};

const FOR_ACTIVE: readonly Move['type'][] = ['roll', 'book', 'royalty', 'place', 'finish', 'noplay'];

function forbidHere({ phase, active, players }: View, seat: Seat, { type }: Move): Refusal | null {
  if (phase.type === 'over') return no('GAME_OVER', 'WP-029');
  if (players[seat] === undefined) return no('UNKNOWN_SEAT', 'WP-009', seat);
  if (players[seat].left) return no('NOT_YOUR_TURN', 'WP-131');
  if (!PHASES[type].includes(phase.type)) return no('WRONG_PHASE', 'WP-141', type, phase.type);
  return FOR_ACTIVE.includes(type) && seat !== active ? no('NOT_YOUR_TURN', 'WP-141', type, phase.type) : null;
}

const forbidLate = ({ deadline }: View, now: Millis | null): Refusal | null =>
  now !== null && deadline !== null && now > deadline ? no('TIME_UP', 'WP-126', now - deadline) : null;

function forbidIn(view: View, seat: Seat, move: Move, now: Millis | null): Refusal | null {
  const { phase, laid } = view;
  switch (move.type) {
    case 'roll':
    case 'book':
    case 'royalty':
      return null;
    case 'place':
      return forbidPlace(view, move);
    case 'finish':
      return forbidMeanwhile(phase) ?? (laid.length === 0 ? no('NOTHING_LAID', 'WP-072') : null);
    case 'noplay':
      return laid.length > 0 ? no('ALREADY_LAID', 'WP-073', laid[0]!.key) : null;
    case 'challenge':
      return forbidChallenge(view, seat, move, now);
    case 'waive':
      if (phase.type === 'bet') return no('BET_OPEN', 'WP-098', phase.key);
      return laid.some((placement) => isOpenTo(view, placement, seat)) ? null : no('NOTHING_OPEN', 'WP-124');
    case 'call':
      return forbidReply(view, seat, null);
    case 'raise':
      return forbidReply(view, seat, move.to);
    case 'pass':
      return forbidPass(view, seat, move.cards);
  }
}

function forbidMeanwhile(phase: PhaseView): Refusal | null {
  if (phase.type === 'bet') return no('BET_OPEN', 'WP-098', phase.key);
  return phase.type === 'wait' ? no('WAIT_OPEN', 'WP-078', phase.kind) : null;
}

const namesOf = ({ hand }: View): string => hand.map((card) => card.key).join(', ');

function forbidPlace(view: View, { card, window }: Move & { type: 'place' }): Refusal | null {
  const meanwhile = forbidMeanwhile(view.phase);
  if (meanwhile !== null) return meanwhile;
  if (!view.hand.some((one) => one.key === card)) return no('CARD_NOT_IN_HAND', 'WP-062', card, namesOf(view));
  return WINDOWS.some((one) => one === window) ? null : no('BAD_WINDOW', 'WP-060', window);
}

function forbidChallenge(
  view: View,
  seat: Seat,
  { card, statement }: Move & { type: 'challenge' },
  now: Millis | null,
): Refusal | null {
  const { active, phase, players, setup } = view;
  if (seat === active) return no('OWN_CARD', 'WP-090', card);
  const placement = view.laid.find(({ key, fate }) => key === card && (fate === 'open' || fate === 'upheld'));
  if (placement === undefined) {
    const isOld = view.windows.flat().some((one) => one.key === card);
    return isOld ? no('NOT_THIS_TURN', 'WP-096', card) : no('NO_SUCH_PLACEMENT', 'WP-096', card, openNames(view, seat));
  }
  const bet = phase.type === 'bet' ? phase : null;
  const ties =
    bet !== null && !bet.spoken && seat !== bet.challenger && setup.tieMs > 0 && now! - bet.since <= setup.tieMs;
  if (placement.fate === 'upheld' || (bet?.key === card && !ties)) return no('ALREADY_CHALLENGED', 'WP-093', card);
  const reading = readingOf(players, active)!;
  if (agrees(statement, reading, placement.window))
    return no('AGREES_WITH_PLAY', 'WP-095', card, statement, reading, placement.window);
  if (players[seat]!.cash < BET_STEP) return no('TOO_POOR', 'WP-097', players[seat]!.cash);
  if (bet !== null && !ties) return no('BET_OPEN', 'WP-098', bet.key);
  if (placement.waived.includes(seat)) return no('WAIVED', 'WP-124', card);
  const distance = (one: Seat): number => leftOf(active, one, players.length);
  return bet !== null && distance(seat) > distance(bet.challenger) ? no('LOST_TIE', 'WP-125', card) : null;
}

const openNames = (view: View, seat: Seat): string =>
  view.laid
    .filter((placement) => isOpenTo(view, placement, seat))
    .map((placement) => placement.key)
    .join(', ');

function forbidReply({ phase, setup }: View, seat: Seat, to: number | null): Refusal | null {
  if (phase.type !== 'bet') return no('NO_BET', 'WP-100');
  if (phase.toSpeak !== seat) return no('NOT_YOUR_BET', 'WP-101');
  if (to === null) return null;
  const { level, cap } = phase;
  const next = level + BET_STEP;
  if (to > cap) return no('OVER_CAP', 'WP-103', to, cap);
  if (level === BET_STEP && to !== next) return no('BAD_AMOUNT', 'WP-100', to, next);
  const isStep = setup.raiseStep === 'free' ? to >= next && to % BET_STEP === 0 : to === next;
  return isStep ? null : no('BAD_AMOUNT', 'WP-101', to, next);
}

function forbidPass(view: View, seat: Seat, cards: readonly string[]): Refusal | null {
  const { phase, hand } = view;
  if (phase.type !== 'pass') return null;
  if (phase.chosen[seat]) return no('ALREADY_CHOSEN', 'WP-055');
  const count = Math.min(phase.count, hand.length);
  if (cards.length !== count) return no('WRONG_COUNT', 'WP-056', count, cards.length);
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  if (twice !== undefined) return no('DUPLICATE_CARD', 'WP-055', twice);
  const missing = cards.find((card) => !hand.some((one) => one.key === card));
  return missing === undefined ? null : no('CARD_NOT_IN_HAND', 'WP-055', missing, namesOf(view));
}

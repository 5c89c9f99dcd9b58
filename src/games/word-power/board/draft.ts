// What a player is trying on the board of Word Power before sending it: a card picked up, a statement half made.
// Not a move (move.ts), and not what the player is asked (question.ts).

import type { Word } from '../../../lexicon/lexicon.ts';
import { BET_STEP } from '../rules/spaces.ts';
import type { PlacementView, View } from '../rules/view.ts';
import { type Asked, openTo, passCount } from './panel-mode.ts';

export type Letter = 'S' | 'A';

export type Draft = {
  /** The card picked up from the hand, and the window it is held over. */
  readonly card: Word | null;
  readonly window: number | null;
  /** The card to be challenged, and what is said to be right. */
  readonly doubted: Word | null;
  readonly letter: Letter | null;
  readonly digit: number | null;
  /** The level to raise to. */
  readonly raise: number | null;
  /** The cards to be passed. */
  readonly passing: readonly Word[];
};

export const EMPTY: Draft = {
  card: null,
  window: null,
  doubted: null,
  letter: null,
  digit: null,
  raise: null,
  passing: [],
};

/** Has the player chosen anything that could be taken back? What goes without saying is nobody's choice. */
export const isTried = ({ card, letter, digit, passing }: Draft): boolean =>
  card !== null || letter !== null || digit !== null || passing.length > 0;

/** A card picked up is put back by picking it up again. */
export const pickUp = (draft: Draft, card: Word): Draft => ({
  ...draft,
  card: draft.card === card ? null : card,
  window: null,
});

/** The next card of the hand, in either direction. */
export function pickNext(draft: Draft, hand: readonly { readonly key: Word }[], step: 1 | -1): Draft {
  if (hand.length === 0) return draft;
  const held = hand.findIndex((face) => face.key === draft.card);
  const next = held === -1 ? (step === 1 ? 0 : hand.length - 1) : (held + step + hand.length) % hand.length;
  return { ...draft, card: hand[next]!.key, window: null };
}

export const aim = (draft: Draft, window: number): Draft =>
  draft.card === null ? draft : { ...draft, window: draft.window === window ? null : window };

export const doubt = (draft: Draft, card: Word): Draft =>
  draft.doubted === card ? draft : { ...draft, doubted: card, letter: null, digit: null };

/** Takes a card for passing or puts it back; beyond the number asked for the one taken first goes back. */
export function choose(draft: Draft, card: Word, count: number): Draft {
  const passing = draft.passing.includes(card)
    ? draft.passing.filter((one) => one !== card)
    : [...draft.passing, card].slice(-count);
  return { ...draft, passing };
}

/** What a key does to the draft of the question that is on; null: nothing. */
export function tryKey(key: string, draft: Draft, view: View, seat: number | null, asked: Asked): Draft | null {
  const number = /^[1-4]$/.test(key) ? Number(key) : null;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  if (key === 'Escape') return EMPTY;
  if (asked === 'place') {
    if (number !== null) return aim(draft, number);
    return step === null ? null : pickNext(draft, view.hand, step);
  }
  if (asked === 'pass' && number !== null) {
    const face = view.hand[number - 1];
    return face ? choose(draft, face.key, passCount(view)) : null;
  }
  if (asked !== 'doubt' || seat === null) return null;
  if (number !== null) return { ...draft, digit: number };
  if (/^[sa]$/i.test(key)) return { ...draft, letter: /s/i.test(key) ? 'S' : 'A' };
  const open = openTo(view, seat);
  const at = open.findIndex((one) => one.key === draft.doubted);
  return step === null ? null : doubt(draft, open[(at + step + open.length) % open.length]!.key);
}

/** What of a draft still makes sense in this view, with what goes without saying filled in. */
export function carryOver(draft: Draft, view: View, seat: number | null, asked: Asked): Draft {
  if (seat === null) return EMPTY;
  const holds = (card: Word | null): boolean => view.hand.some((face) => face.key === card);
  switch (asked) {
    case 'place':
      return holds(draft.card) ? { ...EMPTY, card: draft.card, window: draft.window } : EMPTY;
    case 'doubt':
      return carryDoubt(draft, openTo(view, seat));
    case 'bet':
      return { ...EMPTY, raise: levelFor(draft.raise, view) };
    case 'pass':
      return { ...EMPTY, passing: draft.passing.filter(holds) };
    default:
      return EMPTY;
  }
}

/** Without a choice the youngest card is meant. */
function carryDoubt({ doubted, letter, digit }: Draft, open: readonly PlacementView[]): Draft {
  return open.some(({ key }) => key === doubted)
    ? { ...EMPTY, doubted, letter, digit }
    : { ...EMPTY, doubted: open.at(-1)?.key ?? null };
}

/** Only free raises beyond the first leave a choice (WP-100, WP-101). */
function levelFor(raise: number | null, { phase, setup }: View): number | null {
  if (phase.type !== 'bet') return null;
  const next = phase.level + BET_STEP;
  const isFree = setup.raiseStep === 'free' && phase.level > BET_STEP;
  return isFree ? Math.min(Math.max(raise ?? next, next), phase.cap) : next;
}

// The player's unsent choices on the board, such as a card picked up or half a statement, and the functions that change
// them. Pure data: Board.svelte keeps the current draft.

import type { Word } from '../../../lexicon/lexicon.ts';
import { BET_STEP_DOLLARS } from '../rules/amounts.ts';
import type { PlacementView, View } from '../rules/view.ts';
import { cardsToPassCount, challengeablePlacements } from '../rules/view.ts';
import type { PanelMode } from './panel-mode.ts';

export type RelationLetter = 'S' | 'A';

export type Draft = {
  /** The card picked up from the hand, and the window chosen for it. */
  readonly heldCard: Word | null;
  readonly window: number | null;
  /** The card to be challenged, and the answer claimed to be right. */
  readonly challengedCard: Word | null;
  readonly letter: RelationLetter | null;
  readonly wordNumber: number | null;
  /** The level to raise to. */
  readonly raiseTo: number | null;
  readonly cardsToPass: readonly Word[];
};

export const EMPTY_DRAFT: Draft = {
  heldCard: null,
  window: null,
  challengedCard: null,
  letter: null,
  wordNumber: null,
  raiseTo: null,
  cardsToPass: [],
};

/** True if the player has chosen something that can be undone. Values filled in by reconcileDraft do not count. */
export const hasChoices = ({ heldCard, letter, wordNumber, cardsToPass }: Draft): boolean =>
  heldCard !== null || letter !== null || wordNumber !== null || cardsToPass.length > 0;

export const toggleCard = (draft: Draft, card: Word): Draft => ({
  ...draft,
  heldCard: draft.heldCard === card ? null : card,
  window: null,
});

/** Picks up the next card of the hand, in either direction. */
export function holdNextCard(draft: Draft, hand: readonly { readonly key: Word }[], step: 1 | -1): Draft {
  if (hand.length === 0) return draft;
  const held = hand.findIndex((face) => face.key === draft.heldCard);
  const next = held === -1 ? (step === 1 ? 0 : hand.length - 1) : (held + step + hand.length) % hand.length;
  return { ...draft, heldCard: hand[next]!.key, window: null };
}

export const toggleWindow = (draft: Draft, window: number): Draft =>
  draft.heldCard === null ? draft : { ...draft, window: draft.window === window ? null : window };

export const selectChallengedCard = (draft: Draft, card: Word): Draft =>
  draft.challengedCard === card ? draft : { ...draft, challengedCard: card, letter: null, wordNumber: null };

/** Selects or deselects a card to pass. If that makes too many, the one selected first is dropped. */
export function togglePassedCard(draft: Draft, card: Word, count: number): Draft {
  const cardsToPass = draft.cardsToPass.includes(card)
    ? draft.cardsToPass.filter((one) => one !== card)
    : [...draft.cardsToPass, card].slice(-count);
  return { ...draft, cardsToPass };
}

/** The draft after a key press in this mode; null if the key has no meaning. */
export function applyKey(key: string, draft: Draft, view: View, seat: number | null, mode: PanelMode): Draft | null {
  const number = /^[1-4]$/.test(key) ? Number(key) : null;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  if (key === 'Escape') return EMPTY_DRAFT;
  if (mode === 'place') {
    if (number !== null) return toggleWindow(draft, number);
    return step === null ? null : holdNextCard(draft, view.hand, step);
  }
  if (mode === 'pass' && number !== null) {
    const face = view.hand[number - 1];
    return face ? togglePassedCard(draft, face.key, cardsToPassCount(view)) : null;
  }
  if (mode !== 'challenge' || seat === null) return null;
  if (number !== null) return { ...draft, wordNumber: number };
  if (/^[sa]$/i.test(key)) return { ...draft, letter: /s/i.test(key) ? 'S' : 'A' };
  const open = challengeablePlacements(view, seat);
  const at = open.findIndex((one) => one.key === draft.challengedCard);
  return step === null ? null : selectChallengedCard(draft, open[(at + step + open.length) % open.length]!.key);
}

/** Drops what no longer fits the view and fills in the obvious defaults. */
export function reconcileDraft(draft: Draft, view: View, seat: number | null, mode: PanelMode): Draft {
  if (seat === null) return EMPTY_DRAFT;
  const holds = (card: Word | null): boolean => view.hand.some((face) => face.key === card);
  switch (mode) {
    case 'place':
      return holds(draft.heldCard) ? { ...EMPTY_DRAFT, heldCard: draft.heldCard, window: draft.window } : EMPTY_DRAFT;
    case 'challenge':
      return reconcileChallenge(draft, challengeablePlacements(view, seat));
    case 'bet':
      return { ...EMPTY_DRAFT, raiseTo: raiseLevel(draft.raiseTo, view) };
    case 'pass':
      return { ...EMPTY_DRAFT, cardsToPass: draft.cardsToPass.filter(holds) };
    default:
      return EMPTY_DRAFT;
  }
}

/** The card placed last is preselected. */
function reconcileChallenge({ challengedCard, letter, wordNumber }: Draft, open: readonly PlacementView[]): Draft {
  return open.some(({ key }) => key === challengedCard)
    ? { ...EMPTY_DRAFT, challengedCard, letter, wordNumber }
    : { ...EMPTY_DRAFT, challengedCard: open.at(-1)?.key ?? null };
}

/** There is a choice of level only with free raises, and not for the first raise (WP-100, WP-101). */
function raiseLevel(raiseTo: number | null, { phase, setup }: View): number | null {
  if (phase.type !== 'bet') return null;
  const next = phase.level + BET_STEP_DOLLARS;
  const isFree = setup.raiseStep === 'free' && phase.level > BET_STEP_DOLLARS;
  return isFree ? Math.min(Math.max(raiseTo ?? next, next), phase.cap) : next;
}

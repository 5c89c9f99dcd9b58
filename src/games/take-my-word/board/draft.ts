// The draft: the move the player is putting together, with its history, the held item and the cursor.
// Pure functions for every tap, drop and key; draft-controller.svelte.ts makes it reactive and sends the move.

import type { Refusal } from '../../../core/game.ts';
import { type Card, isBlack, isBlank, type Premium, printedLetter } from '../rules/cards.ts';
import type { Claim } from '../rules/moves.ts';
import { checkPlay } from '../rules/plays/check-play.ts';
import type { PlayLexicon, Position } from '../rules/plays/position.ts';
import { refuse } from '../rules/refuse.ts';
import type { Slot } from '../rules/state.ts';
import { draftErrors } from './draft-captions.ts';
import {
  CLEARED_ROW,
  canPlaceCard,
  canPlacePremium,
  type DraftRow,
  isUnchanged,
  moveCard,
  newDraftRow,
  type PlacedCard,
  placeCard,
  placedCards,
  placePremium,
  premiumsIn,
  type RowTarget,
  removeCard,
  removePremium,
  rowTargets,
  targetAfter,
  toPlay,
  toSlot,
} from './draft-row.ts';
import { ACCEPT_ALL_WORDS } from './preview.ts';
import type { TrackedCards } from './track-cards.ts';
import { rowForTypedWord } from './typed-word.ts';

export type HeldItem =
  | { readonly type: 'card'; readonly id: number }
  | { readonly type: 'premium'; readonly at: number };

/** A refusal by the rules, or a sentence where no rule is broken. */
export type DraftError = Refusal | string;

export type Draft = {
  /** Every state of the row for undo, from the unchanged one to the current one. */
  readonly history: readonly DraftRow[];
  readonly heldItem: HeldItem | null;
  /** Where the next card that is tapped or typed goes. */
  readonly cursor: RowTarget | null;
  /** A blank that waits for its letter. */
  readonly pendingBlank: { readonly id: number; readonly target: RowTarget } | null;
  /** The whole word being typed, as far as it goes, and the history before it. */
  readonly typed: { readonly text: string; readonly history: readonly DraftRow[] } | null;
  /** Why the latest action was not possible. */
  readonly error: DraftError | null;
};

/** The player's position, and the hand's cards with their ids. */
export type OwnHand = { readonly position: Position; readonly cards: TrackedCards['hand'] };

export const newDraft = (slots: readonly Slot[]): Draft => draftFrom([newDraftRow(slots)]);
export const currentRow = ({ history }: Draft): DraftRow => history.at(-1)!;

/** If the row has only the player's own cards, the next one goes after them; otherwise the player chooses where. */
function draftFrom(history: readonly DraftRow[]): Draft {
  const { slots } = history.at(-1)!;
  const hasOnlyOwnCards = slots.every(({ old }) => old === null);
  return {
    history,
    heldItem: null,
    cursor: hasOnlyOwnCards ? { type: 'gap', at: slots.length } : null,
    pendingBlank: null,
    typed: null,
    error: null,
  };
}

const withoutHeld = (draft: Draft, changes: Partial<Draft>): Draft => ({
  ...draft,
  heldItem: null,
  pendingBlank: null,
  typed: null,
  error: null,
  ...changes,
});
export const releaseHeld = (draft: Draft): Draft => withoutHeld(draft, {});
const pushRow = (draft: Draft, row: DraftRow): Draft => draftFrom([...draft.history, row]);
const withError = (draft: Draft, error: DraftError): Draft => withoutHeld(draft, { error });

export const canUndo = ({ history, typed }: Draft): boolean => history.length > 1 || typed !== null;
export const undo = ({ history, typed }: Draft): Draft =>
  draftFrom(typed?.history ?? (history.length > 1 ? history.slice(0, -1) : history));
export const resetRow = (draft: Draft): Draft => pushRow(draft, draft.history[0]!);
/** Escape: releases the held item, otherwise takes back all cards, otherwise removes the cursor. */
function stepBack(draft: Draft): Draft {
  if (draft.heldItem !== null) return releaseHeld(draft);
  if (draft.typed !== null) return undo(draft);
  return isUnchanged(currentRow(draft)) ? withoutHeld(draft, { cursor: null }) : resetRow(draft);
}
const holdItem = (draft: Draft, heldItem: HeldItem): Draft => withoutHeld(draft, { heldItem });
export const clearRowInDraft = (draft: Draft): Draft => pushRow(draft, CLEARED_ROW);
export const chooseClaim = (draft: Draft, claim: Claim): Draft =>
  withoutHeld(draft, { history: [...draft.history.slice(0, -1), { ...currentRow(draft), claim }] });

/** Which of the player's premiums the draft uses, by index. */
export function usedPremiumIndexes(row: DraftRow, premiums: readonly Premium[]): readonly number[] {
  const used = [...premiumsIn(row)];
  return premiums.flatMap((premium, at) => {
    const found = used.indexOf(premium);
    if (found >= 0) used.splice(found, 1);
    return found >= 0 ? [at] : [];
  });
}

/** Moves the cursor to the next target on the left or right. */
export function moveCursor(draft: Draft, step: -1 | 1): Draft {
  const targets = rowTargets(currentRow(draft));
  const { cursor } = draft;
  const place = (target: RowTarget): Draft => ({ ...draft, cursor: target, typed: null, error: null });
  if (cursor === null) return place(step < 0 ? targets[0]! : targets.at(-1)!);
  const found = targets.findIndex(({ type, at }) => type === cursor.type && at === cursor.at);
  // A gap inside the row is no target of its own: the cursor goes to the slot beside it.
  const next = found < 0 ? cursor.at + (step < 0 ? 0 : 1) : found + step;
  return place(targets[Math.max(0, Math.min(next, targets.length - 1))]!);
}

export function pressCard(draft: Draft, ownHand: OwnHand, id: number): Draft {
  if (isPlaced(draft, id)) return pushRow(draft, removeCard(currentRow(draft), id));
  if (draft.heldItem?.type === 'card' && draft.heldItem.id === id) return releaseHeld(draft);
  return draft.cursor === null
    ? holdItem(draft, { type: 'card', id })
    : placeFromHand(draft, ownHand, id, draft.cursor, true);
}

export function pressPremium(draft: Draft, { position }: OwnHand, at: number): Draft {
  const row = currentRow(draft);
  const premium = position.premiums[at]!;
  if (usedPremiumIndexes(row, position.premiums).includes(at)) return pushRow(draft, removePremium(row, premium));
  if (draft.heldItem?.type === 'premium' && draft.heldItem.at === at) return releaseHeld(draft);
  if (draft.cursor?.type === 'slot') return placePremiumAt(draft, draft.cursor, premium);
  return holdItem(draft, { type: 'premium', at });
}

export function pressTarget(draft: Draft, ownHand: OwnHand, target: RowTarget): Draft {
  const { heldItem } = draft;
  if (heldItem?.type === 'card') return placeFromHand(draft, ownHand, heldItem.id, target, false);
  if (heldItem?.type === 'premium') return placePremiumAt(draft, target, ownHand.position.premiums[heldItem.at]!);
  const placed = target.type === 'slot' ? currentRow(draft).slots[target.at]!.placed : null;
  if (placed !== null) return pushRow(draft, removeCard(currentRow(draft), placed.id));
  const isSame = draft.cursor?.type === target.type && draft.cursor.at === target.at;
  return withoutHeld(draft, { cursor: isSame ? null : target });
}

/** The values of data-drag (`card:3`, `premium:0`) and data-drop (`gap:2`, `slot:1`, `hand:5`, `hand`). */
function parseDragId(text: string): { readonly kind: string; readonly key: number } {
  const [kind = '', key] = text.split(':');
  return { kind, key: Number(key) };
}

/** A dragged item is held as well, so that the board shows where it can go. */
export function liftItem(draft: Draft, item: string): Draft {
  const { kind, key } = parseDragId(item);
  return holdItem(draft, kind === 'card' ? { type: 'card', id: key } : { type: 'premium', at: key });
}

export function dropItem(draft: Draft, ownHand: OwnHand, item: string, target: string | null): Draft {
  const { kind, key } = parseDragId(item);
  const { kind: type, key: at } = parseDragId(target ?? '');
  if (type === 'gap' || type === 'slot')
    return kind === 'card'
      ? placeFromHand(draft, ownHand, key, { type, at }, false)
      : placePremiumAt(draft, { type, at }, ownHand.position.premiums[key]!);
  const returnsToHand = type === 'hand' && kind === 'card' && isPlaced(draft, key);
  return returnsToHand ? pushRow(draft, removeCard(currentRow(draft), key)) : releaseHeld(draft);
}

/** A hand card dropped on another hand card changes the order of the hand; null: it was dropped elsewhere. */
export function handReorder(draft: Draft, item: string, target: string | null): { id: number; before: number } | null {
  const { kind, key: id } = parseDragId(item);
  const { kind: type, key: before } = parseDragId(target ?? '');
  if (kind !== 'card' || type !== 'hand' || isPlaced(draft, id) || Number.isNaN(before) || id === before) return null;
  return { id, before };
}

const isPlaced = (draft: Draft, id: number): boolean =>
  placedCards(currentRow(draft)).some((placed) => placed.id === id);

/** The draft after a key; null: the key does nothing. Letters are placed at the cursor, where Shift stands for a blank.
 *  Without a cursor they spell the whole word that the row should read. */
export function pressKey(
  draft: Draft,
  ownHand: OwnHand,
  key: string,
  shift: boolean,
  words: PlayLexicon,
): Draft | null {
  if (/^[a-z]$/i.test(key)) {
    const letter = key.toUpperCase();
    if (draft.pendingBlank !== null) return assignBlankLetter(draft, ownHand, letter);
    return typesWholeWord(draft)
      ? typeWord(draft, ownHand, (draft.typed?.text ?? '') + letter, words)
      : typeLetter(draft, ownHand, letter, shift);
  }
  switch (key) {
    case 'Backspace':
      return draft.typed === null
        ? removeAtCursor(draft)
        : typeWord(draft, ownHand, draft.typed.text.slice(0, -1), words);
    case 'Delete':
      return ownHand.position.row.by === null || currentRow(draft).clears ? null : clearRowInDraft(draft);
    case 'Escape':
      return stepBack(draft);
    default:
      return null;
  }
}

const typesWholeWord = (draft: Draft): boolean =>
  draft.typed !== null || (draft.cursor === null && draft.heldItem === null && isUnchanged(currentRow(draft)));

function typeWord(draft: Draft, { position, cards }: OwnHand, text: string, words: PlayLexicon): Draft {
  const { history } = draft.typed ?? draft;
  if (text === '') return draftFrom(history);
  const row = rowForTypedWord(position, cards, text, words);
  return { ...draftFrom(row === null ? history : [...history, row]), cursor: null, typed: { text, history } };
}

function typeLetter(draft: Draft, ownHand: OwnHand, letter: string, wantsBlank: boolean): Draft {
  const row = currentRow(draft);
  const target: RowTarget = draft.cursor ?? { type: 'gap', at: row.slots.length };
  const free = ownHand.cards.filter(({ id }) => !isPlaced(draft, id));
  const findBest = (matches: (card: Card) => boolean) => {
    const cards = free.filter(({ card }) => matches(card));
    // Prefer colored cards: black ones are worth saving.
    const fitting = cards.filter(({ card }) => canPlaceCard(row, target, card, ownHand.position.keepRule));
    return fitting.find(({ card }) => !isBlack(card)) ?? fitting[0] ?? cards[0];
  };
  const blank = findBest(isBlank);
  const found = wantsBlank ? blank : findBest((card) => printedLetter(card) === letter);
  if (found !== undefined)
    return placeNamed(draft, ownHand, { ...found, as: isBlank(found.card) ? letter : null }, target, true);
  return withError(draft, wantsBlank ? draftErrors.noBlank : draftErrors.noCard(letter, blank !== undefined));
}

export function assignBlankLetter(draft: Draft, ownHand: OwnHand, letter: string): Draft {
  const { id, target } = draft.pendingBlank!;
  const { card } = ownHand.cards.find((one) => one.id === id)!;
  return placeNamed(draft, ownHand, { id, card, as: letter }, target, draft.cursor !== null);
}

/** Backspace: takes back the card before or at the cursor, otherwise the rightmost placed card. */
function removeAtCursor(draft: Draft): Draft {
  const row = currentRow(draft);
  const { cursor } = draft;
  const target: RowTarget | null = cursor?.type === 'gap' ? { ...cursor, at: cursor.at - 1 } : cursor;
  const slot = target === null ? undefined : row.slots[target.at];
  const placed = slot?.placed ?? placedCards(row).at(-1);
  if (placed === undefined) return row.clears ? undo(draft) : draft;
  const next = pushRow(draft, removeCard(row, placed.id));
  const keepsCursor = slot?.placed === placed && (slot.old === null) === (cursor?.type === 'gap');
  return keepsCursor ? { ...next, cursor: target } : next;
}

/** `keepsCursor`: the cursor moves along, so that a word can be tapped or typed card by card. */
function placeFromHand(draft: Draft, ownHand: OwnHand, id: number, target: RowTarget, keepsCursor: boolean): Draft {
  const row = currentRow(draft);
  const placed = placedCards(row).find((one) => one.id === id);
  if (placed !== undefined) return movePlaced(draft, ownHand, placed, target);
  const { card } = ownHand.cards.find((one) => one.id === id)!;
  if (isBlank(card) && canPlaceCard(row, target, card, ownHand.position.keepRule))
    return withoutHeld(draft, { pendingBlank: { id, target } });
  return placeNamed(draft, ownHand, { id, card, as: isBlank(card) ? 'E' : null }, target, keepsCursor);
}

function placeNamed(
  draft: Draft,
  ownHand: OwnHand,
  placed: PlacedCard,
  target: RowTarget,
  keepsCursor: boolean,
): Draft {
  const row = currentRow(draft);
  const next = placeCard(row, target, placed);
  if (!canPlaceCard(row, target, placed.card, ownHand.position.keepRule))
    return withError(draft, replacementError(ownHand, next) ?? draftErrors.cannotPlace);
  const after = pushRow(draft, next);
  return keepsCursor ? { ...after, cursor: targetAfter(target) } : after;
}

function movePlaced(draft: Draft, ownHand: OwnHand, placed: PlacedCard, target: RowTarget): Draft {
  const next = moveCard(currentRow(draft), placed.id, target);
  const error = replacementError(ownHand, next);
  return error === null ? pushRow(draft, next) : withError(draft, error);
}

/** Why the rules do not allow these replacements, whatever the row then spells; null: they do. */
function replacementError({ position }: OwnHand, row: DraftRow): Refusal | null {
  const checked = checkPlay(position, toPlay(row, null), ACCEPT_ALL_WORDS);
  return !checked.ok && ['BLACK_LOCKED', 'COLOUR_MISMATCH', 'KEEP_ONE'].includes(checked.error.code)
    ? checked.error
    : null;
}

function placePremiumAt(draft: Draft, target: RowTarget, premium: Premium): Draft {
  const row = currentRow(draft);
  const slot = target.type === 'slot' ? row.slots[target.at]! : null;
  if (slot === null) return withError(draft, refuse('PREMIUM_NEEDS_BLACK', 'TM-122', premium).error);
  if (canPlacePremium(slot)) return pushRow(draft, placePremium(row, target.at, premium));
  const { letter, card, premium: present } = toSlot(slot);
  const { error } = isBlack(card)
    ? refuse('PREMIUM_TAKEN', 'TM-124', letter, present!)
    : refuse('PREMIUM_NEEDS_BLACK', 'TM-122', premium, letter);
  return withError(draft, error);
}

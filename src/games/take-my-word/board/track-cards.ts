// Gives every card on the board a stable id from one view to the next, so that moves can be animated.
// For display only: in the rules, cards of the same color and letter are interchangeable (RULES.md, section 13).

import type { Card } from '../rules/cards.ts';
import type { Slot } from '../rules/state.ts';

export type TrackedSlot = { readonly id: number; readonly slot: Slot };
export type TrackedCards = {
  /** `covered`: the card it replaced when the row last changed. */
  readonly row: readonly (TrackedSlot & { readonly covered: TrackedSlot | null })[];
  readonly hand: readonly { readonly id: number; readonly card: Card }[];
  /** The cards of the row that was cleared when the row last changed. */
  readonly cleared: readonly TrackedSlot[];
  readonly nextId: number;
};

export const NO_TRACKED_CARDS: TrackedCards = { row: [], hand: [], cleared: [], nextId: 0 };

export function trackCards(before: TrackedCards, slots: readonly Slot[], hand: readonly Card[]): TrackedCards {
  let { nextId } = before;
  const unmatched = [...before.hand];
  /** The id of an equal card that was in the hand, or a new id. */
  const idFor = (card: Card): number => {
    const at = unmatched.findIndex((one) => one.card === card);
    return at < 0 ? nextId++ : unmatched.splice(at, 1)[0]!.id;
  };
  // Cards still in hand claim their ids first: a rival may have placed an equal card.
  const trackedHand = hand.map((card) => ({ id: idFor(card), card }));
  const shift = findShift(before.row, slots);
  const isSame = shift === 0 && slots.length === before.row.length && !isChanged(before.row, slots);
  const row = isSame
    ? before.row
    : slots.map((slot, i) => {
        const old = shift === null ? undefined : before.row[i - shift];
        if (old !== undefined && !slot.fresh) return { id: old.id, slot, covered: null };
        return { id: idFor(slot.card), slot, covered: old === undefined ? null : { id: old.id, slot: old.slot } };
      });
  const cleared = isSame ? before.cleared : shift === null ? before.row : [];
  return { row, hand: trackedHand, cleared, nextId };
}

const isSameCard = (a: Slot, b: Slot): boolean => a.card === b.card && a.letter === b.letter;

/** Were cards placed since? Then the fresh slots have changed. */
const isChanged = (before: TrackedCards['row'], slots: readonly Slot[]): boolean =>
  slots.some((slot, i) => !isSameCard(slot, before[i]!.slot) || slot.fresh !== before[i]!.slot.fresh);

/** How many slots further right the old row now begins; null if none of it is left. */
function findShift(before: TrackedCards['row'], slots: readonly Slot[]): number | null {
  if (before.length === slots.length && !isChanged(before, slots)) return 0;
  if (before.length === 0 || slots.every(({ fresh }) => fresh)) return null;
  for (let shift = 0; shift <= slots.length - before.length; shift++)
    if (slots.every((slot, i) => slot.fresh || (before[i - shift] && isSameCard(slot, before[i - shift]!.slot))))
      return shift;
  return null;
}

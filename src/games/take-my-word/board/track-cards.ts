// Which card on the screen is which from one view to the next, so that cards fly, and what they replaced stays in sight.
// For the eye alone: in the rules, cards of equal colour and letter are interchangeable (RULES.md, section 13).

import type { Card } from '../rules/cards.ts';
import type { Slot } from '../rules/state.ts';

export type Seen = { readonly id: number; readonly slot: Slot };
export type Tracked = {
  /** `under`: the card it was laid on when the row last changed. */
  readonly row: readonly (Seen & { readonly under: Seen | null })[];
  readonly hand: readonly { readonly id: number; readonly card: Card }[];
  /** The cards of the row that was cleared when the row last changed. */
  readonly cleared: readonly Seen[];
  readonly next: number;
};

export const NOTHING: Tracked = { row: [], hand: [], cleared: [], next: 0 };

export function track(before: Tracked, slots: readonly Slot[], hand: readonly Card[]): Tracked {
  let { next } = before;
  const held = [...before.hand];
  /** A card that was in the hand, or one never seen. */
  const pick = (card: Card): number => {
    const at = held.findIndex((one) => one.card === card);
    return at < 0 ? next++ : held.splice(at, 1)[0]!.id;
  };
  // What is still in hand comes first: a rival's card may be alike.
  const inHand = hand.map((card) => ({ id: pick(card), card }));
  const shift = shiftOf(before.row, slots);
  const isSame = shift === 0 && slots.length === before.row.length && !isChanged(before.row, slots);
  const row = isSame
    ? before.row
    : slots.map((slot, i) => {
        const old = shift === null ? undefined : before.row[i - shift];
        if (old !== undefined && !slot.fresh) return { id: old.id, slot, under: null };
        return { id: pick(slot.card), slot, under: old === undefined ? null : { id: old.id, slot: old.slot } };
      });
  const cleared = isSame ? before.cleared : shift === null ? before.row : [];
  return { row, hand: inHand, cleared, next };
}

const isAlike = (a: Slot, b: Slot): boolean => a.card === b.card && a.letter === b.letter;

/** Any card laid since: what was laid is fresh, what was there before no longer is. */
const isChanged = (before: Tracked['row'], slots: readonly Slot[]): boolean =>
  slots.some((slot, i) => !isAlike(slot, before[i]!.slot) || slot.fresh !== before[i]!.slot.fresh);

/** By how many places the old row now begins further right; null if nothing of it is left. */
function shiftOf(before: Tracked['row'], slots: readonly Slot[]): number | null {
  if (before.length === slots.length && !isChanged(before, slots)) return 0;
  if (before.length === 0 || slots.every(({ fresh }) => fresh)) return null;
  for (let shift = 0; shift <= slots.length - before.length; shift++)
    if (slots.every((slot, i) => slot.fresh || (before[i - shift] && isAlike(slot, before[i - shift]!.slot))))
      return shift;
  return null;
}

// The slots of the row as the board displays them: each with its card, the card it covers, and whether the held item fits.

import { currentRow, type Draft, type OwnHand } from './draft.ts';
import { canPlaceCard, canPlacePremium, type RowTarget, toSlot } from './draft-row.ts';
import type { TrackedCards, TrackedSlot } from './track-cards.ts';

export type DisplayedSlot = TrackedSlot & {
  /** The card it covers or has just replaced. */
  readonly covered: TrackedSlot | null;
  /** Placed by the viewer and not played yet. */
  readonly isDraft: boolean;
  /** The held card or premium may go here. */
  readonly canDrop: boolean;
};

/** `draft` and `ownHand` are null unless it is the viewer's turn. */
export function displayedSlots(
  { row }: TrackedCards,
  draft: Draft | null,
  ownHand: OwnHand | null,
): readonly DisplayedSlot[] {
  if (draft === null || ownHand === null) return row.map((tracked) => ({ ...tracked, isDraft: false, canDrop: false }));
  const { slots } = currentRow(draft);
  const firstOld = slots.findIndex(({ old }) => old !== null);
  return slots.map((slot, at) => {
    const old = slot.old === null ? null : row[at - firstOld]!;
    return {
      id: slot.placed?.id ?? old!.id,
      slot: toSlot(slot),
      isDraft: slot.placed !== null,
      covered: slot.placed === null ? old!.covered : old,
      canDrop: canDropHeld(draft, ownHand, { type: 'slot', at }),
    };
  });
}

function canDropHeld(draft: Draft, { cards, position }: OwnHand, target: RowTarget): boolean {
  const { heldItem } = draft;
  if (heldItem === null) return false;
  if (heldItem.type === 'premium') return canPlacePremium(currentRow(draft).slots[target.at]!);
  const { card } = cards.find(({ id }) => id === heldItem.id)!;
  return canPlaceCard(currentRow(draft), target, card, position.keepRule);
}

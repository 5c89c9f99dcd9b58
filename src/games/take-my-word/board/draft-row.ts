// The row as it would be after the move being drafted: placed cards, premiums, a cleared word. Pure functions, nothing is sent.
// Which rules allow a card somewhere is decided in rules/.

import { type Card, isBlack, mayReplace, type Premium, printedLetter } from '../rules/cards.ts';
import { type Cell, type Claim, KEEP_CELL, type Play } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import { keepsRequiredCard } from '../rules/plays/position.ts';
import type { Slot } from '../rules/state.ts';

/** A hand card placed in the row; `id` distinguishes it from another of the same color and letter. */
export type PlacedCard = { readonly id: number; readonly card: Card; readonly as: string | null };
/** One slot of the resulting row: an old card, a placed card, or a placed card that replaces an old one. */
export type DraftSlot = {
  readonly old: Slot | null;
  readonly placed: PlacedCard | null;
  readonly premium: Premium | null;
};
export type DraftRow = {
  readonly slots: readonly DraftSlot[];
  /** The standing word is cleared first. */
  readonly clears: boolean;
  readonly claim: Claim | null;
};

/** Where a card may go: into a gap, counted from the left, or onto a slot. */
export type RowTarget = { readonly type: 'gap' | 'slot'; readonly at: number };

export const newDraftRow = (slots: readonly Slot[]): DraftRow => ({
  slots: slots.map((old) => ({ old, placed: null, premium: null })),
  clears: false,
  claim: null,
});
export const CLEARED_ROW: DraftRow = { slots: [], clears: true, claim: null };

export const placedCards = ({ slots }: DraftRow): readonly PlacedCard[] => slots.flatMap(({ placed }) => placed ?? []);
export const premiumsIn = ({ slots }: DraftRow): readonly Premium[] => slots.flatMap(({ premium }) => premium ?? []);
export const isUnchanged = (row: DraftRow): boolean =>
  !row.clears && placedCards(row).length + premiumsIn(row).length === 0;

export const toSlot = ({ old, placed, premium }: DraftSlot): Slot =>
  placed === null
    ? { ...old!, premium: old!.premium ?? premium }
    : { card: placed.card, letter: placed.as ?? printedLetter(placed.card), premium, fresh: true };

const findPlaced = ({ slots }: DraftRow, id: number): number => slots.findIndex(({ placed }) => placed?.id === id);

/** A premium leaves with the black card it was placed on. */
const withPlaced = (slot: DraftSlot, placed: PlacedCard | null): DraftSlot => ({
  ...slot,
  placed,
  premium: placed !== null && isBlack(placed.card) ? slot.premium : null,
});

const withSlots = (row: DraftRow, slots: readonly DraftSlot[]): DraftRow => ({ ...row, slots, claim: null });

/** Inserts the card into a gap or puts it onto a slot, where it returns the player's own card to the hand. */
export function placeCard(row: DraftRow, { type, at }: RowTarget, placed: PlacedCard): DraftRow {
  const { slots } = row;
  return withSlots(
    row,
    type === 'gap'
      ? slots.toSpliced(at, 0, { old: null, placed, premium: null })
      : slots.with(at, withPlaced(slots[at]!, placed)),
  );
}

export function removeCard(row: DraftRow, id: number): DraftRow {
  const { slots } = row;
  const at = findPlaced(row, id);
  const slot = slots[at];
  if (slot === undefined) return row;
  return withSlots(row, slot.old === null ? slots.toSpliced(at, 1) : slots.with(at, withPlaced(slot, null)));
}

/** Moves a placed card; onto another placed card, the two swap. */
export function moveCard(row: DraftRow, id: number, to: RowTarget): DraftRow {
  const { slots } = row;
  const from = findPlaced(row, id);
  const { placed, old } = slots[from]!;
  const other = to.type === 'slot' ? slots[to.at]!.placed : null;
  if (other !== null)
    return withSlots(
      row,
      slots.with(from, withPlaced(slots[from]!, other)).with(to.at, withPlaced(slots[to.at]!, placed)),
    );
  // Removing an added card shifts everything to its right.
  const isShifted = old === null && from < to.at;
  return placeCard(removeCard(row, id), isShifted ? { ...to, at: to.at - 1 } : to, placed!);
}

export const placePremium = (row: DraftRow, at: number, premium: Premium): DraftRow => ({
  ...row,
  slots: row.slots.with(at, { ...row.slots[at]!, premium }),
});

export function removePremium(row: DraftRow, premium: Premium): DraftRow {
  const at = row.slots.findIndex((slot) => slot.premium === premium);
  return at < 0 ? row : { ...row, slots: row.slots.with(at, { ...row.slots[at]!, premium: null }) };
}

/** TM-090 to TM-098: may this card go there, given the rest of the draft? */
export function canPlaceCard(
  { slots }: DraftRow,
  { type, at }: RowTarget,
  card: Card,
  keepRule: Setup['keepRule'],
): boolean {
  if (type === 'gap') return true;
  const { old } = slots[at]!;
  if (old === null) return true;
  const kept = slots.flatMap((slot, i) => (i !== at && slot.placed === null && slot.old !== null ? [slot.old] : []));
  return mayReplace(card, old.card) && keepsRequiredCard(kept, keepRule);
}

/** TM-122, TM-124: premiums go on black cards that do not have one yet. */
export const canPlacePremium = ({ old, placed }: DraftSlot): boolean =>
  isBlack((placed ?? old!).card) && (placed !== null || old!.premium === null);

/** The targets the arrow keys visit: the left end, every slot, the right end. */
export function rowTargets({ slots }: DraftRow): readonly RowTarget[] {
  const ends = slots.length === 0 ? [0] : [0, slots.length];
  const [before, ...after] = ends.map((at): RowTarget => ({ type: 'gap', at }));
  return [before!, ...slots.map((_, at): RowTarget => ({ type: 'slot', at })), ...after];
}

/** Where the next card goes after one was placed here. */
export const targetAfter = ({ type, at }: RowTarget): RowTarget =>
  type === 'gap' ? { type, at: at + 1 } : { type, at };

/** TM-123: a letter score uses no premiums, so they stay with their owner. */
export function toPlay({ slots, clears }: DraftRow, claim: Claim | null): Play {
  const cells = slots.map(({ old, placed, premium: drafted }): Cell => {
    const premium = claim === 'letter' ? null : drafted;
    if (placed === null) return premium === null ? KEEP_CELL : { type: 'keep', premium };
    return { type: old === null ? 'add' : 'replace', card: placed.card, as: placed.as, premium };
  });
  return { type: clears ? 'clear' : 'play', cells, claim };
}

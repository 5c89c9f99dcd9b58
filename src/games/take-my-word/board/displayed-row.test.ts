import { expect, it } from 'vitest';
import { positionInView } from '../rules/view.ts';
import { stagedTable } from '../testing/table.testing.ts';
import { displayedSlots } from './displayed-row.ts';
import * as on from './draft.ts';
import { NO_TRACKED_CARDS, trackCards } from './track-cards.ts';

it('shows what is tried on top of the row, and where a held card may go', () => {
  const position = positionInView(
    stagedTable({ row: 'rC yA kT', last: [2], turn: 0, hands: { 0: 'rS rB' } }).view(0),
    0,
  )!;
  const tracked = trackCards(NO_TRACKED_CARDS, position.row.slots, position.hand);
  const own: on.OwnHand = { position, cards: tracked.hand };
  const [s, b] = tracked.hand.map(({ id }) => id) as [number, number];
  const seen = (desk: on.Draft | null) =>
    displayedSlots(tracked, desk, own).map(({ slot, isDraft: own, covered: under, canDrop: open }) => [
      slot.letter,
      under?.slot.letter,
      own,
      open,
    ]);

  expect(seen(null)).toEqual([
    ['C', undefined, false, false],
    ['A', undefined, false, false],
    ['T', undefined, false, false],
  ]);
  const held = on.pressCard(on.newDraft(position.row.slots), own, b);
  expect(seen(held).map(([letter, , , open]) => [letter, open])).toEqual([
    ['C', true],
    ['A', false],
    ['T', false],
  ]);
  const laid = on.dropItem(on.dropItem(held, own, `card:${b}`, 'place:0'), own, `card:${s}`, 'gap:0');
  expect(seen(laid)).toEqual([
    ['S', undefined, true, false],
    ['B', 'C', true, false],
    ['A', undefined, false, false],
    ['T', undefined, false, false],
  ]);
});

import { expect, it } from 'vitest';
import { positionIn } from '../rules/view.ts';
import { stand } from '../testing/table.testing.ts';
import { placesOf } from './displayed-row.ts';
import * as on from './draft.ts';
import { NOTHING, track } from './track-cards.ts';

it('shows what is tried on top of the row, and where a held card may go', () => {
  const position = positionIn(stand({ row: 'rC yA kT', last: [2], turn: 0, hands: { 0: 'rS rB' } }).view(0), 0)!;
  const tracked = track(NOTHING, position.row.slots, position.hand);
  const own: on.Own = { position, cards: tracked.hand };
  const [s, b] = tracked.hand.map(({ id }) => id) as [number, number];
  const seen = (desk: on.Desk | null) =>
    placesOf(tracked, desk, own).map(({ slot, own, under, open }) => [slot.letter, under?.slot.letter, own, open]);

  expect(seen(null)).toEqual([
    ['C', undefined, false, false],
    ['A', undefined, false, false],
    ['T', undefined, false, false],
  ]);
  const held = on.pressCard(on.openDesk(position.row.slots), own, b);
  expect(seen(held).map(([letter, , , open]) => [letter, open])).toEqual([
    ['C', true],
    ['A', false],
    ['T', false],
  ]);
  const laid = on.drop(on.drop(held, own, `card:${b}`, 'place:0'), own, `card:${s}`, 'gap:0');
  expect(seen(laid)).toEqual([
    ['S', undefined, true, false],
    ['B', 'C', true, false],
    ['A', undefined, false, false],
    ['T', undefined, false, false],
  ]);
});

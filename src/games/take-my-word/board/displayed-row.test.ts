import { expect, it } from 'vitest';
import { positionInView } from '../rules/view.ts';
import { stageTestTable } from '../testing/table.testing.ts';
import { displayedSlots } from './displayed-row.ts';
import * as drafts from './draft.ts';
import { NO_TRACKED_CARDS, trackCards } from './track-cards.ts';

it('shows drafted cards on top of the row and where a held card may go', () => {
  const scenario = { row: 'rC yA kT', last: [2], turn: 0, hands: { 0: 'rS rB' } };
  const position = positionInView(stageTestTable(scenario).view(0), 0)!;
  const tracked = trackCards(NO_TRACKED_CARDS, position.row.slots, position.hand);
  const ownHand: drafts.OwnHand = { position, cards: tracked.hand };
  const [s, b] = tracked.hand.map(({ id }) => id) as [number, number];
  const displayed = (draft: drafts.Draft | null) =>
    displayedSlots(tracked, draft, ownHand).map(({ slot, isDraft, covered, canDrop }) => [
      slot.letter,
      covered?.slot.letter,
      isDraft,
      canDrop,
    ]);

  expect(displayed(null)).toEqual([
    ['C', undefined, false, false],
    ['A', undefined, false, false],
    ['T', undefined, false, false],
  ]);
  const holding = drafts.pressCard(drafts.newDraft(position.row.slots), ownHand, b);
  expect(displayed(holding).map(([letter, , , canDrop]) => [letter, canDrop])).toEqual([
    ['C', true],
    ['A', false],
    ['T', false],
  ]);
  const replaced = drafts.dropItem(holding, ownHand, `card:${b}`, 'slot:0');
  expect(displayed(drafts.dropItem(replaced, ownHand, `card:${s}`, 'gap:0'))).toEqual([
    ['S', undefined, true, false],
    ['B', 'C', true, false],
    ['A', undefined, false, false],
    ['T', undefined, false, false],
  ]);
});

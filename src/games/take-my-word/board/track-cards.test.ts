import { expect, it } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { stageTestTable, type TestTable } from '../testing/table.testing.ts';
import { NO_TRACKED_CARDS, type TrackedCards, trackCards } from './track-cards.ts';

const follow = (before: TrackedCards, table: TestTable): TrackedCards => {
  const { row, players } = table.view(0);
  return trackCards(before, row.slots, players[0]!.hand as readonly Card[]);
};
const ids = ({ row }: TrackedCards): readonly number[] => row.map(({ id }) => id);
const idOf = ({ hand }: TrackedCards, card: string): number => hand.find((one) => one.card === card)!.id;

it('recognizes the cards that stay, those from the hand, and those they replaced', () => {
  const table = stageTestTable({ row: 'gC yO rT', status: 'word', by: 1, hands: { 0: 'rA bT kE', 1: 'kS rE' } });
  const before = follow(NO_TRACKED_CARDS, table);
  const after = follow(before, table.act(0, 'play .. /rA bT'));
  const [c, o, t] = ids(before);
  expect(ids(after)).toEqual([c, o, idOf(before, 'rA'), idOf(before, 'bT')]);
  expect(after.row.map(({ covered }) => covered?.id ?? null)).toEqual([null, null, t, null]);
  expect(after.hand).toEqual([{ id: idOf(before, 'kE'), card: 'kE' }]);
});

it('does not confuse a rival’s card with an equal one in the hand', () => {
  const table = stageTestTable({ row: 'kR yA gT', status: 'word', by: 0, turn: 1, hands: { 0: 'kE rS', 1: 'kE rI' } });
  const before = follow(NO_TRACKED_CARDS, table);
  const after = follow(before, table.act(1, 'play ... kE word'));
  expect(after.hand).toEqual(before.hand);
  expect(ids(after).slice(0, 3)).toEqual(ids(before));
  expect(idOf(before, 'kE')).not.toBe(ids(after)[3]);
});

it('keeps the cleared row until the next change', () => {
  const table = stageTestTable({
    row: 'rC yA gT',
    status: 'word',
    by: 0,
    turn: 1,
    hands: { 1: 'kI kN kS', 0: 'kE gS' },
  });
  const before = follow(NO_TRACKED_CARDS, table);
  const after = follow(before, table.act(1, 'clear kI kN'));
  expect(after.cleared.map(({ id }) => id)).toEqual(ids(before));
  expect(new Set([...ids(before), ...ids(after)]).size).toBe(5);
  expect(follow(after, table)).toEqual(after);
});

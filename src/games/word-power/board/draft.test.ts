import { describe, expect, it } from 'vitest';
import { stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import {
  applyKey,
  type Draft,
  EMPTY_DRAFT,
  hasChoices,
  holdNextCard,
  reconcileDraft,
  selectChallengedCard,
  toggleCard,
  togglePassedCard,
  toggleWindow,
} from './draft.ts';
import { panelModeOf } from './panel-mode.ts';

const HAND = ['SONE', 'STWO', 'ATHREE', 'AFOUR'];
const reconcile = (draft: Draft, table: TestTable, seat: number): Draft =>
  reconcileDraft(draft, table.viewFor(seat), seat, panelModeOf(table.viewFor(seat), seat));

describe('placing', () => {
  it('picks a card up, chooses a window and puts the card back', () => {
    const held = toggleWindow(toggleCard(EMPTY_DRAFT, 'SONE'), 3);
    expect(held).toMatchObject({ heldCard: 'SONE', window: 3 });
    expect(toggleWindow(held, 3)).toMatchObject({ heldCard: 'SONE', window: null });
    expect(toggleCard(held, 'SONE')).toEqual(EMPTY_DRAFT);
    expect(toggleCard(held, 'STWO')).toMatchObject({ heldCard: 'STWO', window: null });
    expect(toggleWindow(EMPTY_DRAFT, 2)).toEqual(EMPTY_DRAFT);
  });

  it('cycles through the hand with the arrow keys', () => {
    const hand = HAND.map((key) => ({ key }));
    expect(holdNextCard(EMPTY_DRAFT, hand, 1).heldCard).toBe('SONE');
    expect(holdNextCard(EMPTY_DRAFT, hand, -1).heldCard).toBe('AFOUR');
    expect(holdNextCard(toggleCard(EMPTY_DRAFT, 'AFOUR'), hand, 1).heldCard).toBe('SONE');
    expect(holdNextCard(EMPTY_DRAFT, [], 1)).toEqual(EMPTY_DRAFT);
  });

  it('drops the held card once it is placed', () => {
    const table = tableWhilePlacing(HAND);
    const held = toggleWindow(toggleCard(EMPTY_DRAFT, 'SONE'), 1);
    expect(reconcile(held, table, 0)).toEqual(held);
    expect(reconcile(held, table.act(0, 'place SONE 1'), 0)).toEqual(EMPTY_DRAFT);
  });
});

describe('challenging', () => {
  it('preselects the card placed last and keeps a choice while that card is open', () => {
    const table = tableWhilePlacing(HAND).act(0, 'place SONE 1').act(0, 'place STWO 1');
    expect(reconcile(EMPTY_DRAFT, table, 1).challengedCard).toBe('STWO');
    const statement = { ...selectChallengedCard(EMPTY_DRAFT, 'SONE'), letter: 'A', wordNumber: 4 } as const;
    table.act(0, 'place ATHREE 2');
    expect(reconcile(statement, table, 1)).toEqual(statement);
    table.act(1, 'waive');
    expect(reconcile(statement, table, 1)).toEqual(EMPTY_DRAFT);
  });

  it('starts a new statement for another card', () => {
    const statement = { ...selectChallengedCard(EMPTY_DRAFT, 'SONE'), letter: 'A', wordNumber: 4 } as const;
    expect(selectChallengedCard(statement, 'SONE')).toBe(statement);
    expect(selectChallengedCard(statement, 'STWO')).toMatchObject({
      challengedCard: 'STWO',
      letter: null,
      wordNumber: null,
    });
  });
});

describe('betting', () => {
  const raised = (changes: Parameters<typeof tableWhilePlacing>[2]): TestTable =>
    tableWhilePlacing(HAND, [0, 0, 0, 0], changes).act(0, 'place SONE 2').act(1, 'challenge SONE S1');

  it('allows one step at a time (WP-101)', () => {
    expect(reconcile({ ...EMPTY_DRAFT, raiseTo: 7000 }, raised({}), 0).raiseTo).toBe(2000);
  });

  it('limits free raises to the steps between level and cap', () => {
    const table = raised({ raiseStep: 'free' });
    expect(reconcile({ ...EMPTY_DRAFT, raiseTo: 5000 }, table, 0).raiseTo).toBe(2000); // the first raise doubles (WP-100)
    table.act(0, 'raise');
    expect(reconcile({ ...EMPTY_DRAFT, raiseTo: 5000 }, table, 1).raiseTo).toBe(5000);
    expect(reconcile({ ...EMPTY_DRAFT, raiseTo: 50_000 }, table, 1).raiseTo).toBe(10_000);
    expect(reconcile(EMPTY_DRAFT, table, 1).raiseTo).toBe(3000);
  });
});

describe('passing', () => {
  it('drops the card chosen first when too many are chosen', () => {
    const two = togglePassedCard(togglePassedCard(EMPTY_DRAFT, 'SONE', 2), 'STWO', 2);
    expect(togglePassedCard(two, 'ATHREE', 2).cardsToPass).toEqual(['STWO', 'ATHREE']);
    expect(togglePassedCard(two, 'SONE', 2).cardsToPass).toEqual(['STWO']);
  });

  it('forgets the choice after the PASS', () => {
    const table = stageTestTable({ players: [{ at: 13, hand: HAND }, {}], dice: [1] }).act(0, 'roll');
    const two = togglePassedCard(togglePassedCard(EMPTY_DRAFT, 'SONE', 2), 'STWO', 2);
    expect(reconcile(two, table, 0)).toEqual(two);
    expect(reconcile(two, table.act(0, 'pass SONE STWO'), 0)).toEqual(EMPTY_DRAFT);
  });
});

it('spectators have an empty draft', () => {
  const table = tableWhilePlacing(HAND);
  expect(reconcileDraft(toggleCard(EMPTY_DRAFT, 'SONE'), table.viewFor('spectator'), null, 'watch')).toEqual(
    EMPTY_DRAFT,
  );
});

describe('keys', () => {
  const press = (table: TestTable, seat: number, keys: string): Draft =>
    keys.split(' ').reduce((draft, key) => {
      const view = table.viewFor(seat);
      const mode = panelModeOf(view, seat);
      return applyKey(key, reconcileDraft(draft, view, seat, mode), view, seat, mode) ?? draft;
    }, EMPTY_DRAFT);

  it('pick up a card, choose a window and put the card back', () => {
    const table = tableWhilePlacing(HAND);
    expect(press(table, 0, 'ArrowRight ArrowRight 3')).toMatchObject({ heldCard: 'STWO', window: 3 });
    expect(press(table, 0, 'ArrowLeft')).toMatchObject({ heldCard: 'AFOUR', window: null });
    expect(press(table, 0, 'ArrowRight 3 Escape')).toEqual(EMPTY_DRAFT);
    expect(press(table, 0, 's')).toEqual(EMPTY_DRAFT);
  });

  it('make choices that can be undone', () => {
    const table = tableWhilePlacing(HAND);
    expect(hasChoices(press(table, 0, 'ArrowRight'))).toBe(true);
    expect(hasChoices(press(table, 0, 'ArrowRight Escape'))).toBe(false);
    table.act(0, 'place SONE 1');
    expect(hasChoices(reconcile(EMPTY_DRAFT, table, 1))).toBe(false);
    expect(hasChoices(press(table, 1, 'a'))).toBe(true);
  });

  it('choose the answer for a challenge', () => {
    const table = tableWhilePlacing(HAND);
    table.act(0, 'place SONE 1');
    expect(press(table, 1, 'a 2')).toMatchObject({ challengedCard: 'SONE', letter: 'A', wordNumber: 2 });
    expect(press(table, 1, 'ArrowRight S')).toMatchObject({ challengedCard: 'SONE', letter: 'S', wordNumber: null });
  });
});

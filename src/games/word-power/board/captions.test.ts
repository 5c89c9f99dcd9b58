import { describe, expect, it } from 'vitest';
import { stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import { type Caption, captionOf, opponentActivity, sayActivePosition } from './captions.ts';
import { type Draft, EMPTY_DRAFT, reconcileDraft, toggleCard, toggleWindow } from './draft.ts';
import { panelModeOf } from './panel-mode.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const HAND = ['SONE', 'STWO', 'ATHREE', 'AFOUR'];

function caption(table: TestTable, seat: number | null, draft: Draft = EMPTY_DRAFT): Caption {
  const view = table.viewFor(seat ?? 'spectator');
  const mode = panelModeOf(view, seat);
  return captionOf({ view, seat, names: NAMES }, mode, reconcileDraft(draft, view, seat, mode));
}

describe('the caption while placing', () => {
  it('says what the card would claim', () => {
    const held = toggleWindow(toggleCard(EMPTY_DRAFT, 'ATHREE'), 2);
    expect(caption(tableWhilePlacing(HAND), 0, held).text).toBe('It says: “bravo-athree” is the synonym.');
    expect(caption(tableWhilePlacing(HAND, [0, 0, 0, 0], {}, {}, 'SA'), 0, held).text).toContain('is the match');
  });

  it('promises a book for the last window and one for the whole hand', () => {
    const table = tableWhilePlacing(HAND, [1, 1, 1, 0]);
    expect(caption(table, 0, toggleWindow(toggleCard(EMPTY_DRAFT, 'SONE'), 4)).text).toContain(
      'covers the last window: a book',
    );
    expect(caption(table, 0, toggleWindow(toggleCard(EMPTY_DRAFT, 'SONE'), 1)).text).not.toContain('book');
    for (const card of ['SONE', 'STWO', 'ATHREE']) table.act(0, `place ${card} 1`);
    expect(caption(table, 0, toggleWindow(toggleCard(EMPTY_DRAFT, 'AFOUR'), 4)).text).toContain(
      'covers the last window and makes a whole hand: two books',
    );
  });
});

describe('the cost of a challenge', () => {
  it('says how high the bet can rise (WP-103)', () => {
    const table = stageTestTable({ phase: 'place', players: [{ at: 9, hand: HAND, cash: 7500 }, {}, { cash: 1500 }] });
    table.act(0, 'place SONE 2');
    expect(caption(table, 1).note).toBe('You bet $1,000 that you are right. It can rise to $3,000.');
    expect(caption(table, 2).note).toBe('You bet $1,000 that you are right. It cannot rise.');
  });

  it('says how much a poor player can stake (WP-104)', () => {
    const table = stageTestTable({ phase: 'place', players: [{ at: 9, hand: HAND, cash: 500 }, {}, {}] }).act(
      0,
      'place SONE 2',
    );
    expect(caption(table, 1).note).toContain('Ann can stake $500');
  });
});

it('names the card to challenge and what it claims', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 2');
  expect(caption(table, 1).text).toBe('“Sone” says “bravo-sone” is the synonym. If not, say what is right.');
});

it('shows both claims of a bet to both sides and to spectators', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 2').act(1, 'challenge SONE A3');
  expect(caption(table, 0).text).toBe(
    'The card says “bravo-sone” is the synonym. Bob says “carol-sone” is the antonym.',
  );
  expect(caption(table, 1).text).toContain('You say “carol-sone” is the antonym. Ann may call');
  expect(caption(table, null).title).toBe('Bob challenges Sone');
  table.act(0, 'raise');
  expect(caption(table, 1).title).toBe('Ann raises to $2,000');
});

it('shows who is still thinking during a challenge wait', () => {
  const table = stageTestTable({ phase: 'place', players: [{ at: 9, hand: HAND }, {}, { cash: 500 }] });
  table.act(0, 'place SONE 2').act(0, 'finish');
  expect(opponentActivity(table.viewFor('spectator'))).toEqual([
    { seat: 1, activity: 'thinks' },
    { seat: 2, activity: 'cannot afford to challenge' },
  ]);
  expect(caption(table, 2).text).toContain('You need $1,000 to challenge.');
});

it('reminds a player that they let the cards stand', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 2').act(1, 'waive');
  expect(caption(table, 1)).toEqual({ title: 'Ann plays synonyms', text: 'You let it stand.' });
});

it('names both relations on a synonym-and-antonym space', () => {
  expect(caption(tableWhilePlacing(HAND, [0, 0, 0, 0], {}, {}, 'SA'), 1).title).toBe('Ann plays synonyms and antonyms');
});

it("names the active player's space", () => {
  const table = tableWhilePlacing(HAND);
  const where = (seat: number): string => sayActivePosition({ view: table.viewFor(seat), seat, names: NAMES });
  expect(where(0)).toBe('You stand on Synonym');
  expect(where(1)).toBe('Ann stands on Synonym');
});

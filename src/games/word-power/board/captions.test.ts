import { describe, expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import { stageTestTable, type TestTable, tableWhilePlacing } from '../testing/table.testing.ts';
import { type Caption, captionOf, opponentActivity, sayActivePosition, sayVerdict } from './captions.ts';
import { type Draft, EMPTY_DRAFT, reconcileDraft, toggleCard, toggleWindow } from './draft.ts';
import { panelModeOf } from './panel-mode.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const HAND = ['SONE', 'STWO', 'ATHREE', 'AFOUR'];

function caption(table: TestTable, seat: number | null, draft: Draft = EMPTY_DRAFT): Caption {
  const view = table.viewFor(seat ?? 'spectator');
  const mode = panelModeOf(view, seat);
  return captionOf({ view, seat, players: playerNames(NAMES, seat) }, mode, reconcileDraft(draft, view, seat, mode));
}

describe('the caption while placing', () => {
  it('says what the card would claim', () => {
    const held = toggleWindow(toggleCard(EMPTY_DRAFT, 'ATHREE'), 2);
    expect(caption(tableWhilePlacing(HAND), 0, held).text).toBe('You’re saying “Athree” means “bravo-athree”.');
    expect(caption(tableWhilePlacing(HAND, [0, 0, 0, 0], {}, {}, 'SA'), 0, held).text).toBe(
      'You’re saying “bravo-athree” is a synonym or antonym of “Athree”.',
    );
  });

  it('promises a book for the last window and one for the whole hand', () => {
    const table = tableWhilePlacing(HAND, [1, 1, 1, 0]);
    expect(caption(table, 0, toggleWindow(toggleCard(EMPTY_DRAFT, 'SONE'), 4)).text).toContain(
      'covers the last window, so you get a book',
    );
    expect(caption(table, 0, toggleWindow(toggleCard(EMPTY_DRAFT, 'SONE'), 1)).text).not.toContain('book');
    for (const card of ['SONE', 'STWO', 'ATHREE']) table.act(0, `place ${card} 1`);
    expect(caption(table, 0, toggleWindow(toggleCard(EMPTY_DRAFT, 'AFOUR'), 4)).text).toContain(
      'covers the last window and is your fourth card, so you get two books',
    );
  });
});

describe('the cost of a challenge', () => {
  it('says how high the bet can rise (WP-103)', () => {
    const table = stageTestTable({ phase: 'place', players: [{ at: 9, hand: HAND, cash: 7500 }, {}, { cash: 1500 }] });
    table.act(0, 'place SONE 2');
    expect(caption(table, 1).note).toBe('You bet $1,000 that you’re right. The limit is $3,000.');
    expect(caption(table, 2).note).toBe('You bet $1,000 that you’re right. It can’t be raised.');
  });

  it('says how much a poor player can stake (WP-104)', () => {
    const table = stageTestTable({ phase: 'place', players: [{ at: 9, hand: HAND, cash: 500 }, {}, {}] }).act(
      0,
      'place SONE 2',
    );
    expect(caption(table, 1).note).toContain('Ann can bet only $500.');
  });
});

it('names the card to challenge and what it claims', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 2');
  expect(caption(table, 1).text).toBe('Ann says “Sone” means “bravo-sone”. If that’s wrong, what’s right?');
});

it('shows both claims of a bet to both sides and to spectators', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 2').act(1, 'challenge SONE A3');
  expect(caption(table, 0).text).toBe(
    'You say “Sone” means “bravo-sone”. Bob says “carol-sone” is the opposite of “Sone”.',
  );
  expect(caption(table, 1).text).toContain('You say “carol-sone” is the opposite of “Sone”. Now Ann can call');
  expect(caption(table, null).title).toBe('Bob challenges Sone');
  table.act(0, 'raise');
  expect(caption(table, 1).title).toBe('Ann raises to $2,000');
});

it('shows who is still thinking during a challenge wait', () => {
  const table = stageTestTable({ phase: 'place', players: [{ at: 9, hand: HAND }, {}, { cash: 500 }] });
  table.act(0, 'place SONE 2').act(0, 'finish');
  expect(opponentActivity(table.viewFor('spectator'))).toEqual([
    { seat: 1, activity: 'is thinking' },
    { seat: 2, activity: 'doesn’t have enough money to challenge' },
  ]);
  expect(caption(table, 2).text).toContain('You need $1,000 to challenge.');
});

it('reminds a player that they didn’t challenge', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 2').act(1, 'waive');
  expect(caption(table, 1)).toEqual({ title: 'Ann plays synonyms', text: 'You didn’t challenge.' });
});

it('says where each card should be', () => {
  const text = (relation: 'S' | 'A' | 'SA') => caption(tableWhilePlacing(HAND, [0, 0, 0, 0], {}, {}, relation), 1).text;
  expect(text('S')).toBe('Each card should be on the number of its synonym. If one isn’t, challenge it.');
  expect(text('A')).toBe('Each card should be on the number of its antonym. If one isn’t, challenge it.');
  expect(text('SA')).toBe('Each card should be on the number of its match. If one isn’t, challenge it.');
});

it('names both relations on a synonym-and-antonym space', () => {
  expect(caption(tableWhilePlacing(HAND, [0, 0, 0, 0], {}, {}, 'SA'), 1).title).toBe('Ann plays synonyms or antonyms');
});

it("names the active player's space", () => {
  const table = tableWhilePlacing(HAND);
  const where = (seat: number): string =>
    sayActivePosition({ view: table.viewFor(seat), seat, players: playerNames(NAMES, seat) });
  expect(where(0)).toBe('You are on Synonym');
  expect(where(1)).toBe('Ann is on Synonym');
});

it('says at Start what each choice gives, and whether it wins', () => {
  const at = (books: number, cash: number) =>
    caption(stageTestTable({ players: [{ at: 27, books, cash }, {}], dice: [1] }).act(0, 'roll'), 0).text;
  expect(at(3, 20_000)).toBe('A book: 4 of 10, and you’re a Journalist. Royalties: $3,000, which makes $23,000.');
  expect(at(9, 80_000)).toBe('A book: 10 of 10, and you win. Royalties: $27,000, which makes $107,000, and you win.');
});

it('reports an old verdict in the past, with the name of the player whose turn ended', () => {
  const table = tableWhilePlacing(HAND).act(0, 'place SONE 2').act(2, 'challenge SONE S1').act(0, 'call');
  const verdict = (seat: number) => sayVerdict(table.viewFor(seat).settled!, playerNames(NAMES, seat));
  expect(table.active).toBe(1);
  expect(verdict(1)).toBe('Cid was right: the card came off, and Ann’s turn ended.');
  expect(verdict(2)).toBe('You were right: the card came off, and Ann’s turn ended.');
  expect(verdict(0)).toBe('Cid was right: the card came off, and your turn ended.');
});

it('says that a player without cards has none to pass', () => {
  const players = [{ at: 7, hand: HAND }, {}, { hand: [], handSize: 0 }];
  const table = stageTestTable({ players, dice: [1], draw: { blue: { only: [] } } })
    .act(0, 'roll')
    .act(0, 'pass SONE');
  expect(opponentActivity(table.viewFor('spectator')).map(({ activity }) => activity)).toEqual([
    'has chosen',
    'is choosing',
    'has no cards',
  ]);
});

import { describe, expect, it } from 'vitest';
import { placing, type Sitting, stage } from '../testing/table.testing.ts';
import { type Caption, captionOf, doingsOf, sayWhere } from './captions.ts';
import { aim, carryOver, type Draft, EMPTY, pickUp } from './draft.ts';
import { askedOf } from './panel-mode.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];
const HAND = ['SONE', 'STWO', 'ATHREE', 'AFOUR'];

function caption(table: Sitting, seat: number | null, draft: Draft = EMPTY): Caption {
  const view = table.see(seat ?? 'spectator');
  const asked = askedOf(view, seat);
  return captionOf({ view, seat, names: NAMES }, asked, carryOver(draft, view, seat, asked));
}

describe('what laying a card would bring', () => {
  it('what it says', () => {
    const held = aim(pickUp(EMPTY, 'ATHREE'), 2);
    expect(caption(placing(HAND), 0, held).text).toBe('It says: “bravo-athree” is the synonym.');
    expect(caption(placing(HAND, [0, 0, 0, 0], {}, {}, 'SA'), 0, held).text).toContain('is the match');
  });

  it('a book for the last window, and one for the whole hand', () => {
    const table = placing(HAND, [1, 1, 1, 0]);
    expect(caption(table, 0, aim(pickUp(EMPTY, 'SONE'), 4)).text).toContain('covers the last window: a book');
    expect(caption(table, 0, aim(pickUp(EMPTY, 'SONE'), 1)).text).not.toContain('book');
    for (const card of ['SONE', 'STWO', 'ATHREE']) table.act(0, `place ${card} 1`);
    expect(caption(table, 0, aim(pickUp(EMPTY, 'AFOUR'), 4)).text).toContain(
      'covers the last window and makes a whole hand: two books',
    );
  });
});

describe('what a challenge would cost', () => {
  it('how high the bet can rise (WP-103)', () => {
    const table = stage({ phase: 'place', players: [{ at: 9, hand: HAND, cash: 7500 }, {}, { cash: 1500 }] });
    table.act(0, 'place SONE 2');
    expect(caption(table, 1).note).toBe('You bet $1,000 that you are right. It can rise to $3,000.');
    expect(caption(table, 2).note).toBe('You bet $1,000 that you are right. It cannot rise.');
  });

  it('what a poor player can stake at all (WP-104)', () => {
    const table = stage({ phase: 'place', players: [{ at: 9, hand: HAND, cash: 500 }, {}, {}] }).act(0, 'place SONE 2');
    expect(caption(table, 1).note).toContain('Ann can stake $500');
  });
});

it('a card in question is named with what it says', () => {
  const table = placing(HAND).act(0, 'place SONE 2');
  expect(caption(table, 1).text).toBe('“Sone” says “bravo-sone” is the synonym. If not, say what is right.');
});

it('a bet tells both sides, and those who watch, who said what', () => {
  const table = placing(HAND).act(0, 'place SONE 2').act(1, 'challenge SONE A3');
  expect(caption(table, 0).text).toBe(
    'The card says “bravo-sone” is the synonym. Bob says “carol-sone” is the antonym.',
  );
  expect(caption(table, 1).text).toContain('You say “carol-sone” is the antonym. Ann may call');
  expect(caption(table, null).title).toBe('Bob challenges Sone');
  table.act(0, 'raise');
  expect(caption(table, 1).title).toBe('Ann raises to $2,000');
});

it('while a wait goes on everybody sees who still thinks', () => {
  const table = stage({ phase: 'place', players: [{ at: 9, hand: HAND }, {}, { cash: 500 }] });
  table.act(0, 'place SONE 2').act(0, 'finish');
  expect(doingsOf(table.see('spectator'))).toEqual([
    { seat: 1, doing: 'thinks' },
    { seat: 2, doing: 'cannot afford to challenge' },
  ]);
  expect(caption(table, 2).text).toContain('You need $1,000 to challenge.');
});

it('who lets cards stand is told so', () => {
  const table = placing(HAND).act(0, 'place SONE 2').act(1, 'waive');
  expect(caption(table, 1)).toEqual({ title: 'Ann plays synonyms', text: 'You let it stand.' });
});

it('on a space for both kinds, both are named', () => {
  expect(caption(placing(HAND, [0, 0, 0, 0], {}, {}, 'SA'), 1).title).toBe('Ann plays synonyms and antonyms');
});

it('where the active player stands', () => {
  const table = placing(HAND);
  const where = (seat: number): string => sayWhere({ view: table.see(seat), seat, names: NAMES });
  expect(where(0)).toBe('You stand on Synonym');
  expect(where(1)).toBe('Ann stands on Synonym');
});

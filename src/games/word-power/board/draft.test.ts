import { describe, expect, it } from 'vitest';
import { placing, type Sitting, stage } from '../testing/table.testing.ts';
import { aim, carryOver, choose, type Draft, doubt, EMPTY, isTried, pickNext, pickUp, tryKey } from './draft.ts';
import { askedOf } from './panel-mode.ts';

const HAND = ['SONE', 'STWO', 'ATHREE', 'AFOUR'];
const carry = (draft: Draft, table: Sitting, seat: number): Draft =>
  carryOver(draft, table.see(seat), seat, askedOf(table.see(seat), seat));

describe('laying', () => {
  it('a card is picked up, held over a window, and put back', () => {
    const held = aim(pickUp(EMPTY, 'SONE'), 3);
    expect(held).toMatchObject({ card: 'SONE', window: 3 });
    expect(aim(held, 3)).toMatchObject({ card: 'SONE', window: null });
    expect(pickUp(held, 'SONE')).toEqual(EMPTY);
    expect(pickUp(held, 'STWO')).toMatchObject({ card: 'STWO', window: null });
    expect(aim(EMPTY, 2)).toEqual(EMPTY);
  });

  it('arrows walk through the hand in a circle', () => {
    const hand = HAND.map((key) => ({ key }));
    expect(pickNext(EMPTY, hand, 1).card).toBe('SONE');
    expect(pickNext(EMPTY, hand, -1).card).toBe('AFOUR');
    expect(pickNext(pickUp(EMPTY, 'AFOUR'), hand, 1).card).toBe('SONE');
    expect(pickNext(EMPTY, [], 1)).toEqual(EMPTY);
  });

  it('a card that was laid is no longer held', () => {
    const table = placing(HAND);
    const held = aim(pickUp(EMPTY, 'SONE'), 1);
    expect(carry(held, table, 0)).toEqual(held);
    expect(carry(held, table.act(0, 'place SONE 1'), 0)).toEqual(EMPTY);
  });
});

describe('challenging', () => {
  it('without a choice the youngest card is meant, and a choice stays while the card is open', () => {
    const table = placing(HAND).act(0, 'place SONE 1').act(0, 'place STWO 1');
    expect(carry(EMPTY, table, 1).doubted).toBe('STWO');
    const said = { ...doubt(EMPTY, 'SONE'), letter: 'A', digit: 4 } as const;
    table.act(0, 'place ATHREE 2');
    expect(carry(said, table, 1)).toEqual(said);
    table.act(1, 'waive');
    expect(carry(said, table, 1)).toEqual(EMPTY);
  });

  it('another card begins a new statement', () => {
    const said = { ...doubt(EMPTY, 'SONE'), letter: 'A', digit: 4 } as const;
    expect(doubt(said, 'SONE')).toBe(said);
    expect(doubt(said, 'STWO')).toMatchObject({ doubted: 'STWO', letter: null, digit: null });
  });
});

describe('betting', () => {
  const raised = (changes: Parameters<typeof placing>[2]): Sitting =>
    placing(HAND, [0, 0, 0, 0], changes).act(0, 'place SONE 2').act(1, 'challenge SONE S1');

  it('the level moves a step at a time (WP-101)', () => {
    expect(carry({ ...EMPTY, raise: 7000 }, raised({}), 0).raise).toBe(2000);
  });

  it('free raises keep to the steps between level and cap', () => {
    const table = raised({ raiseStep: 'free' });
    expect(carry({ ...EMPTY, raise: 5000 }, table, 0).raise).toBe(2000); // the first raise doubles (WP-100)
    table.act(0, 'raise');
    expect(carry({ ...EMPTY, raise: 5000 }, table, 1).raise).toBe(5000);
    expect(carry({ ...EMPTY, raise: 50_000 }, table, 1).raise).toBe(10_000);
    expect(carry(EMPTY, table, 1).raise).toBe(3000);
  });
});

describe('passing', () => {
  it('beyond the number asked for the first card chosen goes back', () => {
    const two = choose(choose(EMPTY, 'SONE', 2), 'STWO', 2);
    expect(choose(two, 'ATHREE', 2).passing).toEqual(['STWO', 'ATHREE']);
    expect(choose(two, 'SONE', 2).passing).toEqual(['STWO']);
  });

  it('what was chosen is forgotten with the PASS', () => {
    const table = stage({ players: [{ at: 13, hand: HAND }, {}], dice: [1] }).act(0, 'roll');
    const two = choose(choose(EMPTY, 'SONE', 2), 'STWO', 2);
    expect(carry(two, table, 0)).toEqual(two);
    expect(carry(two, table.act(0, 'pass SONE STWO'), 0)).toEqual(EMPTY);
  });
});

it('watchers try nothing', () => {
  const table = placing(HAND);
  expect(carryOver(pickUp(EMPTY, 'SONE'), table.see('spectator'), null, 'watch')).toEqual(EMPTY);
});

describe('keys', () => {
  const press = (table: Sitting, seat: number, keys: string): Draft =>
    keys.split(' ').reduce((draft, key) => {
      const view = table.see(seat);
      const asked = askedOf(view, seat);
      return tryKey(key, carryOver(draft, view, seat, asked), view, seat, asked) ?? draft;
    }, EMPTY);

  it('pick up a card, hold it over a window, put it back', () => {
    const table = placing(HAND);
    expect(press(table, 0, 'ArrowRight ArrowRight 3')).toMatchObject({ card: 'STWO', window: 3 });
    expect(press(table, 0, 'ArrowLeft')).toMatchObject({ card: 'AFOUR', window: null });
    expect(press(table, 0, 'ArrowRight 3 Escape')).toEqual(EMPTY);
    expect(press(table, 0, 's')).toEqual(EMPTY);
  });

  it('leave something to take back, or nothing', () => {
    const table = placing(HAND);
    expect(isTried(press(table, 0, 'ArrowRight'))).toBe(true);
    expect(isTried(press(table, 0, 'ArrowRight Escape'))).toBe(false);
    table.act(0, 'place SONE 1');
    expect(isTried(carry(EMPTY, table, 1))).toBe(false);
    expect(isTried(press(table, 1, 'a'))).toBe(true);
  });

  it('say what is right of a card that may be challenged', () => {
    const table = placing(HAND);
    table.act(0, 'place SONE 1');
    expect(press(table, 1, 'a 2')).toMatchObject({ doubted: 'SONE', letter: 'A', digit: 2 });
    expect(press(table, 1, 'ArrowRight S')).toMatchObject({ doubted: 'SONE', letter: 'S', digit: null });
  });
});

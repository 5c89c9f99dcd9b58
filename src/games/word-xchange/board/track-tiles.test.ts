import { describe, expect, it } from 'vitest';
import type { View } from '../rules/state.ts';
import { follow, type Layout } from './track-tiles.ts';

const look = (board: string, easels: string[][], hidden: (string | null)[] = [null, null]): View =>
  ({ board, easels, hidden }) as unknown as View;
const ids = (layout: Layout, seat: number, at: number) => layout.ledges[seat]![at]!.pieces.map(({ id }) => id);
const came = (layout: Layout) => layout.ledges.flat().map((ledge) => ledge.came);

describe('tiles are followed', () => {
  const first = follow(look('TEAMS', [[], ['RACE']]), 0, null);

  it('through a word made from the tray', () => {
    const made = follow(look('ESH', [['MAT'], ['RACE']]), 0, first);
    expect(ids(made, 0, 0)).toEqual(
      ['M', 'A', 'T'].map((letter) => first.tray.find(({ tile }) => tile === letter)!.id),
    );
    expect(made.tray.map(({ tile }) => tile).join('')).toBe('ESH');
    expect(made.tray[2]!.id).toBe(first.next);
    expect(came(made)).toEqual(['made', 'before']);
  });

  it('through a steal: the victim’s tiles and the added one', () => {
    const stolen = follow(look('EAMS', [['REACT'], []]), 0, first);
    const old = ids(first, 1, 0);
    expect(ids(stolen, 0, 0).filter((id) => old.includes(id))).toHaveLength(4);
    expect(ids(stolen, 0, 0)).toContain(first.tray[0]!.id);
    expect(stolen.tray.map(({ id }) => id)).toEqual(first.tray.slice(1).map(({ id }) => id));
    expect(came(stolen)).toEqual(['stolen']);
  });

  it('through a swap: the joker comes to the tray', () => {
    const before = follow(look('TLO', [[], ['[L]EAN', 'CAT']]), 0, null);
    const after = follow(look('TO*', [[], ['LEAN', 'CAT']]), 0, before);
    expect(after.tray[2]!.id).toBe(ids(before, 1, 0)[0]);
    expect(ids(after, 1, 0)[0]).toBe(before.tray[1]!.id);
    expect(came(after)).toEqual(['swapped', 'before']);
  });

  it('from the own hand to the tray', () => {
    const before = follow(look('TO', [[], []], ['E', '?']), 0, null);
    const after = follow(look('TOE', [[], []], [null, '?']), 0, before);
    expect(after.tray[2]).toEqual(before.hidden);
    expect(after.hidden).toBeNull();
  });

  it('in the order a player has put them', () => {
    const shuffled = { ...first, tray: first.tray.toReversed() };
    expect(follow(look('TEAMS', [[], ['RACE']]), 0, shuffled).tray).toEqual(shuffled.tray);
  });

  it('when the same word stands twice', () => {
    const before = follow(look('', [['CAT', 'CAT'], []]), 0, null);
    const after = follow(look('', [['CAT'], ['CAT']]), 0, before);
    expect(ids(after, 0, 0)).toEqual(ids(before, 0, 0));
    expect(ids(after, 1, 0)).toEqual(ids(before, 0, 1));
  });
});

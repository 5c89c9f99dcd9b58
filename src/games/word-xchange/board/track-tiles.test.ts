import { describe, expect, it } from 'vitest';
import type { View } from '../rules/state.ts';
import { type TileLayout, trackTiles } from './track-tiles.ts';

const viewOf = (board: string, easels: string[][], hidden: (string | null)[] = [null, null]): View =>
  ({ board, easels, hidden }) as unknown as View;
const easelIds = (layout: TileLayout, seat: number, at: number) => layout.easels[seat]![at]!.tiles.map(({ id }) => id);
const arrivals = (layout: TileLayout) => layout.easels.flat().map(({ arrival }) => arrival);

describe('tiles keep their identity', () => {
  const first = trackTiles(viewOf('TEAMS', [[], ['RACE']]), 0, null);

  it('when a word is made from the board', () => {
    const made = trackTiles(viewOf('ESH', [['MAT'], ['RACE']]), 0, first);
    expect(easelIds(made, 0, 0)).toEqual(
      ['M', 'A', 'T'].map((letter) => first.boardTiles.find(({ tile }) => tile === letter)!.id),
    );
    expect(made.boardTiles.map(({ tile }) => tile).join('')).toBe('ESH');
    expect(made.boardTiles[2]!.id).toBe(first.nextId);
    expect(arrivals(made)).toEqual(['made', 'before']);
  });

  it('when a word is stolen: the tiles of the old word and the added one', () => {
    const stolen = trackTiles(viewOf('EAMS', [['REACT'], []]), 0, first);
    const oldIds = easelIds(first, 1, 0);
    expect(easelIds(stolen, 0, 0).filter((id) => oldIds.includes(id))).toHaveLength(4);
    expect(easelIds(stolen, 0, 0)).toContain(first.boardTiles[0]!.id);
    expect(stolen.boardTiles.map(({ id }) => id)).toEqual(first.boardTiles.slice(1).map(({ id }) => id));
    expect(arrivals(stolen)).toEqual(['stolen']);
  });

  it('when a swap moves the joker to the board', () => {
    const before = trackTiles(viewOf('TLO', [[], ['[L]EAN', 'CAT']]), 0, null);
    const after = trackTiles(viewOf('TO*', [[], ['LEAN', 'CAT']]), 0, before);
    expect(after.boardTiles[2]!.id).toBe(easelIds(before, 1, 0)[0]);
    expect(easelIds(after, 1, 0)[0]).toBe(before.boardTiles[1]!.id);
    expect(arrivals(after)).toEqual(['swapped', 'before']);
  });

  it('when the viewer’s own hidden tile goes onto the board', () => {
    const before = trackTiles(viewOf('TO', [[], []], ['E', '?']), 0, null);
    const after = trackTiles(viewOf('TOE', [[], []], [null, '?']), 0, before);
    expect(after.boardTiles[2]).toEqual(before.hidden);
    expect(after.hidden).toBeNull();
  });

  it('and the order in which the player arranged them', () => {
    const shuffled = { ...first, boardTiles: first.boardTiles.toReversed() };
    expect(trackTiles(viewOf('TEAMS', [[], ['RACE']]), 0, shuffled).boardTiles).toEqual(shuffled.boardTiles);
  });

  it('when a seat has the same word twice', () => {
    const before = trackTiles(viewOf('', [['CAT', 'CAT'], []]), 0, null);
    const after = trackTiles(viewOf('', [['CAT'], ['CAT']]), 0, before);
    expect(easelIds(after, 0, 0)).toEqual(easelIds(before, 0, 0));
    expect(easelIds(after, 1, 0)).toEqual(easelIds(before, 0, 1));
  });
});

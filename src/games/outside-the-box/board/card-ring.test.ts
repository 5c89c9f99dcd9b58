import { describe, expect, it } from 'vitest';
import { CARD_RING } from './card-ring.ts';

describe('the ring of letter cards', () => {
  it('goes around the grid from A and leaves the lower corners free', () => {
    const places = CARD_RING.map(({ row, column }) => `${row} ${column}`);
    expect(CARD_RING.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(new Set(places).size).toBe(26);
    expect(CARD_RING.every(({ row, column }) => [1, 8].includes(row) || [1, 8].includes(column))).toBe(true);
    expect(places).not.toContain('8 1');
    expect(places).not.toContain('8 8');
    expect([...'AHNOTUZ'].map((letter) => places[letter.charCodeAt(0) - 65])).toEqual([
      '1 1',
      '1 8',
      '7 8',
      '8 7',
      '8 2',
      '7 1',
      '2 1',
    ]);
  });

  it('has two lanes of seven on either side where there is no room above and below', () => {
    const places = CARD_RING.map(({ lane, step }) => `${lane} ${step}`);
    expect(new Set(places).size).toBe(26);
    expect([...'ABCMNZ'].map((letter) => places[letter.charCodeAt(0) - 65])).toEqual([
      '1 1',
      '2 1',
      '1 2',
      '1 7',
      '4 1',
      '4 7',
    ]);
    expect(places.filter((place) => place.startsWith('3'))).toEqual([]);
  });
});

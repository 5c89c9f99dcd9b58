import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { type Seating, seatEvening } from './seating.ts';

function meetings(seating: Seating, people: number): number[] {
  const met = new Map<string, number>();
  for (const table of seating.flat())
    for (const a of table) for (const b of table) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  const counts: number[] = [];
  for (let a = 0; a < people; a++) for (let b = a + 1; b < people; b++) counts.push(met.get(`${a} ${b}`) ?? 0);
  return counts;
}

describe('a seating for an evening', () => {
  it.each([
    [12, 3, 4],
    [16, 4, 4],
    [13, 4, 4],
    [20, 5, 4],
    [7, 2, 5],
  ])('%i people at %i tables for %i rounds: everybody plays every round', (people, tables, rounds) => {
    const seating = seatEvening(people, tables, rounds, randomFrom('evening', people));
    expect(seating.length).toBe(rounds);
    for (const round of seating) {
      expect(round.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: people }, (_, i) => i));
      const sizes = round.map((table) => table.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...meetings(seating, people))).toBeLessThanOrEqual(tables > 2 ? 2 : 4);
  });

  it('is the same for the same random numbers, and better than chance', () => {
    const seating = seatEvening(16, 4, 4, randomFrom('evening', 0));
    expect(seatEvening(16, 4, 4, randomFrom('evening', 0))).toEqual(seating);
    const random = randomFrom('chance', 0);
    const byChance = Array.from({ length: 4 }, () => {
      const order = random.shuffle(Array.from({ length: 16 }, (_, i) => i));
      return [0, 4, 8, 12].map((from) => order.slice(from, from + 4));
    });
    const repeats = (one: Seating): number => meetings(one, 16).reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    expect(repeats(seating)).toBeLessThan(repeats(byChance) / 3);
  });

  it('works for one table', () => {
    expect(seatEvening(4, 1, 2, randomFrom('one', 0)).map((round) => round[0]!.length)).toEqual([4, 4]);
  });
});

// A seating for an evening at real tables: over several rounds, everybody meets everybody as evenly as possible.

import { fastRandom, type Random } from '../random.ts';

/** By round and table: who sits there, as numbers from 0 on, in the order of the seats. */
export type Seating = readonly (readonly (readonly number[])[])[];

const RESTARTS = 40;
const SWAPS_PER_PERSON = 60;

/** Tables have the same size, or differ by one. */
function tableSizes(people: number, tables: number): number[] {
  return Array.from({ length: tables }, (_, i) => Math.floor(people / tables) + (i < people % tables ? 1 : 0));
}

/** Chooses the best of many random seatings, each improved by swaps. The same random numbers give the same seating. */
export function seatEvening(people: number, tables: number, rounds: number, random: Random): Seating {
  const fast = fastRandom(random);
  const met: number[][] = Array.from({ length: people }, () => Array<number>(people).fill(0));
  return Array.from({ length: rounds }, () => {
    const round = bestRound(people, tableSizes(people, tables), met, fast);
    for (const table of round) for (const a of table) for (const b of table) if (a !== b) met[a]![b]!++;
    return round;
  });
}

function bestRound(people: number, sizes: readonly number[], met: readonly number[][], random: Random): number[][] {
  let best: { readonly round: number[][]; readonly cost: number } | null = null;
  for (let restart = 0; restart < RESTARTS && best?.cost !== 0; restart++) {
    const order = random.shuffle(Array.from({ length: people }, (_, i) => i));
    const round = sizes.map((size) => order.splice(0, size));
    improve(round, met, random, people * SWAPS_PER_PERSON);
    const cost = round.reduce((sum, table) => sum + costOf(table, met), 0);
    if (best === null || cost < best.cost) best = { round, cost };
  }
  return best!.round;
}

/** Two people who met once cost 1, twice 4: a third meeting is worse than two second ones. */
function costOf(table: readonly number[], met: readonly number[][]): number {
  let cost = 0;
  for (const [i, a] of table.entries()) for (const b of table.slice(i + 1)) cost += met[a]![b]! * met[a]![b]!;
  return cost;
}

function improve(round: number[][], met: readonly number[][], random: Random, swaps: number): void {
  if (round.length < 2) return;
  for (let i = 0; i < swaps; i++) {
    const a = random.below(round.length);
    const b = (a + 1 + random.below(round.length - 1)) % round.length;
    const [one, other] = [round[a]!, round[b]!];
    const before = costOf(one, met) + costOf(other, met);
    if (before === 0) continue;
    const [x, y] = [random.below(one.length), random.below(other.length)];
    [one[x], other[y]] = [other[y]!, one[x]!];
    if (costOf(one, met) + costOf(other, met) > before) [one[x], other[y]] = [other[y]!, one[x]!];
  }
}

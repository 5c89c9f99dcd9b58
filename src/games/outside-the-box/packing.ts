// Chooses for every line of a grid the words to count, where some things may be taken once in the whole grid: an exact search.
// Not what words there are or what they are worth (score.ts), nor the linear programming behind the bounds (relax.ts).

import { type Lines, type Packing, type Prices, type Relaxed, relax } from './relax.ts';

/** `nodes` counts the subproblems looked at: a measure of the work, the same on any machine. */
export type Choice = { readonly packings: readonly Packing[]; readonly nodes: number };

const NO_CAP = 1e6;

/** The choice of the highest value; among equals the one whose first differing line has the packing listed earlier.
 *  In every line no two packings have the same claims, and one has none. `POINT` is what a point adds to a value. */
export function choosePackings(lines: Lines, claims: number, POINT: number): Choice {
  let nodes = 0;

  /** The best choice worth `least` or more, or the first one found that is worth `enough`; null if there is none. */
  function findBest(from: Lines, prices: Prices, least: number, enough: number): readonly Packing[] | null {
    let best: readonly Packing[] | null = null;
    const note = (choice: readonly Packing[] | null): void => {
      if (choice === null || worthOf(choice) < least) return;
      best = choice;
      least = worthOf(choice) + 1;
    };
    const visit = (open: Lines, prices: Prices): void => {
      if (least > enough) return;
      nodes++;
      let left = trim(open, prices, least);
      let relaxed: Relaxed | null = null;
      // A bound of 42.5 points means 42 at most: with that known the next bound is tighter.
      for (let cap = prices.cap, known = Infinity; left !== null && cap < known; ) {
        known = cap;
        relaxed = relax(left, claims, cap);
        note(round(left, relaxed));
        left = trim(left, relaxed.prices, least);
        if (left !== null) cap = Math.min(cap, Math.floor(boundOf(left, relaxed.prices) / POINT));
      }
      if (left === null || relaxed === null) return;
      const split = findSplit(left, relaxed);
      if (split === null) return;
      const uses = (packing: Packing): boolean => packing.claims.includes(split.claim);
      visit(
        left.map((packings, line) => packings.filter((one) => uses(one) === (line === split.line))),
        relaxed.prices,
      );
      visit(
        left.map((packings, line) => (line === split.line ? packings.filter((one) => !uses(one)) : packings)),
        relaxed.prices,
      );
    };
    visit(from, prices);
    return best;
  }

  const free: Prices = { claims: Array.from({ length: claims }, () => 0), point: 0, cap: NO_CAP };
  let best = findBest(lines, free, -Infinity, Infinity)!;
  const most = worthOf(best);
  const { prices } = relax(lines, claims, pointsOf(best));
  let left = trim(lines, prices, most)!;
  // Line by line, the earliest packing with which the highest value can still be had.
  for (const line of lines.keys()) {
    for (const packing of left[line]!) {
      const fixed = fix(left, line, packing);
      const choice = packing === best[line] ? best : findBest(fixed, prices, most, most);
      if (choice === null) continue;
      best = choice;
      left = fixed;
      break;
    }
  }
  return { packings: best, nodes };
}

const worthOf = (choice: readonly Packing[]): number => choice.reduce((sum, { value }) => sum + value, 0);
const pointsOf = (choice: readonly Packing[]): number => choice.reduce((sum, { points }) => sum + points, 0);

/** What a packing is worth after paying for its claims and points. */
function netOf(packing: Packing, prices: Prices): number {
  let net = packing.value - prices.point * packing.points;
  for (const claim of packing.claims) net -= prices.claims[claim]!;
  return net;
}

const bestNet = (packings: readonly Packing[], prices: Prices): number => {
  let best = -Infinity;
  for (const packing of packings) best = Math.max(best, netOf(packing, prices));
  return best;
};

/** No choice is worth more than this, whatever the prices: every claim is paid for once at most, and `cap` points. */
function boundOf(lines: Lines, prices: Prices): number {
  let bound = prices.point * prices.cap;
  for (const price of prices.claims) bound += price;
  for (const packings of lines) bound += bestNet(packings, prices);
  return bound;
}

/** The packings that can be part of a choice worth `least`; null if no choice can be. */
function trim(lines: Lines, prices: Prices, least: number): Lines | null {
  const bound = boundOf(lines, prices);
  if (bound === -Infinity || bound < least) return null;
  return lines.map((packings) => {
    const floor = least - bound + bestNet(packings, prices);
    return packings.filter((packing) => netOf(packing, prices) >= floor);
  });
}

const fix = (lines: Lines, fixed: number, packing: Packing): Lines =>
  lines.map((packings, line) =>
    line === fixed ? [packing] : packings.filter((one) => !one.claims.some((claim) => packing.claims.includes(claim))),
  );

/** A choice near the relaxed one, the surest lines first; null if that leads nowhere. */
function round(lines: Lines, { prices, shares }: Relaxed): readonly Packing[] | null {
  const sureness = shares.map((share) => Math.max(...share));
  const taken = new Set<number>();
  const choice: Packing[] = [];
  for (const line of [...lines.keys()].sort((a, b) => sureness[b]! - sureness[a]!)) {
    let best: Packing | null = null;
    let most = -Infinity;
    for (const [i, packing] of lines[line]!.entries()) {
      if (packing.claims.some((claim) => taken.has(claim))) continue;
      const liking = netOf(packing, prices) + shares[line]![i]!;
      if (liking > most) [best, most] = [packing, liking];
    }
    if (best === null) return null;
    for (const claim of best.claims) taken.add(claim);
    choice[line] = best;
  }
  return choice;
}

/** The claim that the relaxed choice is most in two minds about, and a line it is torn over; null if all is decided. */
function findSplit(lines: Lines, { shares }: Relaxed): { readonly line: number; readonly claim: number } | null {
  let split = null;
  let most = -1;
  for (const [line, packings] of lines.entries()) {
    if (packings.length < 2) continue;
    const claimed = new Map<number, number>();
    for (const [i, packing] of packings.entries())
      for (const claim of packing.claims) claimed.set(claim, (claimed.get(claim) ?? 0) + shares[line]![i]!);
    for (const [claim, share] of claimed) {
      if (packings.every((packing) => packing.claims.includes(claim))) continue;
      const doubt = Math.min(share, 1 - share);
      if (doubt > most) [split, most] = [{ line, claim }, doubt];
    }
  }
  return split;
}

// Chooses for every line of a grid the words to count, where some things may be taken once in the whole grid: an exact search.
// Not what words there are or what they are worth (score.ts), nor the linear programming behind the bounds (relax.ts).

import {
  type DualPrices,
  type LinePacking,
  type PackingsByLine,
  type PrimalValues,
  solveLpRelaxation,
} from './lp-relaxation.ts';

/** `nodes` counts the subproblems looked at: a measure of the work, the same on any machine. */
export type Solution = { readonly packings: readonly LinePacking[]; readonly nodes: number };

const UNCAPPED_POINTS = 1e6;
const NO_PRIMAL_VALUES: PrimalValues = new Map();

/** The choice of the highest value; among equals the one whose first differing line has the packing listed earlier.
 *  In every line no two packings have the same claims, and one has none. `POINT` is what a point adds to a value. */
export function solveByBranchAndBound(lines: PackingsByLine, claims: number, valuePerPoint: number): Solution {
  let nodes = 0;
  let prices: DualPrices = { claims: Array.from({ length: claims }, () => 0), point: 0, pointCap: UNCAPPED_POINTS };

  /** The best choice worth `least` or more, or the first one found that is worth `enough`; null if there is none. */
  function search(from: PackingsByLine, lowerBound: number, target: number): readonly LinePacking[] | null {
    let best: readonly LinePacking[] | null = null;
    const updateIncumbent = (choice: readonly LinePacking[] | null): void => {
      if (choice === null || solutionValue(choice) < lowerBound) return;
      best = choice;
      lowerBound = solutionValue(choice) + 1;
    };
    const exploreNode = (open: PackingsByLine, prices: DualPrices): DualPrices => {
      if (lowerBound > target) return prices;
      nodes++;
      let left = pruneByReducedCost(open, prices, lowerBound);
      if (left !== null) updateIncumbent(roundToFeasible(left, prices, NO_PRIMAL_VALUES));
      left = left && pruneByReducedCost(left, prices, lowerBound);
      let shares = NO_PRIMAL_VALUES;
      // A bound of 42.5 points means 42 at most: with that known the next bound is tighter.
      for (let cap = prices.pointCap, known = Infinity; left !== null && cap < known; ) {
        known = cap;
        ({ prices, shares } = solveLpRelaxation(left, claims, cap));
        updateIncumbent(roundToFeasible(left, prices, shares));
        left = pruneByReducedCost(left, prices, lowerBound);
        if (left !== null) cap = Math.min(cap, Math.floor(upperBound(left, prices) / valuePerPoint));
      }
      const split = left && chooseBranchingClaim(left, shares);
      if (left === null || split === null) return prices;
      const uses = (packing: LinePacking): boolean => packing.claims.includes(split.claim);
      exploreNode(
        left.map((packings, line) => packings.filter((one) => uses(one) === (line === split.line))),
        prices,
      );
      exploreNode(
        left.map((packings, line) => (line === split.line ? packings.filter((one) => !uses(one)) : packings)),
        prices,
      );
      return prices;
    };
    const found = exploreNode(from, prices);
    if (from === lines) prices = found; // good for all that is asked afterwards
    return best;
  }

  let best = search(lines, -Infinity, Infinity)!;
  const most = solutionValue(best);
  let left = pruneByReducedCost(lines, prices, most)!;
  // Line by line, the earliest packing with which the highest value can still be had.
  for (const line of lines.keys()) {
    for (const packing of left[line]!) {
      const fixed = fixPacking(left, line, packing);
      const choice = packing === best[line] ? best : search(fixed, most, most);
      if (choice === null) continue;
      best = choice;
      left = fixed;
      break;
    }
  }
  return { packings: best, nodes };
}

function solutionValue(choice: readonly LinePacking[]): number {
  let worth = 0;
  for (const { value } of choice) worth += value;
  return worth;
}

/** What a packing is worth after paying for its claims and points. */
function reducedValue(packing: LinePacking, prices: DualPrices): number {
  let net = packing.value - prices.point * packing.points;
  for (const claim of packing.claims) net -= prices.claims[claim]!;
  return net;
}

function bestReducedValue(packings: readonly LinePacking[], prices: DualPrices): number {
  let best = -Infinity;
  for (const packing of packings) best = Math.max(best, reducedValue(packing, prices));
  return best;
}

/** No choice is worth more than this, whatever the prices: every claim is paid for once at most, and `cap` points. */
function upperBound(lines: PackingsByLine, prices: DualPrices): number {
  let bound = prices.point * prices.pointCap;
  for (const price of prices.claims) bound += price;
  for (const packings of lines) bound += bestReducedValue(packings, prices);
  return bound;
}

/** The packings that can be part of a choice worth `least`; null if no choice can be. */
function pruneByReducedCost(lines: PackingsByLine, prices: DualPrices, least: number): PackingsByLine | null {
  const bound = upperBound(lines, prices);
  if (bound === -Infinity || bound < least) return null;
  return lines.map((packings) => {
    if (packings.length === 1) return packings;
    const floor = least - bound + bestReducedValue(packings, prices);
    return packings.filter((packing) => reducedValue(packing, prices) >= floor);
  });
}

const fixPacking = (lines: PackingsByLine, fixed: number, packing: LinePacking): PackingsByLine =>
  lines.map((packings, line) =>
    line === fixed ? [packing] : packings.filter((one) => !one.claims.some((claim) => packing.claims.includes(claim))),
  );

/** A choice of what is worth most after prices, then of what has the largest share, the surest lines first; null if that
 *  leads nowhere. */
function roundToFeasible(
  lines: PackingsByLine,
  prices: DualPrices,
  shares: PrimalValues,
): readonly LinePacking[] | null {
  const shareOf = (packing: LinePacking): number => shares.get(packing) ?? 0;
  const sureness = lines.map((packings) => packings.reduce((most, packing) => Math.max(most, shareOf(packing)), 0));
  const taken = new Set<number>();
  const choice: LinePacking[] = [];
  for (const line of [...lines.keys()].sort((a, b) => sureness[b]! - sureness[a]!)) {
    let best: LinePacking | null = null;
    let most = -Infinity;
    for (const packing of lines[line]!) {
      const liking = reducedValue(packing, prices) + shareOf(packing);
      if (liking <= most || packing.claims.some((claim) => taken.has(claim))) continue;
      best = packing;
      most = liking;
    }
    if (best === null) return null;
    for (const claim of best.claims) taken.add(claim);
    choice[line] = best;
  }
  return choice;
}

/** The claim that the relaxed choice is most in two minds about, and a line it is torn over; null if all is decided. */
function chooseBranchingClaim(
  lines: PackingsByLine,
  shares: PrimalValues,
): { readonly line: number; readonly claim: number } | null {
  let split = null;
  let most = -1;
  for (const [line, packings] of lines.entries()) {
    if (packings.length < 2) continue;
    const claimed = new Map<number, number>();
    for (const packing of packings)
      for (const claim of packing.claims) claimed.set(claim, (claimed.get(claim) ?? 0) + (shares.get(packing) ?? 0));
    for (const [claim, share] of claimed) {
      const fractionality = Math.min(share, 1 - share);
      if (fractionality <= most || packings.every((packing) => packing.claims.includes(claim))) continue;
      split = { line, claim };
      most = fractionality;
    }
  }
  return split;
}

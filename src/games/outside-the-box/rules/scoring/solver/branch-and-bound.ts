// Exact set packing by branch and bound: chooses one packing for each line so that no claim is made twice.
// Bounds come from the LP relaxation (lp-relaxation.ts); the packings come from ../score.ts.

import {
  type DualPrices,
  type LinePacking,
  type PackingsByLine,
  type PrimalValues,
  solveLpRelaxation,
} from './lp-relaxation.ts';

/** `nodes`: subproblems explored, a measure of the work that is the same on every machine. */
export type Solution = { readonly packings: readonly LinePacking[]; readonly nodes: number };

const UNCAPPED_POINTS = 1e6;
const NO_PRIMAL_VALUES: PrimalValues = new Map();

/** The solution of the highest value. Among equals, the one that uses the earlier listed packing in the first line where they
 *  differ. In every line, no two packings make the same claims, and one makes none. */
export function solveByBranchAndBound(lines: PackingsByLine, claims: number, valuePerPoint: number): Solution {
  let nodes = 0;
  let prices: DualPrices = { claims: Array.from({ length: claims }, () => 0), point: 0, pointCap: UNCAPPED_POINTS };

  /** The best solution worth at least `lowerBound`, or the first one found that reaches `target`; null if there is none. */
  function search(from: PackingsByLine, lowerBound: number, target: number): readonly LinePacking[] | null {
    let best: readonly LinePacking[] | null = null;
    const updateIncumbent = (solution: readonly LinePacking[] | null): void => {
      if (solution === null || solutionValue(solution) < lowerBound) return;
      best = solution;
      lowerBound = solutionValue(solution) + 1;
    };
    const exploreNode = (open: PackingsByLine, prices: DualPrices): DualPrices => {
      if (lowerBound > target) return prices;
      nodes++;
      let remaining = pruneByReducedCost(open, prices, lowerBound);
      if (remaining !== null) updateIncumbent(roundToFeasible(remaining, prices, NO_PRIMAL_VALUES));
      remaining = remaining && pruneByReducedCost(remaining, prices, lowerBound);
      let primalValues = NO_PRIMAL_VALUES;
      // Points are integers: a bound of 42.5 means at most 42. That cut makes the next bound tighter.
      for (let cap = prices.pointCap, previousCap = Infinity; remaining !== null && cap < previousCap; ) {
        previousCap = cap;
        ({ prices, primalValues } = solveLpRelaxation(remaining, claims, cap));
        updateIncumbent(roundToFeasible(remaining, prices, primalValues));
        remaining = pruneByReducedCost(remaining, prices, lowerBound);
        if (remaining !== null) cap = Math.min(cap, Math.floor(upperBound(remaining, prices) / valuePerPoint));
      }
      const branch = remaining && chooseBranchingClaim(remaining, primalValues);
      if (remaining === null || branch === null) return prices;
      const uses = (packing: LinePacking): boolean => packing.claims.includes(branch.claim);
      exploreNode(
        remaining.map((packings, line) => packings.filter((one) => uses(one) === (line === branch.line))),
        prices,
      );
      exploreNode(
        remaining.map((packings, line) => (line === branch.line ? packings.filter((one) => !uses(one)) : packings)),
        prices,
      );
      return prices;
    };
    const rootPrices = exploreNode(from, prices);
    if (from === lines) prices = rootPrices; // a good start for the searches below
    return best;
  }

  let best = search(lines, -Infinity, Infinity)!;
  const optimum = solutionValue(best);
  let remaining = pruneByReducedCost(lines, prices, optimum)!;
  // Break ties: line by line, fix the earliest packing that still allows the optimal value.
  for (const line of lines.keys()) {
    for (const packing of remaining[line]!) {
      const fixed = fixPacking(remaining, line, packing);
      const solution = packing === best[line] ? best : search(fixed, optimum, optimum);
      if (solution === null) continue;
      best = solution;
      remaining = fixed;
      break;
    }
  }
  return { packings: best, nodes };
}

function solutionValue(solution: readonly LinePacking[]): number {
  let total = 0;
  for (const { value } of solution) total += value;
  return total;
}

/** The value of a packing minus the dual prices of its claims and points. */
function reducedValue(packing: LinePacking, prices: DualPrices): number {
  let value = packing.value - prices.point * packing.points;
  for (const claim of packing.claims) value -= prices.claims[claim]!;
  return value;
}

function bestReducedValue(packings: readonly LinePacking[], prices: DualPrices): number {
  let best = -Infinity;
  for (const packing of packings) best = Math.max(best, reducedValue(packing, prices));
  return best;
}

/** Lagrangian bound: no solution is worth more than this, whatever the prices, since every claim is paid for at most once. */
function upperBound(lines: PackingsByLine, prices: DualPrices): number {
  let bound = prices.point * prices.pointCap;
  for (const price of prices.claims) bound += price;
  for (const packings of lines) bound += bestReducedValue(packings, prices);
  return bound;
}

/** Reduced-cost fixing: keeps the packings that can be part of a solution worth `lowerBound`; null if there is no such solution. */
function pruneByReducedCost(lines: PackingsByLine, prices: DualPrices, lowerBound: number): PackingsByLine | null {
  const bound = upperBound(lines, prices);
  if (bound === -Infinity || bound < lowerBound) return null;
  return lines.map((packings) => {
    if (packings.length === 1) return packings;
    const floor = lowerBound - bound + bestReducedValue(packings, prices);
    return packings.filter((packing) => reducedValue(packing, prices) >= floor);
  });
}

const fixPacking = (lines: PackingsByLine, fixed: number, packing: LinePacking): PackingsByLine =>
  lines.map((packings, line) =>
    line === fixed ? [packing] : packings.filter((one) => !one.claims.some((claim) => packing.claims.includes(claim))),
  );

/** LP rounding: for each line, the most integral ones first, takes the packing of the highest reduced value, with the primal
 *  value as tie-break. Null if a line has no feasible packing left. */
function roundToFeasible(
  lines: PackingsByLine,
  prices: DualPrices,
  primalValues: PrimalValues,
): readonly LinePacking[] | null {
  const primalValueOf = (packing: LinePacking): number => primalValues.get(packing) ?? 0;
  const integrality = lines.map((packings) =>
    packings.reduce((highest, packing) => Math.max(highest, primalValueOf(packing)), 0),
  );
  const usedClaims = new Set<number>();
  const solution: LinePacking[] = [];
  for (const line of [...lines.keys()].sort((a, b) => integrality[b]! - integrality[a]!)) {
    let best: LinePacking | null = null;
    let highest = -Infinity;
    for (const packing of lines[line]!) {
      const preference = reducedValue(packing, prices) + primalValueOf(packing);
      if (preference <= highest || packing.claims.some((claim) => usedClaims.has(claim))) continue;
      best = packing;
      highest = preference;
    }
    if (best === null) return null;
    for (const claim of best.claims) usedClaims.add(claim);
    solution[line] = best;
  }
  return solution;
}

/** The most fractional claim of the relaxation and a line that makes it partly; null if there is nothing to branch on. */
function chooseBranchingClaim(
  lines: PackingsByLine,
  primalValues: PrimalValues,
): { readonly line: number; readonly claim: number } | null {
  let branch = null;
  let highest = -1;
  for (const [line, packings] of lines.entries()) {
    if (packings.length < 2) continue;
    const claimed = new Map<number, number>();
    for (const packing of packings)
      for (const claim of packing.claims)
        claimed.set(claim, (claimed.get(claim) ?? 0) + (primalValues.get(packing) ?? 0));
    for (const [claim, value] of claimed) {
      const fractionality = Math.min(value, 1 - value);
      if (fractionality <= highest || packings.every((packing) => packing.claims.includes(claim))) continue;
      branch = { line, claim };
      highest = fractionality;
    }
  }
  return branch;
}

// Chooses for every line of a grid the words to count, where some things may be taken once in the whole grid: an exact search.
// Not what words there are or what they are worth (score.ts), nor the linear programming behind the bounds (relax.ts).

import { type Lines, type Packing, type Prices, relax, type Shares } from './lp-relaxation.ts';

/** `nodes` counts the subproblems looked at: a measure of the work, the same on any machine. */
export type Choice = { readonly packings: readonly Packing[]; readonly nodes: number };

const NO_CAP = 1e6;
const NO_SHARES: Shares = new Map();

/** The choice of the highest value; among equals the one whose first differing line has the packing listed earlier.
 *  In every line no two packings have the same claims, and one has none. `POINT` is what a point adds to a value. */
export function choosePackings(lines: Lines, claims: number, POINT: number): Choice {
  let nodes = 0;
  let prices: Prices = { claims: Array.from({ length: claims }, () => 0), point: 0, cap: NO_CAP };

  /** The best choice worth `least` or more, or the first one found that is worth `enough`; null if there is none. */
  function findBest(from: Lines, least: number, enough: number): readonly Packing[] | null {
    let best: readonly Packing[] | null = null;
    const note = (choice: readonly Packing[] | null): void => {
      if (choice === null || worthOf(choice) < least) return;
      best = choice;
      least = worthOf(choice) + 1;
    };
    const visit = (open: Lines, prices: Prices): Prices => {
      if (least > enough) return prices;
      nodes++;
      let left = trim(open, prices, least);
      if (left !== null) note(round(left, prices, NO_SHARES));
      left = left && trim(left, prices, least);
      let shares = NO_SHARES;
      // A bound of 42.5 points means 42 at most: with that known the next bound is tighter.
      for (let cap = prices.cap, known = Infinity; left !== null && cap < known; ) {
        known = cap;
        ({ prices, shares } = relax(left, claims, cap));
        note(round(left, prices, shares));
        left = trim(left, prices, least);
        if (left !== null) cap = Math.min(cap, Math.floor(boundOf(left, prices) / POINT));
      }
      const split = left && findSplit(left, shares);
      if (left === null || split === null) return prices;
      const uses = (packing: Packing): boolean => packing.claims.includes(split.claim);
      visit(
        left.map((packings, line) => packings.filter((one) => uses(one) === (line === split.line))),
        prices,
      );
      visit(
        left.map((packings, line) => (line === split.line ? packings.filter((one) => !uses(one)) : packings)),
        prices,
      );
      return prices;
    };
    const found = visit(from, prices);
    if (from === lines) prices = found; // good for all that is asked afterwards
    return best;
  }

  let best = findBest(lines, -Infinity, Infinity)!;
  const most = worthOf(best);
  let left = trim(lines, prices, most)!;
  // Line by line, the earliest packing with which the highest value can still be had.
  for (const line of lines.keys()) {
    for (const packing of left[line]!) {
      const fixed = fix(left, line, packing);
      const choice = packing === best[line] ? best : findBest(fixed, most, most);
      if (choice === null) continue;
      best = choice;
      left = fixed;
      break;
    }
  }
  return { packings: best, nodes };
}

function worthOf(choice: readonly Packing[]): number {
  let worth = 0;
  for (const { value } of choice) worth += value;
  return worth;
}

/** What a packing is worth after paying for its claims and points. */
function netOf(packing: Packing, prices: Prices): number {
  let net = packing.value - prices.point * packing.points;
  for (const claim of packing.claims) net -= prices.claims[claim]!;
  return net;
}

function bestNet(packings: readonly Packing[], prices: Prices): number {
  let best = -Infinity;
  for (const packing of packings) best = Math.max(best, netOf(packing, prices));
  return best;
}

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
    if (packings.length === 1) return packings;
    const floor = least - bound + bestNet(packings, prices);
    return packings.filter((packing) => netOf(packing, prices) >= floor);
  });
}

const fix = (lines: Lines, fixed: number, packing: Packing): Lines =>
  lines.map((packings, line) =>
    line === fixed ? [packing] : packings.filter((one) => !one.claims.some((claim) => packing.claims.includes(claim))),
  );

/** A choice of what is worth most after prices, then of what has the largest share, the surest lines first; null if that
 *  leads nowhere. */
function round(lines: Lines, prices: Prices, shares: Shares): readonly Packing[] | null {
  const shareOf = (packing: Packing): number => shares.get(packing) ?? 0;
  const sureness = lines.map((packings) => packings.reduce((most, packing) => Math.max(most, shareOf(packing)), 0));
  const taken = new Set<number>();
  const choice: Packing[] = [];
  for (const line of [...lines.keys()].sort((a, b) => sureness[b]! - sureness[a]!)) {
    let best: Packing | null = null;
    let most = -Infinity;
    for (const packing of lines[line]!) {
      const liking = netOf(packing, prices) + shareOf(packing);
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
function findSplit(lines: Lines, shares: Shares): { readonly line: number; readonly claim: number } | null {
  let split = null;
  let most = -1;
  for (const [line, packings] of lines.entries()) {
    if (packings.length < 2) continue;
    const claimed = new Map<number, number>();
    for (const packing of packings)
      for (const claim of packing.claims) claimed.set(claim, (claimed.get(claim) ?? 0) + (shares.get(packing) ?? 0));
    for (const [claim, share] of claimed) {
      const doubt = Math.min(share, 1 - share);
      if (doubt <= most || packings.every((packing) => packing.claims.includes(claim))) continue;
      split = { line, claim };
      most = doubt;
    }
  }
  return split;
}

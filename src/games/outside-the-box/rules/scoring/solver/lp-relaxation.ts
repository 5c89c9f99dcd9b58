// The LP relaxation of the set packing problem: packings may be chosen in fractions. Its dual prices give upper bounds.
// The prices are rounded, but that is safe: any nonnegative prices give a valid bound.

import { SimplexTableau } from './simplex.ts';

/** Non-overlapping words of one line. `claims` are the numbers of things that no other line may claim as well. */
export type LinePacking = {
  readonly points: number;
  /** The objective, an integer: points first, then tie-breaks. */
  readonly value: number;
  readonly claims: readonly number[];
};

/** The packings to choose from, by line. */
export type PackingsByLine = readonly (readonly LinePacking[])[];

/** Dual prices of the claims, and of a point under the cutting plane "at most `pointCap` points". */
export type DualPrices = {
  readonly claims: readonly number[];
  readonly point: number;
  readonly pointCap: number;
};

/** The chosen fraction of each packing; missing ones are 0. */
export type PrimalValues = ReadonlyMap<LinePacking, number>;

/** Less than any packing: the base value of a line in which every packing makes claims. */
const PLACEHOLDER_VALUE = -1e9;
/** Prices are multiples of this, so that sums of prices and values are exact. */
const PRICE_GRANULARITY = 1 / 64;

export function solveLpRelaxation(
  lines: PackingsByLine,
  claims: number,
  pointCap: number,
): { readonly prices: DualPrices; readonly primalValues: PrimalValues } {
  const bases = lines.map((packings) => packings.find((packing) => packing.claims.length === 0) ?? null);
  const columns = lines.flatMap((packings, line) =>
    packings.filter((packing) => packing !== bases[line]).map((packing) => ({ line, packing })),
  );
  // Rows: one packing per line, one use per claim, the point cap, and the objective.
  const capRow = lines.length + claims;
  const tableau = new SimplexTableau(capRow + 1, columns.length);
  for (const [j, { line, packing }] of columns.entries()) {
    const base = bases[line] ?? { points: 0, value: PLACEHOLDER_VALUE };
    tableau.set(line, j, 1);
    for (const claim of packing.claims) tableau.set(lines.length + claim, j, 1);
    tableau.set(capRow, j, packing.points - base.points);
    tableau.set(capRow + 1, j, base.value - packing.value);
  }
  for (let i = 0; i < capRow; i++) tableau.set(i, columns.length, 1);
  tableau.set(capRow, columns.length, pointCap - bases.reduce((sum, base) => sum + (base?.points ?? 0), 0));
  tableau.solve();

  const duals = tableau
    .dualPrices()
    .map((price) => Math.max(0, Math.round(price / PRICE_GRANULARITY) * PRICE_GRANULARITY));
  const primalValues = new Map<LinePacking, number>();
  const rest = lines.map(() => 1);
  for (const [j, value] of tableau.primalValues()) {
    const { line, packing } = columns[j]!;
    primalValues.set(packing, value);
    rest[line]! -= value;
  }
  for (const [line, base] of bases.entries()) if (base !== null) primalValues.set(base, rest[line]!);
  return { prices: { claims: duals.slice(lines.length, capRow), point: duals[capRow]!, pointCap }, primalValues };
}

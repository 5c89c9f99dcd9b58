// The choice of packings with fractions allowed: its prices bound what whole choices can be worth.
// Not trusted to be exact: the search uses the prices only in sums of exact numbers, and any prices give a true bound.

import { SimplexTableau } from './simplex.ts';

/** Words of one line that do not overlap. `claims` are the numbers of what they take and no other line may take too. */
export type LinePacking = {
  readonly points: number;
  /** Points first, then what breaks ties: a whole number. */
  readonly value: number;
  readonly claims: readonly number[];
};

/** The packings each line may choose from. */
export type PackingsByLine = readonly (readonly LinePacking[])[];

/** What a claim costs, and a point, if no choice has more than `cap` of them: then every line may choose for itself. */
export type DualPrices = {
  readonly claims: readonly number[];
  readonly point: number;
  readonly pointCap: number;
};

/** How much of a packing is chosen; nothing if it is not named. */
export type PrimalValues = ReadonlyMap<LinePacking, number>;

/** Worth less than any packing: stands in where a line has none without claims. */
const PLACEHOLDER_VALUE = -1e9;
/** Prices are multiples of this, so that sums of them and of values are exact. */
const PRICE_GRANULARITY = 1 / 64;

export function solveLpRelaxation(
  lines: PackingsByLine,
  claims: number,
  cap: number,
): { readonly prices: DualPrices; readonly shares: PrimalValues } {
  const bases = lines.map((packings) => packings.find((packing) => packing.claims.length === 0) ?? null);
  const columns = lines.flatMap((packings, line) =>
    packings.filter((packing) => packing !== bases[line]).map((packing) => ({ line, packing })),
  );
  // A row each: one packing per line, one taker per claim, the cap; and the goal.
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
  tableau.set(capRow, columns.length, cap - bases.reduce((sum, base) => sum + (base?.points ?? 0), 0));
  tableau.solve();

  const dual = tableau
    .dualPrices()
    .map((price) => Math.max(0, Math.round(price / PRICE_GRANULARITY) * PRICE_GRANULARITY));
  const shares = new Map<LinePacking, number>();
  const rest = lines.map(() => 1);
  for (const [j, share] of tableau.primalValues()) {
    const { line, packing } = columns[j]!;
    shares.set(packing, share);
    rest[line]! -= share;
  }
  for (const [line, base] of bases.entries()) if (base !== null) shares.set(base, rest[line]!);
  return { prices: { claims: dual.slice(lines.length, capRow), point: dual[capRow]!, pointCap: cap }, shares };
}

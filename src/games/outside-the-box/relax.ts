// The choice of packings with fractions allowed, solved by the simplex method: its prices bound what whole choices can be worth.
// Not trusted to be exact: the search uses the prices only in sums of exact numbers, and any prices give a true bound.

/** Words of one line that do not overlap. `claims` are the numbers of what they take and no other line may take too. */
export type Packing = {
  readonly points: number;
  /** Points first, then what breaks ties: a whole number. */
  readonly value: number;
  readonly claims: readonly number[];
};

/** The packings each line may choose from. */
export type Lines = readonly (readonly Packing[])[];

/** What a claim costs, and a point, if no choice has more than `cap` of them: then every line may choose for itself. */
export type Prices = {
  readonly claims: readonly number[];
  readonly point: number;
  readonly cap: number;
};

export type Relaxed = {
  readonly prices: Prices;
  /** How much of each packing is chosen, by line. */
  readonly shares: readonly (readonly number[])[];
};

/** Worth less than any packing: stands in where a line has none without claims. */
const NOTHING = -1e9;
const TINY = 1e-7;
const LONGEST = 500;
/** Prices are multiples of this, so that sums of them and of values are exact. */
const GRAIN = 1 / 64;

export function relax(lines: Lines, claims: number, cap: number): Relaxed {
  const bases = lines.map((packings) => packings.find((packing) => packing.claims.length === 0) ?? null);
  const columns = lines.flatMap((packings, line) =>
    packings.filter((packing) => packing !== bases[line]).map((packing) => ({ line, packing })),
  );
  // A row each: one packing per line, one taker per claim, the cap.
  const capRow = lines.length + claims;
  const tableau = Array.from({ length: capRow + 2 }, () => new Float64Array(columns.length + 1).fill(0));
  const goal = tableau[capRow + 1]!;
  for (const [j, { line, packing }] of columns.entries()) {
    const base = bases[line] ?? { points: 0, value: NOTHING };
    tableau[line]![j] = 1;
    for (const claim of packing.claims) tableau[lines.length + claim]![j] = 1;
    tableau[capRow]![j] = packing.points - base.points;
    goal[j] = base.value - packing.value;
  }
  for (let i = 0; i < capRow; i++) tableau[i]![columns.length] = 1;
  tableau[capRow]![columns.length] = cap - bases.reduce((sum, base) => sum + (base === null ? 0 : base.points), 0);
  const { inRow, inColumn } = runSimplex(tableau);

  const priceOf = (row: number): number => {
    const j = inColumn.indexOf(row);
    return j < 0 ? 0 : Math.max(0, Math.round(goal[j]! / GRAIN) * GRAIN);
  };
  const share = new Map<Packing, number>();
  for (const [i, variable] of inRow.entries())
    if (variable > capRow) share.set(columns[variable - capRow - 1]!.packing, tableau[i]![columns.length]!);
  return {
    prices: {
      claims: Array.from({ length: claims }, (_, claim) => priceOf(lines.length + claim)),
      point: priceOf(capRow),
      cap,
    },
    shares: lines.map((packings, line) => {
      const shares = packings.map((packing) => share.get(packing) ?? 0);
      const base = packings.indexOf(bases[line]!);
      if (base >= 0) shares[base] = 1 - shares.reduce((sum, one) => sum + one, 0);
      return shares;
    }),
  };
}

/** Which variable stands for each row and column at the end: a row's own slack has the row's number, column j the number after
 *  all rows plus j. The last row is the goal, the last column the right-hand side. */
function runSimplex(tableau: readonly Float64Array[]): { readonly inRow: number[]; readonly inColumn: number[] } {
  const rows = tableau.length - 1;
  const columns = tableau[0]!.length - 1;
  const goal = tableau[rows]!;
  const inRow = Array.from({ length: rows }, (_, i) => i);
  const inColumn = Array.from({ length: columns }, (_, j) => rows + j);
  for (let step = 0; step < LONGEST; step++) {
    let enter = -1;
    let steepest = -TINY;
    for (let j = 0; j < columns; j++) if (goal[j]! < steepest) [enter, steepest] = [j, goal[j]!];
    if (enter < 0) break;
    let leave = -1;
    let nearest = Infinity;
    for (let i = 0; i < rows; i++) {
      const slope = tableau[i]![enter]!;
      const reach = slope > TINY ? tableau[i]![columns]! / slope : Infinity;
      if (reach < nearest - TINY) [leave, nearest] = [i, reach];
    }
    if (leave < 0) break;
    pivot(tableau, leave, enter);
    [inRow[leave], inColumn[enter]] = [inColumn[enter]!, inRow[leave]!];
  }
  return { inRow, inColumn };
}

function pivot(tableau: readonly Float64Array[], leave: number, enter: number): void {
  const row = tableau[leave]!;
  const by = 1 / row[enter]!;
  for (let j = 0; j < row.length; j++) row[j]! *= by;
  row[enter] = by;
  for (const [i, other] of tableau.entries()) {
    const factor = other[enter]!;
    if (i === leave || factor === 0) continue;
    for (let j = 0; j < row.length; j++) other[j]! -= factor * row[j]!;
    other[enter] = -factor * by;
  }
}

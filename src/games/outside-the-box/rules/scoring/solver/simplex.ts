// The simplex method on a small dense tableau. Rounding errors are possible, and it stops after MAX_PIVOTS pivots;
// the callers need bounds, not exact results, so both are fine.

const EPSILON = 1e-7;
const MAX_PIVOTS = 500;

/** Maximizes the objective under constraints of the form "sum of coefficients times variables <= limit". Each row is a
 *  constraint with its limit in the last column; the row after them is the negated objective. All limits are nonnegative, so
 *  that all variables at 0 is a feasible start. */
export class SimplexTableau {
  readonly #rows: number;
  readonly #columns: number;
  readonly #width: number;
  readonly #numbers: Float64Array;
  /** The variable each row and column stands for: slack variables have the number of their row, column j has rows + j. */
  readonly #inRow: Int32Array;
  readonly #inColumn: Int32Array;

  constructor(rows: number, columns: number) {
    this.#rows = rows;
    this.#columns = columns;
    this.#width = columns + 1;
    this.#numbers = new Float64Array((rows + 1) * this.#width);
    this.#inRow = Int32Array.from({ length: rows }, (_, i) => i);
    this.#inColumn = Int32Array.from({ length: columns }, (_, j) => rows + j);
  }

  set(row: number, column: number, value: number): void {
    this.#numbers[row * this.#width + column] = value;
  }

  solve(): void {
    for (let pivots = 0; pivots < MAX_PIVOTS; pivots++) {
      const enter = this.#chooseEnteringColumn();
      const leave = enter < 0 ? -1 : this.#chooseLeavingRow(enter);
      if (leave < 0) return;
      this.#pivot(leave, enter);
    }
  }

  /** What the objective would gain from raising each limit by one. */
  dualPrices(): number[] {
    const duals = Array.from({ length: this.#rows }, () => 0);
    for (let j = 0; j < this.#columns; j++)
      if (this.#inColumn[j]! < this.#rows) duals[this.#inColumn[j]!] = this.#numbers[this.#rows * this.#width + j]!;
    return duals;
  }

  /** The columns with a nonzero value. */
  primalValues(): readonly (readonly [column: number, value: number])[] {
    const primals: [number, number][] = [];
    for (let i = 0; i < this.#rows; i++)
      if (this.#inRow[i]! >= this.#rows)
        primals.push([this.#inRow[i]! - this.#rows, this.#numbers[i * this.#width + this.#columns]!]);
    return primals;
  }

  #chooseEnteringColumn(): number {
    const objective = this.#rows * this.#width;
    let lowest = -EPSILON;
    let found = -1;
    for (let j = 0; j < this.#columns; j++) {
      const coefficient = this.#numbers[objective + j]!;
      if (coefficient >= lowest) continue;
      lowest = coefficient;
      found = j;
    }
    return found;
  }

  #chooseLeavingRow(enter: number): number {
    let smallestRatio = Infinity;
    let found = -1;
    for (let i = 0; i < this.#rows; i++) {
      const coefficient = this.#numbers[i * this.#width + enter]!;
      if (coefficient <= EPSILON) continue;
      const ratio = this.#numbers[i * this.#width + this.#columns]! / coefficient;
      if (ratio >= smallestRatio - EPSILON) continue;
      smallestRatio = ratio;
      found = i;
    }
    return found;
  }

  #pivot(leave: number, enter: number): void {
    const numbers = this.#numbers;
    const width = this.#width;
    const row = leave * width;
    const by = 1 / numbers[row + enter]!;
    for (let j = 0; j < width; j++) numbers[row + j]! *= by;
    numbers[row + enter] = by;
    for (let start = 0; start < numbers.length; start += width) {
      const factor = numbers[start + enter]!;
      if (start === row || factor === 0) continue;
      for (let j = 0; j < width; j++) numbers[start + j]! -= factor * numbers[row + j]!;
      numbers[start + enter] = -factor * by;
    }
    const swapped = this.#inRow[leave]!;
    this.#inRow[leave] = this.#inColumn[enter]!;
    this.#inColumn[enter] = swapped;
  }
}

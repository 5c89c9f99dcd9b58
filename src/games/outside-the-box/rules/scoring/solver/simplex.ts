// The simplex method on a small table of numbers: the most of a sum within limits, with fractions allowed.
// Not exact (numbers are rounded) and not for large problems. It gives up after many steps; what it has found then is still of use.

const EPSILON = 1e-7;
const MAX_PIVOTS = 500;

/** Rows are limits: the sum of column values times their entries is at most the last entry of the row. The row after them is the
 *  goal, with signs turned. Every limit is 0 or more, so that all columns at nothing is a start. */
export class SimplexTableau {
  readonly #rows: number;
  readonly #columns: number;
  readonly #width: number;
  readonly #numbers: Float64Array;
  /** Which variable each row and column stands for: a row's own slack has its number, column j the number of rows + j. */
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
    for (let step = 0; step < MAX_PIVOTS; step++) {
      const enter = this.#chooseEnteringColumn();
      const leave = enter < 0 ? -1 : this.#chooseLeavingRow(enter);
      if (leave < 0) return;
      this.#pivot(leave, enter);
    }
  }

  /** What one more of each limit would add. */
  dualPrices(): number[] {
    const duals = Array.from({ length: this.#rows }, () => 0);
    for (let j = 0; j < this.#columns; j++)
      if (this.#inColumn[j]! < this.#rows) duals[this.#inColumn[j]!] = this.#numbers[this.#rows * this.#width + j]!;
    return duals;
  }

  /** The columns that are not at nothing, and their values. */
  primalValues(): readonly (readonly [column: number, value: number])[] {
    const primals: [number, number][] = [];
    for (let i = 0; i < this.#rows; i++)
      if (this.#inRow[i]! >= this.#rows)
        primals.push([this.#inRow[i]! - this.#rows, this.#numbers[i * this.#width + this.#columns]!]);
    return primals;
  }

  #chooseEnteringColumn(): number {
    const goal = this.#rows * this.#width;
    let steepest = -EPSILON;
    let found = -1;
    for (let j = 0; j < this.#columns; j++) {
      const slope = this.#numbers[goal + j]!;
      if (slope >= steepest) continue;
      steepest = slope;
      found = j;
    }
    return found;
  }

  #chooseLeavingRow(enter: number): number {
    let nearest = Infinity;
    let found = -1;
    for (let i = 0; i < this.#rows; i++) {
      const slope = this.#numbers[i * this.#width + enter]!;
      if (slope <= EPSILON) continue;
      const reach = this.#numbers[i * this.#width + this.#columns]! / slope;
      if (reach >= nearest - EPSILON) continue;
      nearest = reach;
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

// A progress bar on standard error, shown only in a terminal.

export class ProgressBar {
  readonly #unit: string;
  readonly #total: number;
  #done = 0;
  #drawn = 0;

  constructor(unit: string, total: number) {
    this.#unit = unit;
    this.#total = total;
  }

  step(note = ''): void {
    this.#done++;
    if (!process.stderr.isTTY || (Date.now() - this.#drawn < 100 && this.#done < this.#total)) return;
    this.#drawn = Date.now();
    const full = Math.round((30 * this.#done) / this.#total);
    process.stderr.write(
      `\r${'█'.repeat(full)}${'░'.repeat(30 - full)} ${this.#done} of ${this.#total} ${this.#unit}${note}`,
    );
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

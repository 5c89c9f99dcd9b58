// A progress bar on standard error: drawn in a terminal, silent elsewhere.

export class Progress {
  readonly #what: string;
  readonly #most: number;
  #done = 0;
  #drawn = 0;

  constructor(what: string, most: number) {
    this.#what = what;
    this.#most = most;
  }

  step(note = ''): void {
    this.#done++;
    if (!process.stderr.isTTY || (Date.now() - this.#drawn < 100 && this.#done < this.#most)) return;
    this.#drawn = Date.now();
    const full = Math.round((30 * this.#done) / this.#most);
    process.stderr.write(
      `\r${'█'.repeat(full)}${'░'.repeat(30 - full)} ${this.#done} of ${this.#most} ${this.#what}${note}`,
    );
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

// Runs asynchronous work one piece at a time, in the order it was given.

export class SerialQueue {
  /** null if nothing runs or waits. */
  #last: Promise<void> | null = null;
  #length = 0;

  /** How much waits or runs. */
  get length(): number {
    return this.#length;
  }

  /** Work begins at once if nothing else is under way. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#length++;
    const result = this.#last === null ? work() : this.#last.then(work);
    const settle = (): void => {
      this.#length--;
      if (this.#last === settled) this.#last = null;
    };
    const settled = result.then(settle, settle); // the caller handles errors; the next piece runs anyway
    this.#last = settled;
    return result;
  }
}

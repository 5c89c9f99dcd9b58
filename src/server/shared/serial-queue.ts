// Runs asynchronous work one piece at a time, in the order it was given.

export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {}); // the caller handles it; the next piece runs anyway
    return result;
  }
}

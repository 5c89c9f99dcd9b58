// Handles messages a few milliseconds at a time, so that however many come at once, the server goes on with everything else
// in between. Network addresses take turns, so that one that sends a lot delays only itself.

/** The time that handling messages may take before something else has its turn. */
const SLICE_MS = 10;

type Task = () => void;

export class MessageQueue {
  /** By address; the one that comes first is the next. */
  readonly #waiting = new Map<string, Task[]>();
  #spentMs = 0;
  #scheduled = false;

  /** Runs a task, which never throws, at once if there is time, and otherwise later. Returns whether it ran. */
  run(address: string, task: Task): boolean {
    this.#schedule();
    if (this.#waiting.size === 0 && this.#spentMs < SLICE_MS) {
      this.#runTimed(task);
      return true;
    }
    const tasks = this.#waiting.get(address);
    if (tasks === undefined) this.#waiting.set(address, [task]);
    else tasks.push(task);
    return false;
  }

  /** Waits until the work was done. */
  runAndWait(address: string, work: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.run(address, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  #runTimed(task: Task): void {
    const startedAt = performance.now();
    task();
    this.#spentMs += performance.now() - startedAt;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#spentMs = 0;
      while (this.#waiting.size > 0 && this.#spentMs < SLICE_MS) this.#runNext();
      if (this.#waiting.size > 0) this.#schedule();
    });
  }

  #runNext(): void {
    const [address, tasks] = this.#waiting.entries().next().value!;
    const task = tasks.shift()!;
    this.#waiting.delete(address);
    if (tasks.length > 0) this.#waiting.set(address, tasks);
    this.#runTimed(task);
  }
}

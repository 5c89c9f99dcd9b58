// The order in which bots are asked: urgent work first, and within that the keys take turns, so that one room, or one person
// with many rooms, does not make everybody wait.

export type QueuedWork = { readonly key: string; readonly urgent: boolean };

/** More than a table ever needs: one request per seat, and hints. */
const MAX_WAITING_PER_KEY = 16;

export class BotQueue<Work extends QueuedWork> {
  /** By key, in the order of their turns. */
  readonly #urgent = new Map<string, Work[]>();
  readonly #normal = new Map<string, Work[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get hasUrgent(): boolean {
    return this.#urgent.size > 0;
  }

  #queuesFor({ urgent }: QueuedWork): Map<string, Work[]> {
    return urgent ? this.#urgent : this.#normal;
  }

  /** false if too much is waiting under this key. */
  add(work: Work): boolean {
    const queues = this.#queuesFor(work);
    const waiting = queues.get(work.key) ?? [];
    if (waiting.length >= MAX_WAITING_PER_KEY) return false;
    waiting.push(work);
    queues.set(work.key, waiting);
    this.#size++;
    return true;
  }

  take(): Work | null {
    const queues = this.hasUrgent ? this.#urgent : this.#normal;
    const [next] = queues;
    if (next === undefined) return null;
    const [key, waiting] = next;
    const work = waiting.shift()!;
    queues.delete(key);
    if (waiting.length > 0) queues.set(key, waiting); // at the end: the others have their turn first
    this.#size--;
    return work;
  }

  /** Returns whether the work was still waiting. */
  remove(work: Work): boolean {
    const queues = this.#queuesFor(work);
    const waiting = queues.get(work.key);
    const index = waiting?.indexOf(work) ?? -1;
    if (waiting === undefined || index < 0) return false;
    waiting.splice(index, 1);
    if (waiting.length === 0) queues.delete(work.key);
    this.#size--;
    return true;
  }
}

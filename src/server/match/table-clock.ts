// Table time of one room: the milliseconds its match has run, without pauses. Players' deadlines are table time.

import type { Millis } from '../../core/game.ts';

export class TableClock {
  readonly #serviceNow: () => number;
  #start: number | null = null;
  #still: Millis = 0;

  constructor(serviceNow: () => number) {
    this.#serviceNow = serviceNow;
  }

  /** Takes over what the room's state says: running since `start` (service time), or stopped at `still`. */
  follow({ start, still }: { readonly start: number | null; readonly still: Millis }): void {
    this.#start = start;
    this.#still = still;
  }

  now(): Millis {
    return this.#start === null ? this.#still : this.#serviceNow() - this.#start;
  }
}

// Table time of one room: the milliseconds its match has run, without pauses. Players' deadlines are table time.

import type { Millis } from '../../core/game.ts';

export class TableClock {
  readonly #serviceNow: () => number;
  #start: number | null = null;
  #stoppedAt: Millis = 0;

  constructor(serviceNow: () => number) {
    this.#serviceNow = serviceNow;
  }

  /** Takes over what the room's state says: running since `start` (service time), or stopped at `stoppedAt`. */
  follow({ start, stoppedAt }: { readonly start: number | null; readonly stoppedAt: Millis }): void {
    this.#start = start;
    this.#stoppedAt = stoppedAt;
  }

  now(): Millis {
    return this.#start === null ? this.#stoppedAt : this.#serviceNow() - this.#start;
  }
}

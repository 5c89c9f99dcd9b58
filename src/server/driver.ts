// Moves what moves by itself at a table: bots when they have thought, the clock when it falls due.
// The node that leads does it at once, every other one a little later in case nothing came: the log takes each act once.

import type { Millis } from '../core/game.ts';
import type { Play } from './play.ts';
import type { Surroundings } from './surroundings.ts';

export interface Wheel {
  readonly running: boolean;
  readonly leads: boolean;
  /** Level of the bot that plays a seat now; null: a person does. */
  readonly drivers: readonly (string | null)[];
}

/** How long those that do not lead hold back. */
const BACKUP: Millis = 2000;
/** A timer of Node lasts 24 days at most; days-long clocks are looked at again in between. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Driver {
  readonly #play: Play;
  readonly #around: Surroundings;
  readonly #wheel: Wheel;
  #timers: NodeJS.Timeout[] = [];

  constructor(play: Play, around: Surroundings, wheel: Wheel) {
    this.#play = play;
    this.#around = around;
    this.#wheel = wheel;
  }

  /** Sets the clock and asks the bots: after every act, and whenever a seat changes hands. */
  wake(): void {
    this.stop();
    const { table, over, broken } = this.#play;
    const { running, leads, drivers } = this.#wheel;
    if (!running || over || broken) return;
    const hold = leads ? 0 : BACKUP;
    const { n, status } = table;
    if (status.deadline !== null) this.#at(status.deadline + hold, () => this.#act(n, 'clock', 'timeUp'));
    if (drivers.every((level) => level === null)) return;
    if (hold === 0) this.#ask(n);
    else this.#at(this.#play.now() + hold, () => this.#ask(n));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #ask(n: number): void {
    const { table } = this.#play;
    for (const [seat, level] of this.#wheel.drivers.entries()) {
      if (level === null) continue;
      void this.#around.bots.choose(this.#play.question(seat, level)).then((choice) => {
        if (choice === null || table.n !== n || !this.#wheel.running || this.#wheel.drivers[seat] !== level) return;
        this.#at(table.at + choice.after, () => this.#act(n, seat, choice.text));
      });
    }
  }

  #act(n: number, by: number | 'clock', text: string): void {
    void this.#play.move(n, by, text).catch(() => {}); // the room hears of it from the play
  }

  #at(when: Millis, what: () => void): void {
    const wait = when - this.#play.now();
    if (wait > LONGEST_TIMER) this.#timers.push(setTimeout(() => this.wake(), LONGEST_TIMER));
    else this.#timers.push(setTimeout(what, Math.max(0, wait)));
  }
}

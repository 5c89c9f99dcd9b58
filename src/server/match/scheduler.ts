// Moves what moves by itself at a table: bots when they have thought, the clock when it falls due.
// The node that isLeader does it at once, every other one a little later in case nothing came: the log takes each act once.

import type { Millis, Seat } from '../../core/game.ts';
import type { ServerContext } from '../shared/context.ts';
import type { LiveMatch } from './live-match.ts';

export interface SchedulerHost {
  readonly running: boolean;
  readonly isLeader: boolean;
  /** Level of the bot that plays a seat now; null: a person does. */
  readonly drivers: readonly (string | null)[];
}

/** How long those that do not lead hold back. */
const FOLLOWER_DELAY_MS: Millis = 2000;
/** A timer of Node lasts 24 days at most; days-long clocks are looked at again in between. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export class Scheduler {
  readonly #play: LiveMatch;
  readonly #context: ServerContext;
  readonly #wheel: SchedulerHost;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** What was asked before the latest stop is not wanted any more. */
  #stops = 0;

  constructor(play: LiveMatch, context: ServerContext, wheel: SchedulerHost) {
    this.#play = play;
    this.#context = context;
    this.#wheel = wheel;
  }

  /** Sets the clock and asks the bots: after every act, and whenever a seat changes hands. */
  reschedule(): void {
    this.stop();
    const { table, over, broken } = this.#play;
    const { running, isLeader, drivers } = this.#wheel;
    if (!running || over || broken) return;
    const hold = isLeader ? 0 : FOLLOWER_DELAY_MS;
    const { n, status } = table;
    if (status.deadline !== null) this.#at(status.deadline + hold, () => this.#act(n, 'clock', 'timeUp'));
    if (drivers.every((level) => level === null)) return;
    if (hold === 0) this.#ask(n);
    else this.#at(this.#play.now() + hold, () => this.#ask(n));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#stops++;
  }

  #ask(n: number): void {
    const { at } = this.#play.table;
    const stops = this.#stops;
    for (const [seat, level] of this.#wheel.drivers.entries()) {
      if (level === null) continue;
      void this.#context.bots.choose(this.#play.botRequest(seat, level)).then((choice) => {
        if (choice !== null && stops === this.#stops)
          this.#at(at + choice.after, () => this.#act(n, seat, choice.text));
      });
    }
  }

  #act(n: number, by: Seat | 'clock', text: string): void {
    const { log } = this.#context;
    const { id: match } = this.#play;
    void this.#play.actIfCurrent(n, by, text).then(
      (done) =>
        done.ok ||
        done.error.code === 'LATE' ||
        log('a bot or the clock was refused', { match, n, by, code: done.error.code }), // not what it said: it may be secret
      () => {}, // the room hears of it from the play
    );
  }

  /** The service's clock may be set back meanwhile: a time has come only when the table says so. */
  #at(when: Millis, what: () => void): void {
    const wait = Math.max(0, Math.min(MAX_TIMER_MS, when - this.#play.now()));
    this.#timers.add(setTimeout(() => (this.#play.now() < when ? this.#at(when, what) : what()), wait));
  }
}

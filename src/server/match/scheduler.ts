// Makes the acts nobody sends: bots' moves once they are due, and the clock's when time is up. Also stores when a
// correspondence match falls due, so that some node opens it then even if nobody else does.
// The leading node acts at once. The others wait a little and act only if nothing came: the log takes each act once.

import type { Millis, Refusal, Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import type { ServerContext } from '../shared/context.ts';
import type { AcceptedAct, LiveMatch } from './live-match.ts';

/** What the room knows and the match does not. */
export type Conditions = {
  /** Service time at which table time was 0; null: the table clock is stopped. */
  readonly start: number | null;
  readonly isLeader: boolean;
  /** The level of the bot that plays each seat now; null: a person plays it. */
  readonly botLevels: readonly (string | null)[];
};

/** Makes an act if `n` is still the latest. */
type Perform = (n: number, by: Seat | 'clock', text: string) => Promise<Result<AcceptedAct, Refusal>>;

const FOLLOWER_DELAY_MS = 2000;
/** Node's timers last 24 days at most. A longer wait is cut into several. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export class Scheduler {
  readonly #match: LiveMatch;
  readonly #context: ServerContext;
  readonly #perform: Perform;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Raised by every stop. A bot's answer to a question of an earlier generation is ignored. */
  #generation = 0;
  /** undefined: unknown. */
  #storedDueTime: number | null | undefined = null;

  constructor(match: LiveMatch, context: ServerContext, perform: Perform) {
    this.#match = match;
    this.#context = context;
    this.#perform = perform;
  }

  /** Sets the clock's timer and asks the bots. Called after every act and whenever the conditions change. */
  reschedule({ start, isLeader, botLevels }: Conditions): void {
    this.stop();
    this.#saveDueTime(this.#match.dueTime(start, botLevels));
    const { table, over, broken } = this.#match;
    if (start === null || over || broken) return;
    const delay = isLeader ? 0 : FOLLOWER_DELAY_MS;
    const { n, status } = table;
    if (status.deadline !== null) this.#runAt(status.deadline + delay, () => this.#act(n, 'clock', 'timeUp'));
    if (botLevels.every((level) => level === null)) return;
    if (delay === 0) this.#askBots(n, botLevels);
    else this.#runAt(this.#match.now() + delay, () => this.#askBots(n, botLevels));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#generation++;
  }

  /** The stored due time has come: it must be stored again, whatever it is now. */
  forgetDueTime(): void {
    this.#storedDueTime = undefined;
  }

  #saveDueTime(due: number | null): void {
    if (due === this.#storedDueTime) return;
    this.#storedDueTime = due;
    void this.#context.store.setDue(this.#match.id, due).catch(() => {}); // this node stops: others take over
  }

  #askBots(n: number, botLevels: Conditions['botLevels']): void {
    const { at } = this.#match.table;
    const generation = this.#generation;
    for (const [seat, level] of botLevels.entries()) {
      if (level === null) continue;
      void this.#context.bots.choose(this.#match.botRequest(seat, level)).then((choice) => {
        if (choice !== null && generation === this.#generation)
          this.#runAt(at + choice.after, () => this.#act(n, seat, choice.text));
      });
    }
  }

  #act(n: number, by: Seat | 'clock', text: string): void {
    const { log } = this.#context;
    const { id: match } = this.#match;
    void this.#perform(n, by, text).then(
      (done) => {
        // The text stays out of the log: it may be secret.
        if (!done.ok && done.error.code !== 'LATE')
          log.error('a bot or the clock was refused', { match, n, by, code: done.error.code });
      },
      () => {}, // the room has logged it
    );
  }

  /** Table time may be set back while a timer runs, so the timer checks it and waits again if it is too early. */
  #runAt(when: Millis, work: () => void): void {
    const wait = Math.max(0, Math.min(MAX_TIMER_MS, when - this.#match.now()));
    this.#timers.add(setTimeout(() => (this.#match.now() < when ? this.#runAt(when, work) : work()), wait));
  }
}

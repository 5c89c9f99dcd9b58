// Runs what nobody sends in a match: bots' moves, and the clock when time is up. Also stores when a correspondence match
// falls due, so that some node opens it then even if nobody else does. What happens next is decided by core/bot-driver.ts.

import { BotDriver, type BotLevels } from '../../core/bot-driver.ts';
import type { Millis, Refusal, Seat } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ServerContext } from '../shared/context.ts';
import type { AcceptedAct, LiveMatch } from './live-match.ts';

/** What the room knows and the match does not. */
export type Conditions = {
  /** Service time at which table time was 0; null: the table clock is stopped. */
  readonly start: number | null;
  readonly isLeader: boolean;
  readonly botLevels: BotLevels;
};

/** Performs an act if `n` is still the number of the latest act. */
type Perform = (n: number, by: Seat | 'clock', text: string) => Promise<Result<AcceptedAct, Refusal>>;

/** The leading node acts at once. The others ask their bots and act this much later, and only if nothing came. */
const FOLLOWER_DELAY_MS: Millis = 2000;

export class Scheduler {
  readonly #match: LiveMatch;
  readonly #context: ServerContext;
  readonly #driver: BotDriver;
  /** Aborted when the table moves on, so that bots don't think about a position that is over. */
  #thinking = new AbortController();
  #delayMs: Millis = 0;
  #followerTimer: NodeJS.Timeout | undefined;
  /** undefined: unknown. */
  #storedDueTime: number | null | undefined = null;

  constructor(match: LiveMatch, context: ServerContext, perform: Perform) {
    this.#match = match;
    this.#context = context;
    this.#driver = new BotDriver({
      table: match.table,
      match: match.match,
      choose: (request) => context.bots.choose(request, { key: match.id, signal: this.#thinking.signal }),
      now: () => match.now() - this.#delayMs,
      pace: (wanted) => Math.max(wanted, match.readingMs()),
      setTimer(callback, delayMs) {
        const timer = setTimeout(callback, delayMs);
        return () => clearTimeout(timer);
      },
      // An error was logged by the room, and the match was closed: there is nothing left to do.
      perform: ({ by, text }, n) => perform(n, by, text).catch(() => ok(null)),
      reportFault: (message) => context.log.error(message, { match: match.id }),
    });
  }

  /** Called after every act and whenever the conditions change. */
  reschedule({ start, isLeader, botLevels }: Conditions): void {
    this.stop();
    this.#saveDueTime(this.#match.dueTime(start, botLevels));
    if (start === null || this.#match.over || this.#match.broken) return;
    this.#delayMs = isLeader ? 0 : FOLLOWER_DELAY_MS;
    if (isLeader) this.#driver.reschedule(botLevels);
    else this.#followerTimer = setTimeout(() => this.#driver.reschedule(botLevels), FOLLOWER_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#followerTimer);
    this.#driver.stop();
    this.#thinking.abort();
    this.#thinking = new AbortController();
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
}

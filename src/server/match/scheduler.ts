// Runs what nobody sends in a match: bots' moves, and the clock when time is up. Also stores when a match over days
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
  /** Service time at which a move of a match over days is late; null if the match is played now. */
  readonly moveBy: number | null;
  /** The match is played live for a while, and goes on over days when its people leave. */
  readonly isLiveForNow: boolean;
};

/** Performs an act if `n` is still the number of the latest act. */
type Perform = (n: number, by: Seat | 'clock', text: string, at: Millis) => Promise<Result<AcceptedAct, Refusal>>;

/** Over days, the game's own clocks don't run, except windows as short as this, which only settle who was first. */
const SHORT_WINDOW_MS: Millis = 2000;

/** How soon a node opens a match over days in which a bot has to act, if nobody has it open. */
const BOT_DELAY_MS: Millis = 30_000;

/** How often a node opens a match that is live for a while, in case its last node stopped before its people left. */
const LIVE_CHECK_MS: Millis = 10 * 60_000;

/** The leading node acts at once. The others ask their bots and act this much later, and only if nothing came. */
const FOLLOWER_DELAY_MS: Millis = 2000;

export class Scheduler {
  readonly #match: LiveMatch;
  readonly #context: ServerContext;
  readonly #driver: BotDriver;
  /** Aborted when the table moves on, so that bots don't think about a position that is over. */
  #thinking = new AbortController();
  #delayMs: Millis = 0;
  /** Those of the latest call; null while nothing is scheduled. */
  #conditions: Conditions | null = null;
  /** Over days the table clock stands still: bots wait from this service time on. null if the match is played now. */
  #slowSince: number | null = null;
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
      now: () =>
        (this.#slowSince === null ? match.now() : match.table.at + context.now() - this.#slowSince) - this.#delayMs,
      hasClock: () => this.#slowSince === null || hasShortWindow(match),
      pace: (wanted) => Math.max(wanted, match.readingMs()),
      setTimer(callback, delayMs) {
        const timer = setTimeout(callback, delayMs);
        return () => clearTimeout(timer);
      },
      // An error was logged by the room, and the match was closed: there is nothing left to do.
      perform: ({ by, text, at }, n) => perform(n, by, text, at).catch(() => ok(null)),
      reportFault: (message) => context.log.error(message, { match: match.id }),
    });
  }

  /** Called after every act and whenever the conditions change. */
  reschedule(conditions: Conditions): void {
    const { start, isLeader, botLevels, moveBy, isLiveForNow } = conditions;
    const now = this.#context.now();
    // Rounded, so that it is seldom stored again.
    const liveCheck = isLiveForNow && !this.#match.over ? (Math.floor(now / LIVE_CHECK_MS) + 2) * LIVE_CHECK_MS : null;
    if (this.#isUnchanged(conditions) && this.#driver.tryContinue()) {
      this.#saveDueTime(liveCheck);
      return;
    }
    this.stop();
    this.#conditions = conditions;
    this.#slowSince = moveBy === null ? null : now;
    this.#saveDueTime(moveBy === null ? liveCheck : this.#slowDueTime(moveBy, botLevels, now));
    if ((start === null && moveBy === null) || this.#match.over || this.#match.broken) return;
    this.#delayMs = isLeader ? 0 : FOLLOWER_DELAY_MS;
    if (isLeader) this.#driver.reschedule(botLevels);
    else this.#followerTimer = setTimeout(() => this.#driver.reschedule(botLevels), FOLLOWER_DELAY_MS);
  }

  /** Over days everything starts over, because the time of a move does. */
  #isUnchanged({ start, isLeader, botLevels, moveBy }: Conditions): boolean {
    const before = this.#conditions;
    if (before === null || moveBy !== null || before.moveBy !== null || start !== before.start) return false;
    return isLeader === before.isLeader && botLevels.every((level, seat) => level === before.botLevels[seat]);
  }

  stop(): void {
    this.#conditions = null;
    clearTimeout(this.#followerTimer);
    this.#driver.stop();
    this.#thinking.abort();
    this.#thinking = new AbortController();
  }

  /** When a node must open this match over days even if nobody is at the table. */
  #slowDueTime(moveBy: number, botLevels: BotLevels, now: number): number | null {
    if (this.#match.over) return null;
    const { toAct } = this.#match.table.status;
    const isAutomatic = toAct.some((seat) => botLevels[seat] != null) || hasShortWindow(this.#match);
    return isAutomatic ? now + BOT_DELAY_MS : moveBy;
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

/** Whether nobody has to act before the clock goes on, or only for a moment. */
function hasShortWindow({ table }: LiveMatch): boolean {
  const { toAct, deadline } = table.status;
  return deadline !== null && (toAct.length === 0 || deadline - table.at <= SHORT_WINDOW_MS);
}

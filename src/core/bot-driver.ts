// Lets bots and the clock act at a table: asks each bot for its move, picks what happens next, and performs it.
// `playBots` runs in table time without waiting; `BotDriver` runs in real time. The bots themselves: games/*/bot/bot.ts.

import { hasHouseWords, NO_HOUSE_WORDS } from '../lexicon/house/house-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnyGame, BotMove, ExplainedBotMove } from './any-game.ts';
import type { Json, Millis, Refusal, Seat } from './game.ts';
import { type Handicap, handicapOf, hasHandicap } from './handicap/handicap.ts';
import { lexiconForSeat } from './handicap/seat-words.ts';
import { sha256 } from './hash/sha256.ts';
import type { LogEntry, Match } from './match.ts';
import type { OpenedMatch } from './open-match.ts';
import type { PlayerNames } from './player-names.ts';
import { type Random, randomFrom } from './random.ts';
import type { Result } from './result.ts';
import { performAct, type Table } from './table.ts';

/** What happens next if no person acts before it. */
export type AutomaticAct = { readonly by: Seat | 'clock'; readonly text: string; readonly at: Millis };

/** Each seat's bot, a level or a player of the cast (bot-cast.ts); null for a seat that a person plays. */
export type BotLevels = readonly (string | null)[];

/** The seed of the bots' random numbers. It reveals nothing about the seed of the match. */
export const deriveBotSeed = (seed: string): string => sha256(`${seed} bots`);

/** The random numbers for one decision. Every host uses these, so that a decision can be explained afterwards. */
export const botRandom = (botSeed: string, seat: Seat, n: number): Random => randomFrom(`${botSeed} ${seat}`, n);

/** Everything a bot needs for one decision. It can be sent to another thread, and contains no secrets of other seats. */
export type BotRequest = Pick<Match, 'game' | 'list' | 'words' | 'deck' | 'house'> & {
  readonly view: Json;
  /** Which words count for the seat; if missing, all words of the table. */
  readonly handicap?: Handicap;
  readonly seat: Seat;
  readonly level: string;
  /** The seats that people play. */
  readonly people: readonly Seat[];
  /** The number of the latest act. */
  readonly n: number;
  /** The time of the latest act. */
  readonly now: Millis;
  /** From `deriveBotSeed`. */
  readonly seed: string;
};

export function botRequest(
  table: Table,
  match: Match,
  seat: Seat,
  level: string,
  people: readonly Seat[] = [],
): BotRequest {
  const { game, list, words, deck, seed } = match;
  const { n, at } = table;
  const handicap = handicapOf(match.setup, seat);
  return {
    game,
    list,
    words,
    deck,
    ...(hasHouseWords(table.house) ? { house: table.house } : {}),
    ...(hasHandicap(handicap) ? { handicap } : {}),
    view: table.viewFor(seat),
    seat,
    level,
    people,
    n,
    now: at,
    seed: deriveBotSeed(seed),
  };
}

/** The seats without a bot. */
export const seatsOfPeople = (botLevels: BotLevels): readonly Seat[] =>
  botLevels.flatMap((level, seat) => (level === null ? [seat] : []));

const seatLexicon = (lexicon: Lexicon, handicap: Handicap | undefined): Lexicon =>
  handicap === undefined ? lexicon : lexiconForSeat(lexicon, handicap);

/** The house words of the request apply, whichever the lexicon has. */
const envOf = ({ now, seed, seat, n, people, house = NO_HOUSE_WORDS, handicap }: BotRequest, lexicon: Lexicon) => ({
  now,
  people,
  random: botRandom(seed, seat, n),
  lexicon: seatLexicon(lexicon.amended(house).forBots, handicap),
});

/** The bot's move; null if it has nothing to do now. */
export const answerBotRequest = (request: BotRequest, game: AnyGame, lexicon: Lexicon): BotMove | null =>
  game.choose(request.view, request.seat, request.level, envOf(request, lexicon));

/** The same move with its reason, for hints and reviews. */
export const explainBotRequest = (
  request: BotRequest,
  game: AnyGame,
  lexicon: Lexicon,
  players: PlayerNames,
): ExplainedBotMove | null => game.explain(request.view, request.seat, request.level, envOf(request, lexicon), players);

/** A bot that waits for people to read acts at least this long before the clock. */
const SAFETY_MARGIN_MS: Millis = 500;

/** The earliest act among the bots' moves (by seat) and the clock. At the same moment bots act before the clock. */
export function pickNext(
  table: Table,
  moves: readonly (BotMove | null)[],
  hasClock = true,
  pace: (wanted: Millis) => Millis = (wanted) => wanted,
): AutomaticAct | null {
  const { deadline } = table.status;
  let next: AutomaticAct | null =
    deadline === null || !hasClock ? null : { by: 'clock', text: 'timeUp', at: Math.max(deadline, table.at) };
  for (const [seat, move] of moves.entries()) {
    if (move === null) continue;
    const wanted = Math.max(0, Math.round(move.after));
    const latest = deadline === null ? Infinity : Math.max(wanted, deadline - table.at - SAFETY_MARGIN_MS);
    const at = table.at + Math.min(latest, Math.round(pace(wanted)));
    if (next === null || at < next.at || (at === next.at && next.by === 'clock'))
      next = { by: seat, text: move.text, at };
  }
  return next;
}

/** Asks all bots and picks what happens next; null if the table waits for a person. */
export function nextAutomaticAct(
  game: AnyGame,
  { match, table, lexicon }: OpenedMatch,
  botLevels: BotLevels,
): AutomaticAct | null {
  const people = seatsOfPeople(botLevels);
  const moves = botLevels.map((level, seat) =>
    level === null ? null : answerBotRequest(botRequest(table, match, seat, level, people), game, lexicon),
  );
  return pickNext(table, moves);
}

/** Leaves out the move's text: it can be secret. */
const describeRefusal = (by: Seat | 'clock', n: number, { code, rule }: Refusal): string =>
  `${by === 'clock' ? 'the clock' : `the bot at seat ${by}`} was refused at act ${n}: ${`${code} ${rule}`.trim()}`;

export type BotPlayResult = { readonly entries: readonly LogEntry[]; readonly stopped: 'over' | 'waiting' | 'limit' };

/**
 * Plays until the match is over, it waits for a seat without a bot, or `maxActs` acts were performed.
 * Throws if a bot or the clock is refused: that is a bug in the game.
 */
export function playBots(
  game: AnyGame,
  opened: OpenedMatch,
  botLevels: BotLevels,
  maxActs: number,
  onAct: (entry: LogEntry, events: readonly Json[]) => void = () => {},
): BotPlayResult {
  const { table } = opened;
  const entries: LogEntry[] = [];
  for (;;) {
    if (table.status.outcome !== null) return { entries, stopped: 'over' };
    if (entries.length >= maxActs) return { entries, stopped: 'limit' };
    const next = nextAutomaticAct(game, opened, botLevels);
    if (next === null) return { entries, stopped: 'waiting' };
    const performed = performAct(table, next.by, next.text, next.at);
    if (!performed.ok)
      throw new Error(`${game.id}: ${describeRefusal(next.by, table.n + 1, performed.error)} for “${next.text}”`);
    entries.push(performed.value.entry);
    onAct(performed.value.entry, performed.value.events);
  }
}

export interface BotDriverHost {
  readonly table: Table;
  readonly match: Match;
  /** Asks a bot, here or in another thread. */
  choose(request: BotRequest): Promise<BotMove | null>;
  /** Table time. */
  now(): Millis;
  /** Whether time can run out; yes if the host doesn't say. */
  readonly hasClock?: () => boolean;
  /** How long a bot waits after the latest act if it wants to wait this long, so that people can follow. */
  readonly pace?: (wanted: Millis) => Millis;
  /** Starts a timer and returns the function that cancels it. */
  setTimer(callback: () => void, delayMs: Millis): () => void;
  /** Performs an act that is due, if `n` is still the number of the latest act. Afterwards the host calls `reschedule`. */
  perform(act: AutomaticAct, n: number): Result<unknown, Refusal> | Promise<Result<unknown, Refusal>>;
  /** Reports a bot that failed, or an act that was refused. Both are bugs; the match goes on. */
  reportFault(message: string): void;
}

/** Timers are limited to 24 days; longer waits are split. */
const MAX_TIMER_MS: Millis = 2 ** 31 - 1;

/** Plays the bots and the clock of one table in real time. */
export class BotDriver {
  readonly #host: BotDriverHost;
  /** Counts calls of `stop`; answers to requests from before the latest one are ignored. */
  #generation = 0;
  /** The number of the act after which the bots were asked. */
  #n = 0;
  #moves: (BotMove | null)[] = [];
  #hasClock = true;
  /** The next bot acts as soon as it has decided. */
  #isSkipping = false;
  #hasBots = false;
  /** What the timer waits for; null: nothing, undefined: the driver is stopped, or has just acted. */
  #next: AutomaticAct | null | undefined;
  #cancelTimer: () => void = () => {};

  constructor(host: BotDriverHost) {
    this.#host = host;
  }

  /** Starts over from the table as it is: after every act, and when a seat changes hands. */
  reschedule(botLevels: BotLevels): void {
    this.stop();
    const { table, match } = this.#host;
    if (table.status.outcome !== null) return;
    this.#n = table.n;
    this.#moves = botLevels.map(() => null);
    this.#hasClock = this.#host.hasClock?.() ?? true;
    this.#isSkipping = false;
    this.#hasBots = botLevels.some((level) => level !== null);
    this.#waitForNext();
    const people = seatsOfPeople(botLevels);
    for (const [seat, level] of botLevels.entries())
      if (level !== null) void this.#ask(botRequest(table, match, seat, level, people));
  }

  /** After an act without any other change. A table without bots whose deadline is still the same keeps its timer, because
   *  setting it again costs more than most acts. Returns false if the driver has to start over. */
  tryContinue(): boolean {
    const { table } = this.#host;
    if (this.#hasBots || this.#next === undefined || table.status.outcome !== null) return false;
    const next = pickNext(table, [], this.#host.hasClock?.() ?? true);
    if (next?.at !== this.#next?.at) return false;
    this.#n = table.n;
    return true;
  }

  /** People don’t want to wait for the next bot. */
  skipWait(): void {
    if (this.#isSkipping) return; // starting over with every tap would never end
    this.#isSkipping = true;
    this.#waitForNext();
  }

  stop(): void {
    this.#generation++;
    this.#next = undefined;
    this.#cancelTimer();
  }

  async #ask(request: BotRequest): Promise<void> {
    const generation = this.#generation;
    try {
      const move = await this.#host.choose(request);
      if (move === null || generation !== this.#generation) return;
      this.#moves[request.seat] = move;
      this.#waitForNext();
    } catch (error) {
      this.#host.reportFault(`the bot at seat ${request.seat} (${request.level}) failed: ${String(error)}`);
    }
  }

  #waitForNext(): void {
    this.#cancelTimer();
    const { table } = this.#host;
    const next = pickNext(table, this.#moves, this.#hasClock, this.#host.pace);
    this.#next = next;
    if (next !== null) this.#waitFor(this.#isSkipping && next.by !== 'clock' ? { ...next, at: table.at } : next);
  }

  /** Table time may stop or be set back while the timer runs, so it is checked again when the timer ends. */
  #waitFor(next: AutomaticAct): void {
    const delayMs = Math.min(MAX_TIMER_MS, Math.max(0, next.at - this.#host.now()));
    this.#cancelTimer = this.#host.setTimer(
      () => (this.#host.now() < next.at ? this.#waitFor(next) : void this.#perform(next)),
      delayMs,
    );
  }

  async #perform(next: AutomaticAct): Promise<void> {
    const generation = this.#generation;
    this.#next = undefined;
    // Each act is tried once: if it is refused, it would be refused again until the table changes.
    if (next.by === 'clock') this.#hasClock = false;
    else this.#moves[next.by] = null;
    const performed = await this.#host.perform(next, this.#n);
    if (performed.ok || generation !== this.#generation) return;
    this.#host.reportFault(describeRefusal(next.by, this.#n + 1, performed.error));
    this.#waitForNext();
  }
}

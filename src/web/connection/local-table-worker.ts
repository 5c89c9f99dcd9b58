// The worker that runs a table in the browser: the same Table as on a server, with bots and clock in real time. Only what the
// person at this device may see is sent to the page. The bots think in a worker of their own, reached through bot-client.ts.

/// <reference lib="webworker" />

import { BotDriver, botRequest, seatsOfPeople } from '../../core/bot-driver.ts';
import type { Json, Refusal, Seat } from '../../core/game.ts';
import { describeDoubt } from '../../core/house/describe-doubt.ts';
import { checkHouseChange, formatHouseAct, type HouseChange } from '../../core/house/house-act.ts';
import type { LogEntry, Match } from '../../core/match.ts';
import { narrateAct } from '../../core/narration/narrate.ts';
import { type PlayerNames, playerNames } from '../../core/player-names.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import { ok, type Result } from '../../core/result.ts';
import { performAct, type Table } from '../../core/table.ts';
import type { TableGame } from '../../core/table-game.ts';
import { readingTimeMs } from '../../core/time/reading-time.ts';
import { hasHouseWords } from '../../lexicon/house/house-words.ts';
import { retryWithWords } from '../../lexicon/parts/retry-with-words.ts';
import { MissingWordsError, type PartName } from '../../lexicon/parts/word-parts.ts';
import { BotClient } from './bot-client.ts';
import type { BotSpeed } from './connection.ts';
import type { LocalMatchRequest, SavedMatch, TableWorkerReply, TableWorkerRequest } from './local-messages.ts';
import { type LocalTableData, openLocalTable } from './open-local-table.ts';

const send = (message: TableWorkerReply): void => postMessage(message);

/** Bots do not start to think while the page is still drawing the table: phones have few cores. */
const FIRST_THOUGHT_DELAY_MS = 400;

/** How often a person who waits for words sees how many have arrived. */
const PROGRESS_INTERVAL_MS = 300;

/** How much of its time a bot takes, and how much time people get to read. */
const WAIT_FACTORS: { readonly [S in BotSpeed]: number } = { relaxed: 1.6, normal: 1, brisk: 0.5 };

class LocalTable {
  readonly #matchRequest: LocalMatchRequest;
  readonly #game: TableGame;
  readonly #match: Match;
  readonly #table: Table;
  readonly #data: LocalTableData;
  /** null until a bot plays or is asked for a hint: most examples in guides need none. */
  #botClient: BotClient | null = null;
  readonly #driver: BotDriver;
  readonly #entries: LogEntry[] = [];
  /** For the log: "you" if one person plays alone; people who share the device go by name. */
  readonly #players: PlayerNames;
  /** The seats that people play. */
  readonly #people: readonly Seat[];
  #seat: Seat | null;
  #start: number;
  #botSpeed: BotSpeed = 'normal';
  /** How long the news of the latest act takes to read. */
  #readingMs = 0;
  /** Table time when the table was paused; null while it runs. */
  #pausedAt: number | null = null;
  #isPausedByPerson = false;
  /** How many acts wait for words. Clock and bots wait with them. */
  #actsWaiting = 0;
  /** How many acts of people have been performed or refused. */
  #actsDone = 0;
  /** The acts of people, one after another. */
  #acts: Promise<void> = Promise.resolve();
  /** Whether people may act was not known at the latest step, because words were missing. */
  #isStepUnsure = false;

  constructor(matchRequest: LocalMatchRequest, saved: SavedMatch | null, seat: Seat | null, data: LocalTableData) {
    const { game, match, table } = data;
    this.#data = data;
    this.#matchRequest = matchRequest;
    this.#game = game;
    this.#match = match;
    this.#table = table;
    this.#seat = seat;
    this.#people = seatsOfPeople(matchRequest.botLevels);
    const people = this.#people;
    this.#players = playerNames(matchRequest.names, people.length === 1 ? people[0]! : null);
    const narration: NarratedAct[] = [narrateAct(game, this.#players, 0, null, table.openingEvents)];
    for (const { by, text, at } of saved?.acts ?? []) {
      const done = performAct(table, by, text, at);
      if (!done.ok) break; // the rules have changed: the match continues from the last act that is still valid
      this.#entries.push(done.value.entry);
      narration.push(narrateAct(game, this.#players, table.n, by, done.value.events));
    }
    const played = this.#entries.length;
    this.#start = performance.now() - Math.max(table.at, saved?.at ?? 0);
    this.#sendStep(this.#entries.length === 0 ? table.openingEvents : [], narration);
    if (people.length < matchRequest.names.length) this.#botClient = new BotClient(data);
    this.#driver = new BotDriver({
      table,
      match,
      choose: (request) => this.#bots.choose(request),
      now: () => this.#now(),
      pace: (wanted) => {
        const factor = WAIT_FACTORS[this.#botSpeed];
        // People who may act now, such as challenge a card, keep the time the bot leaves them.
        return Math.max(wanted * (this.#mayPersonAct() ? Math.max(1, factor) : factor), this.#readingMs * factor);
      },
      setTimer: (callback, delayMs) => {
        const timer = setTimeout(callback, delayMs);
        return () => clearTimeout(timer);
      },
      perform: ({ by, text }, n) => this.#performWithWords(by, text, n),
      reportFault: (message) => console.error(message),
    });
    setTimeout(() => this.#entries.length === played && this.#reschedule(), FIRST_THOUGHT_DELAY_MS);
    void this.#fetchWords();
  }

  async #fetchWords(): Promise<void> {
    await this.#data.words.waitForCommonParts(() => send({ t: 'waitingForWords', percent: null }));
    if (this.#isStepUnsure) this.#sendStep([], []);
    send({ t: 'wordsReady' });
  }

  #now(): number {
    return this.#pausedAt ?? Math.round(performance.now() - this.#start);
  }

  /** Not only on their turn: in some games people may answer what a bot does. In others they have answered in secret, and
   *  the status still names them. */
  #mayPersonAct(): boolean {
    try {
      return this.#people.some((seat) => this.#table.listMoves(seat).length > 0);
    } catch (error) {
      if (!(error instanceof MissingWordsError)) throw error;
      this.#isStepUnsure = true;
      return true;
    }
  }

  setBotSpeed(botSpeed: BotSpeed): void {
    if (botSpeed === this.#botSpeed) return;
    this.#botSpeed = botSpeed;
    this.#reschedule();
  }

  /** The person doesn’t want to wait for the next bot. */
  skipWait(): void {
    if (this.#pausedAt === null && !this.#mayPersonAct()) this.#driver.skipWait();
  }

  get #bots(): BotClient {
    this.#botClient ??= new BotClient(this.#data);
    return this.#botClient;
  }

  #sendStep(events: readonly Json[], narration: readonly NarratedAct[]): void {
    const seat = this.#seat;
    this.#isStepUnsure = false;
    const view = this.#table.viewFor(seat ?? 'spectator');
    const prompt = seat === null ? '' : this.#game.say.prompt(view, seat, playerNames(this.#matchRequest.names, seat));
    const saved: SavedMatch = {
      matchRequest: this.#matchRequest,
      acts: this.#entries.map(({ at, by, text }) => ({ at, by, text })),
      at: this.#now(),
    };
    send({
      t: 'step',
      n: this.#table.n,
      at: this.#now(),
      status: this.#table.status,
      events,
      view,
      prompt,
      seat,
      narration,
      canSkipWait: this.#table.status.outcome === null && !this.#mayPersonAct(),
      saved,
      lexiconChoice: {
        ...{ list: this.#match.list, onlyWords: this.#match.words },
        ...(hasHouseWords(this.#table.house) ? { house: this.#table.house } : {}),
      },
      actsDone: this.#actsDone,
    });
  }

  /** An act of a person. */
  act(by: Seat, text: string): void {
    this.#acts = this.#acts.then(() => this.#actOfPerson(by, text));
  }

  async #actOfPerson(by: Seat, text: string): Promise<void> {
    const done = await this.#performWithWords(by, text);
    if (done.ok) return;
    this.#actsDone++;
    const { code, rule } = done.error;
    send({
      t: 'refused',
      code,
      rule,
      sentence: this.#game.say.refusal(done.error, playerNames(this.#matchRequest.names, by)),
      word: this.#game.say.refusedWord?.(done.error) ?? undefined,
    });
  }

  /** What everybody reads before they vote on a word; or why the table can't be asked. */
  askTable(asked: HouseChange): void {
    void retryWithWords(
      () => {
        const { house, lexicon } = this.#table;
        const allowed = checkHouseChange(asked, house, this.#match.list, lexicon);
        return allowed.ok ? ok(describeDoubt(asked, lexicon)) : allowed;
      },
      (part) => this.#data.words.waitFor(part),
    ).then((answer) =>
      send(
        answer.ok
          ? { t: 'question', question: { ...asked, why: answer.value } }
          : { t: 'questionRefused', sentence: this.#game.say.refusal(answer.error, this.#players) },
      ),
    );
  }

  /** The people have agreed on a word. */
  writeHouseWord(change: HouseChange): void {
    this.#acts = this.#acts.then(async () => void (await this.#performWithWords('clock', formatHouseAct(change))));
  }

  /** Performs an act now or, if words are missing, when they have arrived, at the time at which it was made. An act that was
   *  meant for after act `n` is dropped if another one came first. */
  async #performWithWords(by: Seat | 'clock', text: string, n?: number): Promise<Result<unknown, Refusal>> {
    let isWaiting = false;
    try {
      return await retryWithWords(
        () => (n !== undefined && n !== this.#table.n ? ok(null) : this.#perform(by, text)),
        async (part) => {
          if (!isWaiting) {
            isWaiting = true;
            this.#actsWaiting++;
            this.#updatePaused();
          }
          await this.#waitForWords(part);
        },
      );
    } finally {
      if (isWaiting) {
        this.#actsWaiting--;
        this.#updatePaused();
      }
    }
  }

  async #waitForWords(part: PartName): Promise<void> {
    const { words } = this.#data;
    const report = (): void => send({ t: 'waitingForWords', percent: words.percentOf(part) });
    report();
    const timer = setInterval(report, PROGRESS_INTERVAL_MS);
    await words.waitFor(part, () => send({ t: 'waitingForWords', percent: null }));
    clearInterval(timer);
  }

  #perform(by: Seat | 'clock', text: string): Result<unknown, Refusal> {
    const done = performAct(this.#table, by, text, Math.max(this.#now(), this.#table.at));
    if (!done.ok) return done;
    const { entry, events } = done.value;
    if (by !== 'clock' && this.#people.includes(by)) this.#actsDone++;
    this.#entries.push(entry);
    const narrated = narrateAct(this.#game, this.#players, entry.n, by, events);
    this.#readingMs = readingTimeMs(narrated);
    this.#sendStep(events, [narrated]);
    this.#reschedule();
    return done;
  }

  #reschedule(): void {
    this.#botClient?.dropBefore(this.#table.n);
    if (this.#pausedAt === null) this.#driver.reschedule(this.#matchRequest.botLevels);
  }

  setPaused(isPaused: boolean): void {
    this.#isPausedByPerson = isPaused;
    this.#updatePaused();
  }

  #updatePaused(): void {
    const isPaused = this.#isPausedByPerson || this.#actsWaiting > 0;
    if (isPaused === (this.#pausedAt !== null)) return;
    if (this.#pausedAt !== null) this.#start = performance.now() - this.#pausedAt;
    this.#pausedAt = isPaused ? this.#now() : null;
    if (isPaused) this.#driver.stop();
    else this.#reschedule();
  }

  look(seat: Seat | null): void {
    this.#seat = seat;
    this.#sendStep([], []);
  }

  moves(seat: Seat): void {
    void retryWithWords(
      () => this.#table.listMoves(seat),
      (part) => this.#data.words.waitFor(part),
    ).then((moves) => send({ t: 'moves', moves }));
  }

  hint(seat: Seat, level: string): void {
    const request = botRequest(this.#table, this.#match, seat, level);
    void this.#bots.explain(request, this.#matchRequest.names).then(
      (hint) => send({ t: 'hint', hint }),
      () => send({ t: 'hint', hint: null }),
    );
  }

  record(): void {
    const record = {
      match: this.#match,
      names: this.#matchRequest.names,
      bots: this.#matchRequest.botLevels,
      entries: this.#entries,
      outcome: this.#table.status.outcome,
    };
    if (record.outcome === null) return;
    // Loaded at the end of a match, because it also has all that is needed to read a record.
    void import('../../core/records/record.ts').then(({ formatRecord }) =>
      send({ t: 'record', record, text: formatRecord(record) }),
    );
  }
}

async function open({
  matchRequest,
  saved,
  seat,
  firstSeat,
}: Extract<TableWorkerRequest, { t: 'open' }>): Promise<LocalTable | null> {
  const opened = await openLocalTable(
    matchRequest,
    firstSeat,
    (data) => new LocalTable({ ...matchRequest, seed: data.match.seed }, saved, seat, data),
  );
  if (opened.ok) return opened.value;
  send({ t: 'failed', sentence: opened.error });
  return null;
}

let opening: Promise<LocalTable | null> = Promise.resolve(null);
export function handleTableMessage(message: TableWorkerRequest): void {
  if (message.t === 'open') opening = open(message);
  else void opening.then((table) => table !== null && handle(table, message)); // waits until the table is open
}

function handle(table: LocalTable, message: Exclude<TableWorkerRequest, { t: 'open' }>): void {
  if (message.t === 'act') table.act(message.by, message.text);
  else if (message.t === 'look') table.look(message.seat);
  else if (message.t === 'pause') table.setPaused(message.isPaused);
  else if (message.t === 'botSpeed') table.setBotSpeed(message.botSpeed);
  else if (message.t === 'skipWait') table.skipWait();
  else if (message.t === 'moves') table.moves(message.seat);
  else if (message.t === 'askTable') table.askTable({ change: message.change, word: message.word });
  else if (message.t === 'houseWord') table.writeHouseWord({ change: message.change, word: message.word });
  else if (message.t === 'hint') table.hint(message.seat, message.level);
  else table.record();
}

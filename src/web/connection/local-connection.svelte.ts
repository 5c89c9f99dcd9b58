// A page's connection to a table in a worker of this browser: against bots, or for several people on one device.

import { personaAtSeat } from '../../core/bot-cast.ts';
import type { Json, Seat } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isTableEvent } from '../../core/table-events.ts';
import { type BotSpeed, carryOverRefusal, type Hint, type TableConnection, type TableSnapshot } from './connection.ts';
import { dateOfDailyId } from './daily/daily-id.ts';
import { LocalHouse } from './house/local-house.svelte.ts';
import type { LocalMatchRequest, SavedMatch, TableWorkerReply, TableWorkerRequest } from './local-messages.ts';
import { startWorker } from './start-worker.ts';
import { deleteUnfinishedMatch, kindOf, saveUnfinishedMatch, watchOtherTabs } from './unfinished-matches.ts';
import { announceTable, announceWordsReady } from './words/first-table.ts';

const PLAYED_ELSEWHERE = 'You’re playing this game in another tab. Reload this page to play it here.';

/** `null`: the words can’t be loaded now. */
const describeWait = (percent: number | null): string =>
  percent === null
    ? 'Can’t load the words for this game. We’ll keep trying; are you online?'
    : `Loading the words for this move: ${percent} %`;

type LocalOptions = {
  readonly saved?: SavedMatch | null;
  /** The seat that has to start; null to leave it to the deal. */
  readonly firstSeat?: Seat | null;
  /** The id under which the match is kept on this device; null for guides, games between bots and finished matches. */
  readonly id?: string | null;
  /** The saved match is over: only its result is shown. */
  readonly isFinished?: boolean;
  /** One of several examples on a page: it isn’t the page’s table. */
  readonly isExample?: boolean;
  /** Whether a view holds a question to all players that can be answered out loud. */
  readonly isSharedQuestion?: (view: Json) => boolean;
};

export class LocalConnection implements TableConnection {
  snapshot = $state.raw<TableSnapshot | null>(null);
  failure = $state<string | null>(null);
  /** The seat that has to take the device next; null if the right person has it. */
  nextSeat = $state<Seat | null>(null);
  /** Seats on this device that can answer a question to all; null if there is none. */
  seatsAsked = $state.raw<readonly Seat[] | null>(null);
  record = $state<string | null>(null);
  readonly house: LocalHouse | null;
  #canSkipWait = $state(false);
  /** The seats played by people on this device. */
  readonly localSeats: readonly Seat[];
  readonly matchRequest: LocalMatchRequest;
  readonly #worker: Worker;
  readonly #id: string | null;
  readonly #openedAt = Date.now();
  readonly #isFinished: boolean;
  readonly #isExample: boolean;
  #stopWatching: () => void = () => {};
  readonly #isSharedQuestion: (view: Json) => boolean;
  readonly #pendingMoves: ((moves: readonly string[]) => void)[] = [];
  readonly #pendingHints: ((hint: Hint | null) => void)[] = [];
  /** Seats that have answered the question to all: the status does not say. */
  readonly #answered = new Set<Seat>();
  /** The seat that has claimed the device to answer the question. */
  #claimant: Seat | null = null;
  /** The seat that has taken the device and waits for its own view. */
  #takingSeat: Seat | null = null;
  /** How many acts the worker was sent. */
  #actsSent = 0;
  #clockOffset = 0;
  /** Table time when the table was paused; null while it runs. */
  #pausedAt: number | null = null;

  constructor(
    matchRequest: LocalMatchRequest,
    {
      saved = null,
      firstSeat = null,
      id = null,
      isFinished = false,
      isExample = false,
      isSharedQuestion = () => false,
    }: LocalOptions = {},
  ) {
    this.matchRequest = matchRequest;
    this.#isSharedQuestion = isSharedQuestion;
    this.#id = id;
    this.#isFinished = isFinished;
    this.#isExample = isExample;
    this.localSeats = matchRequest.botLevels.flatMap((level, seat) => (level === null ? [seat] : []));
    const hasVotes = this.localSeats.length > 0 && !isExample && !isFinished && dateOfDailyId(id) === null;
    this.house = hasVotes ? this.#createHouse() : null;
    announceTable();
    this.#worker = startWorker('local-table');
    this.#worker.addEventListener('message', ({ data }: MessageEvent<TableWorkerReply>) => this.#receive(data));
    // For debugging and for the browser tests: only what the page shows anyway.
    if (!isExample) (window as unknown as { wordhoard: LocalConnection }).wordhoard = this;
    // With several people no hand is shown before the first player has confirmed who they are.
    const seat = this.localSeats.length === 1 ? this.localSeats[0]! : null;
    this.#send({ t: 'open', matchRequest, saved, seat, firstSeat });
    // Two tabs that play the same match would overwrite each other's moves: the one that opened it last has it.
    if (id !== null) this.#stopWatching = watchOtherTabs(id, this.#openedAt, () => this.#stop(PLAYED_ELSEWHERE));
  }

  #createHouse(): LocalHouse {
    return new LocalHouse({
      localSeats: this.localSeats,
      names: this.matchRequest.names,
      seat: () => this.snapshot?.seat ?? null,
      setPaused: (isPaused) => this.setPaused(isPaused),
      hide: () => this.#send({ t: 'look', seat: null }),
      ask: (change) => this.#send({ t: 'askTable', ...change }),
      write: (change) => {
        this.#send({ t: 'houseWord', ...change });
        void import('./house/device-house-words.ts').then(({ rememberHouseWord }) => rememberHouseWord(change));
      },
    });
  }

  tableTime(): number {
    return this.#pausedAt ?? performance.now() - this.#clockOffset;
  }

  setPaused(isPaused: boolean): void {
    if (isPaused === (this.#pausedAt !== null)) return;
    if (this.#pausedAt !== null) this.#clockOffset = performance.now() - this.#pausedAt;
    this.#pausedAt = isPaused ? this.tableTime() : null;
    this.#send({ t: 'pause', isPaused });
  }

  get skipWait(): (() => void) | null {
    return this.#canSkipWait ? () => this.#send({ t: 'skipWait' }) : null;
  }

  setBotSpeed(botSpeed: BotSpeed): void {
    this.#send({ t: 'botSpeed', botSpeed });
  }

  sendMove(text: string): void {
    const seat = this.snapshot?.seat ?? null;
    if (this.snapshot === null || seat === null) return;
    this.snapshot = { ...this.snapshot, sending: true, refusal: null };
    if (this.#isSharedQuestion(this.snapshot.view)) this.#answered.add(seat);
    this.#sendAct(seat, text);
  }

  /** A player wants the device, to answer the question to all. */
  claimDevice(seat: Seat): void {
    this.#claimant = seat;
    this.seatsAsked = null;
    this.nextSeat = seat;
  }

  /** None of the players has an answer to the question to all. */
  declineForAll(declineMove: string): void {
    const seats = this.seatsAsked ?? [];
    this.seatsAsked = null;
    // Everybody can see the device now.
    this.#send({ t: 'look', seat: null });
    for (const seat of seats) {
      this.#answered.add(seat);
      this.#sendAct(seat, declineMove);
    }
  }

  /** The player of this seat has taken the device: the curtain opens when their own view has arrived. */
  takeDevice(seat: Seat): void {
    this.#takingSeat = seat;
    this.#send({ t: 'look', seat });
  }

  /** Plays for a seat of this device and switches to its view. */
  playAs(seat: Seat, text: string): void {
    this.takeDevice(seat);
    this.#sendAct(seat, text);
  }

  /** The legal moves of the viewer's seat that are worth listing, as text. */
  legalMoves(): Promise<readonly string[]> {
    const seat = this.snapshot?.seat ?? null;
    if (seat === null) return Promise.resolve([]);
    this.#send({ t: 'moves', seat });
    return new Promise((resolve) => this.#pendingMoves.push(resolve));
  }

  /** Only for one person against bots, not where people play each other or compare results. */
  get hintsAllowed(): boolean {
    return this.localSeats.length === 1 && dateOfDailyId(this.#id) === null;
  }

  async requestHint(level: string): Promise<Result<Hint, string>> {
    const seat = this.snapshot?.seat ?? null;
    if (seat === null) return err('Only players can ask for a hint.');
    this.#send({ t: 'hint', seat, level });
    const hint = await new Promise<Hint | null>((resolve) => this.#pendingHints.push(resolve));
    return hint === null ? err('There’s no hint right now. Try again on your turn.') : ok(hint);
  }

  close(): void {
    this.#stopWatching();
    this.#worker.terminate();
  }

  #stop(failure: string): void {
    this.failure = failure;
    this.close();
  }

  #sendAct(by: Seat, text: string): void {
    this.#actsSent++;
    this.#send({ t: 'act', by, text });
  }

  #send(message: TableWorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #receive(message: TableWorkerReply): void {
    if (message.t === 'failed') this.failure = message.sentence;
    else if (message.t === 'wordsReady') this.#receiveWords();
    else if (message.t === 'waitingForWords') {
      if (this.snapshot !== null)
        this.snapshot = { ...this.snapshot, connectionProblem: describeWait(message.percent) };
    } else if (message.t === 'record') this.#receiveRecord(message);
    else if (message.t === 'moves') this.#pendingMoves.shift()?.(message.moves);
    else if (message.t === 'hint') this.#pendingHints.shift()?.(message.hint);
    else if (message.t === 'refused') {
      if (this.snapshot === null) return;
      if (this.snapshot.seat !== null) this.#answered.delete(this.snapshot.seat);
      const { code, rule, sentence, word } = message;
      const refusal = { code, rule, sentence, word };
      this.snapshot = { ...this.snapshot, sending: false, refusal, connectionProblem: null };
    } else if (message.t === 'question') this.house?.open(message.question);
    else if (message.t === 'questionRefused') {
      if (this.house !== null) this.house.refusal = message.sentence;
    } else this.#step(message);
  }

  #receiveWords(): void {
    if (this.snapshot?.connectionProblem != null) this.snapshot = { ...this.snapshot, connectionProblem: null };
    announceWordsReady();
  }

  #step({
    n,
    at,
    status,
    events,
    view,
    prompt,
    seat,
    narration,
    canSkipWait,
    saved,
    lexiconChoice,
    actsDone,
  }: Extract<TableWorkerReply, { t: 'step' }>): void {
    if (this.#isFinished && status.outcome === null) {
      this.#stop('This game was played with older rules, so it can’t be shown.');
      return;
    }
    this.#clockOffset = performance.now() - at;
    this.#canSkipWait = canSkipWait;
    if (this.#pausedAt !== null) this.#pausedAt = at;
    // The same step again, for instance when words have arrived, must not wipe away what just happened.
    const isRepeated = this.snapshot?.n === n && this.snapshot.seat === seat;
    const { game, names, botLevels, seed } = this.matchRequest;
    this.snapshot = {
      game,
      match: seed,
      lexiconChoice,
      names,
      botSeats: botLevels.flatMap((level, one) => (level === null ? [] : [one])),
      personas: botLevels.map((level, one) => (level === null ? null : personaAtSeat(level, names[one]!))),
      seat,
      you: this.localSeats.length === 1 ? this.localSeats[0]! : null,
      n,
      status,
      view,
      events: isRepeated ? this.snapshot!.events : events.filter((event) => !isTableEvent(event)),
      prompt,
      log: [...(this.snapshot?.log ?? []), ...narration],
      refusal: carryOverRefusal(this.snapshot, seat, status),
      // A step may come between an act and its result, for instance when words have arrived.
      sending: this.#actsSent > actsDone,
      connectionProblem: null,
    };
    if (this.#id !== null)
      saveUnfinishedMatch(
        { id: this.#id, match: saved, progress: this.#describeProgress(), savedAt: Date.now() },
        { isOver: status.outcome !== null, openedAt: this.#openedAt },
      );
    if (status.outcome !== null) this.#send({ t: 'record' });
    if (seat !== null && seat === this.#takingSeat) {
      this.#takingSeat = null;
      this.nextSeat = null;
    }
    if (this.localSeats.length > 1 && status.outcome === null) this.#handOver(status.toAct, seat);
  }

  #describeProgress(): string {
    const { status, names, you, prompt } = this.snapshot!;
    if (you !== null && status.toAct.includes(you)) return `Your turn: ${prompt}`;
    return status.toAct.length === 1 ? `${names[status.toAct[0]!]}’s turn` : '';
  }

  #receiveRecord({ record, text }: Extract<TableWorkerReply, { t: 'record' }>): void {
    this.record = text;
    const { game, names } = this.matchRequest;
    const id = this.#id;
    if (id === null || record.outcome === null) return;
    const match = {
      ...{ id, game, names, kind: kindOf(this.matchRequest), you: this.snapshot!.you },
      ...{ outcome: record.outcome, scores: this.snapshot!.status.scores, finishedAt: Date.now(), record: text },
    };
    // Until it is kept, it stays among the unfinished ones.
    void import('./finished-matches.ts')
      .then(({ keepFinishedMatch }) => keepFinishedMatch(match))
      .then((isKept) => isKept && deleteUnfinishedMatch(id));
  }

  /** Decides who gets the device next. */
  #handOver(toAct: readonly Seat[], seat: Seat | null): void {
    const isShared = this.#isSharedQuestion(this.snapshot!.view);
    if (!isShared) {
      this.#answered.clear();
      this.#claimant = null;
    }
    const waiting = toAct.filter((one) => this.localSeats.includes(one) && !this.#answered.has(one));
    const hasDevice = waiting.includes(isShared ? (this.#claimant ?? -1) : (seat ?? -1));
    this.seatsAsked = isShared && !hasDevice && waiting.length > 0 ? waiting : null;
    if (!isShared && !hasDevice && waiting.length > 0) this.nextSeat = waiting[0]!;
    // Behind a curtain the page holds only what everybody may see. Guide examples hide nothing.
    const hides = !this.#isExample && (this.nextSeat !== null || this.seatsAsked !== null);
    if (hides && seat !== null) this.#send({ t: 'look', seat: null });
  }
}

// The page's end of a table that runs in a worker of this browser: against bots, or for several people on one device.

import type { Json, Seat } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Hint, type Link, type Seen, stillRefused } from './connection.ts';
import type { FromHost, Kept, Order, ToHost } from './local-messages.ts';
import { startWorker } from './start-worker.ts';

/** Where an unfinished match waits: for whoever plays alone, or for those who share this device. */
type Place = 'play' | 'device';
const placeOf = ({ drivers }: Order): Place =>
  drivers.filter((level) => level === null).length > 1 ? 'device' : 'play';
/** Each game has a slot of its own in each place: none takes another's. */
const slotOf = (place: Place, game: string): string => `wordhoard ${place} ${game}`;

/** The unfinished match kept on this device, if any. */
export function keptMatch(place: Place, game: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(slotOf(place, game)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(order: Order, kept: Kept | null): void {
  const slot = slotOf(placeOf(order), order.game);
  try {
    if (kept === null) localStorage.removeItem(slot);
    else localStorage.setItem(slot, JSON.stringify(kept));
  } catch {
    // without storage the match lives as long as the page
  }
}

export class LocalLink implements Link {
  seen = $state.raw<Seen | null>(null);
  failure = $state<string | null>(null);
  /** The seat whose turn it is to take the device; null when the screen shows what it should. */
  curtain = $state<Seat | null>(null);
  /** Seats of this device that may answer a question put to all of them; null: there is none. */
  asking = $state.raw<readonly Seat[] | null>(null);
  record = $state<string | null>(null);
  readonly people: readonly Seat[];
  readonly order: Order;
  readonly #worker: Worker;
  readonly #keeps: boolean;
  readonly #asking: ((moves: readonly string[]) => void)[] = [];
  readonly #hinting: ((hint: Hint | null) => void)[] = [];
  readonly #asksAll: (view: Json) => boolean;
  /** Who has answered the question put to all: the table does not tell. */
  readonly #answered = new Set<Seat>();
  /** Who has taken the device to answer it. */
  #speaker: Seat | null = null;
  /** Who has said that it is them, and waits for the own view. */
  #taking: Seat | null = null;
  #base = 0;

  constructor(order: Order, kept: Kept | null = null, keeps = true, asksAll: (view: Json) => boolean = () => false) {
    this.order = order;
    this.#asksAll = asksAll;
    this.#keeps = keeps;
    this.people = order.drivers.flatMap((level, seat) => (level === null ? [seat] : []));
    this.#worker = startWorker('host');
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => this.#hear(data));
    // For people who look under the bonnet, and for the browser tests: what the page shows, nothing more.
    (window as unknown as { wordhoard: LocalLink }).wordhoard = this;
    // With several people nobody's hand is shown before the first has said that it is them.
    this.#send({ t: 'open', order, kept, seat: this.people.length === 1 ? this.people[0]! : null });
  }

  now(): number {
    return performance.now() - this.#base;
  }

  play(text: string): void {
    const seat = this.seen?.seat ?? null;
    if (this.seen === null || seat === null) return;
    this.seen = { ...this.seen, sending: true, refusal: null };
    if (this.#asksAll(this.seen.view)) this.#answered.add(seat);
    this.#send({ t: 'act', by: seat, text });
  }

  /** One of those asked wants the device, to answer. */
  speak(seat: Seat): void {
    this.#speaker = seat;
    this.asking = null;
    this.curtain = seat;
  }

  /** None of those asked has anything to say. */
  stayQuiet(text: string): void {
    const quiet = this.asking ?? [];
    this.asking = null;
    // The device lies open to all now.
    this.#send({ t: 'look', seat: null });
    for (const seat of quiet) {
      this.#answered.add(seat);
      this.#send({ t: 'act', by: seat, text });
    }
  }

  /** The person at this seat has taken the device: the curtain rises when the table shows what they may see. */
  take(seat: Seat): void {
    this.#taking = seat;
    this.#send({ t: 'look', seat });
  }

  /** Plays for a seat of this device, and shows the table from there. */
  playAs(seat: Seat, text: string): void {
    this.take(seat);
    this.#send({ t: 'act', by: seat, text });
  }

  /** The moves of my seat worth listing, as text. */
  moves(): Promise<readonly string[]> {
    const seat = this.seen?.seat ?? null;
    if (seat === null) return Promise.resolve([]);
    this.#send({ t: 'moves', seat });
    return new Promise((resolve) => this.#asking.push(resolve));
  }

  /** Alone against bots one may ask; people who share a device play for themselves. */
  get hints(): boolean {
    return this.people.length === 1;
  }

  async hint(level: string): Promise<Result<Hint, string>> {
    const seat = this.seen?.seat ?? null;
    if (seat === null) return err('Only whoever sits at the table can ask for a hint.');
    this.#send({ t: 'hint', seat, level });
    const hint = await new Promise<Hint | null>((resolve) => this.#hinting.push(resolve));
    return hint === null ? err('There is nothing to do just now.') : ok(hint);
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToHost): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    if (message.t === 'failed') this.failure = message.sentence;
    else if (message.t === 'record') this.record = message.text;
    else if (message.t === 'moves') this.#asking.shift()?.(message.moves);
    else if (message.t === 'hint') this.#hinting.shift()?.(message.hint);
    else if (message.t === 'refused') {
      if (this.seen?.seat != null) this.#answered.delete(this.seen.seat);
      if (this.seen !== null)
        this.seen = {
          ...this.seen,
          sending: false,
          refusal: { code: message.code, rule: message.rule, sentence: message.sentence },
        };
    } else this.#step(message);
  }

  #step({ n, at, status, events, view, prompt, seat, told, kept, words }: Extract<FromHost, { t: 'step' }>): void {
    this.#base = performance.now() - at;
    const { game, names, drivers } = this.order;
    const bots = drivers.flatMap((level, one) => (level === null ? [] : [one]));
    const log = [...(this.seen?.log ?? []), ...told];
    this.seen = {
      game,
      words,
      names,
      bots,
      seat,
      n,
      status,
      view,
      events,
      prompt,
      log,
      refusal: stillRefused(this.seen, seat, status),
      sending: false,
      trouble: null,
    };
    if (this.#keeps) keep(this.order, status.outcome === null ? kept : null);
    if (status.outcome !== null) this.#send({ t: 'record' });
    if (seat !== null && seat === this.#taking) {
      this.#taking = null;
      this.curtain = null;
    }
    if (this.people.length > 1 && status.outcome === null) this.#passOn(status.toAct, seat);
  }

  /** Who gets the device next. */
  #passOn(toAct: readonly Seat[], seat: Seat | null): void {
    const asksAll = this.#asksAll(this.seen!.view);
    if (!asksAll) {
      this.#answered.clear();
      this.#speaker = null;
    }
    const waiting = toAct.filter((one) => this.people.includes(one) && !this.#answered.has(one));
    const hasDevice = waiting.includes(asksAll ? (this.#speaker ?? -1) : (seat ?? -1));
    this.asking = asksAll && !hasDevice && waiting.length > 0 ? waiting : null;
    if (!asksAll && !hasDevice && waiting.length > 0) this.curtain = waiting[0]!;
    // Behind a curtain lies what everybody may see. In an example nobody hides anything.
    const hides = this.#keeps && (this.curtain !== null || this.asking !== null);
    if (hides && seat !== null) this.#send({ t: 'look', seat: null });
  }
}

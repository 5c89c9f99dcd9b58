// Hosts a table in a worker: the same Table as on a server, bots and clock in real time, nobody else's secrets sent out.

/// <reference lib="webworker" />

import type { AnyGame } from '../../core/any-game.ts';
import { botRandom, deriveBotSeed, nextAutomaticAct } from '../../core/bot-driver.ts';
import type { Json, Seat } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol.ts';
import { formatRecord } from '../../core/record.ts';
import { act, type Entry, type Match, type Table } from '../../core/table.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { HostReply, HostRequest, MatchOrder, SavedMatch } from './local-messages.ts';
import { type OpenTable, openTable } from './open-table.ts';

const send = (message: HostReply): void => postMessage(message);

/** Bots do not think while the page lays the table: a phone has few hands. */
const FIRST_BOT_DELAY_MS = 400;

class LocalTable {
  readonly #order: MatchOrder;
  readonly #game: AnyGame;
  readonly #match: Match;
  readonly #table: Table;
  readonly #lexicon: Lexicon;
  readonly #entries: Entry[] = [];
  #seat: Seat | null;
  #start: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    order: MatchOrder,
    kept: SavedMatch | null,
    seat: Seat | null,
    { game, match, table, lexicon }: OpenTable,
  ) {
    this.#order = order;
    this.#game = game;
    this.#match = match;
    this.#table = table;
    this.#lexicon = lexicon;
    this.#seat = seat;
    const told: NarratedAct[] = [{ n: 0, by: null, lines: this.#say(table.openingEvents) }];
    for (const { by, text, at } of kept?.acts ?? []) {
      const done = act(table, by, text, at);
      if (!done.ok) break; // a kept match that no longer fits goes on from where it still does
      this.#entries.push(done.value.entry);
      told.push({ n: table.n, by, lines: this.#say(done.value.events) });
    }
    this.#start = performance.now() - Math.max(table.at, kept?.at ?? 0);
    this.#sendStep(this.#entries.length === 0 ? table.openingEvents : [], told);
    this.#timer = setTimeout(() => this.#scheduleNext(), FIRST_BOT_DELAY_MS);
  }

  #now(): number {
    return Math.round(performance.now() - this.#start);
  }

  #say(events: readonly Json[]): string[] {
    return events.map((event) => this.#game.say.event(event, this.#order.names)).filter((line) => line !== null);
  }

  #sendStep(events: readonly Json[], told: readonly NarratedAct[]): void {
    const seat = this.#seat;
    const view = this.#table.viewFor(seat ?? 'spectator');
    const prompt = seat === null ? '' : this.#game.say.prompt(view, seat, this.#order.names);
    const kept = {
      order: this.#order,
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
      told,
      kept,
      words: { list: this.#match.list, onlyWords: this.#match.words },
    });
  }

  act(by: Seat | 'clock', text: string): void {
    const done = act(this.#table, by, text, Math.max(this.#now(), this.#table.at));
    if (!done.ok) {
      if (by === this.#seat || by !== 'clock')
        send({
          t: 'refused',
          code: done.error.code,
          rule: done.error.rule,
          sentence: this.#game.say.refusal(done.error),
        });
      this.#scheduleNext();
      return;
    }
    this.#entries.push(done.value.entry);
    this.#sendStep(done.value.events, [{ n: this.#table.n, by, lines: this.#say(done.value.events) }]);
    this.#scheduleNext();
  }

  look(seat: Seat | null): void {
    this.#seat = seat;
    this.#sendStep([], []);
  }

  moves(seat: Seat): void {
    send({ t: 'moves', moves: this.#table.listMoves(seat) });
  }

  hint(seat: Seat, level: string): void {
    const { n, at } = this.#table;
    const env = {
      now: Math.max(this.#now(), at),
      random: botRandom(deriveBotSeed(this.#order.seed), seat, n),
      lexicon: this.#lexicon,
    };
    send({ t: 'hint', hint: this.#game.explain(this.#table.viewFor(seat), seat, level, env, this.#order.names) });
  }

  record(): void {
    const record = {
      match: this.#match,
      names: this.#order.names,
      bots: this.#order.drivers,
      entries: this.#entries,
      outcome: this.#table.status.outcome,
    };
    if (record.outcome !== null) send({ t: 'record', record, text: formatRecord(record) });
  }

  /** The next thing that happens by itself, when its time has come. */
  #scheduleNext(): void {
    clearTimeout(this.#timer);
    if (this.#table.status.outcome !== null) return;
    const next = nextAutomaticAct(this.#table, this.#game, this.#order.drivers, this.#lexicon, this.#order.seed);
    if (next === null) return;
    this.#timer = setTimeout(() => this.act(next.by, next.text), Math.max(0, next.at - this.#now()));
  }
}

async function open({ order, kept, seat }: Extract<HostRequest, { t: 'open' }>): Promise<LocalTable | null> {
  const laid = await openTable(order);
  if (laid.ok) return new LocalTable(order, kept, seat, laid.value);
  send({ t: 'failed', sentence: laid.error });
  return null;
}

let opening: Promise<LocalTable | null> = Promise.resolve(null);
export function handleHostMessage(message: HostRequest): void {
  if (message.t === 'open') opening = open(message);
  else void opening.then((table) => table !== null && hear(table, message)); // what is said too early waits
}

function hear(host: LocalTable, message: Exclude<HostRequest, { t: 'open' }>): void {
  if (message.t === 'act') host.act(message.by, message.text);
  else if (message.t === 'look') host.look(message.seat);
  else if (message.t === 'moves') host.moves(message.seat);
  else if (message.t === 'hint') host.hint(message.seat, message.level);
  else host.record();
}

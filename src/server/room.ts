// A room: its people, their seats, what the host has chosen, and the matches played in it one after another.
// Wishes of people change it; nothing of a game is decided here.

import { randomBytes } from 'node:crypto';
import type { OptionValue, Refusal, Seat } from '../core/game.ts';
import type { RoomView, ServerMessage, Wish } from '../core/protocol.ts';
import { commit } from '../core/record.ts';
import { no, ok, type Result } from '../core/result.ts';
import type { SealedGame } from '../core/seal.ts';
import type { Match } from '../core/table.ts';
import type { Lexicon, ListName } from '../lexicon/lexicon.ts';
import type { BotPool } from './bots.ts';
import { cleanName, uniqueName } from './people.ts';
import { type Audience, Play, type Shown } from './play.ts';
import type { Store } from './embedded.ts';

/** One open line to a person. */
export interface Line {
  readonly person: string;
  send(message: ServerMessage): void;
}

export type Surroundings = {
  readonly games: { readonly [id: string]: SealedGame };
  readonly lexicon: (list: ListName) => Lexicon;
  readonly store: Store;
  readonly bots: BotPool;
  readonly now: () => number;
  readonly log: (what: string, more?: { readonly [key: string]: unknown }) => void;
};

type Person = { readonly who: number; readonly person: string; name: string; muted: boolean };
type Chair = { people: number[]; bot: string | null; standIn: string | null };
export type RoomState = {
  game: string;
  preset: string;
  options: { [name: string]: OptionValue };
  access: 'open' | 'link';
  teams: boolean;
  family: boolean;
  phase: RoomView['phase'];
  host: number;
  chairs: Chair[];
  people: Person[];
  match: string | null;
};

const BOT_NAMES = ['Quill', 'Ines', 'Ben', 'Lena', 'Omar', 'Tove'];
const HOST_PATIENCE = 30_000;
const LEVEL = 'casual';

export class Room implements Audience {
  readonly id: string;
  readonly code: string;
  readonly #state: RoomState;
  readonly #around: Surroundings;
  readonly #lines = new Map<number, Set<Line>>();
  #play: Play | null = null;
  #votes = new Set<number>();
  #lastHere = new Map<number, number>();

  constructor(id: string, code: string, state: RoomState, around: Surroundings) {
    this.id = id;
    this.code = code;
    this.#state = state;
    this.#around = around;
  }

  static newState(game: SealedGame, seats: number): RoomState {
    const chairs = Array.from(
      { length: seats },
      (_, i): Chair => ({ people: [], bot: i === 0 ? null : LEVEL, standIn: null }),
    );
    return {
      game: game.id,
      preset: 'rulebook',
      options: {},
      access: 'link',
      teams: false,
      family: false,
      phase: 'lobby',
      host: -1,
      chairs,
      people: [],
      match: null,
    };
  }

  get play(): Play | null {
    return this.#play;
  }

  /** Listed in the lobby: open to all, not yet begun or with a chair that a person could take. */
  get listing(): { id: string; game: string; phase: string; people: number; free: number } | null {
    const { access, game, phase, chairs } = this.#state;
    if (access !== 'open' || this.#here().length === 0) return null;
    return {
      id: this.id,
      game,
      phase,
      people: this.#here().length,
      free: chairs.filter((chair) => chair.people.length === 0).length,
    };
  }

  get asleep(): boolean {
    return this.#lines.size === 0;
  }

  #game(): SealedGame {
    return this.#around.games[this.#state.game]!;
  }

  #here(): number[] {
    return [...this.#lines.keys()];
  }

  #save(): Promise<void> {
    return this.#around.store.saveRoom({ id: this.id, code: this.code, state: JSON.stringify(this.#state) });
  }

  /** Takes a stored match up again after a restart. */
  restore(): void {
    const { store, games, lexicon } = this.#around;
    const stored = this.#state.match === null ? null : store.match(this.#state.match);
    if (stored === null) return;
    const game = games[stored.match.game];
    const words = lexicon(stored.match.list);
    const bound = stored.match.words === null ? words : words.only(stored.match.words);
    if (game === undefined || game.version !== stored.match.version || bound.id !== stored.match.lexicon) {
      // Rules or words have changed under it: it is closed as it stands, its record kept.
      this.#state.phase = 'lobby';
      this.#state.match = null;
      void this.#save();
      return;
    }
    const opened = Play.open(
      { ...this.#parts(), id: stored.id, match: stored.match, names: stored.names, game, lexicon: bound },
      this,
      store.acts(stored.id),
      stored.clock,
    );
    if (!opened.ok) throw new Error(`match ${stored.id} does not replay: ${opened.error.code}`);
    this.#play = opened.value;
    if (this.#state.phase === 'playing' && this.#play.byLetter) this.#play.run();
  }

  #parts(): Pick<Surroundings, 'store' | 'bots' | 'now'> {
    const { store, bots, now } = this.#around;
    return { store, bots, now };
  }

  // People come and go.

  enter(line: Line, name: string | null): number {
    const { people, phase } = this.#state;
    let person = people.find((one) => one.person === line.person);
    if (person === undefined) {
      const who = people.length;
      person = {
        who,
        person: line.person,
        name: uniqueName(cleanName(name ?? '') || `Guest ${who + 1}`, this.#names()),
        muted: false,
      };
      people.push(person);
      const free = phase === 'lobby' ? this.#state.chairs.findIndex((chair) => chair.people.length === 0) : -1;
      if (free >= 0) this.#state.chairs[free] = { people: [who], bot: null, standIn: null };
      if (this.#state.host < 0) this.#state.host = who;
      void this.#save();
    }
    const { who } = person;
    const lines = this.#lines.get(who) ?? new Set();
    lines.add(line);
    this.#lines.set(who, lines);
    const chair = this.#state.chairs.find((one) => one.people.includes(who));
    if (chair?.standIn != null) chair.standIn = null; // back again
    if (this.#state.phase === 'playing') this.#play?.run();
    this.#play?.wake();
    this.tellRoom();
    return who;
  }

  leave(line: Line): void {
    for (const [who, lines] of this.#lines) {
      if (!lines.delete(line) || lines.size > 0) continue;
      this.#lines.delete(who);
      this.#lastHere.set(who, this.#around.now());
      this.#votes.delete(who);
    }
    if (this.asleep && this.#play !== null && !this.#play.byLetter) this.#play.stop();
    this.tellRoom();
  }

  /** Whoever has been gone too long is host no more. */
  passHost(): void {
    const { host } = this.#state;
    const gone = this.#lastHere.get(host);
    const next = this.#here().find((who) => this.#seatOf(who) !== null) ?? this.#here()[0];
    if (
      this.#lines.has(host) ||
      next === undefined ||
      (gone !== undefined && this.#around.now() - gone < HOST_PATIENCE)
    )
      return;
    this.#state.host = next;
    void this.#save();
    this.tellRoom();
  }

  #names(): string[] {
    return this.#state.people.map((one) => one.name);
  }

  #seatOf(who: number): Seat | null {
    const seat = this.#state.chairs.findIndex((chair) => chair.people.includes(who));
    return seat < 0 ? null : seat;
  }

  // What people are told.

  view(): RoomView {
    const { game, preset, options, access, teams, family, phase, host, chairs, people, match } = this.#state;
    return {
      id: this.id,
      code: this.code,
      game,
      preset,
      options,
      access,
      teams,
      family,
      phase,
      host,
      seats: chairs.map((chair, seat) => ({
        people: chair.people,
        bot: chair.bot,
        standIn: chair.standIn,
        name: this.#chairName(seat),
      })),
      people: people.map(({ who, name, muted }) => ({ who, name, here: this.#lines.has(who), muted })),
      match,
      votes: [...this.#votes],
    };
  }

  #chairName(seat: Seat): string {
    if (this.#play !== null && this.#state.phase !== 'lobby') return this.#play.names[seat]!;
    const { people } = this.#state.chairs[seat]!;
    return people.length > 0
      ? people.map((who) => this.#state.people[who]!.name).join(' & ')
      : uniqueName(BOT_NAMES[seat]!, this.#names());
  }

  tellRoom(): void {
    const room = this.view();
    for (const [who, lines] of this.#lines) for (const line of lines) line.send({ t: 'room', you: who, room });
  }

  /** The match as one person sees it, with what happened after act `n`. */
  stepFor(who: number, n: number, shown: Shown | null): ServerMessage | null {
    const play = this.#play;
    if (play === null) return null;
    const seat = this.#seatOf(who);
    const view = play.table.see(seat ?? 'spectator');
    const { person } = this.#state.people[who]!;
    return {
      t: 'step',
      match: play.id,
      n: play.table.n,
      to: shown !== null && shown.origin.actor === person ? shown.origin.id : null,
      seat,
      status: play.table.status,
      events: shown?.events ?? [],
      view,
      prompt: seat === null ? '' : this.#game().say.prompt(view, seat, play.names),
      told: shown === null ? play.story.filter((told) => told.n > n || n === 0) : [shown.told],
      at: play.now(),
      running: play.running,
      commitment: commit(play.match.seed),
      seed: play.over ? play.match.seed : null,
    };
  }

  #tellStep(shown: Shown | null): void {
    for (const [who, lines] of this.#lines) {
      const step = this.stepFor(who, this.#play?.table.n ?? 0, shown);
      if (step !== null) for (const line of lines) line.send(step);
    }
  }

  // The match speaks.

  drivers(): readonly (string | null)[] {
    return this.#state.chairs.map((chair) => chair.bot ?? chair.standIn);
  }

  shown(step: Shown): void {
    if (this.#play!.over) {
      this.#state.phase = 'over';
      this.#votes.clear();
      void this.#save();
      this.tellRoom();
    }
    this.#tellStep(step);
  }

  broken(error: unknown): void {
    this.#around.log('a match broke', {
      room: this.id,
      match: this.#play?.id,
      n: this.#play?.table.n,
      error: error instanceof Error ? error.stack : String(error),
    });
    for (const lines of this.#lines.values())
      for (const line of lines)
        line.send({
          t: 'bye',
          sentence: 'Something went wrong at this table, and it was closed rather than guessed at. Its record is kept.',
        });
  }

  // Acts and wishes.

  async act(who: number, match: string, id: string, text: string): Promise<Result<number, Refusal>> {
    const play = this.#play;
    const seat = this.#seatOf(who);
    if (play === null || play.id !== match) return no({ code: 'NO_MATCH', rule: '', about: [] });
    if (seat === null) return no({ code: 'WATCHING', rule: '', about: [] });
    if (!play.running && !play.over) return no({ code: 'PAUSED', rule: '', about: [] });
    return play.act(seat, text, { actor: this.#state.people[who]!.person, id });
  }

  sayRefusal(refusal: Refusal): string {
    return ROOM_SENTENCES[refusal.code]?.(...refusal.about) ?? this.#game().say.refusal(refusal);
  }

  chat(who: number, text: string): Result<null, Refusal> {
    const person = this.#state.people[who]!;
    const clean = text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .trim();
    if (clean === '') return refused('EMPTY');
    if (person.muted) return refused('MUTED');
    const among = this.#seatOf(who) === null ? 'watchers' : 'players';
    // While a game runs, watchers may know more than players: they talk apart.
    const apart = this.#state.phase === 'playing' || this.#state.phase === 'paused';
    for (const [other, lines] of this.#lines)
      if (!apart || among === 'players' || this.#seatOf(other) === null)
        for (const line of lines) line.send({ t: 'chat', who, text: clean, among });
    return ok(null);
  }

  async wish(who: number, wish: Wish): Promise<Result<null, Refusal>> {
    const done = await this.#grant(who, wish);
    if (!done.ok) return done;
    await this.#save();
    this.tellRoom();
    return done;
  }

  async #grant(who: number, wish: Wish): Promise<Result<null, Refusal>> {
    const state = this.#state;
    const hostOnly = ['options', 'seats', 'bot', 'access', 'start', 'move', 'mute', 'host'].includes(wish.do);
    if (hostOnly && who !== state.host) return refused('HOST_ONLY');
    const lobby = state.phase === 'lobby' || state.phase === 'over';
    switch (wish.do) {
      case 'name': {
        const name = cleanName(wish.name);
        if (name === '') return refused('EMPTY');
        state.people[who]!.name = uniqueName(name, this.#names().toSpliced(who, 1));
        return ok(null);
      }
      case 'sit':
        return this.#sit(who, wish.seat, false);
      case 'stand':
        if (!lobby) return refused('PLAYING');
        this.#unseat(who);
        return ok(null);
      case 'move':
        if (state.people[wish.who] === undefined) return refused('NOBODY');
        if (wish.seat !== null) return this.#sit(wish.who, wish.seat, true);
        this.#unseat(wish.who);
        this.#afterSeating();
        return ok(null);
      case 'leave':
        return this.#leaveSeat(who, wish.standIn);
      case 'return': {
        const seat = this.#seatOf(who);
        if (seat === null) return refused('NO_SEAT');
        state.chairs[seat]!.standIn = null;
        this.#afterSeating();
        return ok(null);
      }
      case 'pause':
        return this.#pause(who);
      case 'resume':
        if (state.phase !== 'paused') return refused('NOT_PAUSED');
        if (this.#seatOf(who) === null) return refused('NO_SEAT');
        state.phase = 'playing';
        this.#votes.clear();
        this.#play?.run();
        this.#tellStep(null);
        return ok(null);
      case 'rematch':
        if (state.phase !== 'over') return refused('NOT_OVER');
        return this.#start();
      case 'options': {
        if (!lobby) return refused('PLAYING');
        const setup = this.#game().setup(wish.preset, wish.options);
        if (!setup.ok) return setup;
        state.preset = wish.preset;
        state.options = { ...wish.options };
        return ok(null);
      }
      case 'seats':
        return lobby ? this.#setSeats(wish.count) : refused('PLAYING');
      case 'bot':
        return this.#setBot(wish.seat, wish.level);
      case 'access':
        state.access = wish.access;
        state.teams = wish.teams;
        state.family = wish.family;
        return ok(null);
      case 'start':
        return lobby ? this.#start() : refused('PLAYING');
      case 'mute':
        if (state.people[wish.who] === undefined) return refused('NOBODY');
        state.people[wish.who]!.muted = wish.muted;
        return ok(null);
      case 'host':
        if (state.people[wish.who] === undefined) return refused('NOBODY');
        state.host = wish.who;
        return ok(null);
    }
  }

  /** A free chair, a bot's, or one's own team's; an absent person's only with the host's word. */
  #sit(who: number, seat: Seat, byHost: boolean): Result<null, Refusal> {
    const chair = this.#state.chairs[seat];
    if (chair === undefined) return refused('NO_CHAIR');
    const others = chair.people.filter((one) => one !== who);
    const absent = others.every((one) => !this.#lines.has(one));
    if (others.length > 0 && !this.#state.teams && !(byHost && absent)) return refused('TAKEN');
    const mine = this.#seatOf(who);
    if (mine !== null && !(this.#state.phase === 'lobby' || this.#state.phase === 'over') && !byHost)
      return refused('PLAYING');
    this.#unseat(who);
    chair.people = this.#state.teams ? [...others, who] : [who];
    chair.bot = chair.standIn = null;
    if (this.#play !== null && this.#state.phase !== 'lobby')
      void this.#around.store.addPlayer(this.#play.id, this.#state.people[who]!.person, seat);
    this.#afterSeating();
    return ok(null);
  }

  #unseat(who: number): void {
    for (const chair of this.#state.chairs) {
      if (!chair.people.includes(who)) continue;
      chair.people = chair.people.filter((one) => one !== who);
      if (chair.people.length === 0) chair.bot = LEVEL;
    }
  }

  #afterSeating(): void {
    this.#play?.wake();
    this.#tellStep(null);
  }

  async #leaveSeat(who: number, standIn: string | null): Promise<Result<null, Refusal>> {
    const seat = this.#seatOf(who);
    if (seat === null) return refused('NO_SEAT');
    if (standIn !== null) {
      if (!this.#game().levels.includes(standIn)) return refused('NO_LEVEL', standIn);
      this.#state.chairs[seat]!.standIn = standIn;
      this.#afterSeating();
      return ok(null);
    }
    if (this.#play === null || this.#play.over) return refused('NO_MATCH');
    const done = await this.#play.act(seat, 'leave', { actor: null, id: null });
    return done.ok ? ok(null) : done;
  }

  #pause(who: number): Result<null, Refusal> {
    if (this.#state.phase !== 'playing') return refused('NOT_PLAYING');
    if (this.#seatOf(who) === null) return refused('NO_SEAT');
    this.#votes.add(who);
    const seated = this.#here().filter((one) => this.#seatOf(one) !== null);
    if (this.#votes.size * 2 <= seated.length) return ok(null);
    this.#votes.clear();
    this.#state.phase = 'paused';
    this.#play?.stop();
    this.#tellStep(null);
    return ok(null);
  }

  #setSeats(count: number): Result<null, Refusal> {
    const [min, max] = this.#game().seats;
    if (count < min || count > max) return refused('BAD_SEATS', String(count), String(min), String(max));
    const { chairs } = this.#state;
    while (chairs.length < count) chairs.push({ people: [], bot: LEVEL, standIn: null });
    chairs.length = count;
    return ok(null);
  }

  #setBot(seat: Seat, level: string | null): Result<null, Refusal> {
    const chair = this.#state.chairs[seat];
    if (chair === undefined) return refused('NO_CHAIR');
    if (level !== null && !this.#game().levels.includes(level)) return refused('NO_LEVEL', level);
    if (level !== null && chair.people.some((who) => this.#lines.has(who))) return refused('TAKEN');
    if (level === null && chair.people.length === 0 && this.#state.phase === 'playing') return refused('PLAYING');
    chair.bot = level;
    this.#afterSeating();
    return ok(null);
  }

  async #start(): Promise<Result<null, Refusal>> {
    const { store, lexicon } = this.#around;
    const state = this.#state;
    const game = this.#game();
    if (state.chairs.every((chair) => chair.people.length === 0)) return refused('NO_PLAYERS');
    for (const chair of state.chairs) if (chair.people.length === 0) chair.bot ??= LEVEL;
    const setup = game.setup(state.preset, state.options);
    if (!setup.ok) return setup;
    const list: ListName = state.family ? `${game.list}-family` : game.list;
    const words = lexicon(list);
    const match: Match = {
      game: game.id,
      version: game.version,
      seats: state.chairs.length,
      setup: setup.value,
      list,
      words: null,
      scenario: null,
      lexicon: words.id,
      seed: randomBytes(16).toString('hex'),
      at: 0,
    };
    state.phase = 'lobby'; // names as people have them now
    const names = state.chairs.map((_, seat) => this.#chairName(seat));
    const id = randomBytes(12).toString('base64url');
    const opened = Play.open({ ...this.#parts(), id, match, names, game, lexicon: words }, this, [], 0);
    if (!opened.ok) return opened;
    const players = state.people.map(({ who, person }) => ({ person, seat: this.#seatOf(who) }));
    await store.addMatch(
      id,
      this.id,
      match,
      names,
      players.filter(({ seat }) => seat !== null),
    );
    state.match = id;
    state.phase = 'playing';
    this.#votes.clear();
    this.#play?.stop();
    this.#play = opened.value;
    await this.#save();
    this.#play.run();
    this.tellRoom();
    for (const [who, lines] of this.#lines) for (const line of lines) line.send(this.stepFor(who, 0, null)!);
    return ok(null);
  }
}

const refused = (code: string, ...about: string[]): Result<never, Refusal> => no({ code, rule: '', about });

const ROOM_SENTENCES: { readonly [code: string]: (...about: readonly string[]) => string } = {
  HOST_ONLY: () => 'Only the host can do that.',
  TAKEN: () => 'That chair is taken.',
  NO_CHAIR: () => 'There is no such chair at this table.',
  NO_SEAT: () => 'You are watching. Take a chair first.',
  WATCHING: () => 'You are watching. Take a chair first.',
  NOBODY: () => 'There is no such person in this room.',
  NO_LEVEL: (level) => `There is no bot of the level “${level}”.`,
  PLAYING: () => 'Not while a game is running.',
  NOT_PLAYING: () => 'No game is running.',
  NOT_PAUSED: () => 'The game is not paused.',
  NOT_OVER: () => 'The game is not over yet.',
  PAUSED: () => 'The game is paused. Let it go on first.',
  NO_MATCH: () => 'That game is not on this table any more.',
  NO_PLAYERS: () => 'Somebody has to sit down first.',
  MUTED: () => 'The host has muted you.',
  EMPTY: () => 'There is nothing in it.',
  CLOSED: () => 'This table had to be closed.',
};

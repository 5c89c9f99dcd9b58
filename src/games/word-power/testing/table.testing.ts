// A table of Word Power for tests: started from a scenario, played by move texts, with a small deck of readable cards.
// SONE is a card with the answer S1, ATHREEB another one with A3; black cards begin with K, red ones with R.

import type { Env, Json, Seat, Viewer } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import type { Result } from '../../../core/result.ts';
import { lexiconWithSections } from '../../../lexicon/custom-lexicon.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type PowerCard, powerCardSection } from '../content.ts';
import { ANSWER_CODES } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { options, type Setup } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const NUMBER = ['ONE', 'TWO', 'THREE', 'FOUR'];
const PREFIX = { blue: '', black: 'K', red: 'R' } as const;

const content: readonly PowerCard[] = (['blue', 'black', 'red'] as const).flatMap((colour) =>
  ANSWER_CODES.flatMap((answer) =>
    ['', ...'BCDEFGHIJKLMNOPQRSTUVWXYZ'].map((suffix): PowerCard => {
      const key = `${PREFIX[colour]}${answer[0]}${NUMBER[Number(answer[1]) - 1]}${suffix}`;
      const words = ['alpha', 'bravo', 'carol', 'delta'].map((word) => `${word}-${key.toLowerCase()}`);
      return {
        key,
        class: 'noun',
        words: words as unknown as PowerCard['words'],
        answer,
        definition: `the secret meaning of ${key}`,
        colour,
      };
    }),
  ),
);

export const testLexicon: Lexicon = lexiconWithSections([], powerCardSection(content));

export const testSetup = (changes: Partial<Setup> = {}): Setup => ({
  ...(Object.fromEntries(Object.entries(options).map(([name, { normal }]) => [name, normal])) as Setup),
  ...changes,
});

export const testEnv = (n: number, now: number, seed = 'test'): Env => ({
  now,
  random: randomFrom(seed, n),
  lexicon: testLexicon,
});

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** A running game whose clock only moves when a test says so. */
export class TestTable {
  state: State;
  events: readonly Event[];
  now = 0;
  #n = 0;

  constructor(state: State, events: readonly Event[]) {
    this.state = state;
    this.events = events;
  }

  /** Makes a seat or the clock act; throws if refused. */
  act(by: Seat | 'clock', text: string, at = this.now): this {
    const step = this.#try(by, text, at);
    if (!step.ok) throw new Error(`${by} is refused “${text}”: ${step.error.code} ${step.error.rule}`);
    this.state = step.value.state;
    this.events = step.value.events;
    this.now = at;
    this.#n++;
    return this;
  }

  /** The same move for several seats, such as `waive`. */
  actForEach(seats: readonly Seat[], text: string): this {
    for (const seat of seats) this.act(seat, text);
    return this;
  }

  /** Advances to the deadline. */
  timeUp(): this {
    return this.act('clock', 'timeUp', this.state.deadline!);
  }

  /** The code a move is refused with; throws if it is accepted. */
  refusalCode(by: Seat | 'clock', text: string, at = this.now): string {
    const step = this.#try(by, text, at);
    if (step.ok) throw new Error(`${by} is not refused “${text}”`);
    return step.error.code;
  }

  refusalRule(by: Seat | 'clock', text: string, at = this.now): string {
    const step = this.#try(by, text, at);
    return step.ok ? 'taken' : step.error.rule;
  }

  #try(by: Seat | 'clock', text: string, at: number): ReturnType<typeof rules.apply> {
    const env = testEnv(this.#n + 1, at);
    if (by === 'clock') return rules.apply(this.state, { type: 'timeUp' }, env);
    if (text === 'leave') return rules.apply(this.state, { type: 'leave', seat: by }, env);
    const move = rules.parseMove(text);
    if (move === null) throw new Error(`“${text}” cannot be read`);
    return rules.apply(this.state, { type: 'move', seat: by, move }, env);
  }

  viewFor(viewer: Viewer): View {
    return rules.view(this.state, viewer);
  }

  findEvent<T extends Event['type']>(type: T): EventOf<T> | undefined {
    return this.events.find((event): event is EventOf<T> => event.type === type);
  }

  get eventTypes(): readonly string[] {
    return this.events.map((event) => event.type);
  }
  get phase(): string {
    return this.state.phase.type;
  }
  get active(): Seat {
    return this.state.turn.seat;
  }
  get cash(): readonly number[] {
    return this.state.players.map((player) => player.cash);
  }
  get books(): readonly number[] {
    return this.state.players.map((player) => player.books);
  }
  get toAct(): readonly Seat[] {
    return rules.status(this.state).toAct;
  }
  get deadline(): number | null {
    return rules.status(this.state).deadline;
  }
  hand(seat: Seat): readonly string[] {
    return this.state.players[seat]!.hand.map((card) => card.key);
  }
  get windows(): readonly (readonly string[])[] {
    return this.state.windows.map((cards) => cards.map((card) => card.key));
  }
  moves(seat: Seat): readonly string[] {
    return rules.listMoves(this.viewFor(seat), seat, testLexicon).map((move) => rules.formatMove(move));
  }
}

export function tryStageTestTable(
  scenario: Json,
  changes: Partial<Setup> = {},
  seats?: number,
): Result<TestTable, string> {
  const players = (scenario as { players?: readonly Json[] } | null)?.players;
  const staged = startFromScenario(scenario, testSetup(changes), seats ?? players?.length ?? 3, testEnv(0, 0));
  return staged.ok
    ? { ok: true, value: new TestTable(staged.value.state, staged.value.events) }
    : { ok: false, error: `${staged.error.code} ${staged.error.rule} ${staged.error.about.join()}` };
}

export function stageTestTable(scenario: Json, changes: Partial<Setup> = {}, seats?: number): TestTable {
  const staged = tryStageTestTable(scenario, changes, seats);
  if (!staged.ok) throw new Error(staged.error);
  return staged.value;
}

export function openTestTable(seats: number, changes: Partial<Setup> = {}, seed = 'test'): TestTable {
  const begun = rules.start(testSetup(changes), seats, testEnv(0, 0, seed));
  return new TestTable(begun.state, begun.events);
}

/** A play space of each relation, for scenarios. */
export const SPACE_BY_RELATION = { S: 9, A: 10, SA: 7 } as const;

/** Seat 0 of three is about to place cards from this hand. */
export const tableWhilePlacing = (
  hand: readonly string[],
  windows: Json = [0, 0, 0, 0],
  changes: Partial<Setup> = {},
  more: { readonly [field: string]: Json } = {},
  on: keyof typeof SPACE_BY_RELATION = 'S',
): TestTable =>
  stageTestTable({ phase: 'place', players: [{ at: SPACE_BY_RELATION[on], hand }, {}, {}], windows, ...more }, changes);

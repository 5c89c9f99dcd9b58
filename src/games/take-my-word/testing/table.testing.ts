// A test driver: start from a scenario, act with move texts, inspect the events. For tests only.

import { expect } from 'vitest';
import type { Json, Millis, Outcome, Refusal, Seat, Status, Step, Viewer } from '../../../core/game.ts';
import { randomFrom } from '../../../core/random.ts';
import { ok, type Result } from '../../../core/result.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Setup } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { Event, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export const DEFAULT_SETUP = Object.fromEntries(
  Object.entries(rules.options).map(([name, { normal }]) => [name, normal]),
) as Setup;

export type TestTableOptions = {
  readonly seats?: number;
  readonly setup?: Partial<Setup>;
  readonly scenario?: Json;
  readonly words?: readonly string[];
  readonly lexicon?: Lexicon;
  readonly seed?: string;
};

/** The words of the examples in RULES.md, enough for most tests. */
export const TEST_WORDS =
  'AT CAT CATS COAT COT IN IT NICE NIT TIN TINS ON BANK BLANKET RAT RATE RATES RATING STONES TONE STONE QUIT AN ANT ANTS TAN'.split(
    ' ',
  );

export class TestTable {
  state: State;
  events: readonly Event[];
  now: Millis = 0;
  n = 0;
  readonly seed: string;
  readonly lexicon: Lexicon;

  constructor(options: TestTableOptions = {}) {
    this.seed = options.seed ?? 'test';
    this.lexicon = options.lexicon ?? customLexicon(options.words ?? TEST_WORDS);
    const opened = open(options, this.lexicon, this.seed);
    if (!opened.ok) throw new Error(`the scenario was refused: ${opened.error.about.join(' ')}`);
    ({ state: this.state, events: this.events } = opened.value);
  }

  private try(by: Seat | 'clock', text: string): Result<Step<State, Event>, Refusal> {
    const env = { now: this.now, random: randomFrom(this.seed, this.n + 1), lexicon: this.lexicon };
    if (by === 'clock') return rules.apply(this.state, { type: 'timeUp' }, env);
    if (text === 'leave') return rules.apply(this.state, { type: 'leave', seat: by }, env);
    const move = rules.parseMove(text);
    if (move === null) throw new Error(`“${text}” cannot be parsed`);
    return rules.apply(this.state, { type: 'move', seat: by, move }, env);
  }

  /** Carries out an act that must be accepted, and stores its events. */
  act(by: Seat | 'clock', text = 'timeUp', at?: Millis): this {
    this.now = at ?? (by === 'clock' ? Math.max(this.now, this.status.deadline ?? 0) : this.now);
    const result = this.try(by, text);
    if (!result.ok) throw new Error(`${by} was refused “${text}”: ${result.error.code} ${result.error.rule}`);
    ({ state: this.state, events: this.events } = result.value);
    this.n++;
    return this;
  }

  /** The refusal of an act that must be refused. */
  refusal(by: Seat | 'clock', text = 'timeUp', at = this.now): Refusal & { code: RefusalCode } {
    const before = this.now;
    this.now = at;
    const result = this.try(by, text);
    this.now = before;
    expect(result.ok, `“${text}” was accepted`).toBe(false);
    return (result as { error: Refusal }).error as Refusal & { code: RefusalCode };
  }

  code(by: Seat | 'clock', text?: string, at?: Millis): RefusalCode {
    return this.refusal(by, text, at).code;
  }

  event<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    return this.events.find((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  view(viewer: Viewer = 'spectator'): View {
    return rules.view(this.state, viewer);
  }

  moves(seat: Seat): readonly string[] {
    return rules.listMoves(this.view(seat), seat, this.lexicon).map(rules.formatMove);
  }

  get status(): Status {
    return rules.status(this.state);
  }
  get toAct(): readonly Seat[] {
    return this.status.toAct;
  }
  get scores(): readonly number[] {
    return this.status.scores;
  }
  get outcome(): Outcome | null {
    return this.status.outcome;
  }
  /** The row as a scenario writes it, with its status. */
  get row(): string {
    const { status, row } = this.view();
    const cards = row.slots.map(
      ({ card, letter, premium }) => `${card}${card[1] === '?' ? `=${letter}` : ''}${premium ? `+${premium}` : ''}`,
    );
    return [...cards, status].join(' ');
  }
  hand(seat: Seat): string {
    return this.state.players[seat]!.hand.join(' ');
  }
  premiums(seat: Seat): string {
    return this.state.players[seat]!.premiums.join(' ');
  }
  points(seat: Seat): readonly number[] {
    return this.state.players[seat]!.turns.map(({ points }) => points);
  }
}

function open(options: TestTableOptions, lexicon: Lexicon, seed: string): Result<Step<State, Event>, Refusal> {
  const setup = { ...DEFAULT_SETUP, ...options.setup };
  const env = { now: 0, random: randomFrom(seed, 0), lexicon };
  const seats = options.seats ?? 2;
  return options.scenario === undefined
    ? ok(rules.start(setup, seats, env))
    : startFromScenario(options.scenario, setup, seats, env);
}

export const openTestTable = (options: TestTableOptions = {}): TestTable => new TestTable(options);
/** A table with the test words in this position. */
export const stageTestTable = (scenario: Json, seats = 2, options: Partial<Setup> = {}): TestTable =>
  new TestTable({ scenario, seats, setup: options });

export function scenarioRefusal(scenario: Json, options: TestTableOptions = {}): Refusal {
  const opened = open({ ...options, scenario }, options.lexicon ?? customLexicon(options.words ?? TEST_WORDS), 'test');
  expect(opened.ok, 'the scenario was accepted').toBe(false);
  return (opened as { error: Refusal }).error;
}

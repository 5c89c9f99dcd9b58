// A table for tests: set up lists, act by text, and inspect events, refusals and views.

import type { Json, Millis, Refusal, Seat, Status, Viewer } from '../../../core/game.ts';
import { openTable, type Table } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import type { Setup } from '../rules/options.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export const lexicon = loadLexicon('broad');

export const DEFAULT_SETUP = Object.fromEntries(
  Object.entries(options).map(([name, option]) => [name, option.normal]),
) as unknown as Setup;

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export class TestTable {
  readonly openingEvents: readonly Event[];
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.openingEvents = table.openingEvents as unknown as readonly Event[];
  }

  get status(): Status {
    return this.#table.status;
  }

  /** Returns the events. Throws if the act is refused. */
  act(by: Seat | 'clock', text: string, at: Millis = this.#table.at): readonly Event[] {
    const planned = this.#table.plan(by, text, at);
    if (!planned.ok) throw new Error(`${by} ${text} is refused: ${planned.error.code} ${planned.error.rule}`);
    planned.value.commit();
    return planned.value.events as unknown as readonly Event[];
  }

  /** Several acts in a row, each written `seat move` or `clock`. Returns all events. */
  actAll(...lines: readonly string[]): readonly Event[] {
    return lines.flatMap((line) => {
      const [by = '', ...rest] = line.split(' ');
      return by === 'clock' ? this.timeUp() : this.act(Number(by), rest.join(' '));
    });
  }

  timeUp(): readonly Event[] {
    return this.act('clock', 'timeUp', this.status.deadline ?? undefined);
  }

  /** Why the act would be refused, or null. Changes nothing. */
  refusalOf(by: Seat | 'clock', text: string, at: Millis = this.#table.at): Refusal | null {
    const planned = this.#table.plan(by, text, at);
    return planned.ok ? null : planned.error;
  }

  refusalCode(by: Seat | 'clock', text: string, at?: Millis): string | null {
    return this.refusalOf(by, text, at)?.code ?? null;
  }

  view(viewer: Viewer = 'spectator'): View {
    return this.#table.viewFor(viewer) as unknown as View;
  }

  /** The live words of a seat, separated by spaces. */
  live(seat: Seat): string {
    const lines = this.view(seat).players[seat]!.lines ?? [];
    return lines.flatMap((line) => (line?.fate === 'live' ? [line.word] : [])).join(' ');
  }

  get phase(): View['phase']['type'] {
    return this.view().phase.type;
  }

  moves(seat: Seat): readonly string[] {
    return this.#table.listMoves(seat);
  }
}

export const eventTypes = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

export const eventsOfType = <T extends Event['type']>(events: readonly Event[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The points of each scored word, such as `LOVE 2`. */
export const describeScores = (events: readonly Event[]): string =>
  eventsOfType(events, 'wordScored')
    .map(({ word, points }) => `${word} ${points}`)
    .join(', ');

/** The struck words by seat, such as `1 LOVER LOVERS`. */
export const describeStruckWords = (events: readonly Event[]): string =>
  eventsOfType(events, 'wordsStruck')
    .map(({ seat, words }) => `${seat} ${words.join(' ')}`)
    .join(', ');

/** The judgements, such as `LOVER LOVE SAME vote`. */
export const describeJudgements = (events: readonly Event[]): string =>
  eventsOfType(events, 'pairJudged')
    .map(({ words, verdict, by }) => `${words.join(' ')} ${verdict} ${by}`)
    .join(', ');

export type TestTableOptions = {
  readonly seats?: number;
  readonly setup?: Partial<Setup>;
  readonly scenario?: { readonly [field: string]: Json } | null;
  /** One list per seat, words separated by spaces. */
  readonly lists?: readonly string[];
  readonly wordster?: string;
  /** Restricts the dictionary to these words. */
  readonly words?: string;
  readonly seed?: string;
  readonly at?: Millis;
};

const CARD = ['ANG', 'OTI', 'LOV', 'STA'];

export function tryOpenTestTable(spec: TestTableOptions = {}): TestTable | Refusal {
  const { lists, wordster, setup = {}, seed = 'test', at = 0, words } = spec;
  const seats = spec.seats ?? lists?.length ?? 2;
  const [a, b, c, d] = [...new Set([...(wordster ? [wordster] : []), ...CARD])];
  const players = lists?.map((list) => ({ list: list === '' ? [] : list.split(' ') }));
  const scenario = {
    card: [
      [a!, b!],
      [c!, d!],
    ],
    ...(wordster ? { wordster } : {}),
    ...(players ? { players } : {}),
    ...spec.scenario,
  };
  const match = {
    game: rules.id,
    version: rules.version,
    seats,
    setup: { ...DEFAULT_SETUP, ...setup },
    list: 'broad',
    words: null,
    scenario: spec.scenario === null ? null : scenario,
    lexicon: '',
    seed,
    at,
  } as const;
  const opened = openTable(
    rules,
    match,
    words === undefined ? lexicon : lexicon.restrictTo(words.split(' ')),
    startFromScenario,
  );
  return opened.ok ? new TestTable(opened.value) : opened.error;
}

export function openTestTable(spec: TestTableOptions = {}): TestTable {
  const table = tryOpenTestTable(spec);
  if (!(table instanceof TestTable)) throw new Error(`${table.code}: ${table.about.join(' ')}`);
  return table;
}

// A table for tests: lay out lists, act by text, ask what was told, refused and seen.

import type { Json, Millis, Refusal, Seat, Status, Viewer } from '../../../core/game.ts';
import { openTable, type Table } from '../../../core/table.ts';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import type { Event, Setup } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export const lexicon = loadLexicon('broad');

export const normal = Object.fromEntries(
  Object.entries(options).map(([name, option]) => [name, option.normal]),
) as unknown as Setup;

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

export class TestTable {
  readonly opening: readonly Event[];
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.opening = table.openingEvents as unknown as readonly Event[];
  }

  get status(): Status {
    return this.#table.status;
  }

  /** What everybody is told; throws if the act is refused. */
  act(by: Seat | 'clock', text: string, at: Millis = this.#table.at): readonly Event[] {
    const planned = this.#table.plan(by, text, at);
    if (!planned.ok) throw new Error(`${by} ${text} is refused: ${planned.error.code} ${planned.error.rule}`);
    planned.value.commit();
    return planned.value.events as unknown as readonly Event[];
  }

  /** Several acts in a row, `seat move`, the clock acting when it is due; told of all of them. */
  acts(...lines: readonly string[]): readonly Event[] {
    return lines.flatMap((line) => {
      const [by = '', ...rest] = line.split(' ');
      return by === 'clock' ? this.timeUp() : this.act(Number(by), rest.join(' '));
    });
  }

  timeUp(): readonly Event[] {
    return this.act('clock', 'timeUp', this.status.deadline ?? undefined);
  }

  /** Why the act is refused; null if it would be taken. Either way nothing changes. */
  refused(by: Seat | 'clock', text: string, at: Millis = this.#table.at): Refusal | null {
    const planned = this.#table.plan(by, text, at);
    return planned.ok ? null : planned.error;
  }

  code(by: Seat | 'clock', text: string, at?: Millis): string | null {
    return this.refused(by, text, at)?.code ?? null;
  }

  see(viewer: Viewer = 'spectator'): View {
    return this.#table.viewFor(viewer) as unknown as View;
  }

  /** The live words of a seat. */
  live(seat: Seat): string {
    const lines = this.see(seat).players[seat]!.lines ?? [];
    return lines.flatMap((line) => (line?.fate === 'live' ? [line.word] : [])).join(' ');
  }

  get phase(): View['phase']['type'] {
    return this.see().phase.type;
  }

  moves(seat: Seat): readonly string[] {
    return this.#table.listMoves(seat);
  }
}

export const types = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

export const only = <T extends Event['type']>(events: readonly Event[], type: T): readonly Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type);

/** The points told for each word, such as `LOVE 2`. */
export const scored = (events: readonly Event[]): string =>
  only(events, 'wordScored')
    .map(({ word, points }) => `${word} ${points}`)
    .join(', ');

/** The words told to be struck, such as `1 LOVER LOVERS`. */
export const struck = (events: readonly Event[]): string =>
  only(events, 'wordsStruck')
    .map(({ seat, words }) => `${seat} ${words.join(' ')}`)
    .join(', ');

/** The judgements told, such as `LOVER LOVE SAME vote`. */
export const judged = (events: readonly Event[]): string =>
  only(events, 'pairJudged')
    .map(({ words, verdict, by }) => `${words.join(' ')} ${verdict} ${by}`)
    .join(', ');

export type Laid = {
  readonly seats?: number;
  readonly setup?: Partial<Setup>;
  readonly scenario?: { readonly [field: string]: Json } | null;
  /** One list each, words parted by blanks; makes the scenario's players. */
  readonly lists?: readonly string[];
  readonly wordster?: string;
  /** Only these words count. */
  readonly words?: string;
  readonly seed?: string;
  readonly at?: Millis;
};

const CARD = ['ANG', 'OTI', 'LOV', 'STA'];

export function tryLay(asked: Laid = {}): TestTable | Refusal {
  const { lists, wordster, setup = {}, seed = 'test', at = 0, words } = asked;
  const seats = asked.seats ?? lists?.length ?? 2;
  const [a, b, c, d] = [...new Set([...(wordster ? [wordster] : []), ...CARD])];
  const players = lists?.map((list) => ({ list: list === '' ? [] : list.split(' ') }));
  const laid = {
    card: [
      [a!, b!],
      [c!, d!],
    ],
    ...(wordster ? { wordster } : {}),
    ...(players ? { players } : {}),
    ...asked.scenario,
  };
  const match = {
    game: rules.id,
    version: rules.version,
    seats,
    setup: { ...normal, ...setup },
    list: 'broad',
    words: null,
    scenario: asked.scenario === null ? null : laid,
    lexicon: '',
    seed,
    at,
  } as const;
  const opened = openTable(rules, match, words === undefined ? lexicon : lexicon.restrictTo(words.split(' ')));
  return opened.ok ? new TestTable(opened.value) : opened.error;
}

export function lay(asked: Laid = {}): TestTable {
  const table = tryLay(asked);
  if (!(table instanceof TestTable)) throw new Error(`${table.code}: ${table.about.join(' ')}`);
  return table;
}

// A table for tests: opens a position, plays moves by text, and returns events, refusals and views.

import type { Json, Millis, Refusal, Seat, Status, Viewer } from '../../../core/game.ts';
import { openTable, type Table } from '../../../core/table.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Event } from '../rules/events.ts';
import { options, type Setup } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { View } from '../rules/state.ts';

export type TestTableOptions = {
  readonly seats?: number;
  readonly setup?: Partial<Setup>;
  readonly scenario?: Json;
  /** Only these words count. Default: all of `lexicon`. */
  readonly words?: string;
  readonly lexicon?: Lexicon;
  readonly seed?: string;
  readonly at?: Millis;
};

export const DEFAULT_SETUP = Object.fromEntries(
  Object.entries(options).map(([name, option]) => [name, option.normal]),
) as unknown as Setup;

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

  /** Plays an act and returns its events; throws if it is refused. */
  act(by: Seat | 'clock', text: string, at: Millis = this.#table.at): readonly Event[] {
    const planned = this.#table.plan(by, text, at);
    if (!planned.ok) throw new Error(`${text} was refused: ${planned.error.code} ${planned.error.rule}`);
    planned.value.commit();
    return planned.value.events as unknown as readonly Event[];
  }

  /** Like `act`, but returns only the event types. */
  eventTypes(by: Seat | 'clock', text: string, at?: Millis): readonly string[] {
    return this.act(by, text, at).map(({ type }) => type);
  }

  /** Why the act would be refused; null if it is legal. Changes nothing. */
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

  moves(seat: Seat): readonly string[] {
    return this.#table.listMoves(seat);
  }

  /** The tiles of the board in alphabetical order, the joker first. */
  get board(): string {
    return [...this.view().board].toSorted().join('');
  }
}

export function openTestTable(tableOptions: TestTableOptions = {}): TestTable {
  const table = tryOpenTestTable(tableOptions);
  if (typeof table === 'string') throw new Error(table);
  return table;
}

/** The table, or the problem with the scenario. */
export function tryOpenTestTable(tableOptions: TestTableOptions): TestTable | string {
  const { seats = 2, setup = {}, scenario = null, words, lexicon, seed = 'test', at = 0 } = tableOptions;
  const wordList = words === undefined ? lexicon : customLexicon(words.split(' '), lexicon);
  const opened = openTable(
    rules,
    {
      game: rules.id,
      version: rules.version,
      seats,
      setup: { ...DEFAULT_SETUP, ...setup },
      list: 'standard',
      words: null,
      scenario,
      lexicon: '',
      seed,
      at,
    },
    wordList ?? customLexicon([]),
    startFromScenario,
  );
  return opened.ok ? new TestTable(opened.value) : opened.error.about.join(' ');
}

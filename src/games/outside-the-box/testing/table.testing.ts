// A table for tests: opens a position, plays moves as text, and returns events, refusals and views.

import type { Json, Millis, Refusal, Seat, Status, Viewer } from '../../../core/game.ts';
import { openTable, type Table } from '../../../core/table.ts';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { options as gameOptions, type Setup } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { FREE_SQUARE, GRID_SIZE } from '../rules/scoring/grid.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { Event, View } from '../rules/state.ts';

export type TestTableOptions = {
  readonly seats?: number;
  readonly setup?: Partial<Setup>;
  readonly scenario?: Json;
  /** Only these words count; without them, the words of `lexicon`. */
  readonly words?: string;
  readonly lexicon?: Lexicon;
  readonly seed?: string;
  readonly at?: Millis;
};

export const DEFAULT_SETUP = Object.fromEntries(
  Object.entries(gameOptions).map(([name, option]) => [name, option.normal]),
) as unknown as Setup;

export class TestTable {
  readonly opening: readonly Event[];
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
    this.opening = table.openingEvents as unknown as readonly Event[];
  }

  get status(): Status {
    return this.table.status;
  }

  /** Plays an act and returns its events; throws if it is refused. */
  act(by: Seat | 'clock', text: string, at: Millis = this.table.at): readonly Event[] {
    const planned = this.table.plan(by, text, at);
    if (!planned.ok) throw new Error(`${text} is refused: ${planned.error.code} ${planned.error.rule}`);
    planned.value.commit();
    return planned.value.events as unknown as readonly Event[];
  }

  /** Plays several acts at the same time, such as `0 call E` or `clock timeUp`; returns the events of the last one. */
  acts(lines: readonly string[], at?: Millis): readonly Event[] {
    let events: readonly Event[] = [];
    for (const line of lines) {
      const [by = '', ...text] = line.split(' ');
      events = this.act(by === 'clock' ? by : Number(by), text.join(' '), at);
    }
    return events;
  }

  /** Like `act`, but returns only the event types. */
  eventTypes(by: Seat | 'clock', text: string, at?: Millis): readonly string[] {
    return this.act(by, text, at).map(({ type }) => type);
  }

  /** Lets the running clock expire. */
  expireClock(): readonly Event[] {
    return this.act('clock', 'timeUp', Math.max(this.status.deadline!, this.table.at));
  }

  /** Why an act would be refused; null if it would be accepted. Does not change the table. */
  refusalOf(by: Seat | 'clock', text: string, at: Millis = this.table.at): Refusal | null {
    const planned = this.table.plan(by, text, at);
    return planned.ok ? null : planned.error;
  }

  refusalCode(by: Seat | 'clock', text: string, at?: Millis): string | null {
    return this.refusalOf(by, text, at)?.code ?? null;
  }

  view(viewer: Viewer = 'spectator'): View {
    return this.table.viewFor(viewer) as unknown as View;
  }

  /** A seat's own grid, row by row. */
  grid(seat: Seat): readonly string[] {
    return this.view(seat).players[seat]!.grid!.match(/.{6}/g)!;
  }

  moves(seat: Seat): readonly string[] {
    return this.table.listMoves(seat);
  }
}

export function openTestTable(options: TestTableOptions = {}): TestTable {
  const table = tryOpenTestTable(options);
  if (typeof table === 'string') throw new Error(table);
  return table;
}

/** The table, or the error in the scenario. */
export function tryOpenTestTable(options: TestTableOptions): TestTable | string {
  const { seats = 2, setup = {}, scenario = null, words, lexicon, seed = 'test', at = 0 } = options;
  const tableLexicon = words === undefined ? lexicon : customLexicon(words.split(' '), lexicon);
  const match = {
    game: rules.id,
    version: rules.version,
    seats,
    setup: { ...DEFAULT_SETUP, ...setup },
    list: rules.defaultList,
    words: null,
    scenario,
    lexicon: '',
    seed,
    at,
  };
  const opened = openTable(rules, match, tableLexicon ?? customLexicon([]), startFromScenario);
  return opened.ok ? new TestTable(opened.value) : opened.error.about.join(' ');
}

/** Six rows of six squares; missing rows and letters are empty squares. */
export const gridRows = (...texts: readonly string[]): readonly string[] =>
  Array.from({ length: GRID_SIZE }, (_, i) => (texts[i] ?? '').padEnd(GRID_SIZE, FREE_SQUARE));

/** A grid filled with one letter except for the given number of free squares at its end. */
export const nearlyFullGrid = (free: number, letter = 'X'): readonly string[] =>
  (letter.repeat(GRID_SIZE * GRID_SIZE - free) + FREE_SQUARE.repeat(free)).match(/.{6}/g)!;

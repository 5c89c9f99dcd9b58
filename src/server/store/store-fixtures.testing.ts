// Rooms, matches and acts for tests of stores.

import type { LogEntry, Match } from '../../core/match.ts';
import type { NewMatch, Store, StoredRoom } from './store.ts';

export type OpenedStore = {
  readonly store: Store;
  /** The same data, as another node sees it. */
  readonly other: Store;
  /** Moves the store's wall clock. */
  advanceClock(ms: number): Promise<void>;
  close(): Promise<void>;
  /** Every row of every table, as text. */
  dump(): Promise<string>;
  /** All columns of all tables, as `table.column`. */
  columns(): Promise<readonly string[]>;
};

const HEAD: Match = {
  game: 'any-game',
  version: 1,
  seats: 2,
  setup: { wordClock: 60 },
  list: 'standard',
  words: null,
  scenario: null,
  lexicon: 'x',
  seed: '0123',
  at: 0,
};
export const WON = { ranking: [[1], [0]], reason: 'six words' };

export const testRoom = (id: string, more: Partial<StoredRoom> = {}): StoredRoom => ({
  ...{ id, code: `C${id}`, state: '{}', rev: 0, isListed: false, peopleCount: 0 },
  ...more,
});
export const testMatch = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  ...{ id, room: `room of ${id}`, match: HEAD, names: ['Ann', 'Bo'], bots: [null, 'casual'] },
  players: [{ person: 'ann', seat: 0 }],
  ...more,
});
export const testEntry = (n: number, text = `act ${n}`): LogEntry => ({ n, at: n * 1000, by: n % 2, text });

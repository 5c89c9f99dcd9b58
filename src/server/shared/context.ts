// What every room of this node works with. Put together in app.ts.
// Not a room: only what all rooms share.

import type { AnyGame } from '../../core/any-game.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { RecordChecker } from '../records/record-checker.ts';
import type { Retry } from '../store/retry.ts';
import type { Store } from '../store/store.ts';

export type ServerContext = {
  readonly games: { readonly [id: string]: AnyGame };
  readonly openLexicon: (list: ListName) => Lexicon;
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: BotPool;
  readonly recordChecker: RecordChecker;
  /** The time of the service. */
  readonly now: () => number;
  readonly withRetry: Retry['withRetry'];
  readonly log: (what: string, more?: { readonly [key: string]: unknown }) => void;
};

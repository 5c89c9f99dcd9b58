// What every room of this node works with. Put together in app.ts.
// Not a room: only what all rooms share.

import type { SealedGame } from '../core/seal.ts';
import type { Lexicon, ListName } from '../lexicon/lexicon.ts';
import type { BotPool } from './bots.ts';
import type { Bus } from './bus.ts';
import type { Patience } from './patience.ts';
import type { RecordChecker } from './record-checker.ts';
import type { Store } from './store.ts';

export type Surroundings = {
  readonly games: { readonly [id: string]: SealedGame };
  readonly lexicon: (list: ListName) => Lexicon;
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: BotPool;
  readonly recordChecker: RecordChecker;
  /** The time of the service. */
  readonly now: () => number;
  readonly persist: Patience['persist'];
  readonly log: (what: string, more?: { readonly [key: string]: unknown }) => void;
};

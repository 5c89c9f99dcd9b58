// Everything the rooms and routes of one server process share. Assembled in app.ts.

import type { OpenList } from '../../core/match.ts';
import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { RecordChecker } from '../records/record-checker.ts';
import type { Store } from '../store/store.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Sessions } from './sessions.ts';

export type ServerContext = {
  readonly openList: OpenList;
  /** Retries until the store answers or the server stops. For everything that belongs to a match or a room. */
  readonly store: Store;
  /** Retries for a few seconds only. For requests, where an error sentence is better than a long wait. */
  readonly requestStore: Store;
  readonly bus: Bus;
  readonly sessions: Sessions;
  readonly bots: BotPool;
  readonly recordChecker: RecordChecker;
  /** Service time: the same on every node, see service-clock.ts. */
  readonly now: () => number;
  /** The id of the web build this server serves; null if it serves none. */
  readonly build: string | null;
  readonly limits: Limits;
  readonly log: Log;
};

// What everything about contests shares.

import type { RecordChecker } from '../records/record-checker.ts';
import type { ServerContext } from '../shared/context.ts';
import type { Fault } from '../shared/fault.ts';

export type ContestContext = {
  readonly server: ServerContext;
  /** For matches that were played here. What people send is checked by that of the server, so nobody's result waits behind it. */
  readonly checker: RecordChecker;
  /** The secret that the sealed dailies are made from. */
  readonly dailySecret: string;
  /** UTC. Service time stands still while no server runs, but days and deadlines don't. */
  readonly now: () => number;
};

export const NO_CONTEST: Fault = { status: 404, sentence: 'We can’t find a game at this address. Check the link.' };

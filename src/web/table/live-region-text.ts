// The sentences that screen readers hear through the live region of a table page.

import type { TableSnapshot } from '../connection/connection.ts';
import type { TurnStatus } from './turn-status.ts';

const MAX_LINES = 5;

/** What happened in the latest step. */
export const describeLatestStep = ({ log, n }: TableSnapshot): string =>
  log
    .filter((entry) => entry.n === n)
    .flatMap((entry) => entry.lines)
    .slice(0, MAX_LINES)
    .join(' ');

/** For someone who has just come to the table or taken the device: who they are, what happened, and what to do. */
export function describeTable(snapshot: TableSnapshot, turn: TurnStatus): string {
  // People who share a device need to hear whose turn it is.
  const self = snapshot.seat === null || snapshot.you !== null ? '' : `You are ${snapshot.names[snapshot.seat]}.`;
  const kicker = turn.kicker === '' ? '' : `${turn.kicker}.`;
  return [self, describeLatestStep(snapshot), kicker, `${turn.headline}.`].filter(Boolean).join(' ');
}

export const isToAct = ({ seat, status }: TableSnapshot): boolean => seat !== null && status.toAct.includes(seat);

/** Whether the viewer has to act now and did not before. */
export const isTurnStart = (before: TableSnapshot, now: TableSnapshot): boolean => isToAct(now) && !isToAct(before);

// The record that the replay and the review page show. It is kept for this tab, so that it survives a reload.

import type { Seat } from '../../core/game.ts';
import type { ReviewSharing } from '../../core/protocol/protocol.ts';

/** A record, and the seat of the person who wants to see it; null for a spectator. */
export type ReplayRecord = {
  readonly text: string;
  readonly you: Seat | null;
  /** Who played at the end, if known: a record has the names at the start, before a late friend took over from a bot. */
  readonly names?: readonly string[];
  /** By seat: who of the people at a table on the server lets the others see their review. Other matches have none. */
  readonly sharing?: readonly ReviewSharing[];
};

const STORAGE_KEY = 'wordhoard replay';
/** Where storage is off or full, the record lasts as long as the page. */
let kept: ReplayRecord | null = null;

export function keepReplayRecord(record: ReplayRecord): void {
  kept = record;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Nothing to do: `kept` has it.
  }
}

export function loadReplayRecord(): ReplayRecord | null {
  if (kept !== null) return kept;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? null : (JSON.parse(stored) as ReplayRecord);
  } catch {
    return null;
  }
}

/** The address of the replay after this act. */
export const replayPath = (n: number): string => (n === 0 ? '/replay' : `/replay?move=${n}`);

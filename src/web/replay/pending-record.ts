// Passes a record from the result screen to the replay page.

import type { Seat } from '../../core/game.ts';

/** A record, and the seat of the person who wants to see it; null for a spectator. */
export type PendingRecord = { readonly text: string; readonly you: Seat | null };

let pending: PendingRecord | null = null;

export function setPendingRecord(record: PendingRecord): void {
  pending = record;
}

export function takePendingRecord(): PendingRecord | null {
  const record = pending;
  pending = null;
  return record;
}

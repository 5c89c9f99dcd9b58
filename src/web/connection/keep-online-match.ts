// What happens when a match on the server is over: its record is fetched and kept on this device.

import type { RoomView } from '../../core/protocol/protocol.ts';
import type { TableSnapshot } from './connection.ts';
import { keepFinishedMatch } from './finished-matches.ts';
import { sharingBySeat } from './review-sharing.ts';

/** The record; null if it can't be had, or not yet: others can still play the deal of a contest. */
export async function keepOnlineMatch(match: string, snapshot: TableSnapshot, room: RoomView): Promise<string | null> {
  const { game, names, you, status } = snapshot;
  const { outcome, scores } = status;
  const finished = { id: match, kind: 'online', game, names, you, scores, finishedAt: Date.now() } as const;
  if (room.contest != null) {
    const { noteTry } = await import('./contests/own-tries.ts');
    if (outcome !== null) noteTry({ ...finished, outcome, contest: room.contest });
    return null;
  }
  const response = await fetch(`/api/matches/${match}/record`);
  if (!response.ok) return null;
  const record = await response.text();
  if (you !== null && outcome !== null)
    void keepFinishedMatch({ ...finished, outcome, record, sharing: sharingBySeat(room) });
  return record;
}

// The HTTP requests that create a room on the server, find one by its code, or list one's own. The room itself is in
// online-connection.svelte.ts.

import type { OwnTable } from '../../core/protocol/own-table.ts';

export type RoomLookup = { readonly room: string } | { readonly sentence: string };

/** Nobody's first table has a clock of 20 seconds: the host may choose stricter rules in the lobby. */
const FIRST_PRESET = 'relaxed';

/** `deck` is the text of a deck to play with. */
export const createRoom = (game: string, deck?: string): Promise<RoomLookup> =>
  requestRoom('/api/rooms', 'Can’t reach the server. You can still play against bots, or pass and play.', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, deck, preset: FIRST_PRESET }),
  });

export const findRoomByCode = (code: string): Promise<RoomLookup> =>
  requestRoom(`/api/code/${encodeURIComponent(code)}`, 'Can’t reach the server. Try again in a moment.');

async function requestRoom(url: string, offlineSentence: string, init?: RequestInit): Promise<RoomLookup> {
  try {
    const response = await fetch(url, init);
    const body = (await response.json()) as { ok: boolean; room: string; sentence: string };
    return body.ok ? { room: body.room } : { sentence: body.sentence };
  } catch {
    return { sentence: offlineSentence };
  }
}

/** The tables this person belongs to; null if the server cannot be reached. */
export async function listOwnTables(): Promise<readonly OwnTable[] | null> {
  const response = await fetch('/api/me/tables').catch(() => null);
  return response?.ok ? ((await response.json()) as { tables: readonly OwnTable[] }).tables : null;
}

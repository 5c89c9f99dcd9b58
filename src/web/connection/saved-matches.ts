// Unfinished matches in localStorage, one per game and way of playing.

import type { MatchOrder, SavedMatch } from './local-messages.ts';

/** `play`: one person against bots; `device`: several people on this device. */
export type SaveSlot = 'play' | 'device';

const slotFor = ({ drivers }: MatchOrder): SaveSlot =>
  drivers.filter((level) => level === null).length > 1 ? 'device' : 'play';
const storageKey = (slot: SaveSlot, game: string): string => `wordhoard ${slot} ${game}`;

export function loadSavedMatch(slot: SaveSlot, game: string): SavedMatch | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(slot, game)) ?? 'null') as SavedMatch | null;
  } catch {
    return null;
  }
}

/** Stores the match, or removes it when it is over (null). */
export function saveMatch(order: MatchOrder, match: SavedMatch | null): void {
  const key = storageKey(slotFor(order), order.game);
  try {
    if (match === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(match));
  } catch {
    // Without storage the match lasts as long as the page.
  }
}

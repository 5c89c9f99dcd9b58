// Unfinished matches in localStorage, one per game and way of playing.

import type { LocalMatchRequest, SavedMatch } from './local-messages.ts';

/** `play`: one person against bots; `device`: several people on this device. */
export type SaveSlot = 'play' | 'device';

/** A saved match as it is stored. These field names stay, because matches saved by older versions have them. */
type StoredMatch = Omit<SavedMatch, 'matchRequest'> & {
  readonly order: Omit<LocalMatchRequest, 'botLevels'> & { readonly drivers: LocalMatchRequest['botLevels'] };
};

const slotFor = ({ botLevels }: LocalMatchRequest): SaveSlot =>
  botLevels.filter((level) => level === null).length > 1 ? 'device' : 'play';
const storageKey = (slot: SaveSlot, game: string): string => `wordhoard ${slot} ${game}`;

function toStored({ matchRequest: { botLevels, ...rest }, ...match }: SavedMatch): StoredMatch {
  return { order: { ...rest, drivers: botLevels }, ...match };
}

function fromStored({ order: { drivers, ...rest }, ...match }: StoredMatch): SavedMatch {
  return { matchRequest: { ...rest, botLevels: drivers }, ...match };
}

export function loadSavedMatch(slot: SaveSlot, game: string): SavedMatch | null {
  try {
    const text = localStorage.getItem(storageKey(slot, game));
    return text === null ? null : fromStored(JSON.parse(text) as StoredMatch);
  } catch {
    return null;
  }
}

/** Stores the match, or removes it when it is over (null). */
export function saveMatch(matchRequest: LocalMatchRequest, match: SavedMatch | null): void {
  const key = storageKey(slotFor(matchRequest), matchRequest.game);
  try {
    if (match === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(toStored(match)));
  } catch {
    // Without storage the match lasts as long as the page.
  }
}

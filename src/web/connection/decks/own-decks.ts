// The decks that people keep on this device, as they typed them. Each has a key of its own in localStorage, so that tabs don't
// overwrite each other's decks; it writes before the call returns, so a tab that is closed loses nothing.

import type { Deck } from '../../../core/decks/deck.ts';
import { parseDeck } from '../../../core/decks/parse-deck.ts';
import { randomId } from '../../../ui-kit/random-id.ts';

export type OwnDeck = {
  readonly id: string;
  /** As in a file (docs/decks.md). It may have mistakes. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
};

const PREFIX = 'wordhoard deck ';

export const newDeckId = (): string => randomId().slice(0, 12);

export function loadOwnDeck(id: string): OwnDeck | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Partial<OwnDeck> | null;
    if (typeof stored?.text !== 'string') return null;
    return { id, text: stored.text, savedAt: stored.savedAt ?? 0 };
  } catch {
    return null;
  }
}

/** The latest first. */
export function listOwnDecks(): readonly OwnDeck[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => loadOwnDeck(key.slice(PREFIX.length)) ?? [])
      .toSorted((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}

/** Whether it could be stored. */
export function saveOwnDeck({ id, text, savedAt }: OwnDeck): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ text, savedAt }));
    return true;
  } catch {
    return false;
  }
}

export function deleteOwnDeck(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {}
}

/** The title, or the first word of a deck that has none yet. */
export function nameOfDeck(text: string): string {
  const title = /^\s*title\s+(.+)$/im.exec(text)?.[1]?.trim();
  if (title !== undefined) return title;
  const line = text.split('\n').find((one) => one.trim() !== '' && !/^\s*(?:#|only these words)/i.test(one));
  return line === undefined ? 'Empty deck' : line.trim().slice(0, 40);
}

/** A deck without mistakes; null if there is no such deck. */
export function openOwnDeck(id: string | null): Deck | null {
  const own = id === null ? null : loadOwnDeck(id);
  const parsed = own === null ? null : parseDeck(own.text);
  return parsed?.ok === true ? parsed.value : null;
}

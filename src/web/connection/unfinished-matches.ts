// The unfinished matches of this device. Each has a key of its own in localStorage, so that tabs don't overwrite each other's
// matches. localStorage writes before the call returns, so a tab that is closed loses nothing; IndexedDB doesn't promise that.

import type { LocalMatchRequest, SavedMatch } from './local-messages.ts';

export type UnfinishedMatch = {
  readonly id: string;
  readonly match: SavedMatch;
  /** How far it is, such as “Your turn”; empty for matches saved by older versions. */
  readonly progress: string;
  /** Milliseconds since 1970; 0 for matches saved by older versions. */
  readonly savedAt: number;
};

/** A match as it is stored. `order` and `drivers` stay, because matches saved by older versions have them. */
type StoredMatch = Omit<SavedMatch, 'matchRequest'> & {
  readonly order: Omit<LocalMatchRequest, 'botLevels'> & { readonly drivers: LocalMatchRequest['botLevels'] };
  readonly progress?: string;
  readonly savedAt?: number;
  /** It is over, and about to move to finished-matches.ts. */
  readonly isOver?: boolean;
  /** When the tab that saved it opened it, in milliseconds since 1970. */
  readonly openedAt?: number;
};

const PREFIX = 'wordhoard match ';
/** Older versions kept one match per game, under `wordhoard play <game>` or `wordhoard device <game>`. */
const OLD_KEY = /^wordhoard ((?:play|device) .+)$/;
const storageKey = (id: string): string => (id.includes(' ') ? `wordhoard ${id}` : PREFIX + id);
const idOfKey = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : OLD_KEY.exec(key)?.[1];

/** `play`: one person against bots; `device`: several people on this device. Also the first part of the address. */
export type MatchKind = 'play' | 'device';

export const kindOf = ({ botLevels }: LocalMatchRequest): MatchKind =>
  botLevels.filter((level) => level === null).length > 1 ? 'device' : 'play';

export const urlOfMatch = (id: string, matchRequest: LocalMatchRequest): string =>
  `/${kindOf(matchRequest)}/${matchRequest.game}?match=${encodeURIComponent(id)}`;

/** Whether a person has moved. A match that was only looked at is not worth keeping. */
export const hasBegun = ({ match: { matchRequest, acts } }: UnfinishedMatch): boolean =>
  acts.some(({ by }) => by !== 'clock' && matchRequest.botLevels[by] === null);

export function loadUnfinishedMatch(id: string): UnfinishedMatch | null {
  const stored = readStored(id);
  if (stored === null) return null;
  const { order, acts, at, progress = '', savedAt = 0 } = stored;
  const { drivers, ...rest } = order;
  return { id, match: { matchRequest: { ...rest, botLevels: drivers }, acts, at }, progress, savedAt };
}

/** The latest first. */
export function listUnfinishedMatches(game?: string): readonly UnfinishedMatch[] {
  return storedKeys()
    .flatMap((key) => idOfKey(key) ?? [])
    .filter((id) => readStored(id)?.isOver !== true)
    .flatMap((id) => loadUnfinishedMatch(id) ?? [])
    .filter(({ match }) => game === undefined || match.matchRequest.game === game)
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

/** The id of the latest match of a game; null if there is none. */
export const latestMatchId = (game: string, kind: MatchKind): string | null =>
  listUnfinishedMatches(game).find(({ match }) => kindOf(match.matchRequest) === kind)?.id ?? null;

/** Without storage a match lasts as long as the page. */
export function saveUnfinishedMatch(
  { id, match, progress, savedAt }: UnfinishedMatch,
  { isOver = false, openedAt = savedAt } = {},
): void {
  const { matchRequest, acts, at } = match;
  const { botLevels, ...rest } = matchRequest;
  const order = { ...rest, drivers: botLevels };
  const stored: StoredMatch = { order, acts, at, progress, savedAt, isOver, openedAt };
  try {
    localStorage.setItem(storageKey(id), JSON.stringify(stored));
  } catch {}
}

export function deleteUnfinishedMatch(id: string): void {
  try {
    localStorage.removeItem(storageKey(id));
  } catch {}
}

/** Removes the matches of a game in which nobody has moved: they make room for the next one of this kind. */
export function deleteUntouchedMatches(game: string, kind: MatchKind): void {
  for (const one of listUnfinishedMatches(game))
    if (!hasBegun(one) && kindOf(one.match.matchRequest) === kind) deleteUnfinishedMatch(one.id);
}

/** Calls back when a tab that opened this match later saves it. Returns the function that stops it. */
export function watchOtherTabs(id: string, openedAt: number, onSaved: () => void): () => void {
  const receive = ({ key, newValue }: StorageEvent): void => {
    // An older tab may save a bot's move before it learns that it has lost the match.
    if (key === storageKey(id) && newValue !== null && (readStored(id)?.openedAt ?? 0) > openedAt) onSaved();
  };
  addEventListener('storage', receive);
  return () => removeEventListener('storage', receive);
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readStored(id: string): StoredMatch | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(id)) ?? 'null') as StoredMatch | null;
    return stored?.order?.drivers !== undefined && Array.isArray(stored.acts) ? stored : null;
  } catch {
    return null;
  }
}

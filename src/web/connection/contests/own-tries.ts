// Tries at contests that ended on this device. Their games are secret until the contest closes and are kept with the others then.
// The days with a daily deal are remembered for the streak, also offline.

import type { ContestAnswer } from '../../../core/contests/contest-api.ts';
import { type FinishedMatch, keepFinishedMatch } from '../finished-matches.ts';
import { requestJson } from './contests-api.ts';

const TRIES_KEY = 'wordhoard contest tries';
const DAYS_KEY = 'wordhoard daily played';
const MAX_TRIES = 100;
const MAX_DAYS = 1000;

export type OwnTry = Omit<FinishedMatch, 'record'> & { readonly contest: string };
/** By date, the games whose sealed deal was finished. */
export type PlayedDays = { readonly [date: string]: readonly string[] };

export function noteTry(own: OwnTry): void {
  const tries = listTries();
  if (!tries.some(({ id }) => id === own.id)) write(TRIES_KEY, [...tries, own].slice(-MAX_TRIES));
  const [, date, game] = /^daily-(\d{4}-\d\d-\d\d)-(.+)$/.exec(own.contest) ?? [];
  if (date !== undefined) notePlayed({ [date]: [game!] });
}

export const listTries = (): readonly OwnTry[] => read<readonly OwnTry[]>(TRIES_KEY, []);
export const playedDays = (): PlayedDays => read<PlayedDays>(DAYS_KEY, {});

/** Adds what was played, here or on another device. */
export function notePlayed(days: PlayedDays): void {
  const known = playedDays();
  const all = { ...known };
  for (const [date, games] of Object.entries(days)) all[date] = [...new Set([...(known[date] ?? []), ...games])];
  const dates = Object.keys(all).toSorted().slice(-MAX_DAYS);
  write(DAYS_KEY, Object.fromEntries(dates.map((date) => [date, all[date]])));
}

/** Keeps the games of contests that have closed with the other finished games. Returns how many there were. */
export async function keepClosedTries(): Promise<number> {
  let kept = 0;
  for (const { contest, ...match } of listTries()) {
    const answer = await requestJson<ContestAnswer>(`/api/contests/${contest}`);
    // A contest that is gone was closed long ago, and its games with it.
    const isGone = !answer.ok && answer.error.status === 404;
    if (!isGone && !(answer.ok && answer.value.contest.isClosed)) continue;
    const response = isGone ? null : await fetch(`/api/matches/${match.id}/record`).catch(() => null);
    if (!isGone && response === null) continue;
    if (response?.ok && (await keepFinishedMatch({ ...match, record: await response.text() }))) kept++;
    write(
      TRIES_KEY,
      listTries().filter(({ id }) => id !== match.id),
    );
  }
  return kept;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage there are no games to keep either.
  }
}

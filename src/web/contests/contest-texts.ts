// What is said about a contest: titles, how long it is open, and a result as a line of text without words of the deal.

import type { ContestView, RankingLine } from '../../core/contests/contest-api.ts';
import { formatScore } from '../../core/ending/ending.ts';
import type { Millis } from '../../core/game.ts';
import { countOf } from '../../core/wording.ts';
import { describePlace } from '../result/daily-share-text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_CHARACTERS = 200;

/** "3 days", "5 hours", "12 minutes". */
export function describeTime(ms: Millis): string {
  if (ms >= 2 * DAY_MS) return countOf(Math.floor(ms / DAY_MS), 'day');
  if (ms >= 2 * HOUR_MS) return countOf(Math.floor(ms / HOUR_MS), 'hour');
  return countOf(Math.max(1, Math.ceil(ms / MINUTE_MS)), 'minute');
}

/** "7:05". */
export const clockTime = (ms: Millis): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A break of less than this isn't worth telling. */
const SHORT_BREAK_MS = 2 * MINUTE_MS;

/** "7:05", or "7:05, with breaks 3 hours". */
export function describeDuration({ tookMs, elapsedMs }: Pick<RankingLine, 'tookMs' | 'elapsedMs'>): string {
  const breaks = elapsedMs === null ? 0 : elapsedMs - tookMs;
  return breaks < SHORT_BREAK_MS ? clockTime(tookMs) : `${clockTime(tookMs)}, with breaks ${describeTime(elapsedMs!)}`;
}

export function describeOpening(
  contest: Pick<ContestView, 'isClosed' | 'isOpen' | 'opens' | 'closes'>,
  now: Millis,
): string {
  if (contest.isClosed) return 'Closed';
  return contest.isOpen
    ? `Open for another ${describeTime(contest.closes - now)}`
    : `Opens in ${describeTime(contest.opens - now)}`;
}

/** "OAK and ELM, 12 points". */
export function describeBest({ words, gain, unit }: NonNullable<RankingLine['best']>): string {
  const text = words.slice(0, 3).join(' ');
  if (unit === 'dollars') return `${text}, $${formatScore(Math.round(gain))}`;
  return `${text}, ${countOf(gain, unit === 'words' ? 'word' : 'point')}`;
}

/** "Wordhoard, Word Xchange: 7 points, 61% of what was possible, 2nd of 5." and the address. */
export function contestShareText(title: string, lines: readonly RankingLine[], address: string): string {
  const people = lines.filter(({ bot }) => bot === null);
  const mine = people.find(({ isMine }) => isMine);
  if (mine === undefined) return `Wordhoard, ${title}. ${address}`.slice(0, MAX_CHARACTERS);
  const facts = [
    formatScore(mine.points),
    ...(mine.accuracy === null ? [] : [`${Math.round(mine.accuracy)}% of what was possible`]),
    ...(people.length > 1 ? [describePlace(mine.rank, people.length)] : []),
  ];
  return `Wordhoard, ${title}: ${facts.join(', ')}. ${address}`.slice(0, MAX_CHARACTERS);
}

// What is said about a contest: how long it is open, how long a try took, and the best play.

import type { ContestView, RankingLine } from '../../core/contests/contest-api.ts';
import type { Millis } from '../../core/game.ts';
import { countOf, joinWithAnd } from '../../core/wording.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** What has just been made for a week is open for seven days, not six. */
const ROUNDING_MS = 10 * MINUTE_MS;

/** "3 days", "5 hours", "12 minutes". */
export function describeTime(ms: Millis): string {
  if (ms + ROUNDING_MS >= 2 * DAY_MS) return countOf(Math.floor((ms + ROUNDING_MS) / DAY_MS), 'day');
  if (ms + ROUNDING_MS >= 2 * HOUR_MS) return countOf(Math.floor((ms + ROUNDING_MS) / HOUR_MS), 'hour');
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

const MAX_WORDS = 3;

/** "OAK and ELM". What it gained is not said: it counts against doing nothing, and the table shows other points. */
export const describeBest = ({ words }: NonNullable<RankingLine['best']>): string =>
  joinWithAnd(words.slice(0, MAX_WORDS));

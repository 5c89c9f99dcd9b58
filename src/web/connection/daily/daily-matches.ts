// The daily deals of this device. They are kept like other matches, under an id made of date and game, so each has one try,
// and exported games take results and streak along.

import { addDays, dateOf } from '../../../core/time/utc-date.ts';
import type { FinishedMatch } from '../finished-matches.ts';
import { dateOfDailyId } from './daily-id.ts';

export const todaysDate = (): string => dateOf(Date.now());

/** By date, the daily deals among these matches. */
export function groupByDate(matches: readonly FinishedMatch[]): ReadonlyMap<string, readonly FinishedMatch[]> {
  const byDate = new Map<string, FinishedMatch[]>();
  for (const match of matches) {
    const date = dateOfDailyId(match.id);
    if (date !== null) byDate.set(date, [...(byDate.get(date) ?? []), match]);
  }
  return byDate;
}

/** Days in a row with at least one deal, up to today. Until today is over, yesterday is enough. */
export function streakOf(played: { has(date: string): boolean }, today: string): number {
  let date = played.has(today) ? today : addDays(today, -1);
  let days = 0;
  for (; played.has(date); date = addDays(date, -1)) days++;
  return days;
}

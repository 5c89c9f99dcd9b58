// The sentences of Practice that depend on numbers and dates.

import { DAY_MS, dayOf, type LocalTime } from '../../core/practice/due.ts';
import type { KeptCard } from '../../core/practice/kept-card.ts';
import type { Strength } from '../../core/practice/statistics.ts';
import { countOf } from '../../core/wording.ts';

const MINUTE_MS = 60_000;
const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;

/** When a card is asked again: “in 10 minutes”, “tomorrow”, “in 3 weeks”. */
export function sayWhen({ schedule }: KeptCard, now: LocalTime): string {
  if (schedule === null) return 'soon';
  if (schedule.phase !== 'review') {
    const minutes = Math.max(1, Math.round((schedule.due - now) / MINUTE_MS));
    return schedule.due - now > DAY_MS / 2 ? 'tomorrow' : `in ${countOf(minutes, 'minute')}`;
  }
  const days = dayOf(schedule.due) - dayOf(now);
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 2 * DAYS_PER_WEEK) return `in ${countOf(days, 'day')}`;
  if (days < 2 * DAYS_PER_MONTH) return `in ${countOf(Math.round(days / DAYS_PER_WEEK), 'week')}`;
  return `in ${countOf(Math.round(days / DAYS_PER_MONTH), 'month')}`;
}

export const STRENGTH_LABELS: { readonly [S in Strength]: string } = {
  fresh: 'New',
  learning: 'Learning',
  known: 'Known',
  solid: 'Known for weeks',
};

/** “7 of your 31 words have come back in a game.” */
export const sayCameBack = (cameBack: number, words: number): string =>
  `${cameBack} of your ${countOf(words, 'word')} ${cameBack === 1 ? 'has' : 'have'} come back in a game.`;

/** What to say after the last question. */
export function sayPraise(right: number, all: number): string {
  if (all === 0) return 'Nothing to ask right now';
  if (right === all) return all === 1 ? 'Right!' : `All ${all} right!`;
  return right === 0 ? `A start with ${countOf(all, 'word')}` : `${right} of ${all} right`;
}

// Which card is asked next. At most 5 new and 20 due words a day; the rest wait for another day.

import { type DayNumber, dayOf, isDue, type LocalTime } from './due.ts';
import { isActive, type KeptCard } from './kept-card.ts';

export const NEW_PER_DAY = 5;
export const DUE_PER_DAY = 20;
/** A word of the first day may come back this much early, if nothing else is left to ask. */
const AHEAD_MS = 60_000;

/** How many words were begun and repeated on a day. The steps of the first day don't count again. */
export type DayCount = { readonly day: DayNumber; readonly newWords: number; readonly dueWords: number };

export const emptyDay = (day: DayNumber): DayCount => ({ day, newWords: 0, dueWords: 0 });

/** The count after this card was asked. */
export function countAsked(count: DayCount, { schedule }: KeptCard): DayCount {
  if (schedule === null) return { ...count, newWords: count.newWords + 1 };
  return schedule.phase === 'review' ? { ...count, dueWords: count.dueWords + 1 } : count;
}

export type TodaysCards = {
  /** Steps of the first day that are due at this minute. */
  readonly steps: readonly KeptCard[];
  readonly due: readonly KeptCard[];
  readonly fresh: readonly KeptCard[];
  /** Steps that are due later today; the first one first. */
  readonly later: readonly KeptCard[];
};

/** What may be asked today. `count` is that of today; a count of another day is ignored. */
export function todaysCards(cards: readonly KeptCard[], count: DayCount | null, now: LocalTime): TodaysCards {
  const { newWords, dueWords } = count?.day === dayOf(now) ? count : emptyDay(dayOf(now));
  const active = cards.filter(isActive);
  const byDue = active
    .filter(({ schedule }) => schedule !== null)
    .toSorted((a, b) => a.schedule!.due - b.schedule!.due || (a.id < b.id ? -1 : 1));
  const inSteps = byDue.filter(({ schedule }) => schedule!.phase !== 'review');
  return {
    steps: inSteps.filter(({ schedule }) => isDue(schedule!, now)),
    later: inSteps.filter(({ schedule }) => !isDue(schedule!, now)),
    due: byDue
      .filter(({ schedule }) => schedule!.phase === 'review' && isDue(schedule!, now))
      .slice(0, Math.max(0, DUE_PER_DAY - dueWords)),
    fresh: active
      .filter(({ schedule }) => schedule === null)
      .toSorted((a, b) => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1))
      .slice(0, Math.max(0, NEW_PER_DAY - newWords)),
  };
}

/** The next card; null if nothing is left for now. */
export function nextCard({ steps, due, fresh, later }: TodaysCards, now: LocalTime): KeptCard | null {
  const early = later.find(({ schedule }) => schedule!.due - now <= AHEAD_MS);
  return steps[0] ?? due[0] ?? fresh[0] ?? early ?? null;
}

export const countToday = ({ steps, due, fresh }: TodaysCards): number => steps.length + due.length + fresh.length;

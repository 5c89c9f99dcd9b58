// What the schedule of a card is, and when the card is due. Without the scheduler, so that a page can count what is due without
// loading it.

/** Milliseconds since 1970 as the clock on the wall shows them, so that a day is a day where the person lives. The caller
 *  adds the time zone. */
export type LocalTime = number;
export type DayNumber = number;

export type Grade = 'again' | 'hard' | 'good' | 'easy';

/** A card that has been answered at least once. */
export type Schedule = {
  readonly due: LocalTime;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  /** How many of the steps of the first day are done. */
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
  readonly phase: 'learning' | 'review' | 'relearning';
  readonly lastReview: LocalTime;
};

export const DAY_MS = 86_400_000;
export const dayOf = (time: LocalTime): DayNumber => Math.floor(time / DAY_MS);

/** Words that are known from other days are due all day; the steps of a day are due at their minute. */
export const isDue = ({ due, phase }: Schedule, now: LocalTime): boolean =>
  phase === 'review' ? dayOf(due) <= dayOf(now) : due <= now;

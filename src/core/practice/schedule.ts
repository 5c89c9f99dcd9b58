// When a card is asked again: FSRS-6 as ts-fsrs has it, with our settings and with plain data. Nothing else imports ts-fsrs.

import { type CardInput, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import type { Grade, LocalTime, Schedule } from './due.ts';

/** The share of words that should still be known when they are asked. */
export const RETENTION = 0.9;
/** The steps of the first day. */
const FIRST_DAY_STEPS = ['1m', '10m'] as const;
const AFTER_MISS_STEPS = ['10m'] as const;

const scheduler = fsrs({
  request_retention: RETENTION,
  learning_steps: FIRST_DAY_STEPS,
  relearning_steps: AFTER_MISS_STEPS,
  enable_short_term: true,
  enable_fuzz: false,
});

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;
const PHASES = {
  [State.New]: 'learning',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;
const STATES = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;

/** The schedule after an answer; `before` is null for a new card. If the clock was set back, no time has passed. */
export function scheduleAnswer(before: Schedule | null, grade: Grade, now: LocalTime): Schedule {
  const at = Math.max(now, before?.lastReview ?? now);
  const { card } = scheduler.next(before === null ? createEmptyCard(at) : toCard(before), at, RATINGS[grade]);
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    phase: PHASES[card.state],
    lastReview: at,
  };
}

const toCard = (schedule: Schedule): CardInput => ({
  due: schedule.due,
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  elapsed_days: 0, // worked out from the last review
  scheduled_days: schedule.scheduledDays,
  learning_steps: schedule.step,
  reps: schedule.reps,
  lapses: schedule.lapses,
  state: STATES[schedule.phase],
  last_review: schedule.lastReview,
});

/** How likely the word is still known, from 0 to 1. */
export const recallProbability = (schedule: Schedule, now: LocalTime): number =>
  scheduler.get_retrievability(toCard(schedule), Math.max(now, schedule.lastReview), false);

// A card after an answer: graded, logged and scheduled.

import type { LocalTime } from './due.ts';
import { type GivenAnswer, gradeAnswer, usualTime } from './grade-answer.ts';
import type { KeptCard, LoggedAnswer } from './kept-card.ts';
import { scheduleAnswer } from './schedule.ts';

/** The log of a card is for statistics: the latest answers are enough. */
const MOST_LOGGED = 50;

export function answerCard(card: KeptCard, given: GivenAnswer, usualMs: number | null, now: LocalTime): KeptCard {
  const grade = gradeAnswer(given, usualMs);
  const schedule = scheduleAnswer(card.schedule, grade, now);
  const entry: LoggedAnswer = { at: schedule.lastReview, grade, ms: Math.round(given.ms), bet: given.bet };
  return { ...card, schedule, log: [...card.log, entry].slice(-MOST_LOGGED) };
}

/** The usual time for a kind of question; null if there are too few answers. */
export const usualTimeFor = (kind: string, cards: readonly KeptCard[]): number | null =>
  usualTime(
    cards
      .filter((card) => card.kind === kind)
      .flatMap(({ log }) => log.filter(({ grade }) => grade !== 'again'))
      .toSorted((a, b) => a.at - b.at)
      .map(({ ms }) => ms),
  );

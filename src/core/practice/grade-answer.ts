// Grades an answer by whether it was right, how it was found, and how long it took. Nobody grades themselves.

import type { Grade } from './due.ts';

/** A bet before the answer is seen: 1 for a guess, 3 for being sure. */
export type Bet = 1 | 2 | 3;

export type GivenAnswer = {
  readonly isRight: boolean;
  /** With a hint, or after a try that the rules refused. */
  readonly neededHelp: boolean;
  /** From the question to the answer. */
  readonly ms: number;
  /** null where there is nothing to bet on. */
  readonly bet: Bet | null;
};

/** An answer in this part of the usual time shows that the word is known well. */
const QUICK_SHARE = 1 / 3;

/** `usualMs` is null as long as there are too few answers to tell. */
export function gradeAnswer({ isRight, neededHelp, ms, bet }: GivenAnswer, usualMs: number | null): Grade {
  if (!isRight) return 'again';
  if (neededHelp || bet === 1) return 'hard'; // a right guess is not yet a known word
  return usualMs !== null && ms <= usualMs * QUICK_SHARE && bet !== 2 ? 'easy' : 'good';
}

const MIN_ANSWERS = 5;
const MOST_ANSWERS = 20;

/** The median of the latest right answers of one kind of question, oldest first; null if there are too few. */
export function usualTime(times: readonly number[]): number | null {
  const latest = times.slice(-MOST_ANSWERS).toSorted((a, b) => a - b);
  return latest.length < MIN_ANSWERS ? null : latest[Math.floor(latest.length / 2)]!;
}

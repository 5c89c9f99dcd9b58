// Where a lesson is and what the teacher's actions do to it. Pure: the store decides which of two actions was first.

import type { LessonPhase, TeacherAction } from '../../core/lessons/lesson-api.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Fault } from '../shared/fault.ts';
import type { StoredLesson, StoredLessonAnswer } from '../store/lessons/lessons.ts';

/** Answers that were sent at the last moment arrive within this time. */
export const GRACE_MS = 2000;
const MAX_PROMPTS = 40;

export function phaseOf({ mode, progress, prompts }: StoredLesson, now: number): LessonPhase {
  const { current, closesAt, revealed, endedAt } = progress;
  if (endedAt !== null) return 'ended';
  const isOpen = closesAt !== null && now < closesAt;
  if (mode === 'homework') return revealed.length === prompts.length ? 'revealed' : isOpen ? 'open' : 'closed';
  if (current === null) return 'waiting';
  return revealed.includes(current) ? 'revealed' : isOpen ? 'open' : 'closed';
}

/** When this pupil's time for a prompt is up; null if it hasn't begun, or is over. */
export function closingTime(
  lesson: StoredLesson,
  index: number,
  answer: Pick<StoredLessonAnswer, 'startedAt'> | undefined,
): number | null {
  const { mode, progress, prompts } = lesson;
  const { current, closesAt, revealed } = progress;
  if (revealed.includes(index) || closesAt === null) return null;
  if (mode === 'live') return current === index ? closesAt : null;
  return answer === undefined ? null : Math.min(closesAt, answer.startedAt + prompts[index]!.seconds * 1000);
}

const refuse = (sentence: string): Result<never, Fault> => err({ status: 409, sentence });
const OVER = 'This lesson is over.';

/** The lesson after the action; the same object if there is nothing to change. */
export function applyAction(lesson: StoredLesson, action: TeacherAction, now: number): Result<StoredLesson, Fault> {
  const { mode, progress, prompts } = lesson;
  const { current, closesAt, opened, revealed, endedAt } = progress;
  const change = (
    changed: Partial<StoredLesson['progress']>,
    accepts: StoredLesson['accepts'] = lesson.accepts,
  ): Result<StoredLesson, Fault> => ok({ ...lesson, progress: { ...progress, ...changed }, accepts });
  const phase = phaseOf(lesson, now);
  if (action.do === 'showPlaces')
    return action.on === progress.showsPlaces ? ok(lesson) : change({ showsPlaces: action.on });
  if (action.do === 'end') return endedAt !== null ? ok(lesson) : change(endOf(lesson, now), null);
  if (action.do === 'add' && action.have < prompts.length) return ok(lesson);
  if (endedAt !== null) return refuse(OVER);
  switch (action.do) {
    case 'add':
      if (mode === 'homework') return refuse('The questions of a homework stay as they are.');
      if (prompts.length + action.prompts.length > MAX_PROMPTS)
        return refuse(`A lesson can have ${MAX_PROMPTS} questions at most.`);
      return ok({ ...lesson, prompts: [...prompts, ...action.prompts] });
    case 'open': {
      const { prompt, seconds } = action;
      if (mode === 'homework') return refuse('In a homework all questions are open.');
      if (prompts[prompt] === undefined) return refuse('There’s no such question.');
      if (revealed.includes(prompt)) return refuse('The answers to this question are known already.');
      if (phase === 'open') return current === prompt ? ok(lesson) : refuse('End the open question first.');
      const closes = now + (seconds ?? prompts[prompt].seconds) * 1000;
      return change(
        { current: prompt, closesAt: closes, opened: opened.includes(prompt) ? opened : [...opened, prompt] },
        { prompt, until: closes + GRACE_MS },
      );
    }
    case 'close': {
      if (phase !== 'open') return ok(lesson);
      const accepts = lesson.accepts && { ...lesson.accepts, until: now + GRACE_MS };
      return change({ closesAt: Math.min(closesAt ?? now, now) }, accepts);
    }
    case 'reveal':
      if (phase === 'revealed') return ok(lesson);
      if (mode === 'homework') return change(endOf(lesson, now), null);
      if (current === null) return refuse('Start a question first.');
      return change({ closesAt: Math.min(closesAt ?? now, now), revealed: [...revealed, current] }, null);
  }
}

/** At the end everything that was open is revealed. */
const endOf = ({ mode, prompts, progress }: StoredLesson, now: number): Partial<StoredLesson['progress']> => ({
  endedAt: now,
  closesAt: null,
  revealed: mode === 'homework' ? prompts.map((_, i) => i) : progress.opened,
});

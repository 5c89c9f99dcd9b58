// What the teacher and each pupil may see of a lesson, field by field. Before a prompt is revealed a pupil sees nothing of
// what others wrote.

import type {
  LessonView,
  PlaceLine,
  PupilLesson,
  PupilPrompt,
  StoredAnswer,
  TeacherLesson,
} from '../../core/lessons/lesson-api.ts';
import { sumPoints } from '../../core/lessons/lesson-table.ts';
import type { ClassResult, PromptResult } from '../../core/lessons/prompt.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { StoredLessonAnswer } from '../store/lessons/lessons.ts';
import { closingTime, phaseOf } from './lesson-progress.ts';
import type { LessonSnapshot } from './lesson-snapshot.ts';

/** null for somebody who is neither the teacher nor a pupil. */
export function viewFor(snapshot: LessonSnapshot, person: string, now: number, lexicon: Lexicon): LessonView | null {
  if (snapshot.lesson.host === person) return teacherView(snapshot, now);
  const index = snapshot.pupils.findIndex((pupil) => pupil.person === person);
  return index < 0 ? null : pupilView(snapshot, index, now, lexicon);
}

function stateOf(snapshot: LessonSnapshot, now: number) {
  const { lesson, pupils } = snapshot;
  const { id, mode, progress, prompts, deletedAt } = lesson;
  const { current, closesAt, showsPlaces } = progress;
  const phase = phaseOf(lesson, now);
  return {
    ...{ id, mode, phase, now, promptCount: prompts.length, current, showsPlaces, deletedAt },
    closesAt: phase === 'open' ? closesAt : null,
    pupilCount: pupils.length,
    places: showsPlaces ? placesOf(snapshot) : null,
  };
}

/** By the points of revealed prompts; the same points share a place. */
function placesOf({ lesson, pupils, results }: LessonSnapshot): readonly PlaceLine[] {
  const { revealed } = lesson.progress;
  const totals = pupils.map((_, i) => sumPoints(revealed.map((prompt) => results[prompt]!.pupils[i]!.points)));
  return pupils
    .map(({ animal }, i) => ({
      animal,
      points: totals[i]!,
      place: 1 + totals.filter((one) => one > totals[i]!).length,
    }))
    .toSorted((a, b) => a.place - b.place || (a.animal < b.animal ? -1 : 1));
}

function teacherView(snapshot: LessonSnapshot, now: number): TeacherLesson {
  const { lesson, pupils, answers, results } = snapshot;
  return {
    ...stateOf(snapshot, now),
    role: 'teacher',
    code: lesson.code,
    prompts: lesson.prompts.map((prompt, i) => {
      const own = pupils.flatMap(({ person }) => answers.get(person)!.get(i) ?? []);
      return {
        prompt,
        view: snapshot.viewOf(i, []),
        isRevealed: lesson.progress.revealed.includes(i),
        answering: own.filter(({ rev }) => rev > 0).length,
        done: own.filter(({ isDone }) => isDone).length,
        result: classResult(results[i]!),
      };
    }),
    pupils: pupils.map(({ person, animal, joinedAt }, i) => ({
      animal,
      joinedAt,
      progress: lesson.prompts.map((_, prompt) => progressOf(answers.get(person)!.get(prompt))),
      points: sumPoints(results.map((result) => result.pupils[i]!.points)),
    })),
  };
}

const classResult = ({ unit, possible, best, groups }: PromptResult): ClassResult => ({ unit, possible, best, groups });

const progressOf = (answer: StoredLessonAnswer | undefined): 'none' | 'writing' | 'done' =>
  answer === undefined || answer.rev === 0 ? 'none' : answer.isDone ? 'done' : 'writing';

function pupilView(snapshot: LessonSnapshot, index: number, now: number, lexicon: Lexicon): PupilLesson {
  const { lesson, pupils } = snapshot;
  const shown = lesson.mode === 'homework' ? lesson.prompts.map((_, i) => i) : lesson.progress.opened;
  return {
    ...stateOf(snapshot, now),
    role: 'pupil',
    animal: pupils[index]!.animal,
    prompts: shown.map((prompt) => pupilPrompt(snapshot, index, prompt, now, lexicon)),
  };
}

export function pupilPrompt(
  snapshot: LessonSnapshot,
  pupil: number,
  index: number,
  now: number,
  lexicon: Lexicon,
): PupilPrompt {
  const { lesson, pupils, answers, results } = snapshot;
  const { mode, prompts, progress } = lesson;
  const answer = answers.get(pupils[pupil]!.person)!.get(index);
  const isRevealed = progress.revealed.includes(index);
  const closesAt = closingTime(lesson, index, answer);
  const isReady = mode === 'homework' && answer === undefined && phaseOf(lesson, now) === 'open';
  const isOpen = closesAt !== null && now < closesAt;
  const view = snapshot.viewOf(index, answer?.lines ?? []);
  return {
    ...{ index, title: view.title, game: view.game, seconds: prompts[index]!.seconds },
    view: mode === 'live' || answer !== undefined || isRevealed ? view : null,
    state: isRevealed ? 'revealed' : isReady ? 'ready' : isOpen ? 'open' : 'closed',
    closesAt: isOpen ? closesAt : null,
    answer: answerOf(answer),
    revealed: isRevealed ? revealedFor(results[index]!) : null,
  };

  function revealedFor(result: PromptResult) {
    const { points, items, missed } = result.pupils[pupil]!;
    const { position } = prompts[index]!;
    const practice = snapshot.kindOf(index).practiceCards(position, answer?.lines ?? [], lexicon);
    return { ...classResult(result), points, items, missed, practice };
  }
}

export const answerOf = (answer: StoredLessonAnswer | null | undefined): StoredAnswer =>
  answer == null
    ? { rev: 0, lines: [], isDone: false }
    : { rev: answer.rev, lines: answer.lines, isDone: answer.isDone };

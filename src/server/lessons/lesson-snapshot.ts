// Everything about a lesson at one moment, read from the store, with what the class made of each prompt. Results are cached by
// the revisions of the answers, because most prompts of a lesson don't change any more.

import type { AnyLessonKind, AskedPrompt } from '../../core/lessons/game-lesson.ts';
import type { AnsweringPupil } from '../../core/lessons/lesson-table.ts';
import type { AnswerLines, Prompt, PromptResult, PromptView } from '../../core/lessons/prompt.ts';
import { findLessonKind, scorePrompt } from '../../core/lessons/score-lesson.ts';
import { findGame } from '../../games/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { LessonStore, StoredLesson, StoredLessonAnswer, StoredPupil } from '../store/lessons/lessons.ts';
import type { InTurn } from './turns.ts';

export type LessonSnapshot = {
  readonly lesson: StoredLesson;
  readonly pupils: readonly StoredPupil[];
  /** By person, then by prompt. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, StoredLessonAnswer>>;
  readonly answering: readonly AnsweringPupil[];
  /** By prompt. */
  readonly results: readonly PromptResult[];
  viewOf(prompt: number, lines: AnswerLines): PromptView;
  kindOf(prompt: number): AnyLessonKind;
};

const cachedResults = new WeakMap<Prompt, { readonly stamp: string; readonly result: PromptResult }>();
const emptyQuestions = new WeakMap<Prompt, AskedPrompt>();

export type ReadSnapshot = (id: string) => Promise<LessonSnapshot | null>;

/** Reads snapshots. Everybody who asks while a lesson is being read shares the next reading, so that a class that asks at the
 *  same moment costs two of them. */
export function createSnapshotReader(read: ReadSnapshot): ReadSnapshot {
  const current = new Map<string, Promise<LessonSnapshot | null>>();
  const next = new Map<string, Promise<LessonSnapshot | null>>();
  const start = (id: string): Promise<LessonSnapshot | null> => {
    const reading = read(id).finally(() => current.delete(id));
    current.set(id, reading);
    return reading;
  };
  return (id) => {
    const running = current.get(id);
    if (running === undefined) return start(id);
    const known = next.get(id);
    if (known !== undefined) return known;
    const readNext = (): Promise<LessonSnapshot | null> => {
      next.delete(id);
      return start(id);
    };
    const reading = running.then(readNext, readNext);
    next.set(id, reading);
    return reading;
  };
}

/** null if there is no such lesson. */
export async function readSnapshot(
  id: string,
  store: LessonStore,
  lexicon: Lexicon,
  inTurn: InTurn,
): Promise<LessonSnapshot | null> {
  const lesson = await store.get(id);
  if (lesson === null) return null;
  // An answer that is stored between the two reads can only be of a pupil who is in the first.
  const stored = await store.listAnswers(id);
  const pupils = await store.listPupils(id);
  const answers = new Map<string, Map<number, StoredLessonAnswer>>(pupils.map(({ person }) => [person, new Map()]));
  for (const answer of stored) answers.get(answer.person)?.set(answer.prompt, answer);
  const answering = pupils.map(({ animal, person }) => ({
    animal,
    answers: lesson.prompts.map((_, i) => answers.get(person)!.get(i)?.lines ?? null),
  }));
  const kinds = await Promise.all(lesson.prompts.map((prompt) => kindFor(prompt)));
  const results: PromptResult[] = [];
  for (const [i, prompt] of lesson.prompts.entries()) {
    const stamp = pupils.map(({ person }) => `${person} ${answers.get(person)!.get(i)?.rev ?? ''}`).join();
    const known = cachedResults.get(prompt);
    const result =
      known?.stamp === stamp ? known.result : await inTurn(() => scorePrompt(kinds[i]!, prompt, i, answering, lexicon));
    cachedResults.set(prompt, { stamp, result });
    results.push(result);
  }
  return {
    ...{ lesson, pupils, answers, answering, results },
    viewOf: (prompt, lines) => describePrompt(lesson.prompts[prompt]!, kinds[prompt]!, lines, lexicon),
    kindOf: (prompt) => kinds[prompt]!,
  };
}

/** Prompts are checked when they are stored. */
export async function kindFor(prompt: Prompt): Promise<AnyLessonKind> {
  const kind = await findLessonKind(prompt, findGame);
  if (kind === undefined) throw new Error(`there is no prompt “${prompt.kind}” of ${prompt.game}`);
  return kind;
}

export function describePrompt(prompt: Prompt, kind: AnyLessonKind, lines: AnswerLines, lexicon: Lexicon): PromptView {
  const { game, seconds, position } = prompt;
  let asked = lines.length === 0 ? emptyQuestions.get(prompt) : undefined;
  if (asked === undefined) {
    asked = kind.ask(position, lines, lexicon);
    if (lines.length === 0) emptyQuestions.set(prompt, asked);
  }
  return { game, kind: prompt.kind, seconds, ...asked };
}

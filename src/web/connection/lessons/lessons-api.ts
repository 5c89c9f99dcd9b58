// The HTTP requests of lessons. Types and meaning: src/core/lessons/lesson-api.ts.

import type {
  BeginAnswer,
  CodeAnswer,
  JoinAnswer,
  JoinLesson,
  LessonAnswer,
  NewLesson,
  NewLessonAnswer,
  OwnLessonsAnswer,
  PromptKindsAnswer,
  PromptRequest,
  PromptsAnswer,
  SendAnswer,
  SentAnswer,
  TableAnswer,
  TeacherAction,
  TeacherActionAnswer,
} from '../../../core/lessons/lesson-api.ts';
import { err, ok, type Result } from '../../../core/result.ts';

/** `status` is 0 if the server can’t be reached: then it’s worth trying again. */
export type LessonProblem = {
  readonly status: number;
  readonly sentence: string;
  /** Animals that others have, if that is the problem. */
  readonly taken?: readonly string[];
};
type Asked<T> = Promise<Result<T, LessonProblem>>;

const OFFLINE: LessonProblem = { status: 0, sentence: 'Can’t reach the server. Check your connection.' };

async function ask<T>(method: string, path: string, body?: unknown): Asked<T> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { ok: boolean; sentence: string; taken?: readonly string[] };
    if (answer.ok) return ok(answer);
    const { sentence, taken } = answer;
    return err({ status: response.status, sentence, ...(taken === undefined ? {} : { taken }) });
  } catch {
    return err(OFFLINE);
  }
}

const at = (lesson: string): string => `lessons/${encodeURIComponent(lesson)}`;

export const listPromptKinds = (): Asked<PromptKindsAnswer> => ask('GET', 'lessons/kinds');
export const makePrompts = (request: PromptRequest): Asked<PromptsAnswer> => ask('POST', 'lessons/prompts', request);
export const startLesson = (lesson: NewLesson): Asked<NewLessonAnswer> => ask('POST', 'lessons', lesson);
export const listOwnLessons = (): Asked<OwnLessonsAnswer> => ask('GET', 'me/lessons');
export const getLesson = (lesson: string): Asked<LessonAnswer> => ask('GET', at(lesson));
export const teach = (lesson: string, action: TeacherAction): Asked<TeacherActionAnswer> =>
  ask('POST', `${at(lesson)}/teach`, action);
export const getTable = (lesson: string): Asked<TableAnswer> => ask('GET', `${at(lesson)}/table`);
export const deleteLesson = (lesson: string): Asked<{ ok: true }> => ask('DELETE', at(lesson));
export const findLesson = (code: string): Asked<CodeAnswer> =>
  ask('GET', `lessons/code/${encodeURIComponent(code.trim())}`);
export const joinLesson = (join: JoinLesson): Asked<JoinAnswer> => ask('POST', 'lessons/join', join);
export const beginPrompt = (lesson: string, prompt: number): Asked<BeginAnswer> =>
  ask('POST', `${at(lesson)}/begin/${prompt}`, {});
export const sendAnswer = (lesson: string, prompt: number, answer: SendAnswer): Asked<SentAnswer> =>
  ask('PUT', `${at(lesson)}/answers/${prompt}`, answer);

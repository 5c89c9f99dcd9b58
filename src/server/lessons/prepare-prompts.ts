// Makes prompts for a teacher, and reads those that come back to start a lesson with.

import type { PreparedPrompt, PromptKind, PromptRequest, PromptsAnswer } from '../../core/lessons/lesson-api.ts';
import type { Prompt } from '../../core/lessons/prompt.ts';
import { findLessonKind } from '../../core/lessons/score-lesson.ts';
import { randomFrom } from '../../core/random.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame, games } from '../../games/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Fault } from '../shared/fault.ts';
import { describePrompt } from './lesson-snapshot.ts';

/** Words of lessons suit families, whatever the server's tables use. */
export const LESSON_LIST = 'standard-family';

export async function listPromptKinds(): Promise<readonly PromptKind[]> {
  const all = [];
  for (const { id, say, loadLesson } of Object.values(games))
    for (const { kind, title, summary, seconds, needs } of (await loadLesson()).kinds)
      all.push({ game: id, gameTitle: say.title, kind, title, summary, seconds, needs });
  return all;
}

/** Two prompts in the same words are one. */
export async function makePrompts(
  { game, kind: name, deck, seed, count }: PromptRequest,
  lexicon: Lexicon,
): Promise<Result<Omit<PromptsAnswer, 'ok'>, Fault>> {
  const kind = await findLessonKind({ game, kind: name }, findGame);
  if (kind === undefined) return err({ status: 404, sentence: 'There’s no such question.' });
  const prompts = new Map<string, PreparedPrompt>();
  for (let i = 0; prompts.size < count && i < 2 * count; i++) {
    const position = kind.make(deck, randomFrom(`prompt ${seed}`, i), lexicon);
    if (position === null) continue;
    const prompt = { game, kind: name, seconds: kind.seconds, position };
    const view = describePrompt(prompt, kind, [], lexicon);
    prompts.set(JSON.stringify(position), { prompt, view, result: kind.score(position, [], lexicon) });
  }
  if (prompts.size === 0 && deck !== null)
    return err({ status: 409, sentence: `This deck needs ${kind.needs === '' ? 'more words' : kind.needs} for that.` });
  const isShort = prompts.size < count;
  const sentence = !isShort
    ? ''
    : deck === null
      ? 'We found no more of them this time.'
      : 'Your deck has no more of them.';
  return ok({ prompts: [...prompts.values()], sentence });
}

/** Lets others play between two prompts. */
const yieldToOthers = (): Promise<void> => new Promise(setImmediate);

/** null if no game can read one of them. */
export async function readPrompts(given: readonly Prompt[], lexicon: Lexicon): Promise<readonly Prompt[] | null> {
  const prompts: Prompt[] = [];
  for (const { game, kind: name, seconds, position } of given) {
    const kind = await findLessonKind({ game, kind: name }, findGame);
    const read = kind?.read(position, lexicon) ?? null;
    if (read === null) return null;
    prompts.push({ game, kind: name, seconds, position: read });
    await yieldToOthers();
  }
  return prompts;
}

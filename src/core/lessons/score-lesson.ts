// Scores the prompts of a lesson from the stored answers, for the server and for `wordhoard prompt`.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import type { AnyLessonKind } from './game-lesson.ts';
import type { AnsweringPupil } from './lesson-table.ts';
import type { Prompt, PromptResult } from './prompt.ts';

/** undefined if the game has no such kind of prompts. */
export async function findLessonKind(
  { game, kind }: Pick<Prompt, 'game' | 'kind'>,
  findGame: (id: string) => AnyGame | undefined,
): Promise<AnyLessonKind | undefined> {
  return (await findGame(game)?.loadLesson())?.kinds.find((one) => one.kind === kind);
}

/** A pupil without an answer has written nothing. */
export const scorePrompt = (
  kind: AnyLessonKind,
  { position }: Prompt,
  index: number,
  pupils: readonly AnsweringPupil[],
  lexicon: Lexicon,
): PromptResult =>
  kind.score(
    position,
    pupils.map(({ answers }) => answers[index] ?? []),
    lexicon,
  );

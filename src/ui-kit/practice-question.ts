// The contract of a game's PracticeQuestion.svelte: a practice question that is not asked on the whole board, shown with parts of
// it and answered by playing.

import type { Json } from '../core/game.ts';
import type { Bet } from '../core/practice/grade-answer.ts';
import type { RefusalMessage } from './board-props.ts';

export interface PracticeQuestionProps {
  /** As the game's practice.ts writes it. */
  readonly question: Json;
  /** An answer that is right; '' until the question is answered. */
  readonly solution: string;
  /** What was answered; null until then, and if the person asked for the answer. */
  readonly given: string | null;
  readonly isAnswered: boolean;
  /** Why the latest answer was not taken; null again after the next. */
  readonly refusal: RefusalMessage | null;
  /** The bet is for questions where it matters how sure somebody is. */
  answer(text: string, bet?: Bet): void;
}

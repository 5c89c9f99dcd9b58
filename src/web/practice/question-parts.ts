// Loads the component that shows a kind of question. Whole boards come only with the questions that need one.

import type { Component } from 'svelte';
import { MEANING } from '../../core/practice/practice-card.ts';
import type { PracticeQuestionProps } from '../../ui-kit/practice-question.ts';

type Question = Component<PracticeQuestionProps>;

const ownQuestions = import.meta.glob<{ default: Question }>('../../games/*/board/parts/PracticeQuestion.svelte');

/** For questions without a position; null if the game has no such questions. */
export async function loadQuestion(game: string | null, kind: string): Promise<Question | null> {
  const load =
    kind === MEANING
      ? () => import('./MeaningQuestion.svelte')
      : ownQuestions[`../../games/${game}/board/parts/PracticeQuestion.svelte`];
  return (await load?.())?.default ?? null;
}

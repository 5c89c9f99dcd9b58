// Outside the Box, complete: rules, bot and texts in one object for the list of games (games/index.ts).

import { eraseTypes } from '../../core/any-game.ts';
import { bot } from './bot/bot.ts';
import { findFittingTasks } from './content.ts';
import { rules } from './rules/rules.ts';
import { answerScoreRequest } from './rules/scoring/score-request.ts';
import { startFromScenario } from './rules/stage-scenario.ts';
import { say } from './text/say.ts';

export const game = eraseTypes({
  rules,
  startFromScenario,
  bot,
  say,
  loadAnalyst: () => import('./analysis/analyst.ts'),
  loadPractice: () => import('./practice.ts'),
  loadDaily: () => import('./daily.ts'),
  loadLesson: () => import('./lesson.ts'),
  scorePosition: answerScoreRequest,
  wordCategories: (word, lexicon) => findFittingTasks(lexicon, word).map(({ id, text }) => ({ id, text })),
});

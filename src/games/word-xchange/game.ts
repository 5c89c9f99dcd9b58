// Word Xchange as one game object: rules, bot and texts. Listed in games/index.ts.

import { eraseTypes } from '../../core/any-game.ts';
import { bot } from './bot/bot.ts';
import { rules } from './rules/rules.ts';
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
});

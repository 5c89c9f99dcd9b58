// The complete game: rules, bot and text.

import { eraseTypes } from '#core/any-game.ts';
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

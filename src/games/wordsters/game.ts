// The game as listed in games/index.ts: rules, bot and text behind one untyped interface.

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

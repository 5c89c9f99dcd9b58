// Whole matches between bots, for tests.

import { eraseTypes } from '../../../core/any-game.ts';
import { type BotLevels, playBots } from '../../../core/bot-driver.ts';
import { openMatch } from '../../../core/open-match.ts';
import { bot } from '../bot/bot.ts';
import type { Setup } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { startFromScenario } from '../rules/stage-scenario.ts';
import type { Event } from '../rules/state.ts';
import { say } from '../text/say.ts';
import { botWithCommonWordsLevel } from './common-words-bot.testing.ts';
import { lexicon } from './table.testing.ts';

export const botGame = eraseTypes({
  rules,
  startFromScenario,
  bot,
  say,
  loadAnalyst: () => import('../analysis/analyst.ts'),
  loadPractice: () => import('../practice.ts'),
  loadDaily: () => import('../daily.ts'),
  loadLesson: () => import('../lesson.ts'),
});
/** With a writer of common words in place of one level. */
export const commonWordsGame = eraseTypes({
  rules,
  startFromScenario,
  bot: botWithCommonWordsLevel,
  say,
  loadAnalyst: () => import('../analysis/analyst.ts'),
  loadPractice: () => import('../practice.ts'),
  loadDaily: () => import('../daily.ts'),
  loadLesson: () => import('../lesson.ts'),
});

export function openBotMatch(seed: string, levels: BotLevels, setup: Partial<Setup> = {}) {
  const opened = openMatch(botGame, { seats: levels.length, options: setup, seed }, () => lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

export function playBotMatch(seed: string, levels: BotLevels, setup: Partial<Setup> = {}, game = botGame) {
  const events: Event[] = [];
  const opened = openBotMatch(seed, levels, setup);
  const played = playBots(game, opened, levels, 5000, (_, stepEvents) =>
    events.push(...(stepEvents as never as Event[])),
  );
  return { table: opened.table, events, played };
}

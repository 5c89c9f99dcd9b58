// Whole matches between bots, for tests.

import { eraseTypes } from '../../../core/any-game.ts';
import { type BotLevels, playBots } from '../../../core/bot-driver.ts';
import { rules } from '../rules/rules.ts';
import type { Event, Setup } from '../rules/state.ts';
import { say } from '../text/say.ts';
import { botWithCommonWordsLevel } from './common-words-bot.testing.ts';
import { defaultSetup, lexicon } from './table.testing.ts';

export const botGame = eraseTypes({ rules, bot: botWithCommonWordsLevel, say });

export function openBotMatch(seed: string, levels: BotLevels, setup: Partial<Setup> = {}) {
  const match = {
    game: botGame.id,
    version: botGame.version,
    seats: levels.length,
    setup: { ...defaultSetup, ...setup },
    list: botGame.defaultList,
    words: null,
    scenario: null,
    lexicon: lexicon.id,
    seed,
    at: 0,
  };
  const opened = botGame.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

export function playBotMatch(seed: string, levels: BotLevels, setup: Partial<Setup> = {}) {
  const events: Event[] = [];
  const table = openBotMatch(seed, levels, setup);
  const played = playBots(table, botGame, levels, lexicon, seed, 5000, (_, stepEvents) =>
    events.push(...(stepEvents as never as Event[])),
  );
  return { table, events, played };
}

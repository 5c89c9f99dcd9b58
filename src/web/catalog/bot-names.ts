// Names of the bots at a table, after the characters of their levels. How they play is up to each game's bot.

import { BOT_CHARACTERS, type BotLevel } from '../../core/bot-levels.ts';

/** The bots a new player meets first. */
export const DEFAULT_OPPONENTS: readonly BotLevel[] = ['casual', 'beginner'];

/** One name per bot, different from each other and from the taken names. */
export function nameBots(levels: readonly BotLevel[], takenNames: readonly string[] = []): readonly string[] {
  const names = [...takenNames];
  for (const level of levels) {
    const { name } = BOT_CHARACTERS[level];
    let unique = name;
    for (let i = 2; names.includes(unique); i++) unique = `${name} ${i}`;
    names.push(unique);
  }
  return names.slice(takenNames.length);
}

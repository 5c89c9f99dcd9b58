// Who sits down when bots play: the characters of their levels, each name once at a table.
// Not how they play: that is each game's bot.

import { BOT_CHARACTERS, BOT_LEVELS, type BotLevel } from '../../core/bot-levels.ts';

/** Who plays with somebody who has chosen nobody yet. */
export const FIRST_OPPONENTS: readonly BotLevel[] = ['casual', 'beginner'];

export const isLevel = (text: unknown): text is BotLevel => BOT_LEVELS.some((level) => level === text);

/** The names of these bots, different from each other and from the names taken. */
export function castOf(levels: readonly BotLevel[], taken: readonly string[] = []): readonly string[] {
  const names = [...taken];
  for (const level of levels) {
    const { name } = BOT_CHARACTERS[level];
    let one = name;
    for (let i = 2; names.includes(one); i++) one = `${name} ${i}`;
    names.push(one);
  }
  return names.slice(taken.length);
}

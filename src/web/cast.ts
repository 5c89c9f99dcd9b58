// Who sits down when bots play: the characters of their levels, each name once at a table.
// Not how they play: that is each game's bot.

import { CHARACTERS, LEVEL_NAMES, type LevelName } from '../core/characters.ts';

/** Who plays with somebody who has chosen nobody yet. */
export const FIRST_OPPONENTS: readonly LevelName[] = ['casual', 'beginner'];

export const isLevel = (text: unknown): text is LevelName => LEVEL_NAMES.some((level) => level === text);

/** The names of these bots, different from each other and from the names taken. */
export function castOf(levels: readonly LevelName[], taken: readonly string[] = []): readonly string[] {
  const names = [...taken];
  for (const level of levels) {
    const { name } = CHARACTERS[level];
    let one = name;
    for (let i = 2; names.includes(one); i++) one = `${name} ${i}`;
    names.push(one);
  }
  return names.slice(taken.length);
}

// Picks opponents of a difficulty from the cast of bots.

import { BOT_CAST } from '../../core/bot-cast.ts';
import { type Difficulty, levelsOf } from './difficulty.ts';

/** One bot of each level of the difficulty, if possible none of those who played before. */
export function pickOpponents(
  difficulty: Difficulty,
  before: readonly string[],
  random: () => number = Math.random,
): readonly string[] {
  return levelsOf(difficulty).map((level) => {
    const cast = BOT_CAST.filter((persona) => persona.level === level);
    const fresh = cast.filter(({ id }) => !before.includes(id));
    const candidates = fresh.length > 0 ? fresh : cast;
    return candidates[Math.floor(random() * candidates.length)]!.id;
  });
}

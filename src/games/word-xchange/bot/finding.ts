// Which plays a bot sees, and when. Every play has a rate that falls with its difficulty, and is found at a random moment;
// what would be found after the bot stops looking is missed. So hard words take long and are rare, plain ones come quickly.

import { exp, ln } from '../../../core/math/portable-math.ts';
import type { Random } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Play } from '../rules/state.ts';
import { difficultyOf } from './difficulty.ts';
import type { LevelSettings } from './levels.ts';

/** A play that was seen, and after how many seconds of looking. */
export type Find = { readonly play: Play; readonly seconds: number };

type Finder = Pick<LevelSettings, 'findsPerSecond' | 'steepness' | 'stealWeight' | 'lookingSeconds'>;

/** The finds in order. All of these plays must make words that the bot knows. */
export function findPlays(
  plays: readonly Play[],
  finder: Finder,
  boardSize: number,
  lexicon: Lexicon,
  random: Random,
): readonly Find[] {
  const ease = plays.map(
    (play) =>
      exp(-finder.steepness * difficultyOf(play, boardSize, lexicon)) *
      (play.type === 'steal' ? finder.stealWeight : 1),
  );
  // All rates together stay below `findsPerSecond`, however much there is to see.
  const rate = finder.findsPerSecond / (1 + ease.reduce((sum, one) => sum + one, 0));
  return plays
    .map((play, i) => ({ play, seconds: -ln(1 - random.real()) / (rate * ease[i]!) }))
    .filter(({ seconds }) => seconds <= finder.lookingSeconds)
    .toSorted((a, b) => a.seconds - b.seconds);
}

// How strong a bot is, in numbers: the words it knows, how far it looks ahead, how often it errs, how long it thinks.
// Not what it does with them (bot.ts).

import type { LevelName } from '../../core/characters.ts';
import type { Millis } from '../../core/game.ts';

export type Level = {
  /** A word of this zipf is known with a chance of one half. */
  readonly zipf: number;
  /** The longest words it thinks of. */
  readonly longest: number;
  /** How far it looks ahead: 0 not at all, 1 as far as pays. */
  readonly foresight: number;
  /** Points by which it misjudges a square, more or less. */
  readonly blur: number;
  /** It rejects a letter that would cost more than so many points. */
  readonly patience: number;
  /** Does it look for a word that matches its task? */
  readonly minds: boolean;
  /** About how long it thinks. */
  readonly pace: Millis;
};

export const LEVELS: { readonly [L in LevelName]: Level } = {
  child: { zipf: 5.3, longest: 4, foresight: 0, blur: 4, patience: 3, minds: false, pace: 7000 },
  beginner: { zipf: 4.8, longest: 5, foresight: 0.2, blur: 2.8, patience: 4, minds: false, pace: 6000 },
  casual: { zipf: 4.3, longest: 6, foresight: 0.5, blur: 2.2, patience: 5, minds: true, pace: 5000 },
  keen: { zipf: 3.8, longest: 6, foresight: 0.8, blur: 1.6, patience: 5, minds: true, pace: 4500 },
  expert: { zipf: 3.4, longest: 6, foresight: 1, blur: 1.3, patience: 6, minds: true, pace: 4000 },
  master: { zipf: 1.5, longest: 6, foresight: 1, blur: 0, patience: 6, minds: true, pace: 3500 },
};

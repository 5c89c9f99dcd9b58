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
  /** So many possible futures are played on for the best few options, as many of them as `width`, for `horizon` letters. */
  readonly futures: number;
  readonly width: number;
  readonly horizon: number;
  /** How much a letter that others have called is worth as a sign that they call it again; the bag holds 125. */
  readonly heed: number;
  /** It rejects a letter that would cost more than so many points. */
  readonly patience: number;
  /** Does it look for a word that matches its task? */
  readonly minds: boolean;
  /** About how long it thinks. */
  readonly pace: Millis;
};

const NO_FUTURE = { futures: 0, width: 1, horizon: 0, heed: 0 };

export const LEVELS: { readonly [L in LevelName]: Level } = {
  child: { zipf: 5.3, longest: 4, foresight: 0, blur: 4, ...NO_FUTURE, patience: 3, minds: false, pace: 7000 },
  beginner: { zipf: 4.8, longest: 5, foresight: 0.2, blur: 2.8, ...NO_FUTURE, patience: 4, minds: false, pace: 6000 },
  casual: { zipf: 4.3, longest: 6, foresight: 0.5, blur: 2.2, ...NO_FUTURE, patience: 5, minds: true, pace: 5000 },
  keen: { zipf: 3.8, longest: 6, foresight: 0.8, blur: 1.6, ...NO_FUTURE, patience: 5, minds: true, pace: 4500 },
  expert: { zipf: 3.4, longest: 6, foresight: 1, blur: 1.3, ...NO_FUTURE, patience: 6, minds: true, pace: 4000 },
  master: {
    zipf: 1.5,
    longest: 6,
    foresight: 1,
    blur: 0,
    futures: 16,
    width: 3,
    horizon: 6,
    heed: 0,
    patience: 6,
    minds: true,
    pace: 3500,
  },
};

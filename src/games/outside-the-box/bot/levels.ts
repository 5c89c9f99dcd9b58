// How strong a bot is, in numbers: the words it knows, how far it looks ahead, how often it errs, how long it thinks.
// Not what it does with them (bot.ts).

import type { BotLevel } from '../../../core/bot-levels.ts';
import type { Millis } from '../../../core/game.ts';

export type Level = {
  /** A word of this zipf is known with a chance of one half. */
  readonly zipf: number;
  /** The longest words it thinks of. */
  readonly longest: number;
  /** How far it looks ahead: 0 not at all, 1 as far as pays. */
  readonly foresight: number;
  /** Points by which it misjudges a square, more or less. */
  readonly blur: number;
  /** How much that differs from match to match: 0 not at all, 1 between never and twice as much. */
  readonly mood: number;
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

export const LEVELS: { readonly [L in BotLevel]: Level } = {
  child: {
    ...{ zipf: 4.5, longest: 5, foresight: 0.35, blur: 2.3, mood: 0.6, patience: 3, minds: false, pace: 7000 },
    ...NO_FUTURE,
  },
  beginner: {
    ...{ zipf: 3.85, longest: 6, foresight: 0.7, blur: 1.8, mood: 0.6, patience: 4, minds: false, pace: 6000 },
    ...NO_FUTURE,
  },
  casual: {
    ...{ zipf: 3.6, longest: 6, foresight: 0.82, blur: 1.75, mood: 0.6, patience: 5, minds: true, pace: 5000 },
    ...NO_FUTURE,
  },
  keen: {
    ...{ zipf: 3.3, longest: 6, foresight: 1, blur: 1.2, mood: 0.6, patience: 5, minds: true, pace: 4500 },
    ...NO_FUTURE,
  },
  expert: {
    ...{ zipf: 2.7, longest: 6, foresight: 1, blur: 0.3, mood: 0.6, patience: 6, minds: true, pace: 4000 },
    ...{ futures: 3, width: 2, horizon: 3, heed: 3 },
  },
  master: {
    ...{ zipf: 1.5, longest: 6, foresight: 1, blur: 0, mood: 0, patience: 6, minds: true, pace: 3500 },
    ...{ futures: 16, width: 3, horizon: 6, heed: 3 },
  },
};

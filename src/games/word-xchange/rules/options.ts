// The options of a match and the presets (WX-112 and section 14 of RULES.md).

import type { Seat, SeatOptions } from '../../../core/game.ts';
import { handicapOf, SEAT_CLOCKS, WORD_LEVELS } from '../../../core/handicap/handicap.ts';
import { DAY_CLOCKS, ONE_DAY } from '../../../core/time/day-clocks.ts';

export type Setup = {
  readonly targetWords: number;
  readonly wordClock: number | 'off';
  readonly wordCheck: 'auto' | 'challenge';
  readonly refusalLimit: number | 'none';
  readonly challengeWindow: number | 'off';
  readonly failedChallenge: 'none' | 'lose-next-turn';
  readonly pluralRule: 'noun' | 'strict' | 'off';
  readonly hintCards: 'off' | 'level1' | 'level2';
};

type Options = { readonly [K in keyof Setup]: { readonly values: readonly Setup[K][]; readonly normal: Setup[K] } };

export const options: Options = {
  targetWords: { values: [3, 4, 5, 6, 7, 8, 9, 10], normal: 6 },
  wordClock: { values: ['off', 30, 45, 60, 90, 120, 180, ...DAY_CLOCKS], normal: 60 },
  wordCheck: { values: ['auto', 'challenge'], normal: 'auto' },
  refusalLimit: { values: [1, 2, 3, 5, 10, 'none'], normal: 1 },
  challengeWindow: { values: ['off', 5, 10, 15, 20, 30, ...DAY_CLOCKS], normal: 10 },
  failedChallenge: { values: ['none', 'lose-next-turn'], normal: 'none' },
  pluralRule: { values: ['noun', 'strict', 'off'], normal: 'noun' },
  hintCards: { values: ['off', 'level1', 'level2'], normal: 'off' },
};

/** WX-150 to WX-153. */
export const seatOptions: SeatOptions = {
  seatClock: SEAT_CLOCKS,
  seatLetters: [0, 4, 5, 6],
  seatWords: WORD_LEVELS,
  seatTarget: [0, 3, 4, 5, 6, 7, 8, 9, 10],
};

/** The words this seat needs to win (WX-153). */
export const targetOf = (setup: Setup, seat: Seat): number => handicapOf(setup, seat).target || setup.targetWords;

export const presets = {
  rulebook: {},
  relaxed: { refusalLimit: 3, wordClock: 120 },
  junior: { targetWords: 5, wordClock: 120, refusalLimit: 'none', hintCards: 'level1' },
  fast: { wordClock: 30, targetWords: 5 },
  table: { wordCheck: 'challenge', failedChallenge: 'lose-next-turn', pluralRule: 'strict' },
  letter: { wordClock: ONE_DAY, challengeWindow: ONE_DAY },
} as const satisfies { readonly [name: string]: Partial<Setup> };

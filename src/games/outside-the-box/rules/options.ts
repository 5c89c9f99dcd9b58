// The options of a table and the presets (section 14 of RULES.md).

import type { SeatOptions } from '../../../core/game.ts';
import { SEAT_CLOCKS, WORD_LEVELS } from '../../../core/handicap/handicap.ts';
import { DAY_CLOCKS, ONE_DAY } from '../../../core/time/day-clocks.ts';

export type Setup = {
  readonly starter: 'random' | 'first';
  readonly tasks: 'on' | 'off';
  readonly rejectMode: 'race' | 'sealed';
  readonly grabGrace: number;
  readonly callerMayReject: 'yes' | 'no';
  readonly callClock: ClockSeconds;
  readonly respondClock: ClockSeconds;
  readonly scoring: 'auto' | 'manual';
  readonly markClock: ClockSeconds;
  readonly lookup: 'on' | 'off';
  readonly showScore: 'on' | 'off';
  readonly openGrids: 'off' | 'on';
};

/** `'off'`: no clock. */
export type ClockSeconds = number | 'off';

type Options = { readonly [K in keyof Setup]: { readonly values: readonly Setup[K][]; readonly normal: Setup[K] } };

export const options: Options = {
  starter: { values: ['random', 'first'], normal: 'random' },
  tasks: { values: ['on', 'off'], normal: 'on' },
  rejectMode: { values: ['race', 'sealed'], normal: 'race' },
  grabGrace: { values: [0, 150, 300, 500, 1000], normal: 300 },
  callerMayReject: { values: ['yes', 'no'], normal: 'yes' },
  callClock: { values: ['off', 5, 10, 20, 30, 60, ...DAY_CLOCKS], normal: 20 },
  respondClock: { values: ['off', 10, 20, 30, 60, 120, ...DAY_CLOCKS], normal: 30 },
  scoring: { values: ['auto', 'manual'], normal: 'auto' },
  markClock: { values: ['off', 30, 60, 120, 180, 300, ...DAY_CLOCKS], normal: 120 },
  lookup: { values: ['on', 'off'], normal: 'on' },
  showScore: { values: ['on', 'off'], normal: 'on' },
  openGrids: { values: ['off', 'on'], normal: 'off' },
};

/** OB-130 to OB-132. */
export const seatOptions: SeatOptions = { seatClock: SEAT_CLOCKS, seatLetters: [0, 3, 4, 5], seatWords: WORD_LEVELS };

export const presets = {
  rulebook: {},
  relaxed: { rejectMode: 'sealed', callClock: 60, respondClock: 120 },
  quick: { callClock: 10, respondClock: 20 },
  paper: { scoring: 'manual', showScore: 'off' },
  letter: { rejectMode: 'sealed', callClock: ONE_DAY, respondClock: ONE_DAY, markClock: ONE_DAY },
} as const satisfies { readonly [name: string]: Partial<Setup> };

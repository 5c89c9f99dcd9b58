// The options of a table with their default values, and the presets (RULES.md, section 12).

import type { Game, Seat, SeatOptions } from '../../../core/game.ts';
import { handicapOf, SEAT_CLOCKS, WORD_LEVELS } from '../../../core/handicap/handicap.ts';
import { DAY_CLOCKS, ONE_DAY } from '../../../core/time/day-clocks.ts';

/** The value of every option (RULES.md, section 12). */
export type Setup = {
  readonly rounds: number;
  readonly turnClock: number | 'off';
  readonly seatSwitch: 'on' | 'noDouble' | 'off';
  readonly switchClock: number;
  readonly passRule: 'forced' | 'free';
  readonly keepRule: 'laid' | 'any';
  readonly invalidPlay: 'retry' | 'lose-turn';
  readonly recycle: 'on' | 'off';
  readonly lookup: 'off' | 'on';
};

export const options: Game<Setup, never, never, never, never>['options'] = {
  rounds: { values: [3, 4, 5, 6, 8, 10, 12, 15, 20, 30], normal: 10 },
  turnClock: { values: ['off', 30, 45, 60, 90, 120, 180, 300, ...DAY_CLOCKS], normal: 90 },
  seatSwitch: { values: ['on', 'noDouble', 'off'], normal: 'on' },
  switchClock: { values: [5, 10, 15, 30, 60, ...DAY_CLOCKS], normal: 15 },
  passRule: { values: ['forced', 'free'], normal: 'forced' },
  keepRule: { values: ['laid', 'any'], normal: 'laid' },
  invalidPlay: { values: ['retry', 'lose-turn'], normal: 'retry' },
  recycle: { values: ['on', 'off'], normal: 'on' },
  lookup: { values: ['off', 'on'], normal: 'off' },
};

/** TM-190 to TM-192. */
export const seatOptions: SeatOptions = {
  seatClock: SEAT_CLOCKS,
  seatLetters: [0, 3, 4, 5, 6],
  seatWords: WORD_LEVELS,
};

/** TM-192: fewer words count for a seat with such a handicap, so it may always pass. */
export function mayAlwaysPass(setup: Setup, seat: Seat): boolean {
  const { letters, words } = handicapOf(setup, seat);
  return setup.passRule === 'free' || letters > 0 || words !== 'all';
}

export const presets = {
  rulebook: {},
  relaxed: { passRule: 'free', seatSwitch: 'off', turnClock: 180, lookup: 'on' },
  short: { rounds: 5, turnClock: 45, seatSwitch: 'noDouble', switchClock: 5 },
  expert: { invalidPlay: 'lose-turn', turnClock: 60, seatSwitch: 'noDouble' },
  letter: { turnClock: ONE_DAY, switchClock: ONE_DAY, seatSwitch: 'off' },
} as const satisfies { readonly [name: string]: Partial<Setup> };

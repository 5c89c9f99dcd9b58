// The options and presets of a Word Power table.

import type { Game, Seat, SeatOptions } from '../../../core/game.ts';
import { handicapOf, SEAT_CLOCKS } from '../../../core/handicap/handicap.ts';
import { DAY_CLOCKS, ONE_DAY } from '../../../core/time/day-clocks.ts';
import type { CardColor } from '../content.ts';

export type Setup = {
  readonly deckMode: 'single' | 'family';
  readonly deckColour: CardColor;
  readonly colour0: CardColor;
  readonly colour1: CardColor;
  readonly colour2: CardColor;
  readonly colour3: CardColor;
  readonly colour4: CardColor;
  readonly colour5: CardColor;
  readonly winRule: 'either' | 'both';
  readonly targetBooks: number;
  readonly targetCash: number;
  readonly roundLimit: number;
  readonly raiseStep: 'single' | 'free';
  readonly challengeSeconds: number;
  readonly placeSeconds: number;
  readonly rollSeconds: number;
  readonly startSeconds: number;
  readonly betSeconds: number;
  readonly passSeconds: number;
  readonly tieMs: number;
};

type Options = Game<Setup, never, never, never, never>['options'];

/** The fewest and the most players. */
export const SEATS = [2, 6] as const;

export const CARD_COLORS: readonly CardColor[] = ['blue', 'black', 'red'];
const colorOption = (normal: CardColor) => ({ values: CARD_COLORS, normal });

export const options: Options = {
  deckMode: { values: ['single', 'family'], normal: 'single' },
  deckColour: colorOption('blue'),
  colour0: colorOption('black'),
  colour1: colorOption('blue'),
  colour2: colorOption('blue'),
  colour3: colorOption('blue'),
  colour4: colorOption('blue'),
  colour5: colorOption('blue'),
  winRule: { values: ['either', 'both'], normal: 'either' },
  targetBooks: { values: [6, 10, 12, 15, 20, 30], normal: 10 },
  targetCash: { values: [40_000, 100_000, 150_000, 200_000, 300_000, 500_000], normal: 100_000 },
  roundLimit: { values: [0, 5, 10, 15, 20, 30, 40, 60], normal: 0 },
  raiseStep: { values: ['single', 'free'], normal: 'single' },
  challengeSeconds: { values: [0, 5, 10, 15, 20, 30, 60, ...DAY_CLOCKS], normal: 10 },
  placeSeconds: { values: [0, 30, 60, 90, 120, 180, 300, ...DAY_CLOCKS], normal: 90 },
  rollSeconds: { values: [0, 5, 10, 20, 30, 60, ...DAY_CLOCKS], normal: 20 },
  startSeconds: { values: [0, 10, 20, 30, 60, ...DAY_CLOCKS], normal: 20 },
  betSeconds: { values: [0, 5, 10, 15, 20, 30, 60, ...DAY_CLOCKS], normal: 15 },
  passSeconds: { values: [0, 15, 30, 60, 90, ...DAY_CLOCKS], normal: 30 },
  tieMs: { values: [0, 100, 200, 300, 500], normal: 200 },
};

/** WP-150, WP-151. What a seat draws from is the option `colour0` and so on. The target is in percent. */
export const seatOptions: SeatOptions = { seatClock: SEAT_CLOCKS, seatTarget: [0, 50, 75, 125, 150, 200] };

/** The setup with the target of this seat (WP-151). */
export function withSeatTarget<Some extends Pick<Setup, 'targetBooks' | 'targetCash'>>(setup: Some, seat: Seat): Some {
  const { target } = handicapOf(setup, seat);
  if (target === 0) return setup;
  const share = (whole: number): number => Math.ceil((whole * target) / 100);
  return { ...setup, targetBooks: share(setup.targetBooks), targetCash: share(setup.targetCash) };
}

export const presets = {
  rulebook: {},
  relaxed: {
    challengeSeconds: 0,
    placeSeconds: 0,
    rollSeconds: 0,
    startSeconds: 0,
    betSeconds: 0,
    passSeconds: 0,
  },
  short: { targetBooks: 6, targetCash: 40_000 },
  long: { targetBooks: 12, targetCash: 150_000 },
  marathon: { targetBooks: 15, targetCash: 200_000 },
  family: { deckMode: 'family' },
  letter: {
    challengeSeconds: ONE_DAY,
    placeSeconds: ONE_DAY,
    rollSeconds: ONE_DAY,
    startSeconds: ONE_DAY,
    betSeconds: ONE_DAY,
    passSeconds: ONE_DAY,
  },
} as const satisfies { readonly [name: string]: Partial<Setup> };

/** The deck color each seat draws from (WP-010, WP-011). */
export function seatColors(setup: Setup, seats: number): readonly CardColor[] {
  const { colour0, colour1, colour2, colour3, colour4, colour5 } = setup;
  return setup.deckMode === 'single'
    ? Array.from({ length: seats }, () => setup.deckColour)
    : [colour0, colour1, colour2, colour3, colour4, colour5].slice(0, seats);
}

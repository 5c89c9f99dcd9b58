// A handicap makes the game harder or easier for one seat: its clock, its shortest word, the words that count for it, its target.
// It is part of a match's setup, as options that end with the number of the seat (`seatLetters0`). Only those that differ from
// the normal value are there, so a match without handicaps has the setup and the record it always had.

import type { OptionValue, Seat, SeatOptions, SeatOptionValues } from '../game.ts';

export type WordLevel = 'all' | 'everyday' | 'easy';

export type Handicap = {
  /** How long the seat's clocks run, in percent. */
  readonly clock: number;
  /** The shortest word the seat may play; 0 for that of the rules. */
  readonly letters: number;
  readonly words: WordLevel;
  /** What the seat has to reach, in the unit of its game; 0 for the table's own. */
  readonly target: number;
};

export const NO_HANDICAP: Handicap = { clock: 100, letters: 0, words: 'all', target: 0 };

export type SeatOptionName = keyof SeatOptions;

export const SEAT_CLOCKS = [100, 50, 75, 150, 200, 300] as const;
export const WORD_LEVELS = ['all', 'everyday', 'easy'] as const;

type Setup = { readonly [option: string]: OptionValue };

export const seatOptionKey = (name: SeatOptionName, seat: Seat): string => `${name}${seat}`;

/** The option and the seat of a name such as `seatLetters0`; null if it is none of these options. */
export function parseSeatOption(
  key: string,
  options: SeatOptions,
): { readonly name: SeatOptionName; readonly seat: Seat; readonly values: SeatOptionValues } | null {
  const [, name = '', seat = ''] = /^(seat[A-Z][a-z]+)(\d)$/.exec(key) ?? [];
  const values = Object.hasOwn(options, name) ? options[name as SeatOptionName] : undefined;
  return values === undefined ? null : { name: name as SeatOptionName, seat: Number(seat), values };
}

/** Options whose handicaps go along with players who change seats. null: the seat is gone, and its handicap with it. */
export function moveHandicaps(
  options: Setup,
  ofGame: SeatOptions,
  seatAfter: (seat: Seat) => Seat | null,
): { [option: string]: OptionValue } {
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, value]): readonly (readonly [string, OptionValue])[] => {
      const one = parseSeatOption(key, ofGame);
      if (one === null) return [[key, value]];
      const seat = seatAfter(one.seat);
      return seat === null ? [] : [[seatOptionKey(one.name, seat), value]];
    }),
  );
}

const isLevel = (value: unknown): value is WordLevel => WORD_LEVELS.some((level) => level === value);

/** The handicap of a seat in this setup; without one, all its values are the normal ones. */
export function handicapOf(setup: object, seat: Seat): Handicap {
  const read = (name: SeatOptionName): unknown => (setup as Setup)[seatOptionKey(name, seat)];
  const numberOf = (name: SeatOptionName, normal: number): number => {
    const value = read(name);
    return typeof value === 'number' ? value : normal;
  };
  const words = read('seatWords');
  return {
    clock: numberOf('seatClock', 100),
    letters: numberOf('seatLetters', 0),
    words: isLevel(words) ? words : 'all',
    target: numberOf('seatTarget', 0),
  };
}

export const hasHandicap = ({ clock, letters, words, target }: Handicap): boolean =>
  clock !== 100 || letters !== 0 || words !== 'all' || target !== 0;

/** A time limit of this seat. */
export const seatTime = (setup: object, seat: Seat, limit: number): number =>
  (limit * handicapOf(setup, seat).clock) / 100;

/** A time limit for several seats at once: nobody is hurried, so the seat that may take longest decides. */
export const jointTime = (setup: object, seats: readonly Seat[], limit: number): number =>
  seats.length === 0 ? limit : Math.max(...seats.map((seat) => seatTime(setup, seat, limit)));

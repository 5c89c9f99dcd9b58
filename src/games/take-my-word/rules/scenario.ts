// Reads a position as a person writes it down (RULES.md, section 16), field by field, trusting nothing.
// Not whether such a position can be (stage.ts).

import type { Json, Seat } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { type Card, isBlank, type Premium, parseCard, parsePremium } from './cards.ts';
import { type LaidCell, parseCell } from './moves.ts';

export type Scenario = {
  readonly rotation: readonly Seat[];
  readonly round: number | null;
  readonly turn: Seat | null;
  readonly phase: 'turn' | 'switch';
  readonly row: readonly LaidCell[];
  readonly status: 'open' | 'word';
  readonly by: Seat | null;
  /** Slots from 1. */
  readonly last: readonly number[] | null;
  readonly hands: ReadonlyMap<Seat, readonly Card[]>;
  readonly premiums: ReadonlyMap<Seat, readonly Premium[]>;
  readonly star: boolean;
  readonly tally: ReadonlyMap<Seat, readonly number[]>;
  readonly passed: readonly Seat[];
  readonly draw: readonly (Card | Premium)[];
  readonly pile: number | null;
  readonly discard: readonly (Card | Premium)[];
  readonly opening: readonly (Card | Premium)[] | null;
  /** The keys that were given. */
  readonly given: ReadonlySet<string>;
};

const KEYS: readonly string[] = [
  'words',
  'rotation',
  'round',
  'turn',
  'phase',
  'row',
  'status',
  'by',
  'last',
  'hands',
  'premiums',
  'star',
  'tally',
  'passed',
  'draw',
  'pile',
  'discard',
  'opening',
];

const MOST_POINTS = 100_000;

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Field readers note what is wrong and answer with something harmless; the first note is what the writer is told. */
export function readScenario(json: Json, seats: number): Result<Scenario, string> {
  if (!isFields(json)) return err('it has to be an object');
  const given = new Set(Object.keys(json));
  const unknown = [...given].find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return err(`there is no field “${unknown.slice(0, 40)}”`);

  const faults: string[] = [];
  const read = <T>(key: string, normal: T, parse: Parse<T>, wanted: string): T => {
    if (!given.has(key)) return normal;
    const value = parse(json[key]!);
    if (value === null) faults.push(`“${key}” has to be ${wanted}`);
    return value ?? normal;
  };
  const seat = whole(0, seats - 1);
  const cards = cardsOf((token) => parseCard(token) ?? parsePremium(token));

  const everyone = Array.from({ length: seats }, (_, one) => one);
  const scenario: Scenario = {
    given,
    rotation: read('rotation', everyone, distinct(seat), 'every seat once, in playing order'),
    round: read<number | null>('round', null, whole(1, 1000), 'a number from 1'),
    turn: read<Seat | null>('turn', null, seat, 'a seat'),
    phase: read('phase', 'turn', oneOf('turn', 'switch'), '“turn” or “switch”'),
    row: read<Scenario['row']>('row', [], cardsOf(parseRowCard), 'cards such as “rC b?=A kT+TL”'),
    status: read('status', 'open', oneOf('open', 'word'), '“open” or “word”'),
    by: read<Seat | null>('by', null, seat, 'a seat'),
    last: read<readonly number[] | null>('last', null, distinct(whole(1, 1000)), 'slots of the row, each once'),
    hands: read<Scenario['hands']>('hands', new Map(), bySeat(seats, cardsOf(parseCard)), 'letter cards by seat'),
    premiums: read<Scenario['premiums']>(
      'premiums',
      new Map(),
      bySeat(seats, cardsOf(parsePremium)),
      'premium cards by seat',
    ),
    star: read('star', true, oneOf(true, false), 'true or false'),
    tally: read<Scenario['tally']>(
      'tally',
      new Map(),
      bySeat(seats, listOf(whole(0, MOST_POINTS))),
      'lists of points by seat',
    ),
    passed: read<readonly Seat[]>('passed', [], distinct(seat), 'seats, each once'),
    draw: read<Scenario['draw']>('draw', [], cards, 'cards such as “DW rA y?”'),
    pile: read<number | null>('pile', null, whole(0, 1000), 'a number of cards'),
    discard: read<Scenario['discard']>('discard', [], cards, 'cards such as “DW rA y?”'),
    opening: read<Scenario['opening']>('opening', null, cards, 'cards such as “DW rA y?”'),
  };
  return faults.length > 0 ? err(faults[0]!) : ok(scenario);
}

/** Reads a value; null: it is not of this kind. */
type Parse<T> = (value: Json) => T | null;

const whole =
  (least: number, most: number): Parse<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;

const oneOf =
  <T extends Json>(...values: readonly T[]): Parse<T> =>
  (value) =>
    values.find((one) => one === value) ?? null;

const listOf =
  <T>(parse: Parse<T>): Parse<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= 1000 ? allOf((value as readonly Json[]).map(parse)) : null;

const distinct =
  (parse: Parse<number>): Parse<readonly number[]> =>
  (value) => {
    const list = listOf(parse)(value);
    return list !== null && new Set(list).size === list.length ? list : null;
  };

const cardsOf =
  <T>(parse: (token: string) => T | null): Parse<readonly T[]> =>
  (value) => {
    if (typeof value !== 'string' || value.length > 2000) return null;
    const tokens = value.split(/\s+/).filter((token) => token !== '');
    return allOf(tokens.map(parse));
  };

const bySeat =
  <T>(seats: number, parse: Parse<T>): Parse<ReadonlyMap<Seat, T>> =>
  (value) => {
    if (!isFields(value)) return null;
    const pairs = allOf(
      Object.entries(value).map(([key, one]): readonly [Seat, T] | null => {
        const parsed = parse(one);
        return /^\d$/.test(key) && Number(key) < seats && parsed !== null ? [Number(key), parsed] : null;
      }),
    );
    return pairs && new Map(pairs);
  };

/** The list, if every one of it could be read. */
const allOf = <T>(list: readonly (T | null)[]): readonly T[] | null =>
  list.includes(null) ? null : (list as readonly T[]);

/** A card in the row: a blank stands for a letter there, and nothing else does. */
function parseRowCard(token: string): LaidCell | null {
  const cell = parseCell(token);
  return cell !== null && cell.type === 'add' && isBlank(cell.card) === (cell.as !== null) ? cell : null;
}

// The scenario format (RULES.md, section 16): parses and validates it field by field.
// Whether the position is possible is checked in stage-scenario.ts.

import type { Json, Seat } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { type Card, isBlank, type Premium, parseCard, parsePremium } from './cards.ts';
import { type PlacedCell, parseCell } from './moves.ts';

export type Scenario = {
  readonly rotation: readonly Seat[];
  readonly round: number | null;
  readonly turn: Seat | null;
  readonly phase: 'turn' | 'switch';
  readonly row: readonly PlacedCell[];
  readonly status: 'open' | 'word';
  readonly by: Seat | null;
  /** The slots placed last, counted from 1. */
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
  /** The keys the scenario contains. */
  readonly presentKeys: ReadonlySet<string>;
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

const MAX_POINTS = 100_000;

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each field that cannot be parsed adds a fault and falls back to its default; the first fault is reported. */
export function parseScenario(json: Json, seats: number): Result<Scenario, string> {
  if (!isFields(json)) return err('it has to be an object');
  const presentKeys = new Set(Object.keys(json));
  const unknown = [...presentKeys].find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return err(`there is no field “${unknown.slice(0, 40)}”`);

  const faults: string[] = [];
  const read = <T>(key: string, normal: T, parse: Parse<T>, wanted: string): T => {
    if (!presentKeys.has(key)) return normal;
    const value = parse(json[key]!);
    if (value === null) faults.push(`“${key}” has to be ${wanted}`);
    return value ?? normal;
  };
  const seat = integerBetween(0, seats - 1);
  const cards = cardList((token) => parseCard(token) ?? parsePremium(token));

  const everyone = Array.from({ length: seats }, (_, one) => one);
  const scenario: Scenario = {
    presentKeys,
    rotation: read('rotation', everyone, distinct(seat), 'every seat once, in playing order'),
    round: read<number | null>('round', null, integerBetween(1, 1000), 'a number from 1'),
    turn: read<Seat | null>('turn', null, seat, 'a seat'),
    phase: read('phase', 'turn', oneOf('turn', 'switch'), '“turn” or “switch”'),
    row: read<Scenario['row']>('row', [], cardList(parseRowCard), 'cards such as “rC b?=A kT+TL”'),
    status: read('status', 'open', oneOf('open', 'word'), '“open” or “word”'),
    by: read<Seat | null>('by', null, seat, 'a seat'),
    last: read<readonly number[] | null>(
      'last',
      null,
      distinct(integerBetween(1, 1000)),
      'slots of the row, each once',
    ),
    hands: read<Scenario['hands']>('hands', new Map(), bySeat(seats, cardList(parseCard)), 'letter cards by seat'),
    premiums: read<Scenario['premiums']>(
      'premiums',
      new Map(),
      bySeat(seats, cardList(parsePremium)),
      'premium cards by seat',
    ),
    star: read('star', true, oneOf(true, false), 'true or false'),
    tally: read<Scenario['tally']>(
      'tally',
      new Map(),
      bySeat(seats, listOf(integerBetween(0, MAX_POINTS))),
      'lists of points by seat',
    ),
    passed: read<readonly Seat[]>('passed', [], distinct(seat), 'seats, each once'),
    draw: read<Scenario['draw']>('draw', [], cards, 'cards such as “DW rA y?”'),
    pile: read<number | null>('pile', null, integerBetween(0, 1000), 'a number of cards'),
    discard: read<Scenario['discard']>('discard', [], cards, 'cards such as “DW rA y?”'),
    opening: read<Scenario['opening']>('opening', null, cards, 'cards such as “DW rA y?”'),
  };
  return faults.length > 0 ? err(faults[0]!) : ok(scenario);
}

/** Parses a value; null: it has the wrong form. */
type Parse<T> = (value: Json) => T | null;

const integerBetween =
  (min: number, max: number): Parse<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;

const oneOf =
  <T extends Json>(...values: readonly T[]): Parse<T> =>
  (value) =>
    values.find((one) => one === value) ?? null;

const listOf =
  <T>(parse: Parse<T>): Parse<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= 1000 ? allOrNull((value as readonly Json[]).map(parse)) : null;

const distinct =
  (parse: Parse<number>): Parse<readonly number[]> =>
  (value) => {
    const list = listOf(parse)(value);
    return list !== null && new Set(list).size === list.length ? list : null;
  };

const cardList =
  <T>(parse: (token: string) => T | null): Parse<readonly T[]> =>
  (value) => {
    if (typeof value !== 'string' || value.length > 2000) return null;
    const tokens = value.split(/\s+/).filter((token) => token !== '');
    return allOrNull(tokens.map(parse));
  };

const bySeat =
  <T>(seats: number, parse: Parse<T>): Parse<ReadonlyMap<Seat, T>> =>
  (value) => {
    if (!isFields(value)) return null;
    const pairs = allOrNull(
      Object.entries(value).map(([key, one]): readonly [Seat, T] | null => {
        const parsed = parse(one);
        return /^\d$/.test(key) && Number(key) < seats && parsed !== null ? [Number(key), parsed] : null;
      }),
    );
    return pairs && new Map(pairs);
  };

/** The list if every element could be parsed, otherwise null. */
const allOrNull = <T>(list: readonly (T | null)[]): readonly T[] | null =>
  list.includes(null) ? null : (list as readonly T[]);

/** A card of the row: a blank needs a letter, other cards must not have one. */
function parseRowCard(token: string): PlacedCell | null {
  const cell = parseCell(token);
  return cell !== null && cell.type === 'add' && isBlank(cell.card) === (cell.as !== null) ? cell : null;
}

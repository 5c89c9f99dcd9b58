// Reads the fields of a scenario: what each may hold and what may stand together.
// Not the position made of them (stage.ts).

import type { Json, Seat } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Setup } from './options.ts';
import { SHORTEST } from './play.ts';
import { type Shown, spell, TILE_SET, type Tile, type Tiles } from './tiles.ts';

export type Scenario = {
  readonly turn: Seat;
  readonly board: Tiles | null;
  readonly easels: readonly (readonly Shown[])[];
  /** By seat; '-': none, null: any. */
  readonly hidden: readonly (Tile | '-' | null)[];
  readonly draw: Tiles;
  readonly bag: number | null;
  readonly refusals: number;
  readonly idle: number;
  readonly away: readonly Seat[];
  readonly opening: Tiles | null;
};

const KEYS = [
  'words',
  'turn',
  'board',
  'easels',
  'hidden',
  'draw',
  'bag',
  'refusals',
  'idle',
  'away',
  'opening',
] as const;
type Fields = { readonly [K in (typeof KEYS)[number]]?: Json };

export function readScenario(scenario: Json, setup: Setup, seats: number): Result<Scenario, string> {
  if (!isObject(scenario)) return err('a scenario is an object');
  const unknown = Object.keys(scenario).find((key) => !(KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) return err(`there is no field “${unknown.slice(0, 40)}”`);
  const fields: Fields = scenario;
  const wrong: string[] = [];
  const read = readFields(fields, setup, seats, (what) => wrong.push(what));
  const clash = (['board', 'easels', 'hidden', 'turn'] as const).find((key) => fields[key] !== undefined);
  if (fields.opening !== undefined && clash !== undefined) wrong.push(`opening and ${clash} cannot stand together`);
  return wrong.length > 0 ? err(wrong[0]!) : ok(read);
}

type Wrong = (what: string) => void;

function readFields(fields: Fields, setup: Setup, seats: number, wrong: Wrong): Scenario {
  const limit = setup.wordCheck === 'auto' && setup.refusalLimit !== 'none' ? setup.refusalLimit : 1;
  const turn = readNumber('turn', fields.turn ?? 0, seats - 1, wrong);
  const hidden = readSeats(
    'hidden',
    fields.hidden ?? {},
    seats,
    (seat, tile) => readHidden(seat, tile, turn, wrong),
    wrong,
  );
  const easels = readSeats(
    'easels',
    fields.easels ?? {},
    seats,
    (seat, words) => readWords(seat, words, setup, wrong),
    wrong,
  );
  return {
    turn,
    board: fields.board === undefined ? null : readTiles('board', fields.board, wrong),
    easels: easels.map((words) => words ?? []),
    hidden,
    draw: readTiles('draw', fields.draw ?? '', wrong),
    bag: fields.bag === undefined ? null : readNumber('bag', fields.bag, TILE_SET.length, wrong),
    refusals: readNumber('refusals', fields.refusals ?? 0, limit - 1, wrong),
    idle: readNumber('idle', fields.idle ?? 0, seats - 1, wrong),
    away: readAway(fields.away ?? [], seats, wrong),
    opening: fields.opening === undefined ? null : readTiles('opening', fields.opening, wrong),
  };
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readNumber(name: string, value: Json, most: number, wrong: Wrong): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  wrong(`${name} must be a whole number from 0 to ${most}`);
  return 0;
}

function readTiles(name: string, value: Json, wrong: Wrong): Tiles {
  const tiles = typeof value === 'string' ? value.replaceAll(' ', '') : '?';
  if (/^[A-Z*]*$/.test(tiles) && tiles.length <= TILE_SET.length) return tiles;
  wrong(`${name} must be tiles A to Z or * with blanks between them`);
  return '';
}

/** One value for each seat; null where the seat is not named. */
function readSeats<T>(
  name: string,
  value: Json,
  seats: number,
  read: (seat: Seat, value: Json) => T,
  wrong: Wrong,
): readonly (T | null)[] {
  const bySeat = Array.from({ length: seats }, (): T | null => null);
  if (!isObject(value)) wrong(`${name} must be an object with a field for each seat`);
  else
    for (const [key, one] of Object.entries(value)) {
      const seat = bySeat.findIndex((_, i) => String(i) === key);
      if (seat < 0) wrong(`${name}: there is no seat “${key.slice(0, 40)}”`);
      else bySeat[seat] = read(seat, one);
    }
  return bySeat;
}

function readHidden(seat: Seat, value: Json, turn: Seat, wrong: Wrong): Tile | '-' {
  if (value === '-') return value;
  if (seat === turn) wrong(`hidden: the tile of seat ${seat}, which is to move, lies on the board`);
  else if (typeof value === 'string' && /^[A-Z*]$/.test(value)) return value;
  else wrong(`hidden: seat ${seat} must have one tile A to Z or *, or - for none`);
  return '-';
}

function readWords(seat: Seat, value: Json, setup: Setup, wrong: Wrong): readonly Shown[] {
  const isWord = (word: Json): word is string =>
    typeof word === 'string' && /^([A-Z]|\[[A-Z]\])+$/.test(word) && spell(word).length >= SHORTEST;
  if (!Array.isArray(value) || !value.every(isWord))
    wrong(`easels: seat ${seat} must have a list of words of ${SHORTEST} letters or more, such as RACE or [L]EAN`);
  else if (value.length >= setup.targetWords) wrong(`easels: seat ${seat} would have won already`);
  else return value;
  return [];
}

function readAway(value: Json, seats: number, wrong: Wrong): readonly Seat[] {
  if (Array.isArray(value) && new Set(value).size === value.length)
    return value.map((seat: Json) => readNumber('away', seat, seats - 1, wrong));
  wrong('away must be a list of seats');
  return [];
}

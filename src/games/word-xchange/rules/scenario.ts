// The scenario format (RULES.md, section 18): parses and validates the JSON. stage-scenario.ts builds the state from it.

import type { Json, Seat } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { type Setup, targetOf } from './options.ts';
import { MIN_WORD_LETTERS } from './resolve-play.ts';
import { spellingOf, TILE_SET, type Tile, type Tiles, type TileWord } from './tiles.ts';

export type Scenario = {
  readonly turn: Seat;
  readonly board: Tiles | null;
  readonly easels: readonly (readonly TileWord[])[];
  /** By seat: a tile, '-' for none, null for any. */
  readonly hidden: readonly (Tile | '-' | null)[];
  readonly draw: Tiles;
  readonly bag: number | null;
  readonly refusals: number;
  readonly idle: number;
  readonly away: readonly Seat[];
  readonly opening: Tiles | null;
};

const SCENARIO_FIELDS = [
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
type Fields = { readonly [K in (typeof SCENARIO_FIELDS)[number]]?: Json };

export function parseScenario(scenario: Json, setup: Setup, seats: number): Result<Scenario, string> {
  if (!isObject(scenario)) return err('a scenario is an object');
  const unknown = Object.keys(scenario).find((key) => !(SCENARIO_FIELDS as readonly string[]).includes(key));
  if (unknown !== undefined) return err(`there is no field “${unknown.slice(0, 40)}”`);
  const fields: Fields = scenario;
  const problems: string[] = [];
  const parsed = parseFields(fields, setup, seats, (problem) => problems.push(problem));
  const clash = (['board', 'easels', 'hidden', 'turn'] as const).find((key) => fields[key] !== undefined);
  if (fields.opening !== undefined && clash !== undefined) problems.push(`opening and ${clash} cannot be combined`);
  return problems.length > 0 ? err(problems[0]!) : ok(parsed);
}

type ReportProblem = (problem: string) => void;

function parseFields(fields: Fields, setup: Setup, seats: number, report: ReportProblem): Scenario {
  const limit = setup.wordCheck === 'auto' && setup.refusalLimit !== 'none' ? setup.refusalLimit : 1;
  const turn = parseNumber('turn', fields.turn ?? 0, seats - 1, report);
  const hidden = parseSeats(
    'hidden',
    fields.hidden ?? {},
    seats,
    (seat, tile) => parseHidden(seat, tile, turn, report),
    report,
  );
  const easels = parseSeats(
    'easels',
    fields.easels ?? {},
    seats,
    (seat, words) => parseWords(seat, words, setup, report),
    report,
  );
  return {
    turn,
    board: fields.board === undefined ? null : parseTiles('board', fields.board, report),
    easels: easels.map((words) => words ?? []),
    hidden,
    draw: parseTiles('draw', fields.draw ?? '', report),
    bag: fields.bag === undefined ? null : parseNumber('bag', fields.bag, TILE_SET.length, report),
    refusals: parseNumber('refusals', fields.refusals ?? 0, limit - 1, report),
    idle: parseNumber('idle', fields.idle ?? 0, seats - 1, report),
    away: parseAway(fields.away ?? [], seats, report),
    opening: fields.opening === undefined ? null : parseTiles('opening', fields.opening, report),
  };
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseNumber(name: string, value: Json, most: number, report: ReportProblem): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  report(`${name} must be a whole number from 0 to ${most}`);
  return 0;
}

function parseTiles(name: string, value: Json, report: ReportProblem): Tiles {
  const tiles = typeof value === 'string' ? value.replaceAll(' ', '') : '?';
  if (/^[A-Z*]*$/.test(tiles) && tiles.length <= TILE_SET.length) return tiles;
  report(`${name} must be tiles A to Z or * with blanks between them`);
  return '';
}

/** One value per seat; null for seats that are not named. */
function parseSeats<T>(
  name: string,
  value: Json,
  seats: number,
  parse: (seat: Seat, value: Json) => T,
  report: ReportProblem,
): readonly (T | null)[] {
  const bySeat = Array.from({ length: seats }, (): T | null => null);
  if (!isObject(value)) report(`${name} must be an object with a field for each seat`);
  else
    for (const [key, one] of Object.entries(value)) {
      const seat = bySeat.findIndex((_, i) => String(i) === key);
      if (seat < 0) report(`${name}: there is no seat “${key.slice(0, 40)}”`);
      else bySeat[seat] = parse(seat, one);
    }
  return bySeat;
}

function parseHidden(seat: Seat, value: Json, turn: Seat, report: ReportProblem): Tile | '-' {
  if (value === '-') return value;
  if (seat === turn) report(`hidden: the tile of seat ${seat}, which is to move, is on the board`);
  else if (typeof value === 'string' && /^[A-Z*]$/.test(value)) return value;
  else report(`hidden: seat ${seat} must have one tile A to Z or *, or - for none`);
  return '-';
}

function parseWords(seat: Seat, value: Json, setup: Setup, report: ReportProblem): readonly TileWord[] {
  const isWord = (word: Json): word is string =>
    typeof word === 'string' && /^([A-Z]|\[[A-Z]\])+$/.test(word) && spellingOf(word).length >= MIN_WORD_LETTERS;
  if (!Array.isArray(value) || !value.every(isWord))
    report(
      `easels: seat ${seat} must have a list of words of ${MIN_WORD_LETTERS} letters or more, such as RACE or [L]EAN`,
    );
  else if (value.length >= targetOf(setup, seat)) report(`easels: seat ${seat} would have won already`);
  else return value;
  return [];
}

function parseAway(value: Json, seats: number, report: ReportProblem): readonly Seat[] {
  if (Array.isArray(value) && new Set(value).size === value.length)
    return value.map((seat: Json) => parseNumber('away', seat, seats - 1, report));
  report('away must be a list of seats');
  return [];
}

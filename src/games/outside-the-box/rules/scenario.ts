// Reads the fields of a scenario: what each may hold, field by field (RULES.md, section 18).
// Not whether they make a possible position, nor the table made of them (stage.ts).

import type { Json, Seat } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { type Grid, parseGrid, SQUARE_COUNT } from './scoring/grid.ts';
import type { Letter } from './state.ts';

/** What is listed by seat has null where the seat is not named. */
export type Scenario = {
  readonly caller: Seat;
  readonly letter: Letter | null;
  /** A number: so many squares are filled at random. */
  readonly grids: readonly (Grid | number | null)[];
  readonly cards: readonly (string | null)[];
  readonly tasks: readonly (string | null)[];
  readonly taskWords: readonly (readonly string[] | null)[];
  readonly exceptions: readonly (readonly string[] | null)[];
  readonly finishedFirst: readonly Seat[];
  readonly done: readonly Seat[];
  readonly away: readonly Seat[];
  readonly calls: string;
};

type Fields = { readonly [name: string]: Json };
type ReportError = (what: string) => void;

const FIELD_NAMES = [
  'words',
  'caller',
  'letter',
  'grids',
  'cards',
  'tasks',
  'taskWords',
  'exceptions',
  'finishedFirst',
  'done',
  'away',
  'calls',
] as const;

export function parseScenario(scenario: Json, seats: number): Result<Scenario, string> {
  if (!isObject(scenario)) return err('a scenario is an object');
  const unknown = Object.keys(scenario).find((name) => !(FIELD_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) return err(`there is no field “${shorten(unknown)}”`);
  const errors: string[] = [];
  const read = readFields(scenario, seats, (what) => errors.push(what));
  return errors.length > 0 ? err(errors[0]!) : ok(read);
}

function readFields(fields: Fields, seats: number, wrong: ReportError): Scenario {
  const bySeat = <T>(name: string, read: (value: Json) => T | null, wanted: string): readonly (T | null)[] =>
    readBySeat(name, fields[name] ?? {}, seats, read, wanted, wrong);
  const listOf = (name: string): readonly Seat[] => readSeats(name, fields[name] ?? [], seats, wrong);
  if (fields.words !== undefined && readWords(fields.words) === null) wrong('words must be a list of words');
  return {
    caller: readCaller(fields.caller ?? 0, seats, wrong),
    letter: fields.letter === undefined ? null : readLetter(fields.letter, wrong),
    grids: bySeat('grids', readGrid, `six strings of six, or a number from 0 to ${SQUARE_COUNT}`),
    cards: bySeat('cards', readLetters, 'letters'),
    tasks: bySeat('tasks', (id) => (typeof id === 'string' ? id.toUpperCase() : null), 'the name of a task card'),
    taskWords: bySeat('taskWords', readWords, 'a list of words'),
    exceptions: bySeat('exceptions', readWords, 'a list of words'),
    finishedFirst: listOf('finishedFirst'),
    done: listOf('done'),
    away: listOf('away'),
    calls: readCalls(fields.calls ?? '', wrong),
  };
}

const isObject = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSeat = (value: Json, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
const shorten = (text: string): string => text.slice(0, 40);

function readCaller(value: Json, seats: number, wrong: ReportError): Seat {
  if (isSeat(value, seats)) return value;
  wrong(`caller must be a seat from 0 to ${seats - 1}`);
  return 0;
}

function readLetter(value: Json, wrong: ReportError): Letter {
  if (typeof value === 'string' && /^[A-Za-z]$/.test(value)) return value.toUpperCase();
  wrong('letter must be one letter A to Z');
  return 'A';
}

function readCalls(value: Json, wrong: ReportError): string {
  const letters = readLetters(value);
  if (letters === null) wrong('calls must be letters A to Z');
  return letters ?? '';
}

const readLetters = (value: Json): string | null =>
  typeof value === 'string' && /^[A-Za-z]{0,1000}$/.test(value) ? value.toUpperCase() : null;

const readWords = (value: Json): readonly string[] | null =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && /^[A-Za-z]{1,40}$/.test(word))
    ? value.map((word: string) => word.toUpperCase())
    : null;

function readGrid(value: Json): Grid | number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= SQUARE_COUNT ? value : null;
  return Array.isArray(value) ? parseGrid(value) : null;
}

function readSeats(name: string, value: Json, seats: number, wrong: ReportError): readonly Seat[] {
  if (!Array.isArray(value)) wrong(`${name} must be a list of seats`);
  else if (!value.every((seat) => isSeat(seat, seats))) wrong(`${name}: a seat is a number from 0 to ${seats - 1}`);
  else if (new Set(value).size < value.length) wrong(`${name} names a seat twice`);
  else return value;
  return [];
}

function readBySeat<T>(
  name: string,
  value: Json,
  seats: number,
  read: (value: Json) => T | null,
  wanted: string,
  wrong: ReportError,
): readonly (T | null)[] {
  const bySeat = Array.from({ length: seats }, (): T | null => null);
  if (!isObject(value)) wrong(`${name} must be an object with a field for each seat`);
  else
    for (const [key, one] of Object.entries(value)) {
      const seat = bySeat.findIndex((_, i) => String(i) === key);
      const held = seat < 0 ? null : read(one);
      if (seat < 0) wrong(`${name}: there is no seat “${shorten(key)}”`);
      else if (held === null) wrong(`${name}: seat ${seat} must have ${wanted}`);
      else bySeat[seat] = held;
    }
  return bySeat;
}

// The format of a scenario and its parser, field by field (RULES.md, section 18).
// Whether the fields make a possible position is checked in stage-scenario.ts.

import type { Json, Seat } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { isObject, readWordList } from './json-input.ts';
import { type Grid, parseGrid, SQUARE_COUNT } from './scoring/grid.ts';
import type { Letter } from './state.ts';

/** Lists by seat hold null for seats the scenario does not mention. */
export type Scenario = {
  readonly caller: Seat;
  readonly letter: Letter | null;
  /** A number: how many squares are filled with random letters. */
  readonly grids: readonly (Grid | number | null)[];
  readonly cards: readonly (string | null)[];
  readonly tasks: readonly (string | null)[];
  readonly taskWords: readonly (readonly string[] | null)[];
  readonly exceptions: readonly (readonly string[] | null)[];
  readonly finishedFirst: readonly Seat[];
  readonly done: readonly Seat[];
  readonly away: readonly Seat[];
  readonly calls: string;
  readonly callers: readonly Seat[];
};

type Fields = { readonly [name: string]: Json };
type ReportError = (error: string) => void;

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
  'callers',
] as const;

export function parseScenario(scenario: Json, seats: number): Result<Scenario, string> {
  if (!isObject(scenario)) return err('a scenario is an object');
  const unknown = Object.keys(scenario).find((name) => !(FIELD_NAMES as readonly string[]).includes(name));
  if (unknown !== undefined) return err(`there is no field “${shorten(unknown)}”`);
  const errors: string[] = [];
  const parsed = readFields(scenario, seats, (error) => errors.push(error));
  return errors.length > 0 ? err(errors[0]!) : ok(parsed);
}

function readFields(fields: Fields, seats: number, reportError: ReportError): Scenario {
  const bySeat = <T>(name: string, read: (value: Json) => T | null, expected: string): readonly (T | null)[] =>
    readBySeat(name, fields[name] ?? {}, seats, read, expected, reportError);
  const listOf = (name: string): readonly Seat[] => readSeats(name, fields[name] ?? [], seats, reportError);
  if (fields.words !== undefined && readWordList(fields.words) === null) reportError('words must be a list of words');
  return {
    caller: readCaller(fields.caller ?? 0, seats, reportError),
    letter: fields.letter === undefined ? null : readLetter(fields.letter, reportError),
    grids: bySeat('grids', readGrid, `six strings of six, or a number from 0 to ${SQUARE_COUNT}`),
    cards: bySeat('cards', readLetters, 'letters'),
    tasks: bySeat('tasks', (id) => (typeof id === 'string' ? id.toUpperCase() : null), 'the name of a task card'),
    taskWords: bySeat('taskWords', readWordList, 'a list of words'),
    exceptions: bySeat('exceptions', readWordList, 'a list of words'),
    finishedFirst: listOf('finishedFirst'),
    done: listOf('done'),
    away: listOf('away'),
    calls: readCalls(fields.calls ?? '', reportError),
    callers: listOf('callers'),
  };
}

const isSeat = (value: Json, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
const shorten = (text: string): string => text.slice(0, 40);

function readCaller(value: Json, seats: number, reportError: ReportError): Seat {
  if (isSeat(value, seats)) return value;
  reportError(`caller must be a seat from 0 to ${seats - 1}`);
  return 0;
}

function readLetter(value: Json, reportError: ReportError): Letter {
  if (typeof value === 'string' && /^[A-Za-z]$/.test(value)) return value.toUpperCase();
  reportError('letter must be one letter A to Z');
  return 'A';
}

function readCalls(value: Json, reportError: ReportError): string {
  const letters = readLetters(value);
  if (letters === null) reportError('calls must be letters A to Z');
  return letters ?? '';
}

const readLetters = (value: Json): string | null =>
  typeof value === 'string' && /^[A-Za-z]{0,1000}$/.test(value) ? value.toUpperCase() : null;

function readGrid(value: Json): Grid | number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= SQUARE_COUNT ? value : null;
  return Array.isArray(value) ? parseGrid(value) : null;
}

function readSeats(name: string, value: Json, seats: number, reportError: ReportError): readonly Seat[] {
  if (!Array.isArray(value)) reportError(`${name} must be a list of seats`);
  else if (!value.every((seat) => isSeat(seat, seats)))
    reportError(`${name}: a seat is a number from 0 to ${seats - 1}`);
  else if (new Set(value).size < value.length) reportError(`${name} names a seat twice`);
  else return value;
  return [];
}

function readBySeat<T>(
  name: string,
  value: Json,
  seats: number,
  read: (value: Json) => T | null,
  expected: string,
  reportError: ReportError,
): readonly (T | null)[] {
  const bySeat = Array.from({ length: seats }, (): T | null => null);
  if (!isObject(value)) reportError(`${name} must be an object with a field for each seat`);
  else
    for (const [key, one] of Object.entries(value)) {
      const seat = bySeat.findIndex((_, i) => String(i) === key);
      const parsed = seat < 0 ? null : read(one);
      if (seat < 0) reportError(`${name}: there is no seat “${shorten(key)}”`);
      else if (parsed === null) reportError(`${name}: seat ${seat} must have ${expected}`);
      else bySeat[seat] = parsed;
    }
  return bySeat;
}

// A match as a readable text file: written, read, and proved by playing it again.
// Every line carries a seal over itself and all before it, so the first altered line is found. Not for running matches:
// a record tells the seed, and with it every secret.

import * as v from 'valibot';
import { type Lexicon, LIST_NAMES } from '../lexicon/lexicon.ts';
import type { AnyGame } from './any-game.ts';
import type { Json, Outcome, Seat } from './game.ts';
import { err, ok, type Result } from './result.ts';
import { sha256 } from './sha256.ts';
import { act, type Entry, type Match, type Table } from './table.ts';

export type MatchRecord = {
  readonly match: Match;
  readonly names: readonly string[];
  /** The level of the bot each seat began with; null: a person. Not in records of old. */
  readonly bots?: readonly (string | null)[];
  readonly entries: readonly Entry[];
  readonly outcome: Outcome | null;
};

/** What is wrong with a record; `act` is the number of the act, 0 for the head. */
export type RecordFault = { readonly act: number; readonly sentence: string };

const FIRST = 'Wordhoard record 1';
const HEAD = [
  'game',
  'version',
  'seats',
  'setup',
  'list',
  'words',
  'scenario',
  'lexicon',
  'at',
  'names',
  'commitment',
  'seed',
] as const;

/** The promise given at the start: shows nothing of the seed, but fixes it. */
export const seedCommitment = (seed: string): string => sha256(`wordhoard ${seed}`);

const lineHash = (before: string, line: string): string => sha256(`${before}\n${line}`).slice(0, 12);

export function formatRecord({ match, names, bots, entries, outcome }: MatchRecord): string {
  const head: Record<(typeof HEAD)[number], Json> = { ...match, names, commitment: seedCommitment(match.seed) };
  const lines = [
    FIRST,
    ...HEAD.map((name) => `${name} ${JSON.stringify(head[name])}`),
    ...(bots === undefined ? [] : [`bots ${JSON.stringify(bots)}`]),
    ...entries.map((entry) => `${entry.n} ${entry.at} ${entry.by} ${entry.text}`),
    `end ${JSON.stringify(outcome)}`,
  ];
  let seal = '';
  return `${lines.map((line) => `${line} #${(seal = lineHash(seal, line))}`).join('\n')}\n`;
}

/** Names are repeated in every sentence of a replay, so an unbounded name would multiply. */
const MAX_NAME_LENGTH = 100;
const MAX_NAMES = 10;

const headSchema = v.object({
  game: v.string(),
  version: v.number(),
  seats: v.number(),
  setup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  list: v.picklist(LIST_NAMES),
  words: v.nullable(v.array(v.string())),
  scenario: v.unknown(),
  lexicon: v.string(),
  at: v.number(),
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), v.maxLength(MAX_NAMES)),
  commitment: v.string(),
  seed: v.string(),
  bots: v.optional(v.array(v.nullable(v.string()))),
});
const outcomeSchema = v.nullable(v.object({ ranking: v.array(v.array(v.number())), reason: v.string() }));

/** Does it look like a record at all? */
export const isRecord = (text: string): boolean => text.startsWith(FIRST);

export function parseRecord(text: string): Result<MatchRecord, RecordFault> {
  const head = new Map<string, unknown>();
  const entries: Entry[] = [];
  let outcome: Outcome | null = null;
  let ended = false;
  let seal = '';
  const lines = text.split('\n');
  const wanted: readonly string[] = lines[HEAD.length + 1]?.startsWith('bots ') ? [...HEAD, 'bots'] : HEAD;
  for (const [i, whole] of lines.slice(0, -1).entries()) {
    const here = i <= wanted.length ? 0 : entries.length + 1;
    const [, line, given] = /^(.*) #([0-9a-f]{12})$/.exec(whole) ?? [];
    if (line === undefined || given !== (seal = lineHash(seal, line)))
      return err(fault(here, `the line “${shorten(whole)}” does not carry its right seal, so it was altered`));
    if (ended) return err(fault(here, 'there is text after the end'));
    const [word = '', rest = ''] = split(line);
    if (i === 0) {
      if (line !== FIRST) return err(fault(0, `it does not begin with “${FIRST}”`));
    } else if (i <= wanted.length) {
      const value = readJson(rest);
      if (word !== wanted[i - 1] || value === undefined)
        return err(fault(0, `the line “${shorten(line)}” should tell ${wanted[i - 1]}`));
      head.set(word, value);
    } else if (word === 'end') {
      const read = v.safeParse(outcomeSchema, readJson(rest));
      if (!read.success) return err(fault(here, 'the last line tells no outcome'));
      outcome = read.output;
      ended = true;
    } else {
      const entry = parseEntry(line);
      if (entry === null || entry.n !== here)
        return err(fault(here, `the line “${shorten(line)}” is no act number ${here}`));
      entries.push(entry);
    }
  }
  if (lines.at(-1) !== '')
    return err(fault(head.size < wanted.length ? 0 : entries.length + 1, 'the last line is not finished'));
  if (!ended) return err(fault(entries.length, 'the end is missing'));
  const read = v.safeParse(headSchema, Object.fromEntries(head));
  if (!read.success) return err(fault(0, 'the head of the record is not complete'));
  const { names, bots, commitment, ...match } = read.output;
  if (seedCommitment(match.seed) !== commitment)
    return err(fault(0, 'the seed is not the one that was promised at the start'));
  return ok({
    match: { ...match, scenario: match.scenario as Json },
    names,
    ...(bots === undefined ? {} : { bots }),
    entries,
    outcome,
  });
}

/** Plays the match again, act by act, and shows the table after (and, if wanted, before) each. */
export function replayRecord(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
  each: (table: Table, entry: Entry, events: readonly Json[]) => void = () => {},
  before: (table: Table, entry: Entry) => void = () => {},
): Result<Table, RecordFault> {
  const { match } = record;
  if (match.version !== game.version)
    return err(fault(0, `it was played by version ${match.version} of the rules, here is version ${game.version}`));
  if (match.lexicon !== lexicon.id)
    return err(fault(0, `it was played with the lexicon ${match.lexicon}, here is ${lexicon.id}`));
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) return err(fault(0, game.say.refusal(opened.error)));
  const table = opened.value;
  for (const entry of record.entries) {
    before(table, entry);
    const done = act(table, entry.by, entry.text, entry.at);
    if (!done.ok) return err(fault(entry.n, `“${entry.text}” is not legal here. ${game.say.refusal(done.error)}`));
    each(table, entry, done.value.events);
  }
  if (JSON.stringify(table.status.outcome) !== JSON.stringify(record.outcome))
    return err(fault(record.entries.length, 'the match does not end as the record says'));
  return ok(table);
}

const fault = (n: number, why: string): RecordFault => ({
  act: n,
  sentence: n === 0 ? `The record is wrong before act 1: ${why}.` : `The record is wrong at act ${n}: ${why}.`,
});

function parseEntry(line: string): Entry | null {
  const [, n, at, by, text] = /^([1-9]\d*) (\d+(?:\.\d+)?) (\d+|clock) (.+)$/.exec(line) ?? [];
  if (text === undefined) return null;
  return { n: Number(n), at: Number(at), by: by === 'clock' ? by : (Number(by) as Seat), text };
}

function split(line: string): [string, string] {
  const at = line.indexOf(' ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shorten = (line: string): string => (line.length > 60 ? `${line.slice(0, 57)}…` : line);

// A match as a readable text file: written, parsed, and verified by replaying it. Every line ends with a hash of itself and
// all lines before it, so the first altered line is found. Only for finished matches: a record contains the seed.

import * as v from 'valibot';
import { type Lexicon, LIST_NAMES } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import { deckSchema } from '../decks/deck-schema.ts';
import type { Json, Outcome, Seat } from '../game.ts';
import { sha256 } from '../hash/sha256.ts';
import { houseWordsSchema } from '../house/house-schema.ts';
import type { LogEntry, Match } from '../match.ts';
import { parseJson } from '../parse-json.ts';
import { playerNames } from '../player-names.ts';
import { err, ok, type Result } from '../result.ts';
import { performAct, type Table } from '../table.ts';

export type MatchRecord = {
  readonly match: Match;
  readonly names: readonly string[];
  /** The level of the bot each seat began with; null for a person. Old records have no such line. */
  readonly bots?: readonly (string | null)[];
  readonly entries: readonly LogEntry[];
  readonly outcome: Outcome | null;
};

/** What is wrong with a record; `act` is the number of the act, 0 for the header. */
export type RecordFault = { readonly act: number; readonly sentence: string };

const MAGIC_LINE = 'Wordhoard record 1';
const HEADER_FIELDS = [
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

/** Lines that only some records have, in this order. */
const OPTIONAL_FIELDS = ['deck', 'house', 'bots'] as const;

/** Published at the start: it reveals nothing about the seed, but proves later that the seed was not changed. */
export const seedCommitment = (seed: string): string => sha256(`wordhoard ${seed}`);

const lineHash = (previousHash: string, line: string): string => sha256(`${previousHash}\n${line}`).slice(0, 12);

export function formatRecord({ match, names, bots, entries, outcome }: MatchRecord): string {
  const header: Record<(typeof HEADER_FIELDS)[number], Json> = {
    ...match,
    names,
    commitment: seedCommitment(match.seed),
  };
  const lines = [
    MAGIC_LINE,
    ...HEADER_FIELDS.map((name) => `${name} ${JSON.stringify(header[name])}`),
    ...Object.entries({ deck: match.deck, house: match.house, bots }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name} ${JSON.stringify(value)}`],
    ),
    ...entries.map((entry) => `${entry.n} ${entry.at} ${entry.by} ${entry.text}`),
    `end ${JSON.stringify(outcome)}`,
  ];
  let hash = '';
  return `${lines.map((line) => `${line} #${(hash = lineHash(hash, line))}`).join('\n')}\n`;
}

/** Names are repeated in every sentence of a replay, so their length and number are limited. */
const MAX_NAME_LENGTH = 100;
const MAX_NAMES = 10;

const headerSchema = v.object({
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
  deck: v.optional(deckSchema),
  house: v.optional(houseWordsSchema),
  bots: v.optional(v.array(v.nullable(v.string()))),
});
const outcomeSchema = v.nullable(v.object({ ranking: v.array(v.array(v.number())), reason: v.string() }));

/** Checks only the first line. */
export const looksLikeRecord = (text: string): boolean => text.startsWith(MAGIC_LINE);

export function parseRecord(text: string): Result<MatchRecord, RecordFault> {
  const header = new Map<string, unknown>();
  const entries: LogEntry[] = [];
  let outcome: Outcome | null = null;
  let ended = false;
  let hash = '';
  const lines = text.split('\n');
  const headerFields: string[] = [...HEADER_FIELDS];
  for (const name of OPTIONAL_FIELDS)
    if (lines[headerFields.length + 1]?.startsWith(`${name} `)) headerFields.push(name);
  for (const [i, lineWithHash] of lines.slice(0, -1).entries()) {
    const here = i <= headerFields.length ? 0 : entries.length + 1;
    const [, line, givenHash] = /^(.*) #([0-9a-f]{12})$/.exec(lineWithHash) ?? [];
    if (line === undefined || givenHash !== (hash = lineHash(hash, line)))
      return err(
        recordFault(here, `the hash of the line “${truncate(lineWithHash)}” is wrong, so the line was changed`),
      );
    if (ended) return err(recordFault(here, 'there is text after the end'));
    const [word = '', rest = ''] = splitAtSpace(line);
    if (i === 0) {
      if (line !== MAGIC_LINE) return err(recordFault(0, `it does not begin with “${MAGIC_LINE}”`));
    } else if (i <= headerFields.length) {
      const value = parseJson(rest);
      if (word !== headerFields[i - 1] || !value.ok)
        return err(recordFault(0, `the line “${truncate(line)}” should contain the field “${headerFields[i - 1]}”`));
      header.set(word, value.value);
    } else if (word === 'end') {
      const json = parseJson(rest);
      const read = v.safeParse(outcomeSchema, json.ok ? json.value : undefined);
      if (!read.success) return err(recordFault(here, 'the last line contains no result'));
      outcome = read.output;
      ended = true;
    } else {
      const entry = parseEntry(line);
      if (entry === null || entry.n !== here)
        return err(recordFault(here, `the line “${truncate(line)}” is not act ${here}`));
      entries.push(entry);
    }
  }
  if (lines.at(-1) !== '')
    return err(
      recordFault(header.size < headerFields.length ? 0 : entries.length + 1, 'the last line is not finished'),
    );
  if (!ended) return err(recordFault(entries.length, 'the end is missing'));
  const read = v.safeParse(headerSchema, Object.fromEntries(header));
  if (!read.success) return err(recordFault(0, 'the header is not complete'));
  const { names, bots, commitment, deck, house, ...match } = read.output;
  if (seedCommitment(match.seed) !== commitment)
    return err(recordFault(0, 'the seed is not the one that was promised at the start'));
  return ok({
    match: {
      ...match,
      scenario: match.scenario as Json,
      ...(deck === undefined ? {} : { deck }),
      ...(house === undefined ? {} : { house }),
    },
    names,
    ...(bots === undefined ? {} : { bots }),
    entries,
    outcome,
  });
}

/** Replays the match act by act, and calls back after (and optionally before) each act. */
export function replayRecord(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
  onAct: (table: Table, entry: LogEntry, events: readonly Json[]) => void = () => {},
  beforeAct: (table: Table, entry: LogEntry) => void = () => {},
): Result<Table, RecordFault> {
  const { match } = record;
  if (match.version !== game.version)
    return err(
      recordFault(0, `it was played with version ${match.version} of the rules, and this is version ${game.version}`),
    );
  if (match.lexicon !== lexicon.id)
    return err(recordFault(0, `it was played with the lexicon ${match.lexicon}, and this is ${lexicon.id}`));
  const players = playerNames(record.names, null);
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) return err(recordFault(0, game.say.refusal(opened.error, players)));
  const table = opened.value;
  for (const entry of record.entries) {
    beforeAct(table, entry);
    const performed = performAct(table, entry.by, entry.text, entry.at);
    if (!performed.ok)
      return err(
        recordFault(
          entry.n,
          `“${entry.text}” isn’t legal here. ${game.say.refusal(performed.error, players).replace(/\.$/, '')}`,
        ),
      );
    onAct(table, entry, performed.value.events);
  }
  if (JSON.stringify(table.status.outcome) !== JSON.stringify(record.outcome))
    return err(recordFault(record.entries.length, 'the match does not end as the record says'));
  return ok(table);
}

const recordFault = (n: number, why: string): RecordFault => ({
  act: n,
  sentence:
    n === 0 ? `This saved game can’t be replayed: ${why}.` : `This saved game has an error at move ${n}: ${why}.`,
});

function parseEntry(line: string): LogEntry | null {
  const [, n, at, by, text] = /^([1-9]\d*) (\d+(?:\.\d+)?) (\d+|clock) (.+)$/.exec(line) ?? [];
  if (text === undefined) return null;
  return { n: Number(n), at: Number(at), by: by === 'clock' ? by : (Number(by) as Seat), text };
}

function splitAtSpace(line: string): [string, string] {
  const at = line.indexOf(' ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}

const truncate = (line: string): string => (line.length > 60 ? `${line.slice(0, 57)}…` : line);

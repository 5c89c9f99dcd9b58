// Reads a record from a file, with its game and its words. Used by `replay`, `review` and `practice`.

import { readFileSync } from 'node:fs';
import type { AnyGame } from '../core/any-game.ts';
import type { LogEntry } from '../core/match.ts';
import { lexiconForMatch } from '../core/match.ts';
import { formatRecord, type MatchRecord, parseRecord } from '../core/records/record.ts';
import { parseTranscript, type Transcript } from '../core/records/transcript.ts';
import { err, ok, type Result } from '../core/result.ts';
import { performAct } from '../core/table.ts';
import { findGame } from '../games/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { loadLexicon } from '../lexicon/load.node.ts';

export type ReadRecord = {
  readonly text: string;
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly lexicon: Lexicon;
};

/** The error is a sentence. */
export function readRecord(file: string): Result<ReadRecord, string> {
  const text = readText(file);
  return text.ok ? openRecord(text.value) : text;
}

/** Reads a record, or a transcript such as those in src/games/<game>/golden, with the words of today. */
export function readRecordOrTranscript(file: string): Result<ReadRecord, string> {
  const text = readText(file);
  if (!text.ok) return text;
  const transcript = parseTranscript(text.value);
  return transcript === null ? openRecord(text.value) : openTranscript(transcript);
}

function readText(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch {
    return err(`Can’t read the file ${file}.`);
  }
}

const unknownGame = (id: string) => err(`The record is of a game that isn't installed: “${id}”.`);

function openRecord(text: string): Result<ReadRecord, string> {
  const record = parseRecord(text);
  if (!record.ok) return err(record.error.sentence);
  const { match } = record.value;
  const game = findGame(match.game);
  if (game === undefined) return unknownGame(match.game);
  return ok({ text, record: record.value, game, lexicon: lexiconForMatch(match, loadLexicon) });
}

function openTranscript(transcript: Transcript): Result<ReadRecord, string> {
  const game = findGame(transcript.match.game);
  if (game === undefined) return unknownGame(transcript.match.game);
  const lexicon = lexiconForMatch(transcript.match, loadLexicon);
  const match = { ...transcript.match, lexicon: lexicon.id };
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) return err('The setup of this match is not possible.');
  const table = opened.value;
  const entries: LogEntry[] = [];
  for (const { by, at, text } of transcript.acts) {
    const done = performAct(table, by, text, at);
    if (!done.ok) return err(`Move ${table.n + 1}, “${text}”, is not possible with the words of today.`);
    entries.push(done.value.entry);
  }
  const names = Array.from({ length: match.seats }, (_, seat) => `Player ${seat + 1}`);
  const record: MatchRecord = { match, names, entries, outcome: table.status.outcome };
  return ok({ text: formatRecord(record), record, game, lexicon });
}

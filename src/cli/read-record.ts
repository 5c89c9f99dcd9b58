// Reads a record from a file, with its game and its words. Used by `replay`, `review` and `practice`.

import { readFileSync } from 'node:fs';
import type { AnyGame } from '../core/any-game.ts';
import { lexiconForMatch } from '../core/match.ts';
import { type MatchRecord, parseRecord } from '../core/records/record.ts';
import { err, ok, type Result } from '../core/result.ts';
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
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return err(`Can’t read the file ${file}.`);
  }
  const record = parseRecord(text);
  if (!record.ok) return err(record.error.sentence);
  const { match } = record.value;
  const game = findGame(match.game);
  if (game === undefined) return err(`The record is of a game that isn't installed: “${match.game}”.`);
  return ok({ text, record: record.value, game, lexicon: lexiconForMatch(match, loadLexicon) });
}

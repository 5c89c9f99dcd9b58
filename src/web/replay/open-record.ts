// Parses a record in a worker and loads its game and words. Verifying it is up to replay-worker.ts.

import type { AnyGame } from '../../core/any-game.ts';
import { lexiconForMatch } from '../../core/match.ts';
import { looksLikeRecord, type MatchRecord, parseRecord } from '../../core/records/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { loadGame } from '../catalog/load-game.ts';
import { fetchLexicon } from '../connection/open-local-table.ts';

export type LoadedRecord = { readonly record: MatchRecord; readonly game: AnyGame; readonly lexicon: Lexicon };

/** The record, or a sentence why it can’t be replayed here. `names` replace those in the record. */
export async function loadRecord(text: string, names?: readonly string[]): Promise<Result<LoadedRecord, string>> {
  if (!looksLikeRecord(text))
    return err('This isn’t a saved Wordhoard game. Choose the text file you saved at the end of a game.');
  const read = parseRecord(text.replaceAll('\r\n', '\n')); // e-mail and some editors use CRLF
  if (!read.ok) return err(read.error.sentence);
  const record = names?.length === read.value.names.length ? { ...read.value, names } : read.value;
  const [game, openList] = await Promise.all([loadGame(record.match.game), fetchLexicon()]);
  if (!game.ok) return game;
  if (openList === null) return err('Can’t load the word list. Try again when you’re online.');
  return ok({ record, game: game.value, lexicon: lexiconForMatch(record.match, openList) });
}

// The worker thread that parses and replays uploaded records. record-checker.ts starts and stops it.

import { parentPort } from 'node:worker_threads';
import { lexiconForMatch } from '../../core/match.ts';
import { sentencesOf } from '../../core/narrate.ts';
import { playerNames } from '../../core/player-names.ts';
import { parseRecord, replayRecord } from '../../core/records/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { CheckedRecord } from './record-checker.ts';

/** Far more than any real match has. */
const MAX_ACTS = 20_000;
const MAX_LOG_CHARS = 4_000_000;

function check(text: string): Result<CheckedRecord, string> {
  const read = parseRecord(text);
  if (!read.ok) return err(read.error.sentence);
  const { match, names, outcome, entries } = read.value;
  const game = findGame(match.game);
  if (game === undefined) return err('This server doesn’t have the game in this file.');
  if (entries.length > MAX_ACTS) return err(`This saved game has more than ${MAX_ACTS} moves.`);
  const lexicon = lexiconForMatch(match, loadLexicon);
  const told: { n: number; by: number | 'clock'; lines: string[] }[] = [];
  let length = 0;
  const played = replayRecord(read.value, game, lexicon, (_, { n, by }, events) => {
    if (length > MAX_LOG_CHARS) return;
    const lines = sentencesOf(game, events, playerNames(names, null));
    for (const line of lines) length += line.length;
    told.push({ n, by, lines });
  });
  if (!played.ok) return err(played.error.sentence);
  if (length > MAX_LOG_CHARS) return err('This saved game is too long to show.');
  return ok({ game: match.game, names, outcome, acts: entries.length, told });
}

parentPort!.on('message', (text: string) => parentPort!.postMessage(check(text)));

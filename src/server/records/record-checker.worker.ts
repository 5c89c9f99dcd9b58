// The worker thread that parses and replays uploaded records, and entries of contests. record-checker.ts starts and stops it.

import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '../../core/any-game.ts';
import { checkEntry, type EntryCheck } from '../../core/contests/check-entry.ts';
import { assessEntry } from '../../core/contests/entry-insight.ts';
import { originContest } from '../../core/contests/origin.ts';
import { lexiconForMatch } from '../../core/match.ts';
import { sentencesOf } from '../../core/narration/narrate.ts';
import { playerNames } from '../../core/player-names.ts';
import { type MatchRecord, parseRecord, replayRecord } from '../../core/records/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { CheckedOrigin, CheckedRecord, CheckTask, ProvedEntry } from './record-checker.ts';

/** Far more than any real match has. */
const MAX_ACTS = 20_000;
const MAX_LOG_CHARS = 4_000_000;

function readRecord(text: string): Result<{ readonly record: MatchRecord; readonly game: AnyGame }, string> {
  const read = parseRecord(text);
  if (!read.ok) return err(read.error.sentence);
  const game = findGame(read.value.match.game);
  if (game === undefined) return err('This server doesn’t have the game in this file.');
  if (read.value.entries.length > MAX_ACTS) return err(`This saved game has more than ${MAX_ACTS} moves.`);
  return ok({ record: read.value, game });
}

function checkLog(text: string): Result<CheckedRecord, string> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { record, game } = read.value;
  const { match, names, outcome, entries } = record;
  const lexicon = lexiconForMatch(match, loadLexicon);
  const told: { n: number; by: number | 'clock'; lines: string[] }[] = [];
  let length = 0;
  const played = replayRecord(record, game, lexicon, (_, { n, by }, events) => {
    if (length > MAX_LOG_CHARS) return;
    const lines = sentencesOf(game, events, playerNames(names, null));
    for (const line of lines) length += line.length;
    told.push({ n, by, lines });
  });
  if (!played.ok) return err(played.error.sentence);
  if (length > MAX_LOG_CHARS) return err('This saved game is too long to show.');
  return ok({ game: match.game, names, outcome, acts: entries.length, told });
}

async function proveEntry(text: string, check: EntryCheck): Promise<Result<ProvedEntry, string>> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { game } = read.value;
  const lexicon = lexiconForMatch(check.contest.deal, loadLexicon);
  const checked = checkEntry(text, check, game, await game.loadDaily(), lexicon);
  if (!checked.ok) return err(checked.error.sentence);
  const { record, seat, result } = checked.value;
  const { match, names, bots = [], entries, outcome } = record;
  const insight = await assessEntry(record, seat, game, lexicon);
  return ok({ result, insight, log: { at: match.at, names, bots, entries, outcome } });
}

async function proveOrigin(text: string, seat: number): Promise<Result<CheckedOrigin, string>> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const contest = originContest(read.value.record, seat, read.value.game.seats);
  if (!contest.ok) return contest;
  const proved = await proveEntry(text, { contest: contest.value, anyBots: true, checkBots: false });
  return proved.ok ? ok({ ...proved.value, contest: contest.value }) : proved;
}

const run = async (task: CheckTask): Promise<Result<unknown, string>> => {
  if (task.type === 'log') return checkLog(task.text);
  return task.type === 'entry' ? proveEntry(task.text, task.check) : proveOrigin(task.text, task.seat);
};

parentPort!.on('message', (task: CheckTask) => void run(task).then((answer) => parentPort!.postMessage(answer)));

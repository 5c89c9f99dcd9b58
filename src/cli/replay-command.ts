// `wordhoard replay FILE`: replays a record, prints what happened, and reports whether the record is valid.

import type { AnyGame } from '../core/any-game.ts';
import type { Json } from '../core/game.ts';
import type { LogEntry } from '../core/match.ts';
import { sentencesOf } from '../core/narration/narrate.ts';
import { playerNames } from '../core/player-names.ts';
import { replayRecord } from '../core/records/record.ts';
import { type CommandUsage, type ExitCode, parseArguments, printFailure, printUsageError } from './parse-arguments.ts';
import { readRecord } from './read-record.ts';

const USAGE: CommandUsage = {
  name: 'replay',
  help: `wordhoard replay FILE [--quiet]

Replays the record in FILE and checks it: the hash of every line, the seed, every move and the result.
Exits with 1 if the record is wrong or can't be read.
--quiet   prints only the verdict
`,
  flags: { quiet: { type: 'boolean' } },
  maxPositionals: 1,
};

export function replayCommand(args: readonly string[]): ExitCode {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const [file] = parsed.value.positionals;
  if (file === undefined) return printUsageError('Which file?', USAGE);
  const read = readRecord(file);
  if (!read.ok) return printFailure(read.error);
  const { record, game, lexicon } = read.value;
  const { names, entries, outcome } = record;
  const replayed = replayRecord(record, game, lexicon, (_, entry, events) => {
    if (parsed.value.flags.quiet !== true) process.stdout.write(formatAct(game, names, entry, events));
  });
  if (!replayed.ok) return printFailure(replayed.error.sentence);
  process.stdout.write(
    `The record is valid: ${entries.length} acts of ${game.say.title}, ${outcome === null ? 'not finished' : outcome.reason}.\n`,
  );
  return 0;
}

function formatAct(game: AnyGame, names: readonly string[], entry: LogEntry, events: readonly Json[]): string {
  const seconds = (entry.at / 1000).toFixed(1).padStart(8);
  const name = entry.by === 'clock' ? 'clock' : names[entry.by];
  const sentences = sentencesOf(game, events, playerNames(names, null)).map((line) => `${' '.repeat(20)}${line}\n`);
  return `${String(entry.n).padStart(4)}  ${seconds} s  ${name}: ${entry.text}\n${sentences.join('')}`;
}

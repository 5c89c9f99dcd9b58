// `wordhoard review FILE`: what was possible in a finished match, and what each player made of it.

import { EVERYDAY_ZIPF } from '../core/analysis/analyst.ts';
import { isFamilyTable } from '../core/analysis/family-table.ts';
import type { ExitCode } from './parse-arguments.ts';
import {
  type CommandUsage,
  parseArguments,
  parseWholeNumber,
  printFailure,
  printUsageError,
} from './parse-arguments.ts';
import { readRecordOrTranscript } from './read-record.ts';
import { formatReview } from './review/format-review.ts';
import { reviewMatch } from './review/review-match.ts';

const USAGE: CommandUsage = {
  name: 'review',
  help: `wordhoard review FILE [--seat N] [--deep] [--rare] [--json]

Reviews the record in FILE: how much of what was possible each player took, every decision, the biggest misses, and what was
there all along. FILE can be a transcript such as src/games/wordsters/golden/full.txt, too. docs/review.md explains the measure
and what it can't tell.
--seat N   only this seat, counted from 0
--deep     looks further ahead; takes longer
--rare     counts rare words as misses, too
--json     prints JSON (docs/review.schema.json)
`,
  flags: {
    seat: { type: 'string' },
    deep: { type: 'boolean' },
    rare: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  maxPositionals: 1,
};

export async function reviewCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const { flags, positionals } = parsed.value;
  const [file] = positionals;
  if (file === undefined) return printUsageError('Which file?', USAGE);
  const read = readRecordOrTranscript(file);
  if (!read.ok) return printFailure(read.error);
  const { record, game, lexicon } = read.value;
  const seat = parseWholeNumber(flags, 'seat', 0, [0, record.match.seats - 1]);
  if (!seat.ok) return printUsageError(seat.error, USAGE);
  const analyst = await game.loadAnalyst();
  const review = reviewMatch(record, game, analyst, {
    lexicon,
    seats: flags.seat === undefined ? [...record.names.keys()] : [seat.value],
    depth: flags.deep === true ? 'deep' : 'quick',
    everydayZipf: EVERYDAY_ZIPF[isFamilyTable(record) ? 'family' : 'keen'],
    withRareWords: flags.rare === true,
  });
  if (!review.ok) return printFailure(review.error.sentence);
  process.stdout.write(flags.json === true ? `${JSON.stringify(review.value)}\n` : formatReview(review.value));
  return 0;
}

// `wordhoard prove-contest FILE RECORD…`: checks a closed contest from its archive: every record, the deal and the ranking.

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ContestArchive } from '../../core/contests/contest-api.ts';
import { proveContest } from '../../core/contests/prove-contest.ts';
import { compareResults } from '../../core/contests/standing.ts';
import { lexiconForMatch } from '../../core/match.ts';
import { parseJson } from '../../core/parse-json.ts';
import { seedCommitment } from '../../core/records/record.ts';
import { countOf } from '../../core/wording.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { type CommandUsage, type ExitCode, parseArguments, printFailure, printUsageError } from '../parse-arguments.ts';

const USAGE: CommandUsage = {
  name: 'prove-contest',
  help: `wordhoard prove-contest FILE [RECORD…] [--bots]

Checks a closed contest. FILE is its archive ("Save all games" on its page). Every record must be of the contest's deal and
replay to its end, and the ranking must follow from the records. With RECORD files, these are checked instead of the records
in the archive. Exits with 1 if anything is wrong, and says at which move.
--bots   also asks the bots for all their moves again
`,
  flags: { bots: { type: 'boolean' } },
  maxPositionals: Number.POSITIVE_INFINITY,
};

const archiveSchema = v.looseObject({
  format: v.literal('Wordhoard contest 1'),
  contest: v.looseObject({
    deal: v.looseObject({ game: v.string(), seed: v.string() }),
    bots: v.array(v.nullable(v.string())),
  }),
  entries: v.array(v.looseObject({ id: v.string(), name: v.string(), record: v.string() })),
  records: v.optional(v.record(v.string(), v.string())),
});

export async function proveContestCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, USAGE);
  if (!parsed.ok) return parsed.error;
  const [file, ...recordFiles] = parsed.value.positionals;
  if (file === undefined) return printUsageError('Which file?', USAGE);
  let texts: readonly string[];
  try {
    texts = [file, ...recordFiles].map((name) => readFileSync(name, 'utf8'));
  } catch (error) {
    return printFailure(`Can’t read a file: ${(error as Error).message}`);
  }
  const json = parseJson(texts[0]!);
  const read = v.safeParse(archiveSchema, json.ok ? json.value : null);
  if (!read.success) return printFailure('This file is not the archive of a contest.');
  const archive = read.output as unknown as ContestArchive;
  const { contest, entries, records = {} } = archive;
  const game = findGame(contest.deal.game);
  if (game === undefined) return printFailure(`The contest is of a game that isn't installed: “${contest.deal.game}”.`);
  const lexicon = lexiconForMatch(contest.deal, loadLexicon);
  const given = recordFiles.length > 0 ? texts.slice(1) : Object.values(records);
  const form = await game.loadDaily();
  const proof = proveContest(archive, given, { game, form, lexicon, checkBots: parsed.value.flags.bots === true });
  if (proof.faults.length > 0)
    return printFailure(proof.faults.map(({ entry, sentence }) => `${entry}: ${sentence}`).join('\n'));
  const lines = entries
    .toSorted((a, b) => a.rank - b.rank || compareResults(a, b))
    .map(
      // Bots are marks to reach, without a rank.
      ({ rank, name, bot, points, isHidden }) =>
        `${(bot === null ? String(rank) : '').padStart(4)}  ${name}: ${points}${isHidden ? ' (hidden)' : ''}\n`,
    );
  process.stdout.write(
    `${lines.join('')}The contest is valid: ${countOf(entries.length, 'entry', 'entries')} of ${game.say.title}, all of the same deal.\n` +
      `The hash of its seed, which was published before: ${seedCommitment(contest.deal.seed)}\n`,
  );
  return 0;
}

// `wordhoard arena GAME`: plays many matches between bots and prints win rates with their intervals. Its parts are in arena/.

import { err, ok, type Result } from '../core/result.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { BotMatchResult } from './arena/bot-match.ts';
import { type ArenaPlan, listLineups, rotationsOf } from './arena/pairings.ts';
import { formatSprtResult, formatTally, formatWordTiers } from './arena/report.ts';
import { runSprt, type SprtHypotheses, type SprtResult } from './arena/sprt.ts';
import { tallyTrials, winShareOf } from './arena/tally.ts';
import { groupWordsByFrequency } from './arena/word-tiers.ts';
import { coreCount, playTrials } from './arena/worker-pool.ts';
import { formatGameList, matchFlags, openRequestedMatch, type RequestedMatch, unknownBot } from './match-arguments.ts';
import {
  type CommandUsage,
  type ExitCode,
  parseArguments,
  parseWholeNumber,
  printUsageError,
} from './parse-arguments.ts';
import { ProgressBar } from './progress-bar.ts';

const USAGE: CommandUsage = {
  name: 'arena',
  help: `wordhoard arena GAME [--levels a,b,…] [--games 100] [--sprt 0,50] [--seats 2] [--preset rulebook] [--option name=value]
                [--list standard] [--seed s] [--threads n] [--report words] [--json]

Lets bots play each other on all cores. Each deal is played once for every rotation of the seats; together these matches
are one trial.
--levels   one level or player (such as amina) per seat; fewer levels are repeated, and with more levels every combination plays
--games    number of matches, rounded up to whole trials; with --sprt the maximum (default 10,000)
--sprt     for two levels: stops as soon as it is clear which of the two differences in normalized Elo is right
           (5 % error either way)
--report words   the words the bots played, grouped by frequency
Games:
${formatGameList()}`,
  flags: {
    ...matchFlags,
    ...{ levels: { type: 'string' }, games: { type: 'string' }, sprt: { type: 'string' }, threads: { type: 'string' } },
    ...{ report: { type: 'string' }, json: { type: 'boolean' } },
  },
  maxPositionals: 1,
};
const DEFAULTS = { preset: 'rulebook', seats: 2 };

type ArenaRequest = {
  readonly plan: ArenaPlan;
  readonly hypotheses: SprtHypotheses | null;
  readonly threads: number;
};

export async function arenaCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(withSprtBounds(args), USAGE);
  if (!parsed.ok) return parsed.error;
  const requested = openRequestedMatch(parsed.value, DEFAULTS);
  if (!requested.ok) return printUsageError(requested.error, USAGE);
  const request = parseArenaRequest(requested.value);
  if (!request.ok) return printUsageError(request.error, USAGE);
  const { flags } = requested.value;
  const { plan, hypotheses } = request.value;
  const { trials, sprt } = await runTrials(request.value);
  const tally = tallyTrials(plan.levels, trials, plan.match.seed);
  const words = flags.report === 'words' ? reportWords(trials, plan.levels, requested.value.lexicon) : null;
  if (flags.json === true) {
    const { game, seats, seed } = plan.match;
    const { preset = DEFAULTS.preset } = flags;
    const report = { game, preset, seats, seed, ...tally, sprt: sprt && { ...hypotheses, ...sprt } };
    process.stdout.write(
      `${JSON.stringify(words === null ? report : { ...report, words: Object.fromEntries(words) })}\n`,
    );
  } else {
    process.stdout.write(formatTally(tally));
    if (sprt !== null) process.stdout.write(formatSprtResult(sprt, hypotheses!, plan.levels[1]!));
    if (words !== null) process.stdout.write(`\n${formatWordTiers(words)}`);
  }
  return 0;
}

/** `--sprt` without a value means 0,50. A value may start with a minus sign, so it is joined to its flag. */
const withSprtBounds = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, i) => {
    const isBounds = (text: string | undefined): boolean => text !== undefined && /^-?\d/.test(text);
    if (arg === '--sprt') return [`--sprt=${isBounds(args[i + 1]) ? args[i + 1] : '0,50'}`];
    return args[i - 1] === '--sprt' && isBounds(arg) ? [] : [arg];
  });

function parseArenaRequest({ game, match, flags }: RequestedMatch): Result<ArenaRequest, string> {
  const levels = flags.levels === undefined ? game.levels : String(flags.levels).split(',');
  for (const level of levels) {
    const levelError = unknownBot(level);
    if (levelError !== null) return err(levelError);
  }
  const hypotheses = flags.sprt === undefined ? null : parseSprtBounds(String(flags.sprt));
  if (hypotheses === undefined) return err('--sprt needs two numbers, the smaller one first: --sprt 0,50.');
  if (hypotheses !== null && levels.length !== 2)
    return err('--sprt compares two levels. Name them with --levels a,b.');
  const games = parseWholeNumber(flags, 'games', hypotheses === null ? 100 : 10_000);
  if (!games.ok) return games;
  const threads = parseWholeNumber(flags, 'threads', coreCount());
  if (!threads.ok) return threads;
  if (flags.report !== undefined && flags.report !== 'words') return err('The only report is --report words.');
  const matchesPerDeal = listLineups(levels, match.seats).flatMap(rotationsOf).length;
  const plan = { match, levels, deals: Math.ceil(games.value / matchesPerDeal) };
  return ok({ plan, hypotheses, threads: threads.value });
}

function parseSprtBounds(text: string): SprtHypotheses | undefined {
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text.split(',').map((bound) => Number(bound || Number.NaN));
  return elo0 < elo1 && more.length === 0 ? { elo0, elo1 } : undefined;
}

/** Plays all trials, or until the SPRT is decided. */
async function runTrials({ plan, hypotheses, threads }: ArenaRequest): Promise<{
  readonly trials: readonly (readonly BotMatchResult[])[];
  readonly sprt: SprtResult | null;
}> {
  const played: (readonly BotMatchResult[])[] = [];
  const shares: number[] = [];
  let sprt: SprtResult | null = null;
  const progress = new ProgressBar('trials', plan.deals * listLineups(plan.levels, plan.match.seats).length);
  for await (const trial of playTrials(plan, threads)) {
    played.push(trial);
    if (hypotheses !== null) {
      shares.push(winShareOf(plan.levels[1]!, trial));
      sprt = runSprt(shares, trial.length, hypotheses);
    }
    progress.step(sprt === null ? '' : `, LLR ${sprt.llr.toFixed(2)}`);
    if (sprt !== null && sprt.verdict !== null) break;
  }
  progress.end();
  return { trials: played, sprt };
}

const reportWords = (trials: readonly (readonly BotMatchResult[])[], levels: readonly string[], lexicon: Lexicon) => {
  const words = new Map(levels.map((level): [string, string[]] => [level, []]));
  for (const { lineup, words: played } of trials.flat())
    for (const [seat, level] of lineup.entries()) words.get(level)!.push(...played[seat]!);
  return new Map(
    [...words]
      .filter(([, all]) => all.length > 0)
      .map(([level, all]) => [level, groupWordsByFrequency(all, lexicon)] as const),
  );
};

// `wordhoard arena GAME`: plays many matches between bots and prints win rates with their intervals. Its parts are in arena/.

import type { BotMatchResult } from './arena/bot-match.ts';
import { type ArenaPlan, listLineups, rotationsOf } from './arena/pairings.ts';
import { formatSprtResult, formatTally, formatWordTiers } from './arena/report.ts';
import { runSprt, type SprtHypotheses, type SprtResult } from './arena/sprt.ts';
import { tallyTrials, winShareOf } from './arena/tally.ts';
import { groupWordsByFrequency } from './arena/word-tiers.ts';
import { coreCount, playTrials } from './arena/worker-pool.ts';
import { type Asked, askedFor, gameList } from './match-arguments.ts';
import { printError } from './parse-arguments.ts';
import { ProgressBar } from './progress-bar.ts';

const HELP = `wordhoard arena GAME [--levels a,b,…] [--games 100] [--sprt 0,50] [--seats 2] [--preset p] [--option name=value]
                [--seed s] [--threads n] [--report words] [--json]

Lets bots play each other on all cores. --levels names one level per seat: fewer are repeated, and of more every
combination plays. Each deal is played once for every rotation of the seats, which counts as one trial.
--games   number of matches, rounded up to whole trials; with --sprt the maximum (default 10,000)
--sprt    for two levels: stops as soon as it is clear which of the two differences in normalized Elo is right
          (5 % error either way)
--report words   the words the bots played, grouped by frequency
Games:
`;

type ArenaRequest = {
  readonly plan: ArenaPlan;
  readonly question: SprtHypotheses | null;
  readonly threads: number;
};

export async function arenaCommand(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${HELP}${gameList()}\n`);
    return 0;
  }
  const own = ['levels', 'games', 'sprt', 'threads', 'report'].map((name) => [name, { type: 'string' }] as const);
  const asked = askedFor(
    withDefaultSprtBounds(args),
    { ...Object.fromEntries(own), json: { type: 'boolean' } },
    'rulebook',
    2,
  );
  if (!asked.ok) return printError(asked.error, 2);
  const request = parseArenaRequest(asked.value);
  if (typeof request === 'string') return printError(request, 2);
  const { plan, question } = request;
  const { trials, answer } = await runTrials(request);
  const tally = tallyTrials(plan.levels, trials, plan.match.seed);
  const words = asked.value.rest.report === 'words' ? reportWords(trials, asked.value) : null;
  const { json, preset } = asked.value.rest;
  if (json === true) {
    const { game, seats, seed } = plan.match;
    const whole = {
      game,
      preset: preset ?? 'rulebook',
      seats,
      seed,
      ...tally,
      sprt: answer && { ...question, ...answer },
    };
    process.stdout.write(
      `${JSON.stringify(words === null ? whole : { ...whole, words: Object.fromEntries(words) })}\n`,
    );
  } else
    process.stdout.write(
      [
        formatTally(tally),
        ...(answer === null ? [] : [formatSprtResult(answer, question!, plan.levels[1]!)]),
        ...(words === null ? [] : [`\n${formatWordTiers(words)}`]),
      ].join(''),
    );
  return 0;
}

/** `--sprt` without a value means 0,50. */
const withDefaultSprtBounds = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) => (arg === '--sprt' && !/^-?\d/.test(args[i + 1] ?? '') ? ['--sprt', '0,50'] : [arg]));

function parseArenaRequest({ game, match, rest }: Asked): ArenaRequest | string {
  const levels = rest.levels === undefined ? game.levels : String(rest.levels).split(',');
  const unknown = levels.find((level) => !game.levels.includes(level));
  if (unknown !== undefined) return `Unknown level “${unknown}”. Levels: ${game.levels.join(', ')}.`;
  const [elo0 = Number.NaN, elo1 = Number.NaN] = String(rest.sprt ?? '0,0')
    .split(',')
    .map(Number);
  if (!(elo0 <= elo1)) return '--sprt needs two numbers, the smaller first: --sprt 0,50.';
  if (rest.sprt !== undefined && levels.length !== 2) return '--sprt compares two levels: name them with --levels a,b.';
  const games = Number(rest.games ?? (rest.sprt === undefined ? 100 : 10_000));
  const threads = Number(rest.threads ?? coreCount());
  if (!Number.isInteger(games) || games < 1) return 'The number of games must be a whole number from 1 up.';
  if (!Number.isInteger(threads) || threads < 1) return 'The number of threads must be a whole number from 1 up.';
  if (rest.report !== undefined && rest.report !== 'words') return 'The only report is --report words.';
  const perDeal = listLineups(levels, match.seats).flatMap(rotationsOf).length;
  return {
    plan: { match, levels, deals: Math.ceil(games / perDeal) },
    question: rest.sprt === undefined ? null : { elo0, elo1 },
    threads,
  };
}

/** Plays all trials, or until the SPRT is decided. */
async function runTrials({ plan, question, threads }: ArenaRequest): Promise<{
  readonly trials: readonly (readonly BotMatchResult[])[];
  readonly answer: SprtResult | null;
}> {
  const played: (readonly BotMatchResult[])[] = [];
  const shares: number[] = [];
  let answer: SprtResult | null = null;
  const progress = new ProgressBar('trials', plan.deals * listLineups(plan.levels, plan.match.seats).length);
  for await (const trial of playTrials(plan, threads)) {
    played.push(trial);
    if (question !== null) {
      shares.push(winShareOf(plan.levels[1]!, trial));
      answer = runSprt(shares, trial.length, question);
    }
    progress.step(answer === null ? '' : `, LLR ${answer.llr.toFixed(2)}`);
    if (answer !== null && answer.verdict !== null) break;
  }
  progress.end();
  return { trials: played, answer };
}

const reportWords = (trials: readonly (readonly BotMatchResult[])[], { lexicon, game }: Asked) => {
  const words = new Map(game.levels.map((level): [string, string[]] => [level, []]));
  for (const { drivers, words: played } of trials.flat())
    for (const [seat, level] of drivers.entries()) words.get(level)!.push(...played[seat]!);
  return new Map(
    [...words]
      .filter(([, all]) => all.length > 0)
      .map(([level, all]) => [level, groupWordsByFrequency(all, lexicon)] as const),
  );
};

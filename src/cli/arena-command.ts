// `wordhoard arena GAME`: bots against bots, many matches, with win rates and how sure they are.
// The parts are in arena/: who plays (plan), the threads (crew), the figures (tally, ratings, sprt, words), the text (report).

import type { Played } from './arena/bot-match.ts';
import { lineUps, type Plan, turnsOf } from './arena/pairings.ts';
import { formatAnswer, formatTally, formatWords } from './arena/report.ts';
import { type Answer, judgeShares, type Question } from './arena/sprt.ts';
import { shareOf, tallyTrials } from './arena/tally.ts';
import { tierWords } from './arena/word-tiers.ts';
import { cores, playTrials } from './arena/worker-pool.ts';
import { type Asked, askedFor, gameList } from './match-arguments.ts';
import { Progress } from './progress-bar.ts';

const HELP = `wordhoard arena GAME [--levels a,b,…] [--games 100] [--sprt 0,50] [--seats 2] [--preset p] [--option name=value]
                [--seed s] [--threads n] [--report words] [--json]

Lets bots play each other, on all cores. --levels names one level a seat: fewer are repeated in turn, of more
every choice meets. Each deal is played with every turn of the seats, and counts as one trial.
--games   how many matches, rounded up to whole trials; with --sprt at most so many (10,000 unless told)
--sprt    two levels; stops as soon as it is clear whether the second is stronger by the one or the other number
          of normalised Elo (5 % error either way)
--report words   what words the bots played, by how common they are
Games:
`;

type Wish = {
  readonly plan: Plan;
  readonly question: Question | null;
  readonly threads: number;
};

export async function arena(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${HELP}${gameList()}\n`);
    return 0;
  }
  const own = ['levels', 'games', 'sprt', 'threads', 'report'].map((name) => [name, { type: 'string' }] as const);
  const asked = askedFor(giveSprt(args), { ...Object.fromEntries(own), json: { type: 'boolean' } }, 'rulebook', 2);
  if (!asked.ok) return complain(asked.error);
  const wish = readWish(asked.value);
  if (typeof wish === 'string') return complain(wish);
  const { plan, question } = wish;
  const { trials, answer } = await contest(wish);
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
        ...(answer === null ? [] : [formatAnswer(answer, question!, plan.levels[1]!)]),
        ...(words === null ? [] : [`\n${formatWords(words)}`]),
      ].join(''),
    );
  return 0;
}

/** `--sprt` alone means the usual question. */
const giveSprt = (args: readonly string[]): string[] =>
  args.flatMap((arg, i) => (arg === '--sprt' && !/^-?\d/.test(args[i + 1] ?? '') ? ['--sprt', '0,50'] : [arg]));

function readWish({ game, match, rest }: Asked): Wish | string {
  const levels = rest.levels === undefined ? game.levels : String(rest.levels).split(',');
  const unknown = levels.find((level) => !game.levels.includes(level));
  if (unknown !== undefined) return `There is no level “${unknown}”. There are: ${game.levels.join(', ')}.`;
  const [elo0 = Number.NaN, elo1 = Number.NaN] = String(rest.sprt ?? '0,0')
    .split(',')
    .map(Number);
  if (!(elo0 <= elo1)) return '--sprt wants two numbers, the smaller first: --sprt 0,50.';
  if (rest.sprt !== undefined && levels.length !== 2) return '--sprt compares two levels: name them with --levels a,b.';
  const games = Number(rest.games ?? (rest.sprt === undefined ? 100 : 10_000));
  const threads = Number(rest.threads ?? cores());
  if (!Number.isInteger(games) || games < 1) return 'The number of games must be a whole number from 1 up.';
  if (!Number.isInteger(threads) || threads < 1) return 'The number of threads must be a whole number from 1 up.';
  if (rest.report !== undefined && rest.report !== 'words') return 'There is one report: --report words.';
  const perDeal = lineUps(levels, match.seats).flatMap(turnsOf).length;
  return {
    plan: { match, levels, deals: Math.ceil(games / perDeal) },
    question: rest.sprt === undefined ? null : { elo0, elo1 },
    threads,
  };
}

/** Plays all that was wished for, or until the question is answered. */
async function contest({
  plan,
  question,
  threads,
}: Wish): Promise<{ readonly trials: readonly (readonly Played[])[]; readonly answer: Answer | null }> {
  const played: (readonly Played[])[] = [];
  const shares: number[] = [];
  let answer: Answer | null = null;
  const progress = new Progress('trials', plan.deals * lineUps(plan.levels, plan.match.seats).length);
  for await (const trial of playTrials(plan, threads)) {
    played.push(trial);
    if (question !== null) {
      shares.push(shareOf(plan.levels[1]!, trial));
      answer = judgeShares(shares, trial.length, question);
    }
    progress.step(answer === null ? '' : `, LLR ${answer.llr.toFixed(2)}`);
    if (answer !== null && answer.verdict !== null) break;
  }
  progress.end();
  return { trials: played, answer };
}

const reportWords = (trials: readonly (readonly Played[])[], { lexicon, game }: Asked) => {
  const words = new Map(game.levels.map((level): [string, string[]] => [level, []]));
  for (const { drivers, words: played } of trials.flat())
    for (const [seat, level] of drivers.entries()) words.get(level)!.push(...played[seat]!);
  return new Map(
    [...words].filter(([, all]) => all.length > 0).map(([level, all]) => [level, tierWords(all, lexicon)] as const),
  );
};

function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

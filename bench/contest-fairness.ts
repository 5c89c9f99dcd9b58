// How well a standing shows who plays better: eight bots of mixed levels play four deals of a contest, ranked by matchpoints, and
// four ordinary matches at tables of four, ranked by wins. `npm run bench -- contest-fairness 200` plays 200 contests of every game,
// `… 200 take-my-word --quick` of one, without storing the figures. It goes on where it was stopped.

import type { AnyGame } from '../src/core/any-game.ts';
import { BOT_LEVELS } from '../src/core/bot-cast.ts';
import { playBots } from '../src/core/bot-driver.ts';
import type { Entry } from '../src/core/contests/contest.ts';
import { type DailyForm, PERSON_SEAT, shortDeal } from '../src/core/contests/daily.ts';
import { rankEntries } from '../src/core/contests/standing.ts';
import { type MatchRequest, openMatch } from '../src/core/open-match.ts';
import { type Random, randomFrom } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';
import { currentCommit, resumeResults } from './shared/partial-results.ts';

const [count = '200', ...chosen] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
/** How much better a standing of contests must show the level, as a difference of rank correlations. */
const TARGET = 0.15;
const ROUNDS = 4;
const FIELD = 8;
const TABLE = 4;
const MAX_ACTS = 3000;

type Played = { readonly game: AnyGame; readonly form: DailyForm };

function play(game: AnyGame, request: MatchRequest, levels: readonly string[]) {
  const opened = openMatch(game, request, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  playBots(game, opened.value, levels, MAX_ACTS);
  return opened.value;
}

/** Matchpoints of each player over four deals. */
function contestScores({ game, form }: Played, levels: readonly string[], seed: string): number[] {
  const totals = levels.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const { bots, ...request } = shortDeal(form, game.id, `${seed} ${round}`);
    let lexicon = loadLexicon(game.defaultList);
    const entries = levels.map((level, i): Entry => {
      const played = play(
        game,
        request,
        bots.map((bot) => bot ?? level),
      );
      ({ lexicon } = played);
      const { table } = played;
      const score = table.status.scores[PERSON_SEAT]!;
      const view = table.viewFor(PERSON_SEAT);
      const words = form.listWords?.(view, PERSON_SEAT) ?? [];
      const tieBreak = form.listWords === undefined ? (form.tieBreak?.valueOf(view, PERSON_SEAT) ?? 0) : score;
      const result = { score, tieBreak, words, tookMs: 0, hasLeft: false };
      return { id: String(i), name: level, bot: null, result };
    });
    const pointsFrom = form.listWords === undefined ? 'score' : 'rareWords';
    for (const { id: player, matchpoints } of rankEntries(entries, pointsFrom, lexicon))
      totals[Number(player)]! += matchpoints;
  }
  return totals;
}

/** Wins of each player in four ordinary matches, with new tables each time. */
function matchWins({ game, form }: Played, levels: readonly string[], seed: string, random: Random): number[] {
  const wins = levels.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const order = random.shuffle(levels.map((_, i) => i));
    for (let table = 0; table < FIELD / TABLE; table++) {
      const seats = order.slice(table * TABLE, (table + 1) * TABLE);
      const { options, preset } = shortDeal(form, game.id, seed);
      const request = { seats: TABLE, preset, options, seed: `${seed} ${round} ${table}` };
      const played = play(
        game,
        request,
        seats.map((player) => levels[player]!),
      );
      const winners = played.table.status.outcome!.ranking[0]!;
      for (const seat of winners) wins[seats[seat]!]! += 1 / winners.length;
    }
  }
  return wins;
}

/** Equal values share the mean of their ranks. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length + (values.filter((other) => other === value).length - 1) / 2,
  );

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (FIELD - 1) / 2;
  const sum = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((all, value, i) => all + (value - mean) * (right[i]! - mean), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y) || 1);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Correlations = { readonly byContest: number[]; readonly byWins: number[] };

const played = Object.values<AnyGame>(games).filter(({ id }) => chosen.length === 0 || chosen.includes(id));
const partial = resumeResults<{ readonly [game: string]: Correlations }>(
  ['contest-fairness', ...chosen].join('-'),
  Object.fromEntries(played.map(({ id }) => [id, { byContest: [], byWins: [] }])),
);
const commit = currentCommit();
for (let i = 0; i < Number(count); i++)
  for (const game of played) {
    const { byContest, byWins } = partial.results[game.id]!;
    if (byWins.length > i) continue;
    const daily = { game, form: await game.loadDaily() };
    const random = randomFrom(`fairness ${game.id}`, i);
    const levels = random.shuffle([...BOT_LEVELS, random.pick(BOT_LEVELS), random.pick(BOT_LEVELS)]);
    const strength = levels.map((level) => BOT_LEVELS.indexOf(level));
    byContest.push(rankCorrelation(contestScores(daily, levels, `deal ${i}`), strength));
    byWins.push(rankCorrelation(matchWins(daily, levels, `match ${i}`, random), strength));
    partial.save();
    if (process.stderr.isTTY) process.stderr.write(`\r${game.id} ${i + 1}  `);
  }

const figures: Measurement[] = [];
const differences: number[] = [];
for (const { id } of played) {
  const { byContest, byWins } = partial.results[id]!;
  differences.push(mean(byContest) - mean(byWins));
  const add = (name: string, values: readonly number[]): void =>
    void figures.push({
      ...{ name: `${id}: rank correlation with the level, ${name}`, value: mean(values) },
      ...{ spread: formatInterquartileRange(values), target: null, peer: `${values.length} fields of ${FIELD} bots` },
    });
  add('matchpoints of four deals', byContest);
  add('wins of four matches', byWins);
}
figures.push({
  ...{ name: 'gain of deals over matches, mean of the games', value: mean(differences) },
  ...{ spread: formatInterquartileRange(differences), target: ['>=', TARGET], peer: 'four matches at tables of four' },
});
reportMeasurements(figures, 'contest-fairness', commit);
partial.finish();

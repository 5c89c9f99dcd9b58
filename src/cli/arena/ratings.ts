// Elo ratings of the levels from their matches, with the Bradley–Terry model: a seat beats another with probability
// strength / (sum of both strengths).

import { fastRandom, randomFrom } from '../../core/random.ts';
import type { BotMatchResult } from './bot-match.ts';
import { quantile } from './statistics.ts';

/** Rating relative to the first level, with the middle 95 % of bootstrap ratings. */
export type Rating = { readonly rating: number; readonly low: number; readonly high: number };

/** `wins[i][j]`: how often level i finished ahead of level j; a tie is half a win. */
type Wins = readonly (readonly number[])[];

const BOOTSTRAP_SAMPLES = 200;
const ITERATIONS = 60;

export function rateLevels(
  levels: readonly string[],
  trials: readonly (readonly BotMatchResult[])[],
  seed: string,
): readonly Rating[] {
  const won = trials.map((trial) => countWins(levels, trial));
  const random = fastRandom(randomFrom(`${seed} ratings`, 0));
  const bootstrap = Array.from({ length: BOOTSTRAP_SAMPLES }, () =>
    fitBradleyTerry(add(won.map(() => random.pick(won)))),
  );
  return fitBradleyTerry(add(won)).map((rating, i) => {
    const drawn = bootstrap.map((ratings) => ratings[i]!);
    return { rating, low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
  });
}

function countWins(levels: readonly string[], trial: readonly BotMatchResult[]): Wins {
  const wins = levels.map(() => levels.map(() => 0));
  for (const { lineup, ranking } of trial) {
    const places = lineup.map((_, seat) => ranking.findIndex((seats) => seats.includes(seat)));
    for (const [a, one] of lineup.entries())
      for (const [b, other] of lineup.entries())
        if (one !== other && places[a]! <= places[b]!)
          wins[levels.indexOf(one)]![levels.indexOf(other)]! += places[a] === places[b] ? 0.5 : 1;
  }
  return wins;
}

const add = (all: readonly Wins[]): Wins =>
  all[0]!.map((row, i) => row.map((_, j) => all.reduce((sum, wins) => sum + wins[i]![j]!, 0)));

/** Adds one drawn match between every two levels that met, so that no rating is infinite. */
function fitBradleyTerry(wins: Wins): readonly number[] {
  const met = (i: number, j: number): number => (wins[i]![j]! + wins[j]![i]! > 0 ? 1 : 0);
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ITERATIONS; round++)
    strengths = strengths.map((own, i) => {
      let [won, expected] = [0, 0];
      for (const [j, other] of strengths.entries()) {
        won += wins[i]![j]! + met(i, j) / 2;
        expected += (wins[i]![j]! + wins[j]![i]! + met(i, j)) / (own + other);
      }
      return expected === 0 ? own : won / expected;
    });
  return strengths.map((own) => 400 * Math.log10(own / strengths[0]!));
}

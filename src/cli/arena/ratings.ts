// How strong levels are against each other, on Elo's scale, from the matches in which they met.
// Bradley and Terry's model: a seat beats another with a chance of its strength over the sum of both.

import { fastRandom, randomFrom } from '../../core/random.ts';
import type { Played } from './bot-match.ts';
import { quantile } from './statistics.ts';

/** Above the first level, with the middle 95 % of the ratings that trials drawn again would give. */
export type Rating = { readonly rating: number; readonly low: number; readonly high: number };

/** `wins[i][j]`: how often a seat of level i came before one of level j; a shared place is half a win. */
type Wins = readonly (readonly number[])[];

const REDRAWS = 200;
const ROUNDS = 60;

export function rateLevels(
  levels: readonly string[],
  trials: readonly (readonly Played[])[],
  seed: string,
): readonly Rating[] {
  const won = trials.map((trial) => countWins(levels, trial));
  const random = fastRandom(randomFrom(`${seed} ratings`, 0));
  const redrawn = Array.from({ length: REDRAWS }, () => rate(add(won.map(() => random.pick(won)))));
  return rate(add(won)).map((rating, i) => {
    const drawn = redrawn.map((ratings) => ratings[i]!);
    return { rating, low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
  });
}

function countWins(levels: readonly string[], trial: readonly Played[]): Wins {
  const wins = levels.map(() => levels.map(() => 0));
  for (const { drivers, ranking } of trial) {
    const places = drivers.map((_, seat) => ranking.findIndex((seats) => seats.includes(seat)));
    for (const [a, one] of drivers.entries())
      for (const [b, other] of drivers.entries())
        if (one !== other && places[a]! <= places[b]!)
          wins[levels.indexOf(one)]![levels.indexOf(other)]! += places[a] === places[b] ? 0.5 : 1;
  }
  return wins;
}

const add = (all: readonly Wins[]): Wins =>
  all[0]!.map((row, i) => row.map((_, j) => all.reduce((sum, wins) => sum + wins[i]![j]!, 0)));

/** As if every two levels that met had drawn once more, so that nobody is endlessly strong. */
function rate(wins: Wins): readonly number[] {
  const met = (i: number, j: number): number => (wins[i]![j]! + wins[j]![i]! > 0 ? 1 : 0);
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
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

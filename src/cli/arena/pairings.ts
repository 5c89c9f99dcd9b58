// Decides which matches an arena plays: which level sits in which seat, for each deal.

import type { Match } from '../../core/match.ts';

/** Bot level by seat. */
export type Lineup = readonly string[];

/** One match to play. */
export type BotMatch = { readonly lineup: Lineup; readonly seed: string };

/** The same deal with every rotation of the seats, so that everyone gets the same luck. Counts as one observation. */
export type Trial = readonly BotMatch[];

export type ArenaPlan = { readonly match: Match; readonly levels: readonly string[]; readonly deals: number };

/** All levels at one table, repeated if there are more seats; if there are fewer seats, every combination of levels. */
export function listLineups(levels: readonly string[], seats: number): readonly Lineup[] {
  if (levels.length <= seats) return [Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]!)];
  return choose(levels, seats);
}

function choose(levels: readonly string[], count: number): readonly Lineup[] {
  if (count === 0) return [[]];
  return levels.flatMap((level, i) => choose(levels.slice(i + 1), count - 1).map((rest) => [level, ...rest]));
}

/** All distinct rotations of a lineup. */
export function rotationsOf(lineup: Lineup): readonly Lineup[] {
  const rotations = lineup.map((_, by) => lineup.map((_, seat) => lineup[(seat + by) % lineup.length]!));
  return rotations.filter((one, i) => rotations.findIndex((other) => other.join() === one.join()) === i);
}

/** For each deal, all lineups. */
export function* generateTrials({ match, levels, deals }: ArenaPlan): Generator<Trial> {
  for (let deal = 0; deal < deals; deal++)
    for (const first of listLineups(levels, match.seats))
      yield rotationsOf(first).map((lineup) => ({ lineup, seed: `${match.seed} ${deal}` }));
}

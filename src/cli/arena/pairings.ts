// Which matches an arena plays: who sits where, for each deal.
// Not how a match is played (bout.ts).

import type { Match } from '../../core/match.ts';

/** The levels of the bots by seat. */
export type LineUp = readonly string[];

/** One match to be played. */
export type Bout = { readonly drivers: LineUp; readonly seed: string };

/** The same deal with every turn of the same seats: luck falls on all alike, so it counts as one trial. */
export type Trial = readonly Bout[];

export type Plan = { readonly match: Match; readonly levels: readonly string[]; readonly deals: number };

/** Who meets whom: all levels at one table, some of them repeatedly; or, if they are too many, every choice of them. */
export function lineUps(levels: readonly string[], seats: number): readonly LineUp[] {
  if (levels.length <= seats) return [Array.from({ length: seats }, (_, seat) => levels[seat % levels.length]!)];
  return choose(levels, seats);
}

function choose(levels: readonly string[], count: number): readonly LineUp[] {
  if (count === 0) return [[]];
  return levels.flatMap((level, i) => choose(levels.slice(i + 1), count - 1).map((rest) => [level, ...rest]));
}

/** Every turn of a line-up that differs from the others. */
export function turnsOf(lineUp: LineUp): readonly LineUp[] {
  const turns = lineUp.map((_, by) => lineUp.map((_, seat) => lineUp[(seat + by) % lineUp.length]!));
  return turns.filter((turn, i) => turns.findIndex((other) => other.join() === turn.join()) === i);
}

/** Deal after deal, all line-ups in turn. */
export function* trialsOf({ match, levels, deals }: Plan): Generator<Trial> {
  for (let deal = 0; deal < deals; deal++)
    for (const lineUp of lineUps(levels, match.seats))
      yield turnsOf(lineUp).map((drivers) => ({ drivers, seed: `${match.seed} ${deal}` }));
}

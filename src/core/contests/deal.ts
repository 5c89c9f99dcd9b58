// Makes the deal of a contest: the same setup, seed and prepared chance for every table.

import type { AnyGame } from '../any-game.ts';
import type { OptionValue, Refusal } from '../game.ts';
import type { OpenList } from '../match.ts';
import { openMatch } from '../open-match.ts';
import { randomFrom } from '../random.ts';
import { ok, type Result } from '../result.ts';
import type { Deal } from './contest.ts';
import type { DealRequest } from './daily.ts';

/** The bots at a contest's table unless somebody chooses others. */
const DEFAULT_BOTS = ['keen', 'expert'];

export type FullGame = {
  readonly preset?: string | undefined;
  readonly options?: { readonly [name: string]: OptionValue } | undefined;
  readonly bots?: readonly string[] | undefined;
};

/** A whole game with the entrant in the first seat. */
export function fullDeal(game: AnyGame, seed: string, { preset, options, bots }: FullGame): DealRequest {
  const seats = [null, ...(bots ?? DEFAULT_BOTS.slice(0, game.seats[1] - 1))];
  return {
    ...{ game: game.id, seed, seats: seats.length, bots: seats },
    preset: preset ?? 'rulebook',
    options: options ?? {},
    scenario: game.prepareChance?.(seats.length, randomFrom(`${seed} prepared chance`, 0)) ?? null,
  };
}

/** Refuses what a table would refuse. */
export function makeDeal(
  game: AnyGame,
  { bots: _, ...request }: DealRequest,
  openList: OpenList,
): Result<Deal, Refusal> {
  const opened = openMatch(game, request, openList);
  if (!opened.ok) return opened;
  const { at: __, ...deal } = opened.value.match;
  return ok(deal);
}

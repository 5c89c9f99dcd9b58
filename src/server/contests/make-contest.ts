// Makes contests: the dailies, challenges, and the deals of a series. Repeating a daily changes nothing, on any node.

import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../core/any-game.ts';
import { isBotId } from '../../core/bot-cast.ts';
import { type Contest, DAILY_OPEN_MS, dailyContestId, type Secrecy } from '../../core/contests/contest.ts';
import type { DealChoice } from '../../core/contests/contest-api.ts';
import { type DealRequest, dailyDeal, shortDeal } from '../../core/contests/daily.ts';
import { fullDeal, makeDeal } from '../../core/contests/deal.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { startOfDate } from '../../core/time/utc-date.ts';
import { findGame, games } from '../../games/index.ts';
import type { Fault } from '../shared/fault.ts';
import type { StoredContest } from '../store/contests.ts';
import type { ContestContext } from './contest-context.ts';

export const newId = (): string => randomBytes(12).toString('base64url');
const randomSeed = (): string => randomBytes(16).toString('hex');

const SECRECIES: readonly Secrecy[] = ['sealed', 'open'];

const fault = (sentence: string): Result<never, Fault> => err({ status: 400, sentence });

/** The deal that somebody chose, with a new seed. */
export async function chooseDeal(
  { server: { openList } }: ContestContext,
  { game: id, length, preset, options, bots }: DealChoice,
): Promise<Result<Pick<Contest, 'deal' | 'bots' | 'pointsFrom' | 'isShort'>, Fault>> {
  const game = findGame(id);
  if (game === undefined) return fault('There’s no game by that name.');
  if (bots !== undefined && !bots.every(isBotId)) return fault('There is no such bot.');
  const seed = randomSeed();
  const form = await game.loadDaily();
  const request = length === 'short' ? shortDeal(form, id, seed) : fullDeal(game, seed, { preset, options, bots });
  const [minSeats, maxSeats] = game.seats;
  if (request.seats < minSeats || request.seats > maxSeats)
    return fault(`This game is for ${minSeats} to ${maxSeats} players.`);
  const deal = makeDeal(game, request, openList);
  if (!deal.ok) return fault('This game can’t be played with these settings.');
  const isShort = length === 'short';
  return ok({ deal: deal.value, bots: request.bots, pointsFrom: pointsOf(isShort && 'listWords' in form), isShort });
}

const pointsOf = (byWords: boolean): Contest['pointsFrom'] => (byWords ? 'rareWords' : 'score');

/** The sealed and the open deals of a date; none for a date that hasn't begun. */
export async function makeDailies(context: ContestContext, date: string): Promise<readonly StoredContest[]> {
  const { contests } = context.server.requestStore;
  const opens = startOfDate(date);
  if (opens === null || opens > context.now() || opens < context.now() - 2 * DAILY_OPEN_MS) return [];
  const made: StoredContest[] = [];
  for (const game of Object.values<AnyGame>(games))
    for (const secrecy of SECRECIES) {
      const known = await contests.get(dailyContestId(date, game.id, secrecy));
      if (known !== null) made.push(known);
      else {
        const contest = await dailyContest(context, game, date, secrecy);
        const stored = { contest, host: null, challenger: null, invited: null, closedAt: null };
        await contests.add(stored);
        made.push((await contests.get(contest.id)) ?? stored);
      }
    }
  return made;
}

/** The date in the id of a daily; null for other contests. */
export const dateOfDaily = (id: string): string | null => /^(?:daily|open)-(\d{4}-\d\d-\d\d)-/.exec(id)?.[1] ?? null;

async function dailyContest(
  { server: { openList }, dailySecret }: ContestContext,
  game: AnyGame,
  date: string,
  secrecy: Secrecy,
): Promise<Contest> {
  const form = await game.loadDaily();
  const request: DealRequest = dailyDeal(form, game.id, date, secrecy === 'sealed' ? dailySecret : '');
  const deal = makeDeal(game, request, openList);
  if (!deal.ok) throw new Error(`the daily of ${game.id} can't be played: ${deal.error.code}`);
  const opens = startOfDate(date)!;
  return {
    ...{ id: dailyContestId(date, game.id, secrecy), kind: 'daily', deal: deal.value, bots: request.bots },
    ...{ opens, closes: opens + DAILY_OPEN_MS, scoring: 'points', pointsFrom: pointsOf('listWords' in form) },
    // Entries to an open deal are never listed, so everybody sees only their own result.
    ...{ secrecy, isPublic: true, series: null, isShort: true },
  };
}

// A challenge made from a finished match: others play the same deal, with bots in the seats of the other people.

import type { AnyGame } from '../any-game.ts';
import { hadHouseWords } from '../house/house-act.ts';
import type { MatchRecord } from '../records/record.ts';
import { err, ok, type Result } from '../result.ts';
import type { CheckedContest } from './check-entry.ts';

/** Plays the seats that other people had. */
const BOT_FOR_PEOPLE = 'keen';

/** The error is a sentence. */
export function originContest(
  { match, bots = [], entries }: MatchRecord,
  seat: number,
  [minSeats, maxSeats]: AnyGame['seats'],
): Result<CheckedContest, string> {
  if (match.seats < minSeats || match.seats > maxSeats) return err('This game has too many players.');
  // Opening a position that somebody wrote can cost far more than a table may.
  if (match.scenario !== null || match.words !== null) return err('You can’t challenge anyone with a special game.');
  if (hadHouseWords({ match, entries })) return err('You can’t challenge anyone with a game that had house words.');
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats) return err('That seat isn’t in this game.');
  const { at: _, ...deal } = match;
  return ok({
    deal,
    bots: Array.from({ length: match.seats }, (__, i) => (i === seat ? null : (bots[i] ?? BOT_FOR_PEOPLE))),
    pointsFrom: 'score',
  });
}

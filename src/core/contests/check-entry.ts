// Checks the record of an entry against its contest: the same deal, the same bots, a match that replays to its end. Everybody
// gets the same result from the same record: the server, the entrant and `wordhoard prove-contest`.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import { answerBotRequest } from '../bot-driver.ts';
import type { Seat } from '../game.ts';
import { hadHouseWords } from '../house/house-act.ts';
import { type MatchRecord, parseRecord, type RecordFault, replayRecord } from '../records/record.ts';
import { listBotDecisions } from '../records/review.ts';
import { err, ok, type Result } from '../result.ts';
import { type Contest, type EntryResult, entrantSeat } from './contest.ts';
import type { ScoringForm } from './daily.ts';

export type CheckedContest = Pick<Contest, 'deal' | 'bots' | 'pointsFrom'>;

export type EntryCheck = {
  readonly contest: CheckedContest;
  /** The bots may be others: a bot in the entrant's seat, or people at the match that a challenge was made from. */
  readonly anyBots: boolean;
  /** Bots must have played what they would play again. For records that come from elsewhere: bots that were made to play badly
   *  would be an easy win. */
  readonly checkBots: boolean;
};

export type CheckedEntry = { readonly record: MatchRecord; readonly seat: Seat; readonly result: EntryResult };

export function checkEntry(
  text: string,
  { contest, anyBots, checkBots }: EntryCheck,
  game: AnyGame,
  form: ScoringForm,
  lexicon: Lexicon,
): Result<CheckedEntry, RecordFault> {
  const read = parseRecord(text);
  if (!read.ok) return read;
  const record = read.value;
  const { deal, bots, pointsFrom } = contest;
  const { at: _, ...match } = record.match;
  for (const [field, value] of Object.entries(deal))
    if (JSON.stringify(match[field as keyof typeof match]) !== JSON.stringify(value))
      return headerFault(`its “${field}” isn’t that of this deal`);
  if (!anyBots && JSON.stringify(record.bots) !== JSON.stringify(bots))
    return headerFault('it was played against other bots');
  if (hadHouseWords(record)) return headerFault('it was played with house words');
  if (record.outcome === null) return err({ act: record.entries.length, sentence: 'This game isn’t finished.' });
  if (checkBots) {
    const decisions = listBotDecisions(record, game, lexicon);
    if (!decisions.ok) return decisions;
    for (const { n, request, text: played } of decisions.value)
      if (answerBotRequest(request, game, lexicon)?.text !== played)
        return err({ act: n, sentence: `This saved game has an error at move ${n}: the bot wouldn’t play this.` });
  }
  const replayed = replayRecord(record, game, lexicon);
  if (!replayed.ok) return replayed;
  const seat = entrantSeat(bots);
  const table = replayed.value;
  const view = table.viewFor(seat);
  const words = pointsFrom === 'rareWords' ? (form.listWords?.(view, seat) ?? []) : [];
  const hasLeft = record.entries.some(({ by, text: act }) => by === seat && act === 'leave');
  const score = table.status.scores[seat]!;
  // Lists that nobody shares all have the same points, so the score against the bots decides between them.
  const tieBreak = pointsFrom === 'rareWords' ? score : (form.tieBreak?.valueOf(view, seat) ?? 0);
  return ok({ record, seat, result: { score, tieBreak, words, tookMs: table.at, hasLeft } });
}

const headerFault = (why: string): Result<never, RecordFault> =>
  err({ act: 0, sentence: `This saved game isn’t from this deal: ${why}.` });

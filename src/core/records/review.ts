// The review of a finished match: why its bots played as they did. Each is asked again and must choose the same move.
// It does not judge people's moves, and nothing is stored for it while a match runs.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import { levelOf } from '../bot-cast.ts';
import { type BotRequest, botRequest, explainBotRequest, seatsOfPeople } from '../bot-driver.ts';
import type { Seat } from '../game.ts';
import { playerNames } from '../player-names.ts';
import { ok, type Result } from '../result.ts';
import { type MatchRecord, type RecordFault, replayRecord } from './record.ts';

/** Why act `n` was played. */
export type BotReason = { readonly n: number; readonly seat: Seat; readonly why: string };

/** What the bot was asked before act `n`, and the move it played. */
export type BotDecision = { readonly n: number; readonly request: BotRequest; readonly text: string };

/** Every act of a seat that began as a bot's. */
export function listBotDecisions(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
): Result<readonly BotDecision[], RecordFault> {
  const decisions: BotDecision[] = [];
  const people = seatsOfPeople(record.bots ?? []);
  const played = replayRecord(record, game, lexicon, undefined, (table, { n, by, text }) => {
    const level = by === 'clock' ? null : record.bots?.[by];
    if (by !== 'clock' && level != null && levelOf(level) !== null && text !== 'leave')
      decisions.push({ n, request: botRequest(table, record.match, by, level, people), text });
  });
  return played.ok ? ok(decisions) : played;
}

/** The reasons of all bots, told to the seat `you`. An act that the bot would not play has none: by then a person sat there. */
export function reviewRecord(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
  you: Seat | null = null,
): Result<readonly BotReason[], RecordFault> {
  const decisions = listBotDecisions(record, game, lexicon);
  if (!decisions.ok) return decisions;
  const players = playerNames(record.names, you);
  return ok(
    decisions.value.flatMap(({ n, request, text }) => {
      const explained = explainBotRequest(request, game, lexicon, players);
      return explained?.text === text ? [{ n, seat: request.seat, why: explained.why }] : [];
    }),
  );
}

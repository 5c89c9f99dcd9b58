// Why bots played as they did, told when the match is over: each is asked again what it was asked then, and must say the same.
// Not a judgement of people's moves, and nothing of it is stored while a match runs.

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnyGame } from './any-game.ts';
import { botRandom, deriveBotSeed } from './bot-driver.ts';
import type { Json, Millis, Seat } from './game.ts';
import { type MatchRecord, type RecordFault, replayRecord } from './record.ts';
import { ok, type Result } from './result.ts';

/** Why act n was played. */
export type BotReason = { readonly n: number; readonly seat: Seat; readonly why: string };

/** What a bot saw before act `n`, and what it then played. */
export type BotDecision = {
  readonly n: number;
  readonly seat: Seat;
  readonly level: string;
  readonly view: Json;
  readonly now: Millis;
  readonly text: string;
};

/** Every act of a seat that began as a bot's. */
export function listBotDecisions(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
): Result<readonly BotDecision[], RecordFault> {
  const asked: BotDecision[] = [];
  const played = replayRecord(record, game, lexicon, undefined, (table, { n, by, text }) => {
    const level = by === 'clock' ? null : record.bots?.[by];
    if (by !== 'clock' && level != null && game.levels.includes(level) && text !== 'leave')
      asked.push({ n, seat: by, level, view: table.viewFor(by), now: table.at, text });
  });
  return played.ok ? ok(asked) : played;
}

/** The reasons of all bots. An act for which the bot would not say the same (a person sat there by then) has none. */
export function reviewRecord(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
): Result<readonly BotReason[], RecordFault> {
  const asked = listBotDecisions(record, game, lexicon);
  if (!asked.ok) return asked;
  const chance = deriveBotSeed(record.match.seed);
  return ok(
    asked.value.flatMap(({ n, seat, level, view, now, text }) => {
      // A bot is asked after act n - 1.
      const env = { now, random: botRandom(chance, seat, n - 1), lexicon };
      const said = game.explain(view, seat, level, env, record.names);
      return said?.text === text ? [{ n, seat, why: said.why }] : [];
    }),
  );
}

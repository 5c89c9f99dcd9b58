// Plays a match between bots and returns its record, to be reviewed: for puzzles, scales and measurements.

import type { AnyGame } from '../../core/any-game.ts';
import { nameBots } from '../../core/bot-cast.ts';
import { playBots } from '../../core/bot-driver.ts';
import { openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import type { MatchRecord } from '../../core/records/record.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';

const MAX_ACTS = 20_000;

export type BotRecord = { readonly record: MatchRecord; readonly lexicon: Lexicon };

/** A match of these bots, a level or a player of the cast each. */
export function playBotRecord(game: AnyGame, bots: readonly string[], seed: string, preset = 'rulebook'): BotRecord {
  const opened = openMatch(game, { seats: bots.length, preset, seed }, loadLexicon);
  if (!opened.ok) throw new Error(game.say.refusal(opened.error, playerNames([], null)));
  const { match, table, lexicon } = opened.value;
  const { entries } = playBots(game, opened.value, bots, MAX_ACTS);
  const { outcome } = table.status;
  return { record: { match, names: nameBots(bots), bots, entries, outcome }, lexicon };
}

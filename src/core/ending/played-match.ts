// Replays a record to the end and collects every act with what each seat saw, so that its game can tell how it ended.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import type { Json, PlayedAct, PlayedMatch } from '../game.ts';
import { type MatchRecord, type RecordFault, replayRecord } from '../records/record.ts';
import { err, ok, type Result } from '../result.ts';
import type { Table } from '../table.ts';
import { isTableEvent } from '../table-events.ts';

export function replayToEnd(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
): Result<PlayedMatch<Json, Json>, RecordFault> {
  const { outcome } = record;
  if (outcome === null) return err({ act: record.entries.length, sentence: 'This match isn’t finished.' });
  const acts: PlayedAct<Json, Json>[] = [];
  const played = replayRecord(
    record,
    game,
    lexicon,
    (table, { by }, events) => acts.push(latestAct(table, by, events)),
    (table) => {
      if (table.n === 0) acts.push(latestAct(table, null, table.openingEvents));
    },
  );
  return played.ok ? ok({ acts, outcome, lexicon: played.value.lexicon }) : played;
}

/** The act that led to this position. */
export function latestAct(
  table: Table,
  by: PlayedAct<Json, Json>['by'],
  events: readonly Json[],
): PlayedAct<Json, Json> {
  const { scores } = table.status;
  const ofGame = events.filter((event) => !isTableEvent(event));
  return { n: table.n, by, events: ofGame, views: scores.map((_, seat) => table.viewFor(seat)), scores };
}

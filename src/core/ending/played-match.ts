// Replays a record to the end and collects every act with what each seat saw, so that its game can tell how it ended.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import type { Json, PlayedAct, PlayedMatch } from '../game.ts';
import { type MatchRecord, type RecordFault, replayRecord } from '../records/record.ts';
import { err, ok, type Result } from '../result.ts';
import type { Table } from '../table.ts';

export function replayToEnd(
  record: MatchRecord,
  game: AnyGame,
  lexicon: Lexicon,
): Result<PlayedMatch<Json, Json>, RecordFault> {
  const { outcome } = record;
  if (outcome === null) return err({ act: record.entries.length, sentence: 'This match isn’t finished.' });
  const acts: PlayedAct<Json, Json>[] = [];
  const add = (table: Table, by: PlayedAct<Json, Json>['by'], events: readonly Json[]): void => {
    const views = table.status.scores.map((_, seat) => table.viewFor(seat));
    acts.push({ n: table.n, by, events, views, scores: table.status.scores });
  };
  const played = replayRecord(
    record,
    game,
    lexicon,
    (table, { by }, events) => add(table, by, events),
    (table) => (table.n === 0 ? add(table, null, table.openingEvents) : undefined),
  );
  return played.ok ? ok({ acts, outcome, lexicon }) : played;
}

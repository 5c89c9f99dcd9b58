// Converts database rows to the store's types, for both SQL stores.

import type { Outcome } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { NewReport, StoredAct, StoredMatch, StoredReport, StoredRoom } from './store.ts';

export type Row = { readonly [column: string]: unknown };

export function readRoom(row: Row | undefined): StoredRoom | null {
  if (row === undefined) return null;
  return {
    id: row.id as string,
    code: row.code as string,
    state: row.state as string,
    rev: row.rev as number,
    isListed: Boolean(row.open),
    peopleCount: row.here as number,
  };
}

export function readMatch(row: Row | undefined): StoredMatch | null {
  if (row === undefined) return null;
  return {
    id: row.id as string,
    room: row.room as string,
    match: JSON.parse(row.head as string) as Match,
    names: JSON.parse(row.names as string) as string[],
    bots: JSON.parse(row.bots as string) as (string | null)[],
    tableTimeMs: row.clock as number,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome as string) as Outcome),
    review: row.review as string | null,
    endedAt: row.ended as number | null,
  };
}

export function readAct(row: Row): StoredAct {
  const by = row.by as string;
  return {
    n: row.n as number,
    at: row.at as number,
    by: by === 'clock' ? by : Number(by),
    text: row.text as string,
    actor: row.actor as string | null,
    id: (row.act as string | null) ?? '',
  };
}

export function readReport(row: Row): StoredReport {
  return {
    id: row.id as string,
    room: row.room as string,
    match: row.match as string | null,
    reporter: row.reporter as string,
    reported: row.reported as string,
    reportedName: row.name as string,
    kind: row.kind as NewReport['kind'],
    text: row.text as string,
    context: JSON.parse(row.context as string) as NewReport['context'],
    at: row.at as number,
    resolvedAt: row.resolved as number | null,
  };
}

// Plays a record again in a worker: proves it once, then shows the table after any act, as any seat saw it.

/// <reference lib="webworker" />

import type { Json, Viewer } from '../../core/game.ts';
import { narrateAct } from '../../core/narrate.ts';
import { replayRecord } from '../../core/record.ts';
import { performAct, type Table } from '../../core/table.ts';
import type { Moment } from './match-summary.ts';
import { type OpenRecord, openRecord } from './open-record.ts';
import type { FromReplay, ToReplay } from './replay-client.ts';

const send = (message: FromReplay): void => postMessage(message);

let open: OpenRecord | null = null;
let table: Table | null = null;

async function load(text: string): Promise<void> {
  const opened = await openRecord(text);
  if (!opened.ok) return send({ t: 'failed', sentence: opened.error });
  const { record, game, lexicon } = opened.value;
  const moments: Moment[] = [];
  const played = replayRecord(record, game, lexicon, ({ status }, { n, by }, events) =>
    moments.push({ ...narrateAct(game, record.names, n, by, events), scores: status.scores }),
  );
  if (!played.ok) return send({ t: 'failed', sentence: played.error.sentence });
  open = opened.value;
  table = null;
  const { list, words } = record.match;
  send({ t: 'loaded', game: game.id, words: { list, only: words }, names: record.names, moments });
  seek(record.entries.length, 'spectator');
}

function seek(n: number, viewer: Viewer): void {
  if (open === null) return;
  const { record, game, lexicon } = open;
  if (table === null || table.n > n) {
    const opened = game.openTable(record.match, lexicon);
    if (!opened.ok) return;
    table = opened.value;
  }
  let events: readonly Json[] = [];
  for (const { by, text, at } of record.entries.slice(table.n, n)) {
    const done = performAct(table, by, text, at);
    if (done.ok) events = done.value.events;
  }
  send({ t: 'shown', n: table.n, viewer, status: table.status, view: table.viewFor(viewer), events, at: table.at });
}

export function replay(message: ToReplay): void {
  if (message.t === 'load') void load(message.text);
  else seek(message.n, message.viewer);
}

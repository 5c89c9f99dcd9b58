// Replays a record in a worker: verifies it once, then sends the position after any act, as any seat saw it.

/// <reference lib="webworker" />

import type { Json, Viewer } from '../../core/game.ts';
import { narrateAct } from '../../core/narrate.ts';
import { playerNames } from '../../core/player-names.ts';
import { replayRecord } from '../../core/record.ts';
import { performAct, type Table } from '../../core/table.ts';
import type { ScoredStep } from './match-summary.ts';
import { type LoadedRecord, loadRecord } from './open-record.ts';
import type { ReplayReply, ReplayRequest } from './replay-client.ts';

const send = (message: ReplayReply): void => postMessage(message);

let loaded: LoadedRecord | null = null;
let table: Table | null = null;

async function load(text: string): Promise<void> {
  const opened = await loadRecord(text);
  if (!opened.ok) return send({ t: 'failed', sentence: opened.error });
  const { record, game, lexicon } = opened.value;
  const players = playerNames(record.names, null);
  const steps: ScoredStep[] = [];
  const played = replayRecord(record, game, lexicon, ({ status }, { n, by }, events) =>
    steps.push({ ...narrateAct(game, players, n, by, events), scores: status.scores }),
  );
  if (!played.ok) return send({ t: 'failed', sentence: played.error.sentence });
  loaded = opened.value;
  table = null;
  const { list, words } = record.match;
  send({ t: 'loaded', game: game.id, lexiconChoice: { list, onlyWords: words }, names: record.names, steps });
  seek(record.entries.length, 'spectator');
}

function seek(n: number, viewer: Viewer): void {
  if (loaded === null) return;
  const { record, game, lexicon } = loaded;
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
  send({ t: 'position', n: table.n, viewer, status: table.status, view: table.viewFor(viewer), events, at: table.at });
}

export function handleReplayMessage(message: ReplayRequest): void {
  if (message.t === 'load') void load(message.text);
  else seek(message.n, message.viewer);
}

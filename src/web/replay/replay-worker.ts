// Replays a record in a worker: verifies it once, then sends the position after any act, as any seat saw it.

/// <reference lib="webworker" />

import { replayToEnd } from '../../core/ending/played-match.ts';
import type { Json, Seat, Viewer } from '../../core/game.ts';
import { narrateAct } from '../../core/narration/narrate.ts';
import { playerNames } from '../../core/player-names.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import { replayRecord } from '../../core/records/record.ts';
import { performAct, type Table } from '../../core/table.ts';
import { isTableEvent } from '../../core/table-events.ts';
import { tellMatchEnding } from './match-ending.ts';
import { type LoadedRecord, loadRecord } from './open-record.ts';
import type { ReplayReply, ReplayRequest } from './replay-client.ts';
import type { ReplayRecord } from './replay-record.ts';

const send = (message: ReplayReply): void => postMessage(message);

let loaded: LoadedRecord | null = null;
let table: Table | null = null;
type LoggedAct = { readonly n: number; readonly by: Seat | 'clock' | null; readonly events: readonly Json[] };
/** The opening first. */
let log: readonly LoggedAct[] = [];
/** The viewer who the log was last narrated for. */
let narratedFor: Viewer = 'spectator';

function narrateFor(viewer: Viewer, { record, game }: LoadedRecord): readonly NarratedAct[] {
  narratedFor = viewer;
  const players = playerNames(record.names, viewer);
  return log.map(({ n, by, events }) => narrateAct(game, players, n, by, events));
}

async function load({ text, names }: ReplayRecord, viewer: Viewer, n: number): Promise<void> {
  const opened = await loadRecord(text, names);
  if (!opened.ok) return send({ t: 'failed', sentence: opened.error });
  const { record, game, lexicon } = opened.value;
  const acts: LoggedAct[] = [];
  const played = replayRecord(
    record,
    game,
    lexicon,
    (_, { n: number, by }, events) => acts.push({ n: number, by, events }),
    (opened) => {
      if (opened.n === 0) acts.push({ n: 0, by: null, events: opened.openingEvents });
    },
  );
  if (!played.ok) return send({ t: 'failed', sentence: played.error.sentence });
  loaded = opened.value;
  table = null;
  log = acts;
  const { list, words } = record.match;
  const { house } = played.value;
  send({
    t: 'loaded',
    game: game.id,
    lexiconChoice: { list, onlyWords: words, house },
    names: record.names,
    bots: record.names.map((_, seat) => record.bots?.[seat] ?? null),
    log: narrateFor(viewer, loaded),
  });
  seek(n, viewer);
}

async function summarize({ text, you, names }: ReplayRecord): Promise<void> {
  const opened = await loadRecord(text, names);
  if (!opened.ok) return send({ t: 'failed', sentence: opened.error });
  const { record, game, lexicon } = opened.value;
  const match = replayToEnd(record, game, lexicon);
  if (!match.ok) return send({ t: 'failed', sentence: match.error.sentence });
  send({ t: 'summarized', ending: await tellMatchEnding(opened.value, match.value, you) });
}

function seek(n: number, viewer: Viewer): void {
  if (loaded === null) return;
  const { record, game, lexicon } = loaded;
  if (viewer !== narratedFor) send({ t: 'narrated', log: narrateFor(viewer, loaded) });
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
  events = events.filter((event) => !isTableEvent(event));
  send({ t: 'position', n: table.n, viewer, status: table.status, view: table.viewFor(viewer), events, at: table.at });
}

export function handleReplayMessage(message: ReplayRequest): void {
  if (message.t === 'load') void load(message.record, message.viewer, message.n);
  else if (message.t === 'summarize') void summarize(message.record);
  else seek(message.n, message.viewer);
}

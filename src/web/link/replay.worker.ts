// Plays a record again in a worker: proves it once, then shows the table after any act, as any seat saw it.

/// <reference lib="webworker" />

import type { Json, Viewer } from '../../core/game.ts';
import type { Told } from '../../core/protocol.ts';
import { type MatchRecord, parseRecord, replayRecord } from '../../core/record.ts';
import type { SealedGame } from '../../core/seal.ts';
import { act, type Table } from '../../core/table.ts';
import { games } from '../../games/index.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { openLexicon } from '../../lexicon/open.ts';
import type { FromReplay, ToReplay } from './replay.ts';

const send = (message: FromReplay): void => postMessage(message);

let open: { readonly record: MatchRecord; readonly game: SealedGame; readonly lexicon: Lexicon } | null = null;
let table: Table | null = null;

async function load(text: string): Promise<void> {
  const read = parseRecord(text);
  if (!read.ok) return send({ t: 'failed', sentence: read.error.sentence });
  const record = read.value;
  const game = (games as { readonly [id: string]: SealedGame })[record.match.game];
  if (game === undefined) return send({ t: 'failed', sentence: 'The record is of a game that is not here.' });
  const answer = await fetch('/lexicon/packed.bin').catch(() => null);
  if (answer === null || !answer.ok) return send({ t: 'failed', sentence: 'The words could not be fetched.' });
  const whole = openLexicon(await answer.arrayBuffer(), record.match.list, () => null);
  const lexicon =
    record.match.words === null ? whole : whole.only(record.match.words.map((word) => word.toUpperCase()));
  const say = (events: readonly Json[]): string[] =>
    events.map((event) => game.say.event(event, record.names)).filter((line) => line !== null);
  const told: Told[] = [];
  const played = replayRecord(record, game, lexicon, (_, entry, events) =>
    told.push({ n: entry.n, by: entry.by, lines: say(events) }),
  );
  if (!played.ok) return send({ t: 'failed', sentence: played.error.sentence });
  open = { record, game, lexicon };
  table = null;
  send({ t: 'loaded', game: game.id, names: record.names, last: record.entries.length, told });
  seek(record.entries.length, 'spectator');
}

function seek(n: number, viewer: Viewer): void {
  if (open === null) return;
  const { record, game, lexicon } = open;
  if (table === null || table.n > n) {
    const opened = game.open(record.match, lexicon);
    if (!opened.ok) return;
    table = opened.value;
  }
  let events: readonly Json[] = [];
  for (const { by, text, at } of record.entries.slice(table.n, n)) {
    const done = act(table, by, text, at);
    if (done.ok) events = done.value.events;
  }
  send({ t: 'shown', n: table.n, status: table.status, view: table.see(viewer), events, at: table.at });
}

addEventListener('message', ({ data }: MessageEvent<ToReplay>) => {
  if (data.t === 'load') void load(data.text);
  else seek(data.n, data.viewer);
});

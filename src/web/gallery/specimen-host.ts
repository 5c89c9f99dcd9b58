// Makes a specimen in a worker: lays its table, lets the bots play, plays its acts, and tells what its viewer sees.

/// <reference lib="webworker" />

import { playBots } from '../../core/bot-driver.ts';
import type { Json, Seat } from '../../core/game.ts';
import type { LogEntry } from '../../core/match.ts';
import { narrateAct } from '../../core/narrate.ts';
import type { NarratedAct } from '../../core/protocol.ts';
import { formatRecord } from '../../core/record.ts';
import { performAct } from '../../core/table.ts';
import type { RefusalMessage } from '../../ui-kit/board-props.ts';
import { layTable } from '../connection/open-table.ts';
import type { Shown, Specimen } from './specimens.ts';

async function lay({ order, seat, bots, acts }: Specimen): Promise<Shown> {
  const laid = await layTable(order);
  if (!laid.ok) return { failure: laid.error };
  const { game, match, table } = laid.value;
  const say = (by: Seat | 'clock' | null, events: readonly Json[]): NarratedAct =>
    narrateAct(game, order.names, table.n, by, events);
  const log = [say(null, table.openingEvents)];
  let latest = table.openingEvents;
  const entries: LogEntry[] = [];
  playBots(game, laid.value, order.drivers, bots, (entry, events) => {
    entries.push(entry);
    log.push(say(entry.by, events));
    latest = events;
  });
  let refusal: RefusalMessage | null = null;
  for (const { by, text } of acts) {
    const done = performAct(table, by, text, table.at);
    if (!done.ok) refusal = { ...done.error, sentence: game.say.refusal(done.error) };
    else {
      entries.push(done.value.entry);
      log.push(say(by, done.value.events));
      latest = done.value.events;
    }
  }
  const view = table.viewFor(seat ?? 'spectator');
  const seen = {
    game: game.id,
    words: { list: match.list, only: match.words },
    names: order.names,
    bots: [order.names.length - 1],
    seat,
    n: table.n,
    status: table.status,
    view,
    events: latest,
    prompt: seat === null ? '' : game.say.prompt(view, seat, order.names),
    log,
    refusal,
    sending: false,
    trouble: null,
  };
  const { outcome } = table.status;
  const record =
    outcome === null ? null : formatRecord({ match, names: order.names, bots: order.drivers, entries, outcome });
  return { seen, at: table.at, record };
}

export function make(specimen: Specimen): void {
  void lay(specimen).then((shown) => postMessage(shown));
}

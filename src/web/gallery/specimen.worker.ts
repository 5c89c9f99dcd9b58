// Makes a specimen in a worker: lays its table, lets the bots play, plays its acts, and tells what its viewer sees.

/// <reference lib="webworker" />

import { playBots } from '../../core/bots.ts';
import type { Json, Seat } from '../../core/game.ts';
import type { Told } from '../../core/protocol.ts';
import { act } from '../../core/table.ts';
import type { ShownRefusal } from '../../kit/board.ts';
import { layTable } from '../link/lay.ts';
import type { Shown, Specimen } from './specimen.ts';

async function make({ order, seat, bots, acts }: Specimen): Promise<Shown> {
  const laid = await layTable(order);
  if (!laid.ok) return { failure: laid.error };
  const { game, table, lexicon } = laid.value;
  const say = (by: Seat | 'clock' | null, events: readonly Json[]): Told => ({
    n: table.n,
    by,
    lines: events.map((event) => game.say.event(event, order.names)).filter((line) => line !== null),
  });
  const log = [say(null, table.opening)];
  let latest = table.opening;
  playBots(table, game, order.drivers, lexicon, order.seed, bots, ({ by }, events) => {
    log.push(say(by, events));
    latest = events;
  });
  let refusal: ShownRefusal | null = null;
  for (const { by, text } of acts) {
    const done = act(table, by, text, table.at);
    if (!done.ok) refusal = { ...done.error, sentence: game.say.refusal(done.error) };
    else {
      log.push(say(by, done.value.events));
      latest = done.value.events;
    }
  }
  const view = table.see(seat ?? 'spectator');
  const seen = {
    game: game.id,
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
  return { seen, at: table.at };
}

addEventListener('message', ({ data }: MessageEvent<Specimen>) => {
  void make(data).then((shown) => postMessage(shown));
});

// One process of simulated people for many-people.ts. It gets requests from its parent: seat people at new tables, or let those
// of the first tables play.

import { runTraffic, type SimulatedTable } from './server-traffic.ts';
import { joinWordhoardTable } from './wordhoard-players.ts';

const AT_ONCE = 10;
const [port, seats] = process.argv.slice(2).map(Number) as [number, number];
const tables: SimulatedTable[] = [];
const noServer = { port, cpu: () => 0, memory: () => 0, stop: () => {} };

type Request = { readonly seat: number } | { readonly play: number; readonly seconds: number; readonly pause: number };

async function answer(request: Request): Promise<void> {
  if ('seat' in request) {
    for (let left = request.seat; left > 0; left -= AT_ONCE) {
      const joining = Array.from({ length: Math.min(AT_ONCE, left) }, () => joinWordhoardTable(port, seats));
      tables.push(...(await Promise.all(joining)));
    }
    process.send!({});
  } else {
    const { play, seconds, pause } = request;
    const { times } = await runTraffic(noServer, tables.slice(0, play), seconds, pause);
    process.send!({ times });
  }
}

process.on('message', (request: Request) => void answer(request));

// How many people one process can serve: most of them idle at their tables, the others playing at human pace.
// `npm run bench -- people [--quick]`. The people run in other processes, on the same machine.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from './server/server-traffic.ts';
import { type Measurement, reportMeasurements } from './shared/measure.ts';
import { currentCommit } from './shared/partial-results.ts';

const QUICK = process.argv.includes('--quick');
const SEATS = 3;
const IDLE_TABLES = QUICK ? 100 : 3334;
const ACTIVE_TABLES = QUICK ? 60 : 2000;
/** Everybody acts about every nine seconds. */
const PAUSE_MS = 3000;
const SECONDS = QUICK ? 5 : 20;
const GENERATORS = 2;
const TABLES_AT_ONCE = 250;

type Played = { readonly times: readonly number[] };

/** A process that seats people at tables and lets them play. */
class Generator {
  readonly #child: ChildProcess;

  constructor(port: number) {
    this.#child = fork(new URL('./server/people.ts', import.meta.url), [String(port), String(SEATS)]);
    process.on('exit', () => this.#child.kill('SIGKILL'));
  }

  #ask<T>(request: object): Promise<T> {
    return new Promise((resolve) => {
      this.#child.once('message', resolve);
      this.#child.send(request);
    });
  }

  seat = (tables: number): Promise<unknown> => this.#ask({ seat: tables });
  play = (tables: number, seconds: number): Promise<Played> => this.#ask({ play: tables, seconds, pause: PAUSE_MS });
}

const print = (text: string): void => void process.stderr.write(`${text}\n`);
const data = mkdtempSync(join(tmpdir(), 'wordhoard-people-'));
const server = await startServerProcess('src/server/main.ts', {
  ...{ PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', WORDHOARD_DATA: data },
});
const generators = Array.from({ length: GENERATORS }, () => new Generator(server.port));
const all = <T>(work: (generator: Generator) => Promise<T>): Promise<T[]> => Promise.all(generators.map(work));
await all((generator) => generator.seat(5)); // loads lazy modules, so that they do not count as memory of people
await all((generator) => generator.play(5, 2));
const emptyBytes = server.memory();
const tables = Math.ceil((IDLE_TABLES + ACTIVE_TABLES) / GENERATORS);
for (let seated = 0; seated < tables; seated += TABLES_AT_ONCE) {
  const more = Math.min(TABLES_AT_ONCE, tables - seated);
  await all((generator) => generator.seat(more));
  print(`${(seated + more) * GENERATORS * SEATS} people are seated`);
}
// The server frees what seating has left behind when it has nothing else to do.
await new Promise((resolve) => setTimeout(resolve, SECONDS * 500));
const peopleBytes = server.memory() - emptyBytes;
const active = Math.ceil(ACTIVE_TABLES / GENERATORS);
await all((generator) => generator.play(active, SECONDS / 4));
const cpu = server.cpu();
const startedAt = performance.now();
const played = await all((generator) => generator.play(active, SECONDS));
const cores = ((server.cpu() - cpu) * 1000) / (performance.now() - startedAt);
const times = played.flatMap((each) => each.times).toSorted((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
server.stop();
rmSync(data, { recursive: true, force: true });

const people = tables * GENERATORS * SEATS;
const about = `${IDLE_TABLES * SEATS} idle and ${ACTIVE_TABLES * SEATS} active people, one process`;
const figure = (name: string, value: number, target: Measurement['target'] = null): Measurement => ({
  ...{ name, value, spread: '', target, peer: about },
});
reportMeasurements(
  [
    figure('act to the last screen, p50 in ms', at(0.5)),
    figure('act to the last screen, p99 in ms', at(0.99), ['<=', 50]),
    figure('acts per second', (times.length * 1000) / (SECONDS * 1000)),
    figure('cores used by the server', cores),
    figure('memory per person, KB', peopleBytes / people / 1024, ['<=', 20]),
  ],
  'people',
  currentCommit(),
);
process.exit();

// The same traffic through Wordhoard, boardgame.io, Colyseus and a bare WebSocket relay, alternating in one run: tables
// of three people who write and erase words on secret lists. `npm run bench -- server [--quick] [--json]`.
// Wordhoard also validates every act and writes it to disk before sending it; the others store nothing.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  runTraffic,
  type ServerProcess,
  type SimulatedTable,
  startServerProcess,
  type TrafficResult,
} from './server/server-traffic.ts';
import { joinWordhoardTable, stepMessageBytes } from './server/wordhoard-players.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { formatInterquartileRange, formatNumber, type Measurement, reportMeasurements } from './shared/measure.ts';

const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 3 : 10;
const SECONDS = QUICK ? 1 : 2;
const TABLES = 20;
const CROWD_TABLES = QUICK ? 50 : 334;
const CROWD_SECONDS = QUICK ? 5 : 12;
const SEATS = 3;
/** The mean pause between acts at a table. */
const PAUSE_MS = 1000;

installPeers();
const { joinPeerTable } = (await import(join(PEERS_FOLDER, 'players.mjs'))) as {
  joinPeerTable: {
    [peer: string]: (port: number, table: string, people: number, bytes: number) => Promise<SimulatedTable>;
  };
};

const print = (text: string): void => void process.stderr.write(`${text}\n`);
const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const FILLER = String(Math.max(0, stepMessageBytes(SEATS) - 300));

type Contender = {
  readonly name: string;
  readonly durability: string;
  readonly program: ServerProcess;
  readonly tables: SimulatedTable[];
  readonly bytesEmpty: number;
  joinTable(table: number): Promise<SimulatedTable>;
};

async function startContender(
  name: string,
  durability: string,
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<Contender> {
  const program = await startServerProcess(file, { ...env, FILLER });
  const joinTable = (table: number): Promise<SimulatedTable> =>
    name === 'Wordhoard'
      ? joinWordhoardTable(program.port, SEATS)
      : joinPeerTable[name]!(program.port, String(table), SEATS, stepMessageBytes(SEATS));
  await joinTable(-1); // loads lazy modules, so that they do not count as memory of a table
  const contender = { name, durability, program, tables: [], bytesEmpty: program.memory(), joinTable };
  return contender;
}

async function seatMore(one: Contender, count: number): Promise<void> {
  while (one.tables.length < count) {
    const batch = Array.from({ length: Math.min(10, count - one.tables.length) }, (_, i) =>
      one.joinTable(one.tables.length + i),
    );
    one.tables.push(...(await Promise.all(batch)));
  }
}

const contenders = [
  await startContender('Wordhoard', 'every act synced to disk before it is sent', 'src/server/main.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    LIMITS: 'off',
    WORDHOARD_DATA: data,
  }),
  await startContender('boardgame.io', 'none (memory)', join(PEERS_FOLDER, 'boardgame-io.mjs'), {}),
  await startContender('colyseus', 'none (memory)', join(PEERS_FOLDER, 'colyseus.mjs'), {}),
  await startContender('relay', 'none', join(PEERS_FOLDER, 'relay.mjs'), {}),
];
const rounds = new Map(
  contenders.map(({ name }) => [name, { humanPace: [] as TrafficResult[], fullRate: [] as TrafficResult[] }]),
);
for (const one of contenders) await seatMore(one, TABLES);
for (let round = 0; round <= ROUNDS; round++) {
  print(`round ${round} of ${ROUNDS}`);
  const order = contenders
    .toSpliced(0, round % contenders.length)
    .concat(contenders.slice(0, round % contenders.length));
  for (const one of order) {
    const humanPace = await runTraffic(one.program, one.tables, SECONDS, PAUSE_MS);
    const fullRate = await runTraffic(one.program, one.tables, SECONDS, 0);
    if (round === 0) continue; // warm-up
    rounds.get(one.name)!.humanPace.push(humanPace);
    rounds.get(one.name)!.fullRate.push(fullRate);
  }
}

const crowd = new Map<string, { load: TrafficResult; bytesPerTable: number }>();
for (const one of contenders) {
  print(`${CROWD_TABLES * SEATS} people at ${one.name}`);
  const before = one.program.memory();
  const had = one.tables.length;
  await seatMore(one, CROWD_TABLES);
  const bytesPerTable = (one.program.memory() - before) / (CROWD_TABLES - had);
  crowd.set(one.name, {
    load: await runTraffic(one.program, one.tables, CROWD_SECONDS, PAUSE_MS * SEATS),
    bytesPerTable,
  });
  for (const table of one.tables) for (const person of table) person.drop();
  one.program.stop();
}
rmSync(data, { recursive: true, force: true });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const measurements: Measurement[] = [];
for (const { name, durability } of contenders) {
  const { humanPace, fullRate } = rounds.get(name)!;
  const { load, bytesPerTable } = crowd.get(name)!;
  const add = (what: string, value: number, spread: string, target: Measurement['target'] = null): void =>
    void measurements.push({ name: `${name}: ${what}`, value, spread, target, peer: durability });
  const perCore = fullRate.map(({ acts, cpu }) => acts / cpu);
  add('acts per second of one core', median(perCore), formatInterquartileRange(perCore));
  add('acts per second, as fast as answers come', median(fullRate.map((l) => l.acts / l.seconds)), '');
  add(
    `act to the last screen, p50 in ms, ${TABLES} tables`,
    median(humanPace.map((l) => l.p50)),
    formatInterquartileRange(humanPace.map((l) => l.p50)),
  );
  add(
    `act to the last screen, p99 in ms, ${TABLES} tables`,
    median(humanPace.map((l) => l.p99)),
    formatInterquartileRange(humanPace.map((l) => l.p99)),
  );
  add(`p50 in ms, ${CROWD_TABLES * SEATS} people`, load.p50, `${load.acts} acts`);
  add(`p99 in ms, ${CROWD_TABLES * SEATS} people`, load.p99, '', name === 'Wordhoard' ? ['<=', 50] : null);
  add('memory of a table, KB', bytesPerTable / 1024, '');
}
/** Our value divided by the peer's, round by round. */
const ratio = (
  peer: string,
  what: string,
  of: (load: TrafficResult) => number,
  kind: 'humanPace' | 'fullRate',
  least: number | null,
): Measurement => {
  const ours = rounds.get('Wordhoard')![kind];
  const ratios = rounds.get(peer)![kind].map((theirs, i) => of(ours[i]!) / of(theirs));
  return {
    name: `Wordhoard over ${peer}: ${what}`,
    value: median(ratios),
    spread: formatInterquartileRange(ratios),
    target: least === null ? null : ['>=', least],
    peer,
  };
};
for (const peer of ['boardgame.io', 'colyseus', 'relay']) {
  const least = peer === 'relay' ? null : 1;
  measurements.push(
    ratio(peer, 'acts per second of one core', ({ acts, cpu }) => acts / cpu, 'fullRate', least),
    ratio(peer, 'speed to the last screen, p50', ({ p50 }) => 1 / p50, 'humanPace', least),
    ratio(peer, 'speed to the last screen, p99', ({ p99 }) => 1 / p99, 'humanPace', least),
  );
}
print(`A step has about ${formatNumber(stepMessageBytes(SEATS))} bytes.`);
reportMeasurements(measurements, 'server');
process.exit();

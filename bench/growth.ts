// How costs grow: ten times the acts in a match, ten times the people, a hundred times the matches stored.
// `npm run bench -- growth [--quick]`. Many nodes and a million matches: many-nodes.ts.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { fillSqlite } from './scale/fill-database.ts';
import {
  runTraffic,
  type ServerProcess,
  type SimulatedTable,
  startServerProcess,
  type TrafficResult,
} from './server/server-traffic.ts';
import { joinWordhoardTable } from './server/wordhoard-players.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { formatInterquartileRange, type Measurement, reportMeasurements } from './shared/measure.ts';

const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 3 : 10;
/** Acts in a short match; a long one has ten times as many. */
const FEW_ACTS = 200;
/** Tables with three people each. */
const TABLE_COUNTS = QUICK ? [10, 100] : [34, 340];
const STORED_MATCHES = QUICK ? [100, 1000] : [1000, 100_000];

installPeers();
const { joinPeerTable } = (await import(join(PEERS_FOLDER, 'players.mjs'))) as {
  joinPeerTable: {
    [peer: string]: (port: number, table: string, people: number, bytes: number) => Promise<SimulatedTable>;
  };
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function playActs(table: SimulatedTable, count: number): Promise<void> {
  for (let i = 0; table[0]!.stepsSeen < count; i++) {
    const one = table[i % table.length]!;
    const before = one.stepsSeen;
    const arrived = new Promise<void>((resolve) => {
      one.onStep = () => one.stepsSeen > before && resolve();
    });
    one.act();
    await arrived;
  }
}

type Peer = { readonly name: string; start(): Promise<ServerProcess> };
const joinTable = ({ name }: Peer, { port }: ServerProcess, table: number): Promise<SimulatedTable> =>
  name === 'Wordhoard' ? joinWordhoardTable(port, 3) : joinPeerTable[name]!(port, String(table), 3, 0);

/** CPU time of a late act in a long match divided by that of an early act in a short one, in the same server. */
async function measureLongMatch(peer: Peer): Promise<Measurement> {
  const { name } = peer;
  const program = await peer.start();
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [long, short] = [await joinTable(peer, program, 2 * round), await joinTable(peer, program, 2 * round + 1)];
    await playActs(long, FEW_ACTS * 10);
    await playActs(short, FEW_ACTS);
    const [late, early] = [await runTraffic(program, [long], 1, 0), await runTraffic(program, [short], 1, 0)];
    if (round > 0) ratios.push(late.cpu / late.acts / (early.cpu / early.acts));
    for (const person of [...long, ...short]) person.drop();
  }
  program.stop();
  return {
    name: `${name}: cost of an act after ${FEW_ACTS * 10} acts over one after ${FEW_ACTS}`,
    value: median(ratios),
    spread: formatInterquartileRange(ratios),
    target: name === 'Wordhoard' ? ['<=', 1.3] : null,
    peer: '',
  };
}

/** Time from an act to the last screen with many people divided by the time with few, at human pace, alternating. */
async function measureManyPeople(peer: Peer): Promise<Measurement> {
  const servers: { readonly program: ServerProcess; readonly tables: SimulatedTable[] }[] = [];
  for (const count of TABLE_COUNTS) {
    const program = await peer.start();
    const tables: SimulatedTable[] = [];
    while (tables.length < count) tables.push(await joinTable(peer, program, tables.length));
    servers.push({ program, tables });
  }
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const loads: TrafficResult[] = [];
    for (const { program, tables } of servers) loads.push(await runTraffic(program, tables, 3, 1000));
    if (round > 0) ratios.push(loads[1]!.p50 / loads[0]!.p50);
  }
  for (const { program } of servers) program.stop();
  return {
    name: `${peer.name}: time to the last screen, ${TABLE_COUNTS[1]! * 3} people over ${TABLE_COUNTS[0]! * 3}`,
    value: median(ratios),
    spread: formatInterquartileRange(ratios),
    target: peer.name === 'Wordhoard' ? ['<=', 1.3] : null,
    peer: '',
  };
}

/** Time of an append with many finished matches stored divided by the time with few, alternating. */
async function measureFullStore(): Promise<Measurement> {
  const folders = STORED_MATCHES.map(() => mkdtempSync(join(tmpdir(), 'wordhoard-growth-')));
  for (const [i, folder] of folders.entries()) {
    await openSqlite(folder).close();
    fillSqlite(folder, STORED_MATCHES[i]!);
  }
  const stores = folders.map((folder) => openSqlite(folder));
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS + 2; round++) {
    const spent: number[] = [];
    for (const [i, store] of stores.entries()) {
      const started = performance.now();
      for (let n = 1; n <= 200; n++)
        await store.appendAct(
          `growth ${round}`,
          { n, at: n, by: 0, text: 'write CATAPULT' },
          { actor: 'a', id: `a${n}` },
        );
      spent[i] = performance.now() - started;
    }
    if (round >= 2) ratios.push(spent[1]! / spent[0]!);
  }
  for (const store of stores) await store.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return {
    name: `cost of a stored act with ${STORED_MATCHES[1]} stored matches over ${STORED_MATCHES[0]}`,
    value: median(ratios),
    spread: formatInterquartileRange(ratios),
    target: ['<=', 1.3],
    peer: 'SQLite, synced to disk',
  };
}

const folders: string[] = [];
const wordhoard: Peer = {
  name: 'Wordhoard',
  start() {
    const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
    folders.push(data);
    return startServerProcess('src/server/main.ts', {
      PORT: '0',
      HOST: '127.0.0.1',
      LIMITS: 'off',
      WORDHOARD_DATA: data,
    });
  },
};
const boardgame: Peer = {
  name: 'boardgame.io',
  start: () => startServerProcess(join(PEERS_FOLDER, 'boardgame-io.mjs'), {}),
};
const measurements = [
  await measureLongMatch(wordhoard),
  await measureLongMatch(boardgame),
  await measureManyPeople(wordhoard),
  await measureManyPeople(boardgame),
  await measureFullStore(),
];
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
reportMeasurements(measurements, 'growth');
process.exit();

// How costs grow: ten times the acts in a match, ten times the people, a hundred times the matches stored.
// `npm run bench -- growth [--quick]`. Many nodes and a million matches: scale.ts.

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
} from './server/traffic.ts';
import { joinWordhoardTable } from './server/wordhoard-players.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { formatMiddleHalf, type Measurement, reportMeasurements } from './shared/measure.ts';

const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 3 : 10;
const FEW = 200;
/** Tables of three. */
const CROWDS = QUICK ? [10, 100] : [34, 340];
const STORED = QUICK ? [100, 1000] : [1000, 100_000];

installPeers();
const { sit } = (await import(join(PEERS_FOLDER, 'players.mjs'))) as {
  sit: { [peer: string]: (port: number, table: string, people: number, bytes: number) => Promise<SimulatedTable> };
};
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function actsUntil(table: SimulatedTable, count: number): Promise<void> {
  for (let i = 0; table[0]!.seen < count; i++) {
    const one = table[i % table.length]!;
    const before = one.seen;
    const arrived = new Promise<void>((resolve) => {
      one.heard = () => one.seen > before && resolve();
    });
    one.act();
    await arrived;
  }
}

type Peer = { readonly name: string; start(): Promise<ServerProcess> };
const open = ({ name }: Peer, { port }: ServerProcess, table: number): Promise<SimulatedTable> =>
  name === 'Wordhoard' ? joinWordhoardTable(port, 3) : sit[name]!(port, String(table), 3, 0);

/** CPU time of a late act in a long match divided by that of an early act in a short one, in the same server. */
async function longer(peer: Peer): Promise<Measurement> {
  const { name } = peer;
  const program = await peer.start();
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [long, short] = [await open(peer, program, 2 * round), await open(peer, program, 2 * round + 1)];
    await actsUntil(long, FEW * 10);
    await actsUntil(short, FEW);
    const [late, early] = [await runTraffic(program, [long], 1, 0), await runTraffic(program, [short], 1, 0)];
    if (round > 0) ratios.push(late.cpu / late.acts / (early.cpu / early.acts));
    for (const person of [...long, ...short]) person.drop();
  }
  program.stop();
  return {
    name: `${name}: cost of an act after ${FEW * 10} acts over one after ${FEW}`,
    value: middle(ratios),
    spread: formatMiddleHalf(ratios),
    target: name === 'Wordhoard' ? ['<=', 1.3] : null,
    peer: '',
  };
}

/** Time from an act to the last screen with many people divided by the time with few, at human pace, alternating. */
async function busier(peer: Peer): Promise<Measurement> {
  const houses: { readonly program: ServerProcess; readonly tables: SimulatedTable[] }[] = [];
  for (const count of CROWDS) {
    const program = await peer.start();
    const tables: SimulatedTable[] = [];
    while (tables.length < count) tables.push(await open(peer, program, tables.length));
    houses.push({ program, tables });
  }
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const loads: TrafficResult[] = [];
    for (const { program, tables } of houses) loads.push(await runTraffic(program, tables, 3, 1000));
    if (round > 0) ratios.push(loads[1]!.p50 / loads[0]!.p50);
  }
  for (const { program } of houses) program.stop();
  return {
    name: `${peer.name}: time to the last screen, ${CROWDS[1]! * 3} people over ${CROWDS[0]! * 3}`,
    value: middle(ratios),
    spread: formatMiddleHalf(ratios),
    target: peer.name === 'Wordhoard' ? ['<=', 1.3] : null,
    peer: '',
  };
}

/** Time of an append with many finished matches stored divided by the time with few, alternating. */
async function fuller(): Promise<Measurement> {
  const folders = STORED.map(() => mkdtempSync(join(tmpdir(), 'wordhoard-growth-')));
  for (const [i, folder] of folders.entries()) {
    await openSqlite(folder).close();
    fillSqlite(folder, STORED[i]!);
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
    name: `cost of a stored act with ${STORED[1]} matches kept over ${STORED[0]}`,
    value: middle(ratios),
    spread: formatMiddleHalf(ratios),
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
const figures = [
  await longer(wordhoard),
  await longer(boardgame),
  await busier(wordhoard),
  await busier(boardgame),
  await fuller(),
];
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
reportMeasurements(figures, 'growth');
process.exit();

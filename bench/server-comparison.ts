// The same traffic through Wordhoard, boardgame.io, Colyseus and a bare WebSocket relay, alternating in one run: tables
// of three people who write and erase words on secret lists. `npm run bench -- server [--quick] [--json] [--minutes N]`.
// Wordhoard also validates every act and writes it to disk before sending it; the others store nothing. The others' steps are
// filled up to the bytes that Wordhoard really sends. With --minutes it stops after that time, and the next run goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportComparison } from './server/comparison-report.ts';
import {
  runTraffic,
  type ServerProcess,
  type SimulatedTable,
  startServerProcess,
  type TrafficResult,
} from './server/server-traffic.ts';
import { joinWordhoardTable } from './server/wordhoard-players.ts';
import { installPeers, PEERS_FOLDER } from './shared/install-peers.ts';
import { currentCommit, resumeResults } from './shared/partial-results.ts';

const QUICK = process.argv.includes('--quick');
const ROUNDS = QUICK ? 3 : 10;
const SECONDS = QUICK ? 1 : 2;
/** Tables at human pace, and as fast as answers come. */
const TABLES = 20;
/** The mean pause between acts at a table at human pace. */
const PAUSE_MS = 1000;
/** For the same rate: Colyseus sends at most this often, so more acts at a table would only wait. */
const PERIOD_MS = 50;
const SAME_RATE_TABLES = QUICK ? 30 : 100;
const CROWD_TABLES = QUICK ? 50 : 334;
const CROWD_SECONDS = QUICK ? 5 : 12;
const SEATS = 3;
const minutes = Number(process.argv[process.argv.indexOf('--minutes') + 1]);
const stopAt = process.argv.includes('--minutes') ? performance.now() + minutes * 60_000 : Infinity;

installPeers();
const { joinPeerTable } = (await import(join(PEERS_FOLDER, 'players.mjs'))) as {
  joinPeerTable: {
    [peer: string]: (port: number, table: string, people: number, bytes: number) => Promise<SimulatedTable>;
  };
};

const print = (text: string): void => void process.stderr.write(`${text}\n`);
const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));

type Round = { readonly humanPace: TrafficResult; readonly fullRate: TrafficResult; readonly sameRate: TrafficResult };
type Comparison = {
  readonly rounds: { [name: string]: Round[] };
  readonly crowd: { [name: string]: { readonly load: TrafficResult; readonly bytesPerTable: number } };
};
const { results, save, finish } = resumeResults<Comparison>(`server${QUICK ? '-quick' : ''}`, {
  rounds: {},
  crowd: {},
});

type Contender = { readonly name: string; readonly program: ServerProcess; readonly tables: SimulatedTable[] };

const start = (name: string, filler: number): Promise<ServerProcess> =>
  name === 'Wordhoard'
    ? startServerProcess('src/server/main.ts', { PORT: '0', HOST: '127.0.0.1', LIMITS: 'off', WORDHOARD_DATA: data })
    : startServerProcess(join(PEERS_FOLDER, `${name.replace('.', '-')}.mjs`), { FILLER: String(filler) });

const joinTable = (name: string, { port }: ServerProcess, table: number, bytes: number): Promise<SimulatedTable> =>
  name === 'Wordhoard' ? joinWordhoardTable(port, SEATS) : joinPeerTable[name]!(port, String(table), SEATS, bytes);

async function seatMore({ name, program, tables }: Contender, count: number, bytes: number): Promise<void> {
  while (tables.length < count) {
    const batch = Array.from({ length: Math.min(10, count - tables.length) }, (_, i) =>
      joinTable(name, program, tables.length + i, bytes),
    );
    tables.push(...(await Promise.all(batch)));
  }
}

/** Starts a server whose steps have this many bytes, or as few as it can. */
async function startContender(name: string, bytes: number): Promise<Contender> {
  let filler = 0;
  if (name === 'boardgame.io' || name === 'colyseus') {
    const empty = await start(name, 0);
    const table = await joinTable(name, empty, 0, 0);
    filler = Math.max(0, Math.round(bytes - (await runTraffic(empty, [table], 1, 0, PERIOD_MS)).bytesPerStep));
    for (const person of table) person.drop();
    empty.stop();
  }
  const program = await start(name, filler);
  const contender = { name, program, tables: [] };
  await seatMore(contender, TABLES, bytes);
  return contender;
}

const wordhoard = await startContender('Wordhoard', 0);
const bytes = Math.round((await runTraffic(wordhoard.program, wordhoard.tables, 1, 0)).bytesPerStep);
const contenders = [wordhoard];
for (const name of ['boardgame.io', 'colyseus', 'relay']) contenders.push(await startContender(name, bytes));
/** Without the single times, which only the report of this run would need. */
const withoutTimes = (load: TrafficResult): TrafficResult => ({ ...load, times: [] });

async function measureRound({ program, tables }: Contender): Promise<Round> {
  const few = tables.slice(0, TABLES);
  return {
    humanPace: withoutTimes(await runTraffic(program, few, SECONDS * 1.5, PAUSE_MS)),
    fullRate: withoutTimes(await runTraffic(program, few, SECONDS, 0)),
    sameRate: withoutTimes(await runTraffic(program, tables, SECONDS, 0, PERIOD_MS)),
  };
}

const roundCount = (): number => results.rounds.Wordhoard?.length ?? 0;
for (const one of contenders) await seatMore(one, SAME_RATE_TABLES, bytes);
for (let warm = false; roundCount() < ROUNDS && performance.now() < stopAt; warm = true) {
  print(warm ? `round ${roundCount() + 1} of ${ROUNDS}` : 'warming up');
  const first = roundCount() % contenders.length;
  const measured = new Map<string, Round>();
  for (const one of [...contenders.slice(first), ...contenders.slice(0, first)])
    measured.set(one.name, await measureRound(one));
  if (!warm) continue;
  for (const [name, round] of measured) (results.rounds[name] ??= []).push(round);
  save();
}

for (const one of contenders) {
  if (roundCount() === ROUNDS && performance.now() < stopAt && results.crowd[one.name] === undefined) {
    print(`${CROWD_TABLES * SEATS} people at ${one.name}`);
    const [before, had] = [one.program.memory(), one.tables.length];
    await seatMore(one, CROWD_TABLES, bytes);
    const bytesPerTable = (one.program.memory() - before) / (CROWD_TABLES - had);
    const load = withoutTimes(await runTraffic(one.program, one.tables, CROWD_SECONDS, PAUSE_MS * SEATS));
    results.crowd[one.name] = { load, bytesPerTable };
    save();
  }
  for (const person of one.tables.flat()) person.drop();
  one.program.stop();
}
rmSync(data, { recursive: true, force: true });
if (Object.keys(results.crowd).length === contenders.length) {
  reportComparison(results, {
    tables: TABLES,
    sameRateTables: SAME_RATE_TABLES,
    crowd: CROWD_TABLES * SEATS,
    commit: currentCommit(),
  });
  finish();
} else print(`${roundCount()} of ${ROUNDS} rounds are done. Run it again to go on.`);
process.exit();

// Tables over days that nobody has open: what 100,000 of them cost a server, and how long 1,000 take that fall due at once.
// Every table is a copy of one real match, in SQLite.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { seatClients, startServer, stopServer } from '../src/server/testing/client.testing.ts';
import { reportMeasurements } from './shared/measure.ts';

const isQuick = process.argv.includes('--quick');
const TABLES = isQuick ? 2000 : 100_000;
const DUE = isQuick ? 50 : 1000;
const WATCH_MS = isQuick ? 5000 : 60_000;

/** One match over days of two people, left alone. */
async function makeTable(data: string): Promise<string> {
  const running = await startServer(data);
  const clients = await seatClients(running, 'word-xchange', 2);
  const [ann] = clients;
  await ann!.command({ do: 'options', preset: 'letter', options: {} });
  await ann!.command({ do: 'pace', pace: 86_400 });
  await ann!.command({ do: 'start' });
  await ann!.until(() => ann!.step !== null);
  const { id } = ann!.room!;
  for (const client of clients) client.drop();
  await stopServer(running, true);
  return id;
}

function copyTable(data: string, room: string, count: number): void {
  const db = new DatabaseSync(join(data, 'wordhoard.db'));
  const columns = (table: string): string[] =>
    db
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name as string);
  const copy = (table: string, where: string, changed: { readonly [column: string]: string }): void => {
    const names = columns(table);
    const values = names.map((name) => changed[name] ?? name).join(', ');
    db.exec(
      `with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${count})
       insert into ${table} (${names.join(', ')}) select ${values} from ${table}, numbers where ${where}`,
    );
  };
  const match = (db.prepare('select id from matches where room = ?').get(room) as { id: string }).id;
  db.exec('begin');
  copy('matches', `room = '${room}'`, { id: "id || '-' || i", room: "room || '-' || i" });
  copy('players', `match = '${match}'`, { match: "match || '-' || i" });
  copy('turn_notices', `room = '${room}'`, { room: "room || '-' || i", push_due: 'null', mail_due: 'null' });
  copy('room_members', `room = '${room}'`, { room: "room || '-' || i" });
  copy('rooms', `id = '${room}'`, {
    id: "id || '-' || i",
    code: 'code || i',
    state: `replace(state, '"match":"${match}"', '"match":"${match}-' || i || '"')`,
  });
  db.exec('commit');
  db.close();
}

type Process = { readonly rssMb: number; readonly cpuS: number };
function look({ pid }: ChildProcess): Process {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return {
    rssMb: Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024,
    cpuS: (Number(fields[11]) + Number(fields[12])) / 100,
  };
}

async function startProcess(data: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: data, LOG: 'error' };
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout!.once('data', resolve));
  return child;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** What the server uses while nothing happens. */
async function watchIdle(data: string): Promise<Process> {
  const child = await startProcess(data);
  await sleep(10_000);
  const before = look(child);
  await sleep(WATCH_MS);
  const after = look(child);
  await stopProcess(child);
  return { rssMb: after.rssMb, cpuS: after.cpuS - before.cpuS };
}

/** Seconds until everybody who is late has a stand-in. */
async function handleDue(data: string, count: number): Promise<number> {
  const db = new DatabaseSync(join(data, 'wordhoard.db'));
  db.exec('pragma busy_timeout = 10000');
  const ids = db.prepare(`select id, room from matches where due is not null limit ${count}`).all();
  db.exec('begin');
  for (const { id, room } of ids) {
    db.prepare('update matches set due = 1 where id = ?').run(id!);
    const { state } = db.prepare('select state from rooms where id = ?').get(room!) as { state: string };
    const parsed = JSON.parse(state) as { moveBy: number };
    db.prepare('update rooms set state = ? where id = ?').run(JSON.stringify({ ...parsed, moveBy: 1 }), room!);
  }
  db.exec('commit');
  const child = await startProcess(data);
  const started = performance.now();
  const done = db.prepare(`select count(*) as done from rooms where state like '%"standIn":"casual"%'`);
  for (;;) {
    await sleep(500);
    const found = (done.get() as { done: number }).done;
    if (found >= count || performance.now() - started > 300_000) break;
  }
  const seconds = (performance.now() - started) / 1000;
  db.close();
  await stopProcess(child);
  return seconds;
}

const data = mkdtempSync(join(tmpdir(), 'wordhoard-sleeping-'));
try {
  const room = await makeTable(data);
  const empty = await watchIdle(data);
  copyTable(data, room, TABLES);
  const full = await watchIdle(data);
  const share = (one: Process): number => (100 * one.cpuS * 1000) / WATCH_MS;
  const seconds = await handleDue(data, DUE);
  const of = (one: Process): string => `${one.rssMb.toFixed(0)} MB, ${share(one).toFixed(2)} % of a core`;
  reportMeasurements(
    [
      {
        name: `memory of ${TABLES} tables over days that nobody has open, MB`,
        value: full.rssMb - empty.rssMb,
        spread: '',
        target: ['<=', 50],
        peer: `with one table: ${of(empty)}`,
      },
      {
        name: `their processor time, % of a core over ${WATCH_MS / 1000} s`,
        value: share(full) - share(empty),
        spread: '',
        target: ['<=', 1],
        peer: `with all tables: ${of(full)}`,
      },
      {
        name: `${DUE} tables that fall due at once: until each has its bot, s`,
        value: seconds,
        spread: '',
        target: ['<=', 60],
        peer: '',
      },
    ],
    'sleeping-tables',
  );
} finally {
  rmSync(data, { recursive: true, force: true });
}

// The server under many tables at human pace: time from a move to the last screen, against a bare WebSocket relay
// that sends the same bytes to the same people in the same run. The server also judges, stores and syncs every act.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { Client } from '../src/server/client.testing.ts';
import { type Figure, report } from './measure.ts';

const TABLES = Number(process.env.TABLES ?? 150);
const PEOPLE = 3;
const SECONDS = Number(process.env.SECONDS ?? 20);
/** A person acts about this often while writing. */
const PAUSE = 3000;

type Program = { readonly child: ChildProcess; readonly port: number };

function start(file: string, env: NodeJS.ProcessEnv): Promise<Program> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    let said = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /localhost:(\d+)/.exec(said);
      if (found !== null) resolve({ child, port: Number(found[1]) });
    });
  });
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Everybody acts now and then for a while; each act gives the time until the last person of its table has it. */
async function measure(tables: number, act: (table: number, person: number) => Promise<number>): Promise<number[]> {
  const until = Date.now() + SECONDS * 1000;
  const times: number[] = [];
  const live = async (table: number, person: number): Promise<void> => {
    await sleep(Math.random() * PAUSE);
    while (Date.now() < until) {
      times.push(await act(table, person));
      await sleep(PAUSE * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: tables * PEOPLE }, (_, i) => live(Math.floor(i / PEOPLE), i % PEOPLE)));
  return times.toSorted((a, b) => a - b);
}

async function ours(): Promise<{ times: number[]; bytes: number }> {
  const data = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
  const server = await start('src/server/main.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    WORDHOARD_DATA: data,
    LIMITS: 'off',
  });
  const rooms: Client[][] = [];
  for (let i = 0; i < TABLES; i++) {
    const host = await new Client(server.port).connect();
    const { room } = (await host.http('/api/rooms', 'POST', { game: 'wordsters', seats: PEOPLE })).body as {
      room: string;
    };
    await host.enter(room, 'Ann');
    const people = [host];
    for (let j = 1; j < PEOPLE; j++) people.push(await new Client(server.port).enter(room, `Guest ${j}`));
    await host.wish({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first', endEarly: false } });
    await host.wish({ do: 'start' });
    await host.until(() => host.step !== null);
    const [wordster] = (host.step!.view as { offered: string[] }).offered;
    await host.act(`choose ${wordster}`);
    await Promise.all(people.map((one) => one.until(() => one.step?.n === 1)));
    rooms.push(people);
  }
  const written = new Map<Client, boolean>();
  let bytes = 0;
  const times = await measure(TABLES, async (table, person) => {
    const people = rooms[table]!;
    const me = people[person]!;
    const [wordster] = [(me.step!.view as { wordster: string }).wordster];
    const text = written.get(me) ? 'erase 1' : `write ${[...wordster].join('E')}E`;
    written.set(me, !written.get(me));
    const started = performance.now();
    await me.act(text);
    const { n } = me.step!;
    await Promise.all(people.map((one) => one.until(() => one.step!.n >= n)));
    bytes = JSON.stringify(me.step).length;
    return performance.now() - started;
  });
  for (const one of rooms.flat()) one.drop();
  server.child.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
  return { times, bytes };
}

async function theirs(bytes: number): Promise<number[]> {
  const relay = await start('bench/peers/relay.ts', {});
  const rooms = await Promise.all(
    Array.from({ length: TABLES }, (_, i) => Promise.all(Array.from({ length: PEOPLE }, () => open(relay.port, i)))),
  );
  const frame = 'x'.repeat(bytes);
  const times = await measure(TABLES, async (table, person) => {
    const people = rooms[table]!;
    const started = performance.now();
    const heard = Promise.all(people.map((one) => new Promise((resolve) => one.once('message', resolve))));
    people[person]!.send(frame);
    await heard;
    return performance.now() - started;
  });
  for (const one of rooms.flat()) one.terminate();
  relay.child.kill('SIGTERM');
  return times;
}

function open(port: number, table: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`);
  return new Promise((resolve) => socket.on('open', () => resolve(socket)));
}

const { times, bytes } = await ours();
const bare = await theirs(bytes);
const figures: Figure[] = [
  {
    name: `act to everyone, p50 in ms, ${TABLES} tables × ${PEOPLE} people`,
    value: at(times, 0.5),
    spread: `${times.length} acts`,
    target: null,
    peer: '',
  },
  { name: 'act to everyone, p99 in ms', value: at(times, 0.99), spread: '', target: ['<=', 50], peer: '' },
  {
    name: 'p50 over the bare relay',
    value: at(times, 0.5) / at(bare, 0.5),
    spread: `relay ${at(bare, 0.5).toFixed(2)} ms`,
    target: null,
    peer: 'ws relay, same bytes, stores nothing',
  },
  {
    name: 'p99 over the bare relay',
    value: at(times, 0.99) / at(bare, 0.99),
    spread: `relay ${at(bare, 0.99).toFixed(2)} ms`,
    target: null,
    peer: 'ws relay, same bytes, stores nothing',
  },
];
report(figures);
process.exit();

// Starts a server program, lets simulated people play on it, and measures it from outside: latency to the last screen,
// CPU, memory.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** One person at a table: `stepsSeen` counts the steps that arrived, and `onStep` is called for each. */
export type SimulatedPlayer = {
  stepsSeen: number;
  /** Payload of the steps that arrived. */
  bytesReceived: number;
  onStep: () => void;
  act(): unknown;
  drop(): unknown;
};
export type SimulatedTable = readonly SimulatedPlayer[];

export type ServerProcess = {
  readonly port: number;
  /** Seconds of processor time so far. */
  cpu(): number;
  /** Resident bytes. */
  memory(): number;
  stop(): void;
};

export type TrafficResult = {
  readonly acts: number;
  /** From each act to the last screen, in ms. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  /** Payload that one person receives for one act. */
  readonly bytesPerStep: number;
};

/** Starts a program that prints “localhost:PORT” when it is ready. */
export function startServerProcess(file: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    let output = '';
    child.on('exit', () => reject(new Error(`${file} ended before it was ready`)));
    child.stdout!.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-2000);
      const found = /localhost:(\d+)/.exec(output);
      if (found !== null) resolve(monitor(child, Number(found[1])));
    });
  });
}

const CLOCK_TICKS_PER_SECOND = 100; // the unit of /proc/PID/stat on Linux

function monitor(child: ChildProcess, port: number): ServerProcess {
  const { pid } = child;
  const proc = `/proc/${pid}`;
  const ps = (field: string): string =>
    execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)])
      .toString()
      .trim();
  return {
    port,
    cpu() {
      if (!existsSync(proc))
        return ps('time')
          .split(/[:.]/)
          .reduce((sum, part) => sum * 60 + Number(part), 0);
      const fields = readFileSync(`${proc}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
    },
    memory: () => Number(ps('rss')) * 1024,
    stop: () => void child.kill('SIGTERM'),
  };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** At every table somebody acts, everyone receives it, and after a pause (0 for none) the next one acts, `period`
 *  milliseconds after the act before it at the earliest. */
export async function runTraffic(
  program: ServerProcess,
  tables: readonly SimulatedTable[],
  seconds: number,
  pause: number,
  period = 0,
): Promise<TrafficResult> {
  const times: number[] = [];
  const received = (): number => tables.flat().reduce((sum, { bytesReceived }) => sum + bytesReceived, 0);
  const receivedBefore = received();
  const cpu = program.cpu();
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      await sleep(Math.random() * Math.max(pause, period));
      for (let turn = 0; performance.now() < until; turn++) {
        const sent = performance.now();
        const arrived = Promise.all(table.map(nextStep));
        table[turn % table.length]!.act();
        await arrived;
        times.push(performance.now() - sent);
        await sleep(Math.max(pause * (0.5 + Math.random()), sent + period - performance.now()));
      }
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    acts: times.length,
    times,
    seconds: (performance.now() - started) / 1000,
    cpu: program.cpu() - cpu,
    p50: at(0.5),
    p99: at(0.99),
    bytesPerStep: (received() - receivedBefore) / (times.length * tables[0]!.length),
  };
}

function nextStep(person: SimulatedPlayer): Promise<void> {
  const before = person.stepsSeen;
  return new Promise((resolve) => {
    person.onStep = () => person.stepsSeen > before && resolve();
  });
}

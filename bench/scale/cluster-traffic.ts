// Simulated people at tables of one or several nodes: counts their acts and the time until everyone at the table has each act.
// People at one table are on different nodes, which is the worst case.

import { TestClient } from '../../src/server/testing/client.testing.ts';

export type ClusterTrafficResult = {
  readonly actsPerSecond: number;
  /** From sending an act to its arrival at everybody, sorted, in ms. */
  readonly times: readonly number[];
  /** Of all nodes together, in ms. */
  readonly cpuPerAct: number;
  /** Of all nodes together. */
  readonly memory: number;
};

const PEOPLE_PER_TABLE = 3;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function seatPlayers(ports: readonly number[], tables: number): Promise<TestClient[][]> {
  const portOf = (table: number, person: number): number => ports[(table + person) % ports.length]!;
  const all: TestClient[][] = [];
  for (let table = 0; table < tables; table++) {
    const host = await new TestClient(portOf(table, 0)).connect();
    const created = await host.http('/api/rooms', 'POST', { game: 'wordsters', seats: PEOPLE_PER_TABLE });
    const room = created.body.room as string;
    await host.enter(room, 'Ann');
    const people = [host];
    for (let i = 1; i < PEOPLE_PER_TABLE; i++)
      people.push(await new TestClient(portOf(table, i)).enter(room, `Guest ${i}`));
    await host.command({ do: 'options', preset: 'relaxed', options: { firstSelector: 'first', endEarly: false } });
    await host.command({ do: 'start' });
    await host.until(() => host.step !== null);
    const [wordster] = (host.step!.view as { offered: string[] }).offered;
    await host.act(`choose ${wordster}`);
    await Promise.all(people.map((one) => one.until(() => one.step?.n === 1)));
    all.push(people);
  }
  return all;
}

/** Everyone writes and erases words for the given seconds, with a pause in between (0 for as fast as answers come). */
export async function runClusterTraffic(
  ports: readonly number[],
  tables: readonly TestClient[][],
  seconds: number,
  pause: number,
): Promise<ClusterTrafficResult> {
  const times: number[] = [];
  const before = await readMetrics(ports);
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    tables.flatMap((people) =>
      people.map(async (me) => {
        const { wordster } = me.step!.view as { wordster: string };
        await sleep(Math.random() * pause);
        for (let i = 0; performance.now() < until; i++) {
          const sent = performance.now();
          await me.act(i % 2 === 1 ? 'erase 1' : `write ${[...wordster].join('E')}E`);
          const { n } = me.step!;
          await Promise.all(people.map((one) => one.until(() => one.step!.n >= n)));
          times.push(performance.now() - sent);
          me.received.length = 0;
          await sleep(pause * (0.5 + Math.random()));
        }
      }),
    ),
  );
  const spent = (performance.now() - started) / 1000;
  const after = await readMetrics(ports);
  return {
    actsPerSecond: times.length / spent,
    times: times.toSorted((a, b) => a - b),
    cpuPerAct: ((after.cpu - before.cpu) * 1000) / times.length,
    memory: after.memory,
  };
}

/** Reads the nodes' own metrics. */
async function readMetrics(ports: readonly number[]): Promise<{ cpu: number; memory: number }> {
  const pages = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  const sum = (name: string): number =>
    pages.reduce((all, page) => all + Number(new RegExp(`^wordhoard_${name} (.+)$`, 'm').exec(page)?.[1] ?? 0), 0);
  return { cpu: sum('cpu_seconds_total'), memory: sum('memory_bytes') };
}

// How a node behaves while many people enter one contest: the time of a move and of the ranking. `npm run bench -- contest-load`
// enters 1,000 people within ten minutes; with `-- contest-load 200 120`, 200 people in 120 seconds.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContestView } from '../src/core/contests/contest-api.ts';
import { botMove, startServer, stopServer, TestClient } from '../src/server/testing/client.testing.ts';

const [people = 1000, seconds = 600] = process.argv
  .slice(2)
  .filter((arg) => !arg.startsWith('-'))
  .map(Number);
const OWN_MOVES = 3;
const data = mkdtempSync(join(tmpdir(), 'wordhoard-contest-load-'));
const running = await startServer(data);
const host = await new TestClient(running.port).connect();
const made = await host.http('/api/contests', 'POST', {
  ...{ game: 'take-my-word', length: 'full', bots: ['casual'], name: 'Host', invited: null },
});
const { id } = made.body.contest as ContestView;

const actTimes: number[] = [];
const proofTimes: number[] = [];

/** Enters, plays a few moves, and leaves, which ends a match against one bot. */
async function take(): Promise<TestClient> {
  const client = await new TestClient(running.port).connect();
  const { body } = await client.http(`/api/contests/${id}/enter`, 'POST', { name: 'Ann' });
  await client.enter(body.room as string);
  await client.until(() => client.step !== null);
  for (let own = 0; own < OWN_MOVES && client.step!.status.outcome === null; ) {
    const { n, status, seat } = client.step!;
    if (status.toAct.includes(seat!)) {
      const move = botMove(client)!;
      const startedAt = performance.now();
      await client.act(move);
      actTimes.push(performance.now() - startedAt);
      own++;
    } else await client.until(() => client.step!.n > n, 60_000);
  }
  await client.command({ do: 'leave', standIn: null });
  const startedAt = performance.now();
  await client.http(`/api/contests/${id}/ranking`);
  proofTimes.push(performance.now() - startedAt);
  client.drop();
  return client;
}

const percentile = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]! * 10) / 10;

const startedAt = performance.now();
const tries: Promise<TestClient>[] = [];
for (let i = 0; i < people; i++) {
  tries.push(take());
  const due = startedAt + ((i + 1) * seconds * 1000) / people;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
}
const clients = await Promise.all(tries);
const rankingTimes: number[] = [];
for (let i = 0; i < 20; i++) {
  const before = performance.now();
  await clients[i % clients.length]!.http(`/api/contests/${id}/ranking`);
  rankingTimes.push(performance.now() - before);
}
console.log(
  JSON.stringify({
    ...{ people, seconds: Math.round((performance.now() - startedAt) / 1000), acts: actTimes.length },
    ...{ actP50Ms: percentile(actTimes, 0.5), actP99Ms: percentile(actTimes, 0.99) },
    ...{ rankingWithProofP50Ms: percentile(proofTimes, 0.5), rankingP50Ms: percentile(rankingTimes, 0.5) },
    rankingP95Ms: percentile(rankingTimes, 0.95),
  }),
);
await stopServer(running);
rmSync(data, { recursive: true, force: true });

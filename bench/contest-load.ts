// How a node behaves while many people enter one contest: the time of a move, of the ranking and of proving a result. The server
// has a process of its own. `npm run bench -- contest-load` enters 1,000 people within ten minutes; with `-- contest-load 200 120`,
// 200 people in 120 seconds.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '../src/core/contests/contest.ts';
import type { ContestView, RankingAnswer } from '../src/core/contests/contest-api.ts';
import { rankEntries } from '../src/core/contests/standing.ts';
import { fastRandom, randomFrom } from '../src/core/random.ts';
import { loadLexicon } from '../src/lexicon/load.node.ts';
import { botMove, TestClient } from '../src/server/testing/client.testing.ts';
import { endProcess, freePort, startProcess } from '../src/server/testing/server-process.testing.ts';
import { formatInterquartileRange, type Measurement, percentile, reportMeasurements } from './shared/measure.ts';

const [people = 1000, seconds = 600] = process.argv
  .slice(2)
  .filter((arg) => !arg.startsWith('-'))
  .map(Number);
const OWN_MOVES = 3;
const data = mkdtempSync(join(tmpdir(), 'wordhoard-contest-load-'));
const port = await freePort();
const server = await startProcess(data, port);
const host = await new TestClient(port).connect();
const made = await host.http('/api/contests', 'POST', {
  ...{ game: 'take-my-word', length: 'full', bots: ['casual'], name: 'Host', invited: null },
});
const { id } = made.body.contest as ContestView;

const actTimes: number[] = [];
const enterTimes: number[] = [];
const proofTimes: number[] = [];
/** How late this process itself was: its delays are part of the other times. */
const lateness: number[] = [];
const ticking = setInterval(() => {
  const due = performance.now() + 50;
  setTimeout(() => lateness.push(performance.now() - due), 50);
}, 500);

async function timed<T>(times: number[], run: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const answer = await run;
  times.push(performance.now() - startedAt);
  return answer;
}

/** Enters, plays a few moves, and leaves, which ends a match against one bot. */
async function take(): Promise<TestClient> {
  const client = await new TestClient(port).connect();
  const { body } = await timed(enterTimes, client.http(`/api/contests/${id}/enter`, 'POST', { name: 'Ann' }));
  await client.enter(body.room as string);
  await client.until(() => client.step !== null);
  for (let own = 0; own < OWN_MOVES && client.step!.status.outcome === null; ) {
    const { n, status, seat } = client.step!;
    if (status.toAct.includes(seat!)) {
      const move = botMove(client)!;
      await timed(actTimes, client.act(move));
      own++;
    } else await client.until(() => client.step!.n > n, 60_000);
  }
  await client.command({ do: 'leave', standIn: null });
  await timed(proofTimes, client.http(`/api/contests/${id}/ranking`));
  client.drop();
  return client;
}

const startedAt = performance.now();
const tries: Promise<TestClient>[] = [];
for (let i = 0; i < people; i++) {
  tries.push(take());
  await sleep(Math.max(0, startedAt + ((i + 1) * seconds * 1000) / people - performance.now()));
}
const clients = await Promise.all(tries);
const took = performance.now() - startedAt;
clearInterval(ticking);
const rankingTimes: number[] = [];
let ranked = 0;
for (let i = 0; i < 100; i++) {
  const { body } = await timed(rankingTimes, clients[i % clients.length]!.http(`/api/contests/${id}/ranking`));
  ranked = (body as unknown as RankingAnswer).lines.filter(({ bot }) => bot === null).length;
}
/** Comparing words is what a new result costs where rare words count. The lists are of the words of one Wordster. */
const lexicon = loadLexicon('standard');
const wordsterWords = lexicon.wordsHiding('CAP');
const random = fastRandom(randomFrom('lists', 0));
const listTimes: number[] = [];
for (let i = 0; i < 50; i++) {
  const entries = Array.from({ length: people }, (_, person): Entry => {
    const words = Array.from({ length: 10 }, () => random.pick(wordsterWords));
    const result = { score: 0, tieBreak: 0, words, tookMs: 0, hasLeft: false };
    return { id: String(person), name: '', bot: null, result };
  });
  const began = performance.now();
  rankEntries(entries, 'rareWords', lexicon);
  listTimes.push(performance.now() - began);
}
const peer = `${ranked} people in ${Math.round(took / 1000)} s, ${actTimes.length} moves`;
const figure = (name: string, times: readonly number[], limitMs: number | null): Measurement => ({
  ...{ name: `contest: ${name}, p99, ms`, value: percentile(times, 0.99), spread: formatInterquartileRange(times) },
  ...{ target: limitMs === null ? null : ['<=', limitMs], peer },
});
reportMeasurements(
  [
    figure('a move', actTimes, 100),
    figure('entering', enterTimes, null),
    figure('the result of a try, proved by its record', proofTimes, 200),
    figure(`the ranking of ${ranked}`, rankingTimes, 50),
    { ...figure('scoring all lists of words again', listTimes, 50), peer: `${people} lists of 10 words` },
    figure('delay of the measuring process itself', lateness, null),
  ],
  'contest-load',
);
await endProcess(server, 'SIGTERM');
rmSync(data, { recursive: true, force: true });

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomFrom } from '../core/random.ts';
import { repetitions, reportFigures, reportProgress } from '../core/testing/deep.testing.ts';
import { openSqlite } from './store/sqlite.ts';
import { type ChaosTable, keepPlaying, openChaosTable, sleep } from './testing/chaos.testing.ts';
import { expectLogs, expectViews } from './testing/fault-checks.testing.ts';
import { endProcess, freePort, startProcess } from './testing/server-process.testing.ts';

const KILLS = repetitions(4, 600);
/** Servers that are killed at the same time, each with its own people. */
const SERVERS = repetitions(1, 2);
/** New tables after this many kills: a server that starts replays the matches that people come back to, and long ones take long. */
const KILLS_PER_TABLES = 12;
/** As many acts are answered for each kill, on average, so that there is a load to lose. */
const ACTS_PER_KILL = 10;
/** The third table. The first two play Wordsters, which takes acts as fast as they come; here bots and clocks think longer. */
const OTHER_GAMES = ['word-xchange', 'take-my-word', 'outside-the-box', 'word-power'];

const answered = (tables: readonly ChaosTable[]): number[] =>
  tables.map(({ people }) => people.reduce((sum, { answers }) => sum + answers.length, 0));

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Waits until people at every table were answered again. */
async function untilAllPlay(tables: readonly ChaosTable[]): Promise<void> {
  const before = answered(tables);
  const waiting = (): ChaosTable[] => tables.filter((_, i) => answered(tables)[i] === before[i]);
  for (let tries = 0; waiting().length > 0; tries++) {
    expect(tries, `nothing happens at ${waiting().map(({ game }) => game)}`).toBeLessThan(6000);
    await sleep(10);
  }
}

it(`loses and doubles no acknowledged act when killed ${KILLS} times under load`, {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  let kills = 0;
  let acknowledged = 0;

  /** One server and its people, until there were enough kills. */
  async function killAndCheck(label: string): Promise<void> {
    const data = mkdtempSync(join(tmpdir(), 'wordhoard-crash-'));
    const chance = randomFrom('crash', label.length);
    const port = await freePort();
    let child = await startProcess(data, port);
    const store = openSqlite(data);
    try {
      for (let round = 0; kills < KILLS; round++) {
        const games = ['wordsters', 'wordsters', OTHER_GAMES[round % OTHER_GAMES.length]!];
        const tables = await Promise.all(games.map((game, i) => openChaosTable(port, game, `${label}${round}t${i}`)));
        for (const { people } of tables) for (const person of people) person.maxRetryMs = 100;
        let going = true;
        const playing = tables.map((table) => keepPlaying(table, () => going));
        for (let i = 0; i < KILLS_PER_TABLES && kills < KILLS; i++) {
          // Now and then it is killed while people are coming back.
          if (chance.below(4) > 0) await untilAllPlay(tables.slice(0, 2));
          await sleep(chance.below(400));
          await endProcess(child, 'SIGKILL');
          reportProgress('kills', ++kills, KILLS);
          child = await startProcess(data, port);
        }
        // A slow machine plays longer.
        do await untilAllPlay(tables.slice(0, 2));
        while (sumOf(answered(tables)) <= Math.min(KILLS, KILLS_PER_TABLES) * ACTS_PER_KILL);
        going = false;
        await Promise.all(playing);
        const people = tables.flatMap((table) => table.people);
        expect(people.flatMap(({ faults }) => faults)).toEqual([]);
        acknowledged += await expectLogs(store, people);
        for (const table of tables) await expectViews(store, table);
        for (const person of people) person.drop();
      }
      await endProcess(child, 'SIGTERM');
    } finally {
      child.kill('SIGKILL');
      await store.close();
      rmSync(data, { recursive: true, force: true });
    }
  }

  await Promise.all(Array.from({ length: SERVERS }, (_, i) => killAndCheck('k'.repeat(i + 1))));
  expect(acknowledged).toBeGreaterThan(kills * ACTS_PER_KILL);
  reportFigures({ kills, acknowledged });
});

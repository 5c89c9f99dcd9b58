// What must be true of the logs and views of tables that went through faults, for tests.

import { expect } from 'vitest';
import { lexiconForMatch } from '../../core/match.ts';
import type { Table } from '../../core/table.ts';
import { findGame } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import type { Store, StoredAct } from '../store/store.ts';
import { type ChaosTable, type PersistentClient, sleep } from './chaos.testing.ts';

/** Every acknowledged act is in its log once, in the order it was sent, and no refused act is. Returns how many were acknowledged. */
export async function expectLogs(store: Store, people: readonly PersistentClient[]): Promise<number> {
  const matches = new Set(people.flatMap((person) => person.answers.map(({ match }) => match)));
  let acknowledged = 0;
  for (const match of matches) {
    const acts = await store.readActs(match, 0);
    expect(acts.map(({ n }) => n)).toEqual(acts.map((_, i) => i + 1));
    const numbers = new Map(acts.map(({ id, n }) => [id, n]));
    expect(numbers.size).toBe(acts.length);
    for (const person of people) {
      const mine = person.answers.filter((answer) => answer.match === match);
      const accepted = mine.filter(({ code }) => code === null).map(({ id }) => numbers.get(id) ?? -1);
      expect(accepted).toEqual(accepted.toSorted((a, b) => a - b));
      expect(accepted).not.toContain(-1);
      expect(mine.filter(({ id, code }) => code !== null && numbers.has(id))).toEqual([]);
      acknowledged += accepted.length;
    }
  }
  return acknowledged;
}

/** Everybody reaches the last act of the log and sees what a replay shows. Bots may play on meanwhile. */
export async function expectViews(store: Store, { room, people }: ChaosTable): Promise<void> {
  for (let tries = 0; ; tries++) {
    for (const person of people) await person.stayInRoom(room);
    const match = people[0]!.step!.match;
    const acts = await store.readActs(match, 0);
    if (people.every(({ step }) => step!.match === match && step!.n === acts.length)) {
      const steps = people.map(({ step }) => step!);
      const table = await replayLog(store, match, acts);
      for (const step of steps) {
        expect(step.view).toEqual(JSON.parse(JSON.stringify(table.viewFor(step.seat ?? 'spectator'))));
        expect(step.status).toEqual(JSON.parse(JSON.stringify(table.status)));
      }
      return;
    }
    expect(tries, `people are at ${people.map(({ step }) => step!.n)}, the log at ${acts.length}`).toBeLessThan(100);
    await sleep(100);
  }
}

/** The table after these acts of a match. */
export async function replayLog(store: Store, id: string, acts: readonly StoredAct[]): Promise<Table> {
  const stored = await store.getMatch(id);
  const { match } = stored!;
  const game = findGame(match.game)!;
  const opened = game.openTable(match, lexiconForMatch(match, loadLexicon));
  if (!opened.ok) throw new Error(`match ${id} does not open: ${opened.error.code}`);
  for (const { by, text, at, n } of acts) {
    const planned = opened.value.plan(by, text, at);
    if (!planned.ok) throw new Error(`act ${n} of match ${id} does not replay: ${planned.error.code}`);
    planned.value.commit();
  }
  return opened.value;
}

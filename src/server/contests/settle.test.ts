import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Contest } from '../../core/contests/contest.ts';
import { err, ok } from '../../core/result.ts';
import type { RecordChecker } from '../records/record-checker.ts';
import type { StoredContest } from '../store/contests.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { testMatch, WON } from '../store/store-fixtures.testing.ts';
import type { ContestContext } from './contest-context.ts';
import { createSettlement } from './settle.ts';

const CLOSES = Date.now() + 3_600_000;
const contest: Contest = {
  ...{ id: 'c', kind: 'series', opens: 0, closes: CLOSES, scoring: 'matchpoints', pointsFrom: 'score' },
  ...{ secrecy: 'sealed', isPublic: false, series: null, isShort: true, bots: [null, 'casual'] },
  deal: testMatch('any').match,
};
const stored: StoredContest = { contest, host: null, challenger: null, invited: null, closedAt: null };

let folder: string;
let store: Store;
/** What the checker says about a record; the name in it tells whose it is. */
let answer: (text: string) => 'proved' | 'busy' | 'broken';
let checks: string[];
let clock: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wordhoard-settle-'));
  store = openSqlite(folder);
  clock = Date.now();
  checks = [];
  await store.contests.add(stored);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function finishMatch(person: string): Promise<void> {
  await store.addMatch(testMatch(`m-${person}`, { names: [person, 'Bo'] }));
  await store.contests.enter(
    {
      ...{ contest: 'c', person, id: `e-${person}`, name: person, bot: null, room: 'r', match: `m-${person}` },
      ...{ enteredAt: clock, isOrigin: false },
    },
    null,
  );
  await store.endMatch(`m-${person}`, WON);
}

const settlement = () => {
  const checker: Pick<RecordChecker, 'checkEntry'> = {
    async checkEntry(text) {
      const person = /"(p\d+)"/.exec(text)![1]!;
      checks.push(person);
      const said = answer(person);
      if (said !== 'proved')
        return err({ status: said === 'busy' ? 503 : 400, sentence: 'This saved game has an error at move 1.' });
      const log = { at: 0, names: [person, 'Bo'], bots: [null, 'casual'], entries: [], outcome: WON };
      return ok({ result: { score: 1, words: [], tookMs: 1, hasLeft: false, tieBreak: 0 }, insight: null, log });
    },
  };
  const server = { store, requestStore: store, log: { error: () => {}, warn: () => {} } };
  return createSettlement(
    { server, checker, dailySecret: '', now: () => clock } as unknown as ContestContext,
    () => {},
  );
};
const finishedPeople = async (): Promise<number> => (await store.contests.countEntries('c')).finished;

it('settles everybody although the first entries can’t be settled', async () => {
  for (let i = 0; i < 70; i++) await finishMatch(`p${100 + i}`);
  answer = (person) => (Number(person.slice(1)) < 160 ? 'broken' : 'proved');
  await settlement().run();
  expect(await finishedPeople()).toBe(10);
});

it('tries again later what couldn’t be settled', async () => {
  await finishMatch('p1');
  answer = () => 'broken';
  const { run } = settlement();
  await run();
  answer = () => 'proved';
  await run();
  expect(checks).toHaveLength(1);
  clock += 16_000;
  await run();
  expect(await finishedPeople()).toBe(1);
});

it('closes only when every result is in, also if the checker is busy', async () => {
  for (let i = 0; i < 70; i++) await finishMatch(`p${100 + i}`);
  clock = CLOSES + 1;
  answer = (person) => (person === 'p169' ? 'busy' : 'proved');
  const { run } = settlement();
  await run();
  expect((await store.contests.get('c'))!.closedAt).toBeNull();
  answer = () => 'proved';
  await run();
  expect(await finishedPeople()).toBe(70);
  expect((await store.contests.get('c'))!.closedAt).toBe(clock);
});

it('does not wait forever for a result that can’t be proved', async () => {
  await finishMatch('p1');
  clock = CLOSES + 1;
  answer = () => 'broken';
  const { run } = settlement();
  for (let i = 0; i < 3; i++) {
    await run();
    clock += 3_600_000;
  }
  expect((await store.contests.get('c'))!.closedAt).not.toBeNull();
});

it('lists people in a public ranking after 14 days and ten finished matches', async () => {
  const DAY_MS = 24 * 3_600_000;
  const daily: StoredContest = { ...stored, contest: { ...contest, id: 'daily', kind: 'daily', isPublic: true } };
  await store.contests.add(daily);
  answer = () => 'proved';
  const people = [
    ['p1', 14 * DAY_MS, 10, true],
    ['p2', 14 * DAY_MS, 9, false],
    ['p3', 14 * DAY_MS - 60_000, 10, false],
    ['p4', null, 10, false],
    ['p5', 400 * DAY_MS, 30, true],
  ] as const;
  for (const [person, here, matches] of people) {
    if (here !== null)
      await store.saveDevice({ id: `d-${person}`, person, name: 'Phone', createdAt: clock - here, seenAt: clock });
    // The try itself counts, too.
    for (let i = 1; i <= matches; i++) {
      const id = i === matches ? `m-${person}` : `${person}-${i}`;
      await store.addMatch(testMatch(id, { names: [person, 'Bo'], players: [{ person, seat: 0 }] }));
      if (i === matches)
        await store.contests.enter(
          {
            ...{ contest: 'daily', person, id: `e-${person}`, name: person, bot: null, room: 'r', match: id },
            ...{ enteredAt: clock, isOrigin: false },
          },
          null,
        );
      await store.endMatch(id, WON);
    }
  }
  await settlement().run();
  const entries = await store.contests.listEntries('daily');
  for (const [person, , , isListed] of people)
    expect(
      entries.find((entry) => entry.person === person),
      person,
    ).toMatchObject({ isListed });
});

it('checks a record once, however many people ask at the same time', async () => {
  await finishMatch('p1');
  clock = CLOSES + 1;
  answer = () => 'proved';
  const { close, settle } = settlement();
  const entry = (await store.contests.getEntry('c', 'p1'))!;
  await Promise.all([...Array.from({ length: 20 }, () => close(stored)), settle(stored, entry), settle(stored, entry)]);
  expect(checks).toEqual(['p1']);
});

// The tests of what a store keeps about contests, for every kind of store. store.test.ts runs them on real databases.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Contest } from '../../core/contests/contest.ts';
import type { FinishedEntry, StoredContest } from './contests.ts';
import { type OpenedStore, testMatch } from './store.contract.ts';
import type { Store } from './store.ts';

const CONTEST: Contest = {
  ...{
    id: 'c',
    kind: 'challenge',
    opens: 1000,
    closes: 9000,
    scoring: 'points',
    pointsFrom: 'score',
    secrecy: 'sealed',
  },
  ...{ isPublic: false, series: null, isShort: true, bots: [null, 'keen'] },
  deal: {
    ...{ game: 'word-xchange', version: 1, seats: 2, setup: {}, list: 'standard', words: null, scenario: null },
    ...{ lexicon: 'l', seed: 's' },
  },
};
const stored = (change: Partial<Contest> = {}, more: Partial<StoredContest> = {}): StoredContest => ({
  ...{ contest: { ...CONTEST, ...change }, host: 'ann', challenger: 'Ann', invited: null, closedAt: null, ...more },
});
const entry = (person: string, contest = 'c', match: string | null = null) => ({
  ...{
    contest,
    person,
    id: `e-${person}`,
    name: person,
    bot: null,
    room: 'r',
    match,
    enteredAt: 2000,
    isOrigin: false,
  },
});
const finished = (score: number): FinishedEntry => ({
  result: { score, words: ['OAK'], tookMs: 5, hasLeft: false, tieBreak: 0, elapsedMs: 9, insight: null },
  log: {
    at: 0,
    names: ['Ann', 'Ines'],
    bots: [null, 'keen'],
    entries: [{ n: 1, at: 1, by: 0, text: 'pass' }],
    outcome: null,
  },
  isListed: true,
});

export function describeContestStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`contests in ${name}`, () => {
    let opened: OpenedStore;
    let store: Store;
    let other: Store;
    beforeEach(async () => {
      opened = await open();
      ({ store, other } = opened);
    });
    afterEach(() => opened.close());

    it('are kept once, with their series', async () => {
      await store.contests.add(stored());
      await other.contests.add(stored({ closes: 1 }));
      expect(await other.contests.get('c')).toEqual(stored());
      expect(await store.contests.get('d')).toBeNull();
      const series = { id: 's', name: 'Club', scoring: 'percent', host: 'ann' } as const;
      await store.contests.addSeries(series);
      expect(await other.contests.getSeries('s')).toEqual(series);
      await store.contests.add(stored({ id: 'b', series: 's', opens: 3 }));
      await store.contests.add(stored({ id: 'a', series: 's', opens: 2 }));
      expect((await other.contests.listOfSeries('s')).map(({ contest }) => contest.id)).toEqual(['a', 'b']);
      await store.contests.enter(entry('bo', 'a'), null);
      const own = async (person: string) => ({
        challenges: (await store.contests.listChallengesOf(person, 2)).map(({ contest }) => contest.id),
        series: (await other.contests.listSeriesOf(person, 2)).map(({ id }) => id),
      });
      expect(await own('bo')).toEqual({ challenges: [], series: ['s'] });
      expect(await own('ann')).toEqual({ challenges: ['c'], series: ['s'] });
      expect(await own('cleo')).toEqual({ challenges: [], series: [] });
      // Dailies, of which there are many, take no place in the list.
      await store.contests.add(stored({ id: 'daily-2026-11-18-wordsters' }, { host: null }));
      await store.contests.enter(entry('cleo', 'daily-2026-11-18-wordsters'), null);
      await store.contests.enter(entry('cleo', 'c'), null);
      expect(await own('cleo')).toEqual({ challenges: ['c'], series: [] });
    });

    it('take one entry per person, also if two nodes race', async () => {
      for (let i = 0; i < 20; i++) await store.contests.add(stored({ id: `race ${i}` }));
      for (let i = 0; i < 20; i++) {
        const tries = await Promise.all([
          store.contests.enter(entry('ann', `race ${i}`), null),
          other.contests.enter({ ...entry('ann', `race ${i}`), id: 'other' }, null),
        ]);
        expect(tries.filter(Boolean)).toHaveLength(1);
        expect(await store.contests.listEntries(`race ${i}`)).toHaveLength(1);
      }
      expect(await store.contests.enter(entry('ann', 'none'), null)).toBe(false);
    });

    it('take one result per entry, until they close', async () => {
      await store.contests.add(stored());
      await store.contests.enter(entry('ann'), null);
      await store.contests.enter(entry('bo'), null);
      expect(
        (
          await Promise.all([
            store.contests.finish('c', 'ann', finished(7)),
            other.contests.finish('c', 'ann', finished(8)),
          ])
        ).filter(Boolean),
      ).toHaveLength(1);
      await store.contests.closeDue('c', 8999);
      expect((await store.contests.get('c'))!.closedAt).toBeNull();
      await other.contests.closeDue('c', 9001);
      await store.contests.closeDue('c', 9500);
      expect((await store.contests.get('c'))!.closedAt).toBe(9001);
      expect(await store.contests.finish('c', 'bo', finished(9))).toBe(false);
      expect(await store.contests.enter(entry('cleo'), null)).toBe(false);
      const entries = await store.contests.listEntries('c');
      expect(entries.map(({ person, result, isListed }) => [person, result === null, isListed])).toEqual([
        ['ann', false, true],
        ['bo', true, false],
      ]);
      expect((await store.contests.listLogs('c')).get('e-ann')).toEqual(finished(7).log);
      expect(await other.contests.getLog('c', 'e-ann')).toEqual(finished(7).log);
      expect(await other.contests.getLog('c', 'e-bo')).toBeNull();
      expect(await store.contests.hide('c', 'e-ann', true)).toBe(true);
      expect(await store.contests.hide('c', 'nobody', true)).toBe(false);
      expect((await other.contests.getEntry('c', 'ann'))!.isHidden).toBe(true);
    });

    it('close when all who were invited have finished; bots do not count', async () => {
      await store.contests.add(stored({}, { invited: 2 }));
      await store.contests.enter({ ...entry('bot.keen'), bot: 'keen' }, finished(3));
      await store.contests.enter({ ...entry('ann'), isOrigin: true }, finished(3));
      await store.contests.closeDue('c', 2000);
      expect((await store.contests.get('c'))!.closedAt).toBeNull();
      await store.contests.enter(entry('bo'), null);
      await store.contests.finish('c', 'bo', finished(4));
      await store.contests.closeDue('c', 2001);
      expect((await store.contests.get('c'))!.closedAt).toBe(2001);
    });

    it('seal their matches until they close, and find those that were over in time', async () => {
      const closes = Date.now() + 60_000;
      await store.contests.add(stored({ closes }));
      await store.contests.add(stored({ id: 'late', closes: Date.now() - 1 }));
      for (const [person, contest] of [
        ['ann', 'c'],
        ['bo', 'c'],
        ['cleo', 'c'],
        ['dora', 'late'],
      ] as const) {
        await store.addMatch(testMatch(`m-${person}`));
        await store.contests.enter(entry(person, contest, `m-${person}`), null);
      }
      expect(await other.contests.isSealed('m-ann')).toBe(true);
      expect(await other.contests.isSealed('x')).toBe(false);
      expect(await store.contests.listUnsettled(5)).toEqual([]);
      for (const person of ['dora', 'cleo', 'bo', 'ann'])
        await store.endMatch(`m-${person}`, { ranking: [[0], [1]], reason: 'x' });
      const unsettled = async (...page: [number, string?, string?]): Promise<readonly string[]> =>
        (await other.contests.listUnsettled(...page)).map(({ person }) => person);
      expect(await unsettled(2)).toEqual(['ann', 'bo']);
      expect(await unsettled(2, 'm-bo')).toEqual(['cleo']);
      expect(await unsettled(5, '', 'c')).toEqual(['ann', 'bo', 'cleo']);
      expect(await unsettled(5, '', 'late')).toEqual([]);
      await store.contests.finish('c', 'ann', finished(1));
      expect(await unsettled(5)).toEqual(['bo', 'cleo']);
      expect(await other.contests.countEntries('c')).toEqual({ entered: 3, finished: 1 });
      expect((await other.contests.listDue(closes - 1, 5)).map(({ contest }) => contest.id)).toEqual(['late']);
      expect((await other.contests.listDue(closes, 5)).map(({ contest }) => contest.id)).toEqual(['late', 'c']);
      await store.contests.closeDue('c', closes);
      expect((await store.contests.get('late'))!.closedAt).toBeNull();
      expect(await other.contests.isSealed('m-ann')).toBe(false);
      expect(await unsettled(5)).toEqual([]);
    });

    it('know how long a person has been here, and how many matches they have finished', async () => {
      for (const [id, createdAt] of [
        ['phone', 5000],
        ['laptop', 3000],
      ] as const)
        await store.saveDevice({ id, person: 'ann', name: id, createdAt, seenAt: 9000 });
      for (const id of ['m1', 'm2', 'm3']) await store.addMatch(testMatch(id));
      for (const id of ['m1', 'm2']) await store.endMatch(id, { ranking: [[0], [1]], reason: 'x' });
      expect(await other.contests.experienceOf('ann')).toEqual({ since: 3000, matches: 2 });
      expect(await other.contests.experienceOf('bo')).toEqual({ since: null, matches: 0 });
    });

    it('forget a person but keep the result, and are deleted when they are old', async () => {
      await store.contests.add(stored());
      await store.contests.enter(entry('ann'), finished(5));
      expect(await store.contests.experienceOf('ann')).toEqual({ since: null, matches: 0 });
      expect((await store.contests.listEntriesOf('ann')).length).toBe(1);
      await store.contests.erase('ann', 'Former player');
      expect((await store.contests.listEntriesOf('ann')).length).toBe(0);
      expect((await store.contests.listEntries('c'))[0]).toMatchObject({ name: 'Former player', result: { score: 5 } });
      expect((await store.contests.listLogs('c')).get('e-ann')!.names).toEqual(['Former player', 'Ines']);
      expect(JSON.stringify(await store.contests.get('c'))).not.toContain('ann');
      await store.contests.closeDue('c', 9000);
      expect(await store.contests.deleteOld(9000, 10)).toBe(0);
      expect(await store.contests.deleteOld(9001, 10)).toBe(1);
      expect(await store.contests.get('c')).toBeNull();
      expect(await store.contests.listEntries('c')).toEqual([]);
    });
  });
}

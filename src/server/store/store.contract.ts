// The tests every store must pass. store.test.ts runs them on real databases and tests what only one kind of store does.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testOperator } from './operator.contract.ts';
import { testReports } from './reports.contract.ts';
import { DOWNTIME_GAP_MS, type NewMatch, type Store } from './store.ts';
import { type OpenedStore, testEntry, testMatch, testRoom, WON } from './store-fixtures.testing.ts';

export { type OpenedStore, testEntry, testMatch, testRoom } from './store-fixtures.testing.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export function describeStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`a store in ${name}`, () => {
    let opened: OpenedStore;
    let store: Store;
    let other: Store;
    beforeEach(async () => {
      opened = await open();
      ({ store, other } = opened);
    });
    afterEach(() => opened.close());

    describe('time', () => {
      it('runs, and is the same for all nodes', async () => {
        const before = await store.now();
        await new Promise((resolve) => setTimeout(resolve, 50));
        const [mine, theirs] = await Promise.all([store.now(), other.now()]);
        expect(mine - before).toBeGreaterThanOrEqual(45);
        expect(mine - before).toBeLessThan(DOWNTIME_GAP_MS);
        expect(Math.abs(mine - theirs)).toBeLessThan(1000);
      });

      it.each([
        ['stands still while no node runs', 3_600_000],
        ['ignores a wall clock that is set back', -3_600_000],
      ])('%s', async (_, step) => {
        const before = await store.now();
        await opened.advanceClock(step);
        expect(Math.abs((await other.now()) - before)).toBeLessThan(DOWNTIME_GAP_MS);
        expect(Math.abs((await store.now()) - before)).toBeLessThan(DOWNTIME_GAP_MS);
      });
    });

    it('creates a permanent value once and gives it to every caller', async () => {
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, i) => [store, other][i % 2]!.getOrCreate('secret', () => `made ${i}`)),
      );
      expect(new Set(asked).size).toBe(1);
      expect(await other.getOrCreate('secret', () => 'late')).toBe(asked[0]);
      expect(await store.getOrCreate('__proto__', () => 'odd')).toBe('odd');
    });

    describe('rooms', () => {
      it('are found by id and code', async () => {
        const room = testRoom('r', { state: '{"game":"“O’Hara”"}', rev: 3, isListed: true, peopleCount: 2 });
        expect(await store.addRoom(room)).toBe(true);
        expect(await other.getRoom('r')).toEqual(room);
        expect(await other.findRoomByCode('Cr')).toEqual(room);
        expect(await store.getRoom('s')).toBeNull();
        expect(await store.findRoomByCode('r')).toBeNull();
      });

      it('have unique ids and codes: of a hundred attempts one succeeds', async () => {
        const added = await Promise.all(
          Array.from({ length: 100 }, (_, i) => [store, other][i % 2]!.addRoom(testRoom(`r${i}`, { code: 'SAME' }))),
        );
        expect(added.filter(Boolean)).toHaveLength(1);
        expect(await store.addRoom(testRoom(`r${added.indexOf(true)}`, { code: 'FREE' }))).toBe(false);
      });

      it('are saved only on top of the latest revision: of a hundred attempts one succeeds', async () => {
        await store.addRoom(testRoom('r'));
        const saved = await Promise.all(
          Array.from({ length: 100 }, (_, i) =>
            [store, other][i % 2]!.saveRoom(
              testRoom('r', { state: `{"i":${i}}`, rev: 1, isListed: true, peopleCount: 4 }),
            ),
          ),
        );
        expect(saved.filter(Boolean)).toHaveLength(1);
        const winner = saved.indexOf(true);
        expect(await store.getRoom('r')).toEqual(
          testRoom('r', { state: `{"i":${winner}}`, rev: 1, isListed: true, peopleCount: 4 }),
        );
        expect(await store.saveRoom(testRoom('r', { rev: 3 }))).toBe(false);
        expect(await store.saveRoom(testRoom('gone', { rev: 1 }))).toBe(false);
        expect(await other.saveRoom(testRoom('r', { rev: 2, code: 'NEW' }))).toBe(true);
        expect((await store.getRoom('r'))!.code).toBe('Cr');
      });

      it('are listed if open, with people in them and touched recently, latest first', async () => {
        for (const id of ['a', 'b', 'c']) await store.addRoom(testRoom(id, { isListed: true, peopleCount: 1 }));
        await store.addRoom(testRoom('link', { peopleCount: 1 }));
        await store.addRoom(testRoom('empty', { isListed: true }));
        await opened.advanceClock(60_000);
        await other.touchRooms([
          { id: 'a', here: 3 },
          { id: 'nobody knows', here: 1 },
        ]);
        expect(await store.listOpenRooms(30_000, 10)).toEqual([testRoom('a', { isListed: true, peopleCount: 3 })]);
        await opened.advanceClock(1000);
        await store.touchRooms([{ id: 'c', here: 1 }]);
        expect(ids(await store.listOpenRooms(3_600_000, 10))).toEqual(['c', 'a', 'b']);
        expect(ids(await store.listOpenRooms(3_600_000, 2))).toEqual(['c', 'a']);
        await store.touchRooms([{ id: 'c', here: 0 }]);
        expect(ids(await other.listOpenRooms(30_000, 10))).toEqual(['a']);
      });

      it('are listed for their members, those over days first, then those used last', async () => {
        for (const id of ['a', 'b', 'c']) await store.addRoom(testRoom(id));
        await store.addRoomMembers('a', ['ann', 'bo']);
        await other.addRoomMembers('a', ['ann']);
        await store.addRoomMembers('c', ['ann']);
        await store.addRoomMembers('gone', ['ann']);
        expect(ids(await other.listMemberRooms('bo', 10))).toEqual(['a']);
        expect(await other.listMemberRooms('eve', 10)).toEqual([]);
        await store.now();
        await opened.advanceClock(1000);
        await store.now();
        await store.touchRooms([{ id: 'c', here: 1 }]);
        const listed = await other.listMemberRooms('ann', 10);
        expect(listed).toMatchObject([testRoom('c', { peopleCount: 1 }), testRoom('a')]);
        expect(listed[0]!.idleMs).toBe(0);
        expect(listed[1]!.idleMs).toBeGreaterThanOrEqual(1000);
        expect(ids(await store.listMemberRooms('ann', 1))).toEqual(['c']);
        const notice = { pushDue: null, mailDue: null, remindDue: null };
        await store.setAwaited('a', [{ ...notice, person: 'bo', room: 'a' }]);
        expect(ids(await other.listMemberRooms('ann', 10))).toEqual(['a', 'c']);
        await store.setAwaited('c', [{ ...notice, person: 'ann', room: 'c' }]);
        await store.now();
        await opened.advanceClock(1000);
        await store.now();
        await store.touchRooms([{ id: 'a', here: 1 }]);
        expect(ids(await other.listMemberRooms('ann', 10))).toEqual(['c', 'a']);
        await store.operator.deleteRoom('c');
        expect(ids(await other.listMemberRooms('ann', 10))).toEqual(['a']);
      });

      it('report their latest revision and act', async () => {
        for (const id of ['a', 'b']) await store.addRoom(testRoom(id, { rev: 7 }));
        for (const n of [1, 2, 3]) await store.appendAct('m', testEntry(n), { actor: null, id: `i${n}` });
        const progress = await other.readProgress([
          { room: 'a', match: 'm' },
          { room: 'b', match: null },
          { room: 'gone', match: 'm' },
        ]);
        expect(progress.toSorted((a, b) => (a.room < b.room ? -1 : 1))).toEqual([
          { room: 'a', rev: 7, n: 3 },
          { room: 'b', rev: 7, n: 0 },
        ]);
        expect(await store.readProgress([])).toEqual([]);
      });
    });

    describe('a log', () => {
      it('gives a number to one of a hundred writers', async () => {
        const won = await Promise.all(
          Array.from({ length: 100 }, (_, i) =>
            [store, other][i % 2]!.appendAct('m', testEntry(1, `by ${i}`), { actor: `p${i}`, id: 'same' }),
          ),
        );
        expect(won.filter(Boolean)).toHaveLength(1);
        const winner = won.indexOf(true);
        expect(await other.readActs('m', 0)).toEqual([
          { ...testEntry(1, `by ${winner}`), actor: `p${winner}`, id: 'same' },
        ]);
      });

      it('finds an act by who sent it under which id, if it is one of the latest', async () => {
        for (let n = 1; n <= 101; n++) await store.appendAct('m', testEntry(n), { actor: 'ann', id: `a${n}` });
        expect(await other.findRecentAct('m', { actor: 'ann', id: 'a101' })).toBe(101);
        expect(await other.findRecentAct('m', { actor: 'ann', id: 'a2' })).toBe(2);
        expect(await other.findRecentAct('m', { actor: 'ann', id: 'a1' })).toBeNull();
        expect(await other.findRecentAct('m', { actor: 'bo', id: 'a101' })).toBeNull();
        expect(await other.findRecentAct('none', { actor: 'ann', id: 'a101' })).toBeNull();
      });

      it('takes the same act once, even if it comes twice at the same time', async () => {
        const again = () => store.appendAct('m', testEntry(1), { actor: 'ann', id: 'a1' });
        expect((await Promise.all([again(), again()])).toSorted()).toEqual([false, true]);
        expect(await again()).toBe(false);
        expect(await store.readActs('m', 0)).toHaveLength(1);
      });

      it('holds every act of two competing writers once, in order, without gaps', async () => {
        const write = async (mine: Store, who: string): Promise<void> => {
          let n = 0;
          for (let i = 0; i < 50; i++)
            while (!(await mine.appendAct('m', testEntry(n + 1, `${who}${i}`), { actor: who, id: `${who}${i}` })))
              n = (await mine.readActs('m', n)).at(-1)?.n ?? n;
        };
        await Promise.all([write(store, 'a'), write(other, 'b')]);
        const acts = await store.readActs('m', 0);
        expect(acts.map(({ n }) => n)).toEqual(acts.map((_, i) => i + 1));
        for (const who of ['a', 'b'])
          expect(acts.filter(({ actor }) => actor === who).map(({ text }) => text)).toEqual(
            Array.from({ length: 50 }, (_, i) => `${who}${i}`),
          );
      });

      it('answers each of many simultaneous writers on its own', async () => {
        for (let m = 0; m < 50; m += 2) await other.appendAct(`m${m}`, testEntry(1), { actor: null, id: 'first' });
        const won = await Promise.all(
          Array.from({ length: 50 }, (_, m) => store.appendAct(`m${m}`, testEntry(1), { actor: null, id: 'second' })),
        );
        expect(won).toEqual(Array.from({ length: 50 }, (_, m) => m % 2 === 1));
      });

      it('can be read by any node from any number on, unchanged', async () => {
        const odd = ['write “ÉTÉ” 🂡', "';drop table acts;--", '__proto__', '\\u0041 {} $1 ?1'];
        for (const [i, text] of odd.entries())
          expect(
            await store.appendAct(
              'm',
              { n: i + 1, at: 2 ** 41 + i, by: i === 0 ? 'clock' : i, text },
              { actor: null, id: text },
            ),
          ).toBe(true);
        expect((await other.readActs('m', 0)).map(({ text }) => text)).toEqual(odd);
        expect(await other.readActs('m', 3)).toEqual([
          { n: 4, at: 2 ** 41 + 3, by: 3, text: odd[3], actor: null, id: odd[3] },
        ]);
        expect((await other.readActs('m', 0))[0]!.by).toBe('clock');
        expect(await other.readActs('m', 4)).toEqual([]);
        expect(await other.readActs('none', 0)).toEqual([]);
      });
    });

    describe('a match', () => {
      it('is added once; repeating it changes nothing', async () => {
        await store.addMatch(testMatch('m'));
        await other.addMatch(testMatch('m', { names: ['X', 'Y'], players: [{ person: 'eve', seat: 1 }] }));
        const { players: _, ...known } = testMatch('m');
        expect(await other.getMatch('m')).toEqual({
          ...known,
          tableTimeMs: 0,
          outcome: null,
          endedAt: null,
          review: null,
        });
        expect(await store.isPlayer('ann', 'm')).toBe(true);
        expect(await store.isPlayer('eve', 'm')).toBe(false);
        expect(await store.getMatch('none')).toBeNull();
      });

      it('saves its clock, which is never set back', async () => {
        for (const id of ['m', 'k']) await store.addMatch(testMatch(id));
        await store.saveClocks([
          { match: 'm', tableTimeMs: 5000 },
          { match: 'k', tableTimeMs: 1 },
          { match: 'none', tableTimeMs: 1 },
        ]);
        await Promise.all(
          Array.from({ length: 40 }, (_, i) =>
            [store, other][i % 2]!.saveClocks(
              [
                { match: 'm', tableTimeMs: 4000 + i },
                { match: 'k', tableTimeMs: 100 + i },
              ].toSorted(() => (i % 3) - 1),
            ),
          ),
        );
        expect([(await other.getMatch('m'))!.tableTimeMs, (await other.getMatch('k'))!.tableTimeMs]).toEqual([
          5000, 139,
        ]);
      });

      it('falls due at its time, the longest due first, until it is over', async () => {
        for (const [i, id] of ['a', 'b', 'c', 'd'].entries()) {
          await store.addMatch(testMatch(id));
          await store.setDue(id, 4000 - i * 1000);
        }
        await store.setDue('b', null);
        const due = async (before: number, most = 10): Promise<string[]> =>
          (await other.listDueMatches(before, most)).map(({ match }) => match);
        expect(await other.listDueMatches(1001, 10)).toEqual([{ room: 'room of d', match: 'd', due: 1000 }]);
        expect(await due(5000)).toEqual(['d', 'c', 'a']);
        expect(await due(5000, 1)).toEqual(['d']);
        await store.endMatch('d', WON);
        await store.setDue('d', 1);
        expect(await due(5000)).toEqual(['c', 'a']);
        expect(await due(0)).toEqual([]);
      });

      it('ends once; repeating it changes nothing', async () => {
        await store.addMatch(testMatch('m'));
        await store.saveReview('m', 'too early');
        await store.endMatch('m', WON);
        const ended = await other.getMatch('m');
        expect(ended).toMatchObject({ outcome: WON, review: null });
        expect(ended!.endedAt).toBeGreaterThan(0);
        await opened.advanceClock(1000);
        await other.endMatch('m', { ranking: [[0]], reason: 'no' });
        await store.saveReview('m', '["a sentence"]');
        expect(await other.getMatch('m')).toEqual({ ...ended, review: '["a sentence"]' });
      });

      it('belongs to its players until they delete it', async () => {
        for (const id of ['a', 'b', 'c', 'running']) {
          await store.addMatch(testMatch(id));
          await store.appendAct(id, testEntry(1), { actor: null, id: 'i' });
          await store.addPlayer(id, { person: 'bo', seat: 1 });
          await store.addPlayer(id, { person: 'bo', seat: 0 });
        }
        for (const id of ['b', 'a', 'c']) {
          await store.endMatch(id, WON);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        expect(ids(await other.listMatchesOf('bo', 10))).toEqual(['c', 'a', 'b']);
        expect(ids(await other.listMatchesOf('bo', 2))).toEqual(['c', 'a']);
        await store.forgetMatches('bo', 'a');
        expect(ids(await store.listMatchesOf('bo', 10))).toEqual(['c', 'b']);
        expect(await other.isPlayer('bo', 'a')).toBe(false);
        await store.forgetMatches('bo', null);
        expect(await store.listMatchesOf('bo', 10)).toEqual([]);
        expect(ids(await store.listMatchesOf('ann', 10))).toEqual(['c', 'a', 'b']);
        await store.forgetMatches('ann', null); // they are in nobody's list now
        for (const id of ['a', 'b', 'c']) {
          expect(await other.getMatch(id)).toBeNull();
          expect(await other.readActs(id, 0)).toEqual([]);
        }
        expect(await other.getMatch('running')).not.toBeNull();
      });
    });

    testReports(() => opened);
    testOperator(() => opened);

    it('deletes stale rooms with matches that nobody keeps, and nothing else', async () => {
      for (const id of ['old', 'due', 'fresh', 'done']) await store.addRoom(testRoom(id));
      const add = async (id: string, room: string, players: NewMatch['players']): Promise<void> => {
        await store.addMatch(testMatch(id, { room, players }));
        await store.appendAct(id, testEntry(1), { actor: null, id: 'i' });
      };
      const ann = [{ person: 'ann', seat: 0 }];
      for (const id of ['old', 'fresh']) await store.addRoomMembers(id, ['ann']);
      await add('unfinished', 'old', ann);
      await add('correspondence', 'due', ann);
      await add('going on', 'fresh', ann);
      await add('kept', 'done', ann);
      await add('loose', 'done', []);
      await store.setDue('correspondence', 5);
      for (const id of ['kept', 'loose']) await store.endMatch(id, WON);
      const age = 2 * DOWNTIME_GAP_MS;
      await store.now();
      for (let i = 0; i < 4; i++) {
        await opened.advanceClock(DOWNTIME_GAP_MS - 1000);
        await store.now();
      }
      await store.touchRooms([{ id: 'fresh', here: 1 }]);

      expect(await store.deleteStaleRooms(age, 1)).toBe(1);
      expect(await store.deleteStaleRooms(age, 100)).toBe(1);
      expect(await store.deleteStaleRooms(age, 100)).toBe(0);
      const left = async (...known: string[]): Promise<string[]> => {
        const found = await Promise.all(
          known.map(async (id) => ((await other.getRoom(id)) ?? (await other.getMatch(id)))?.id),
        );
        return found.filter((id) => id !== undefined);
      };
      expect(await left('old', 'due', 'fresh', 'done')).toEqual(['due', 'fresh']);
      expect(await left('unfinished', 'correspondence', 'going on', 'kept', 'loose')).toEqual([
        'correspondence',
        'going on',
        'kept',
      ]);
      expect(ids(await store.listMemberRooms('ann', 10))).toEqual(['fresh']);
      for (const id of ['unfinished', 'loose']) expect(await store.readActs(id, 0)).toEqual([]);
      expect(await store.readActs('kept', 0)).toHaveLength(1);
      expect(await store.isPlayer('ann', 'unfinished')).toBe(false);
    });

    it('deletes nothing after a jump of the wall clock, forwards or backwards', async () => {
      const YEAR = 365 * 86_400_000;
      await store.now();
      await store.addRoom(testRoom('before'));
      await opened.advanceClock(YEAR);
      await store.addRoom(testRoom('during'));
      expect(await store.deleteStaleRooms(DOWNTIME_GAP_MS, 100)).toBe(0);
      await store.now();
      expect(await store.deleteStaleRooms(DOWNTIME_GAP_MS, 100)).toBe(0);
      await opened.advanceClock(-YEAR);
      await store.touchRooms([{ id: 'during', here: 1 }]);
      await store.now();
      await store.now();
      expect(await store.deleteStaleRooms(DOWNTIME_GAP_MS, 100)).toBe(0);
      for (const id of ['before', 'during']) expect(await other.getRoom(id)).not.toBeNull();
    });
  });
}

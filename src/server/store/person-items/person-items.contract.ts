// The tests of the copies that people keep of their own data, for every kind of store. store.test.ts runs them on real databases.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedStore } from '../store.contract.ts';
import type { Store } from '../store.ts';
import type { PersonItem } from './person-items.ts';

const START = { changed: 0, id: '' };

export function describePersonItemStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`copies of people’s own data in ${name}`, () => {
    let opened: OpenedStore;
    let store: Store;
    let other: Store;
    beforeEach(async () => {
      opened = await open();
      ({ store, other } = opened);
      await store.now();
      await store.startCopy('ann', 'copy');
    });
    afterEach(() => opened.close());

    const item = (id: string, stamp: number, data: string | null = `${id} at ${stamp}`): PersonItem => ({
      ...{ id, stamp, data },
    });
    const listed = async (person = 'ann'): Promise<(string | null)[]> =>
      (await other.listItems(person, 'games', START, 100)).map(({ data }) => data);

    it('are made once, and hold nothing for people who have none', async () => {
      expect(await other.startCopy('ann', 'another')).toBe('copy');
      expect(await other.getCopy('ann')).toBe('copy');
      expect(await other.getCopy('bo')).toBeNull();
      expect(await store.saveItems('bo', 'copy', 'games', [item('a', 1)])).toEqual([]);
      expect(await store.saveItems('ann', 'old', 'games', [item('a', 1)])).toEqual([]);
      expect(await store.saveItems('ann', 'copy', 'games', [])).toEqual([]);
      expect(await opened.dump()).not.toContain('a at 1');
    });

    it('keep the newest version of each item, whatever order the devices write in', async () => {
      const first = [item('a', 5), item('b', 5), item('c', 5)];
      expect((await store.saveItems('ann', 'copy', 'games', first)).toSorted()).toEqual(['a', 'b', 'c']);
      const second = [item('a', 4), item('b', 5, 'tie'), item('c', 6, null), item('d', 1)];
      expect((await other.saveItems('ann', 'copy', 'games', second)).toSorted()).toEqual(['c', 'd']);
      expect(await store.getItems('ann', 'games', ['a', 'c', 'nothing'])).toEqual([item('a', 5), item('c', 6, null)]);
      expect((await listed()).toSorted()).toEqual(['a at 5', 'b at 5', 'd at 1', null]);
      // A deleted item comes back only with something newer than its deletion.
      expect(await store.saveItems('ann', 'copy', 'games', [item('c', 5)])).toEqual([]);
      expect(await store.saveItems('ann', 'copy', 'games', [item('c', 7)])).toEqual(['c']);
      expect(await store.getItems('ann', 'practice', ['a'])).toEqual([]);
      expect(await store.getItems('bo', 'games', ['a'])).toEqual([]);
    });

    it('are listed page by page, and again where something changed', async () => {
      await store.saveItems('ann', 'copy', 'games', [item('b', 1), item('a', 1), item('c', 1)]);
      const [first, second] = await other.listItems('ann', 'games', START, 2);
      expect([first!.id, second!.id]).toEqual(['a', 'b']);
      expect((await other.listItems('ann', 'games', second!, 2)).map(({ id }) => id)).toEqual(['c']);
      await opened.advanceClock(4000);
      const now = await store.now();
      await store.saveItems('ann', 'copy', 'games', [item('a', 2), item('b', 0)]);
      expect((await other.listItems('ann', 'games', { changed: now, id: '' }, 9)).map(({ data }) => data)).toEqual([
        'a at 2',
      ]);
    });

    it('are counted with their size', async () => {
      await store.saveItems('ann', 'copy', 'games', [item('a', 1, 'äöü'), item('b', 1)]);
      await store.saveItems('ann', 'copy', 'games', [item('b', 2, null), item('unknown', 2, null)]);
      await store.saveItems('ann', 'copy', 'practice', [item('a', 1, '1234')]);
      expect(await other.countItems('ann')).toEqual({
        games: { items: 2, bytes: 206 },
        practice: { items: 1, bytes: 104 },
      });
      expect(await other.countItems('bo')).toEqual({ games: { items: 0, bytes: 0 }, practice: { items: 0, bytes: 0 } });
    });

    it('are deleted with everything in them, by the person or with the person', async () => {
      await store.saveItems('ann', 'copy', 'games', [item('a', 1)]);
      await store.startCopy('bo', 'his');
      await store.saveItems('bo', 'his', 'games', [item('b', 1)]);
      await store.deleteCopy('ann');
      expect(await opened.dump()).not.toContain('a at 1');
      expect(await store.saveItems('ann', 'copy', 'games', [item('a', 2)])).toEqual([]);
      expect(await listed('bo')).toEqual(['b at 1']);
      await store.erasePerson('bo', [], 'Former player');
      expect(await opened.dump()).not.toContain('"bo"');
    });

    it('are forgotten when no device of the person is left, and so are deletions', async () => {
      await store.saveDevice({ id: 'd', person: 'ann', name: '', createdAt: 0, seenAt: 0 });
      await store.startCopy('bo', 'his');
      await store.saveItems('ann', 'copy', 'games', [item('a', 1), item('b', 1)]);
      await store.saveItems('ann', 'copy', 'games', [item('b', 2, null)]);
      await store.saveItems('bo', 'his', 'games', [item('c', 1)]);
      const now = await store.now();
      await store.deleteOldItems(now - 1000);
      expect([await listed(), await listed('bo')]).toEqual([['a at 1', null], ['c at 1']]);
      await store.deleteOldItems(now + 1000);
      expect([await listed(), await listed('bo')]).toEqual([['a at 1'], []]);
      expect([await store.getCopy('ann'), await store.getCopy('bo')]).toEqual(['copy', null]);
    });
  });
}

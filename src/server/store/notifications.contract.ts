// The tests of what a store keeps about notifications, for every kind of store. store.test.ts runs them on real databases.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TurnNotice } from './notifications.ts';
import type { OpenedStore } from './store.contract.ts';
import type { Store } from './store.ts';

export function describeNotificationStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`notifications in ${name}`, () => {
    let opened: OpenedStore;
    let store: Store;
    let other: Store;
    beforeEach(async () => {
      opened = await open();
      ({ store, other } = opened);
    });
    afterEach(() => opened.close());

    const notice = (person: string, room: string, due: number | null): TurnNotice => ({
      ...{ person, room, pushDue: due, mailDue: due && due + 10, remindDue: due && due + 100 },
    });

    it('belong to one person per browser, and are replaced when another one uses it', async () => {
      const subscription = { endpoint: 'https://a', person: 'ann', publicKey: 'k', auth: 'x', device: null };
      await store.savePushSubscription(subscription);
      await store.savePushSubscription({ ...subscription, endpoint: 'https://b' });
      expect((await other.listPushSubscriptions('ann')).map(({ endpoint }) => endpoint)).toEqual([
        'https://a',
        'https://b',
      ]);
      await other.savePushSubscription({ ...subscription, person: 'bo', publicKey: 'k2' });
      expect(await store.listPushSubscriptions('bo')).toEqual([{ ...subscription, person: 'bo', publicKey: 'k2' }]);
      expect(await store.listPushSubscriptions('ann')).toHaveLength(1);
      await store.deletePushSubscription('https://a');
      expect(await store.listPushSubscriptions('bo')).toEqual([]);
    });

    it('go with the device they were made on', async () => {
      const add = (endpoint: string, person: string, device: string | null) =>
        store.savePushSubscription({ endpoint, person, publicKey: 'k', auth: 'x', device });
      const endpoints = async (person: string) =>
        (await other.listPushSubscriptions(person)).map(({ endpoint }) => endpoint);
      await Promise.all([add('a', 'ann', 'd1'), add('b', 'ann', 'd2'), add('c', 'ann', null), add('d', 'bo', 'd3')]);
      await store.deletePushSubscriptionsOf('bo', 'd1'); // not his device
      await store.deletePushSubscriptionsOf('ann', 'd2');
      expect(await endpoints('ann')).toEqual(['a', 'c']);
      await store.movePushSubscriptions('d1', { person: 'bo', device: 'd4' });
      expect([await endpoints('ann'), await endpoints('bo')]).toEqual([['c'], ['a', 'd']]);
      await store.deletePushSubscriptionsOf('bo', 'd4');
      expect(await endpoints('bo')).toEqual(['d']);
    });

    it('settings replace only those that somebody has read', async () => {
      expect(await store.getNotificationSettings('ann')).toBeNull();
      expect(await store.saveNotificationSettings('ann', '1', 'gone')).toBe(false);
      expect(await store.saveNotificationSettings('ann', '1', null)).toBe(true);
      expect(await other.saveNotificationSettings('ann', '2', null)).toBe(false);
      expect(await other.saveNotificationSettings('ann', '2', '1')).toBe(true);
      expect(await store.saveNotificationSettings('ann', '3', '1')).toBe(false);
      expect(await store.getNotificationSettings('ann')).toBe('2');
    });

    it('are due until one node has taken them', async () => {
      await store.setAwaited('r', [notice('ann', 'r', 50), notice('bo', 'r', 20)]);
      expect((await other.listDueNotices(50, 10)).map(({ person }) => person)).toEqual(['bo', 'ann']);
      expect(await other.listDueNotices(50, 1)).toEqual([notice('bo', 'r', 20)]);
      const [due] = await other.listDueNotices(50, 1);
      expect(await Promise.all([store.moveNotice(due!, 'push', null), other.moveNotice(due!, 'push', null)])).toEqual(
        expect.arrayContaining([true, false]),
      );
      expect(await store.listTurnNotices('bo')).toEqual([{ ...notice('bo', 'r', 20), pushDue: null }]);
      expect(await store.moveNotice({ ...due!, pushDue: null }, 'push', 70)).toBe(true);
      expect(await store.listTurnNotices('bo')).toEqual([{ ...notice('bo', 'r', 20), pushDue: 70 }]);
    });

    it('limits mails to an address that is not confirmed, on all nodes together', async () => {
      const DAY = 86_400_000;
      const count = (one: Store, now: number, address = 'hash') =>
        one.countConfirmationMail(address, now, now - DAY, 3);
      expect([await count(store, 1), await count(other, 2), await count(store, 3), await count(other, 4)]).toEqual([
        ...[true, true, true, false],
      ]);
      expect(await count(store, 4, 'another')).toBe(true);
      expect(await count(other, DAY + 1)).toBe(true);
      expect(await count(store, DAY + 1)).toBe(false);
    });

    it('stay as they are while somebody is awaited, and go when they are not', async () => {
      await store.setAwaited('r', [notice('ann', 'r', 50)]);
      await store.markSeen('ann', 'r');
      await store.setAwaited('r', [notice('ann', 'r', 500), notice('bo', 'r', 500)]);
      expect(await other.listTurnNotices('ann')).toEqual([
        { person: 'ann', room: 'r', pushDue: null, mailDue: null, remindDue: 150 },
      ]);
      expect(await other.listAwaited('r')).toEqual(['ann', 'bo']);
      await store.setAwaited('other', [notice('ann', 'other', 60)]);
      await store.setAwaited('r', []);
      expect(await other.listAwaited('r')).toEqual([]);
      expect(await other.listTurnNotices('bo')).toEqual([]);
      expect((await other.listTurnNotices('ann')).map(({ room }) => room)).toEqual(['other']);
    });

    it('are erased with the person', async () => {
      await store.savePushSubscription({
        ...{ endpoint: 'https://a', person: 'ann', publicKey: 'k', auth: 'x', device: 'd' },
      });
      await store.saveNotificationSettings('ann', '{}', null);
      await store.setAwaited('r', [notice('ann', 'r', 50), notice('bo', 'r', 50)]);
      await store.erasePerson('ann', [], 'Former player');
      expect(await opened.dump()).not.toContain('"ann"');
      expect(await store.listTurnNotices('bo')).toHaveLength(1);
    });
  });
}

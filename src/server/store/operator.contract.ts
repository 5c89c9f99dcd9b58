// What every store must do for operators. Part of store.contract.ts.

import { expect, it } from 'vitest';
import { type OpenedStore, testEntry, testMatch, testRoom, WON } from './store-fixtures.testing.ts';

export function testOperator(opened: () => OpenedStore): void {
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

  it('keeps what operators decide', async () => {
    const { store, other } = opened();
    const { operator } = store;
    const ban = { id: 'b', kind: 'address', target: '203.0.113.0/24', reason: 'spam' } as const;
    await operator.addBan({ ...ban, createdAt: 1000, expiresAt: 2000 });
    expect(await other.operator.listBans(1999)).toEqual([{ ...ban, createdAt: 1000, expiresAt: 2000 }]);
    expect(await other.operator.listBans(2000)).toEqual([]);
    expect([await operator.removeBan('b'), await operator.removeBan('b')]).toEqual([true, false]);
    for (const text of ['first', 'second']) await operator.setAnnouncement({ text, expiresAt: 2000 });
    expect(await other.operator.getAnnouncement(1999)).toEqual({ text: 'second', expiresAt: 2000 });
    expect(await other.operator.getAnnouncement(2000)).toBeNull();
    await operator.setAnnouncement(null);
    expect(await other.operator.getAnnouncement(0)).toBeNull();
    for (const at of [1, 2]) await operator.logAction({ id: `${at}`, at, address: '::1', action: 'a', details: 'd' });
    expect(ids(await other.operator.listActions(1))).toEqual(['2']);
  });

  it('deletes a room that operators close, with its unfinished matches', async () => {
    const { store, other } = opened();
    const { operator } = store;
    await store.addRoom(testRoom('r'));
    for (const id of ['over', 'running']) {
      await store.addMatch(testMatch(id, { room: 'r' }));
      await store.appendAct(id, testEntry(1), { actor: 'ann', id: '1' });
    }
    await store.endMatch('over', WON);
    expect(ids(await operator.listRooms(10))).toEqual(['r']);
    expect([await operator.deleteRoom('r'), await operator.deleteRoom('r')]).toEqual([true, false]);
    expect([await other.getRoom('r'), await other.getMatch('running')]).toEqual([null, null]);
    expect([await other.readActs('running', 0), await other.isPlayer('ann', 'running')]).toEqual([[], false]);
    expect(ids(await other.listMatchesOf('ann', 5))).toEqual(['over']);
    expect(await other.readActs('over', 0)).toHaveLength(1);
  });
}

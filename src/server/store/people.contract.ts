// The tests of what a store keeps about people, for every kind of store. store.test.ts runs them on real databases.

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedStore, testEntry, testMatch, testRoom } from './store.contract.ts';
import { DOWNTIME_GAP_MS, type Store } from './store.ts';

const DAY = 86_400_000;

export function describePeopleStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`people in ${name}`, () => {
    let opened: OpenedStore;
    let store: Store;
    let other: Store;
    beforeEach(async () => {
      opened = await open();
      ({ store, other } = opened);
    });
    afterEach(() => opened.close());

    const device = (id: string, person: string, seenAt = 5 * DAY) => ({
      ...{ id, person, name: 'Chrome on Android', createdAt: DAY, seenAt },
    });

    it('have devices, which only their owner can delete', async () => {
      await store.saveDevice(device('d1', 'ann'));
      await store.saveDevice(device('d2', 'ann', 6 * DAY));
      await store.saveDevice({ ...device('d1', 'ann', 9 * DAY), name: 'Firefox on Linux', createdAt: 9 * DAY });
      expect(await other.listDevices('ann')).toEqual([
        { ...device('d1', 'ann', 9 * DAY), name: 'Firefox on Linux' },
        device('d2', 'ann', 6 * DAY),
      ]);
      expect(await other.deleteDevice('bo', 'd1')).toBe(false);
      expect(await other.deleteDevice('ann', 'd1')).toBe(true);
      await other.deleteDevices('ann');
      expect(await store.listDevices('ann')).toEqual([]);
    });

    it('are signed out until the latest time, and erasures stay open until they are finished', async () => {
      await store.revoke({ id: 'a', at: 20 }, 'ann');
      await other.revoke({ id: 'a', at: 10 }, null);
      await store.revoke({ id: 'b', at: 5 }, null);
      expect(await other.findRevocations(['a', 'none', 'b'])).toEqual(
        expect.arrayContaining([
          { id: 'a', at: 20 },
          { id: 'b', at: 5 },
        ]),
      );
      expect(await store.findRevocations([])).toEqual([]);
      expect(await other.listErasures()).toEqual(['ann']);
      await other.finishErasure('a');
      expect(await store.listErasures()).toEqual([]);
    });

    it('have tokens that work once, for one purpose, until they expire', async () => {
      const token = { id: 't', kind: 'link' as const, person: 'ann', data: 'Ann', expires: 100 };
      await store.addToken(token);
      await store.addToken({ ...token, id: 'late', expires: 50 });
      expect(await other.getToken('link', 't', 99)).toEqual(token);
      expect(await other.getToken('add-passkey', 't', 99)).toBeNull();
      expect(await other.takeToken('link', 't', 100)).toBeNull();
      const taken = await Promise.all([store, other, store, other].map((one) => one.takeToken('link', 't', 99)));
      expect(taken.filter((one) => one !== null)).toEqual([token]);
      expect(await store.takeToken('link', 'late', 60)).toBeNull();
    });

    it('have one recovery phrase, and passkeys', async () => {
      await store.saveRecoveryPhrase('ann', 'hash 1', 1);
      await store.saveRecoveryPhrase('ann', 'hash 2', 2);
      expect(await other.findRecoveryPhrase('hash 1')).toBeNull();
      expect(await other.findRecoveryPhrase('hash 2')).toBe('ann');
      expect(await other.recoveryPhraseCreatedAt('ann')).toBe(2);
      expect(await other.recoveryPhraseCreatedAt('bo')).toBeNull();
      const passkey = { id: 'k', person: 'ann', publicKey: 'AAA', counter: 0, transports: ['usb'], createdAt: 3 };
      await store.addPasskey(passkey);
      await store.addPasskey({ ...passkey, person: 'eve' });
      await store.savePasskeyCounter('k', 7);
      expect(await other.getPasskey('k')).toEqual({ ...passkey, counter: 7 });
      await store.deletePasskey('eve', 'k');
      expect(await other.listPasskeys('ann')).toHaveLength(1);
      await store.deletePasskey('ann', 'k');
      expect(await other.getPasskey('k')).toBeNull();
    });

    it('are found in any number of rooms', async () => {
      const person = 'pSpectator';
      for (let i = 0; i < 450; i++)
        await store.addRoom(testRoom(`r${String(i).padStart(3, '0')}`, { state: i % 100 === 7 ? person : 'nobody' }));
      const found = await other.listRoomsOf(person);
      expect(found.map(({ id }) => id)).toEqual(['r007', 'r107', 'r207', 'r307', 'r407']);
    });

    it('leave the log of operators as it is, but for entries about them', async () => {
      const log = (id: string, details: string): Promise<void> =>
        store.operator.logAction({ id, at: 1, address: '::1', action: 'ban', details });
      await log('1', 'person pAnnoying for 48 h: an insult by e, again and again: really');
      await log('2', 'person pOther for 2 h: be nice');
      // Somebody whose name is a letter must not be able to make the log unreadable.
      await other.erasePerson('pAnnoying', ['e', 'ban', 'person'], 'Former player');
      const details = (await store.operator.listActions(10)).map((entry) => [entry.id, entry.details]).toSorted();
      expect(details).toEqual([
        ['1', 'person Former player for 48 h'],
        ['2', 'person pOther for 2 h: be nice'],
      ]);
    });

    it('are erased from every table', async () => {
      const person = 'pErased_person-id_12345';
      const state = (who: string): string => JSON.stringify({ people: [{ person: who, name: 'Zelda' }] });
      await store.addRoom(testRoom('r', { state: state(person) }));
      // In a LIKE pattern the underscores of an id would match any character.
      await store.addRoom(testRoom('other', { state: state(person.replaceAll('_', 'x')) }));
      expect((await other.listRoomsOf(person)).map(({ id }) => id)).toEqual(['r']);
      const match = async (id: string, names: string[], players: { person: string; seat: number }[]): Promise<void> => {
        await store.addMatch(testMatch(id, { room: 'r', names, bots: [null, null], players }));
        await store.appendAct(id, testEntry(1), { actor: person, id: 'i' });
        await store.appendAct(id, testEntry(2), { actor: 'bo', id: 'j' });
      };
      const bo = { person: 'bo', seat: 1 };
      await match('alone', ['Zelda', 'Bo'], [{ person, seat: 0 }, bo]);
      await match('team', ['Ann & Zelda', 'Bo'], [{ person, seat: 0 }, { person: 'ann', seat: 0 }, bo]);
      await match('forgotten', ['Zelda', 'Bo'], [bo]); // an earlier version left the id in the log
      for (const id of ['alone', 'team', 'forgotten']) await store.endMatch(id, { ranking: [[0], [1]], reason: 'x' });
      await store.saveReview('alone', '["Zelda had no better move"]');
      await store.addRoomMembers('r', [person]);
      await store.saveDevice(device('d', person));
      await store.addToken({ id: 't', kind: 'link', person, data: 'Zelda', expires: 1 });
      await store.saveRecoveryPhrase(person, 'hash', 1);
      await store.addPasskey({ id: 'k', person, publicKey: 'A', counter: 0, transports: [], createdAt: 1 });
      const report = { room: 'r', match: null, reportedName: 'Bo', kind: 'chat' as const, text: 'Hm' };
      const context = [
        { name: 'Zelda', text: 'I said this' },
        { name: 'Bo', text: 'Hm' },
      ];
      await store.addReport({ ...report, id: 'by', reporter: person, reported: 'bo', context });
      await store.addReport({
        ...report,
        id: 'about',
        reporter: 'bo',
        reported: person,
        reportedName: 'Zelda',
        context,
      });
      await store.addReport({ ...report, id: 'others', reporter: 'ann', reported: 'bo', context });
      expect((await other.listReportsOf(person)).map(({ id }) => id).toSorted()).toEqual(['about', 'by']);
      expect((await opened.dump()).split(person).length).toBeGreaterThan(10);

      await other.erasePerson(person, ['Zelda'], 'Former player');
      await other.forgetMatches(person, null);
      expect((await store.getMatch('alone'))!.names).toEqual(['Former player', 'Bo']);
      expect((await store.getMatch('team'))!.names).toEqual(['Ann & Former player', 'Bo']);
      expect((await store.getMatch('forgotten'))!.names).toEqual(['Former player', 'Bo']);
      const reports = await store.listReports(false, 10);
      expect(reports.map(({ id, reporter, context: said }) => [id, reporter, said]).toSorted()).toEqual([
        ['by', '', [{ name: 'Bo', text: 'Hm' }]],
        ['others', 'ann', [{ name: 'Bo', text: 'Hm' }]],
      ]);
      expect((await store.readActs('alone', 0)).map(({ actor }) => actor)).toEqual([null, 'bo']);
      await store.saveRoom(testRoom('r', { state: '{}', rev: 1 }));
      await store.saveRoom(testRoom('other', { state: '{}', rev: 1 }));
      const dump = await opened.dump();
      expect(dump).not.toContain(person);
      expect(dump).not.toContain('Zelda');
      expect(dump).not.toContain('I said this');
    });

    it('leave the log of a match they take off their list', async () => {
      await store.addMatch(
        testMatch('m', {
          players: [
            { person: 'ann', seat: 0 },
            { person: 'bo', seat: 1 },
          ],
        }),
      );
      await store.appendAct('m', testEntry(1), { actor: 'ann', id: 'i' });
      await store.forgetMatches('eve', 'm');
      expect((await other.readActs('m', 0))[0]!.actor).toBe('ann');
      await store.endMatch('m', { ranking: [[0], [1]], reason: 'x' });
      await store.forgetMatches('ann', 'm');
      expect((await other.readActs('m', 0))[0]!.actor).toBeNull();
    });

    it('can read in docs/privacy.md about every table and column', async () => {
      const page = readFileSync('docs/privacy.md', 'utf8');
      const documented = [...page.matchAll(/^- \*\*(\w+)\*\* \(([^)]+)\)/gm)].flatMap(([, table, columns]) =>
        columns!.split(', ').map((column) => `${table}.${column.replaceAll('`', '')}`),
      );
      const stored = await opened.columns();
      expect(stored.filter((column) => !documented.includes(column))).toEqual([]);
      const onlyInPostgres = ['schema_version.version'];
      expect(documented.filter((column) => !stored.includes(column) && !onlyInPostgres.includes(column))).toEqual([]);
    });

    it('are forgotten after a while, and so are their matches', async () => {
      await store.saveDevice(device('old', 'ann', 1 * DAY));
      await store.saveDevice(device('new', 'ann', 9 * DAY));
      for (const id of ['old', 'old.cookie']) await store.revoke({ id, at: DAY }, null);
      await store.revoke({ id: 'new', at: 9 * DAY }, null);
      await store.addToken({ id: 't', kind: 'link', person: 'ann', data: '', expires: DAY });
      await store.deleteExpired(5 * DAY, 10 * DAY);
      expect((await other.listDevices('ann')).map(({ id }) => id)).toEqual(['new']);
      const left = await other.findRevocations(['old', 'old.cookie', 'new']);
      expect(left.map(({ id }) => id).toSorted()).toEqual(['new', 'old.cookie']);
      expect(await other.getToken('link', 't', 0)).toBeNull();

      for (const id of ['a', 'b', 'running']) {
        await store.addMatch(testMatch(id));
        await store.appendAct(id, testEntry(1), { actor: 'ann', id: 'i' });
      }
      for (const id of ['a', 'b']) await store.endMatch(id, { ranking: [[0], [1]], reason: 'x' });
      await opened.advanceClock(10 * DAY); // a jump of the wall clock, which the service time ignores
      await store.now();
      expect(await store.deleteOldMatches(4000, 10)).toBe(0);
      for (let i = 0; i < 2; i++) {
        await opened.advanceClock(DOWNTIME_GAP_MS - 1000);
        await store.now();
      }
      expect(await store.deleteOldMatches(4000, 1)).toBe(1);
      expect(await store.deleteOldMatches(4000, 10)).toBe(1);
      expect(await other.getMatch('a')).toBeNull();
      expect(await other.readActs('a', 0)).toEqual([]);
      expect(await other.isPlayer('ann', 'b')).toBe(false);
      expect(await other.getMatch('running')).not.toBeNull();
    });
  });
}

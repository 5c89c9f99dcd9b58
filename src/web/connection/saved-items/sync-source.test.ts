import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item, ItemsApi } from './items-api.ts';
import { type ItemSource, type SyncState, syncSource } from './sync-source.ts';

/** A server with one copy, which answers in short pages. */
function createServer() {
  const stored = new Map<string, Item & { readonly changed: number }>();
  let time = 0;
  let copy = 'copy';
  let isReachable = true;
  const refuse = (status: number) => ({ ok: false as const, status, sentence: `${status}` });
  const api: ItemsApi = {
    async read(_, given, since) {
      if (!isReachable) return refuse(0);
      if (given !== copy) return refuse(410);
      const after = Number(since || -1);
      const changed = [...stored.values()]
        .filter((item) => item.changed > after)
        .toSorted((a, b) => a.changed - b.changed);
      const items = changed.slice(0, 2);
      return { ok: true, items, more: changed.length > 2, next: String(items.at(-1)?.changed ?? after) };
    },
    async write(_, given, items) {
      if (!isReachable) return refuse(0);
      if (given !== copy) return refuse(410);
      if (items.some(({ data }) => data === 'too long')) return refuse(413);
      const newer: Item[] = [];
      for (const item of items) {
        const known = stored.get(item.id);
        if (known === undefined ? item.data !== null : known.stamp < item.stamp)
          stored.set(item.id, { ...item, changed: time++ });
        else if (known !== undefined && known.stamp > item.stamp) newer.push(known);
      }
      return { ok: true, newer };
    },
  };
  return {
    ...{ api, stored },
    replaceCopy: () => {
      copy = 'another';
      stored.clear();
    },
    setReachable: (value: boolean) => {
      isReachable = value;
    },
  };
}

function createDevice(api: ItemsApi) {
  const items = new Map<string, Item>();
  let state: SyncState | null = null;
  const source: ItemSource = {
    kind: 'games',
    list: async () => [...items.values()].map(({ id, stamp, data }) => ({ id, stamp, isDeleted: data === null })),
    read: async (ids) => new Map(ids.map((id) => [id, items.get(id)!.data!])),
    async apply(changes) {
      for (const change of changes) items.set(change.id, { id: change.id, stamp: change.stamp, data: change.data });
    },
  };
  const states = {
    load: async () => state,
    save: async (next: SyncState) => {
      state = next;
    },
  };
  return {
    items,
    put: (id: string, stamp: number, data: string | null) => items.set(id, { id, stamp, data }),
    sync: (copy = 'copy') => syncSource(source, copy, api, states),
    texts: () => Object.fromEntries([...items].flatMap(([id, { data }]) => (data === null ? [] : [[id, data]]))),
  };
}

describe('two devices and a copy', () => {
  it('come together without duplicates, and a deletion travels', async () => {
    const server = createServer();
    const [phone, laptop] = [createDevice(server.api), createDevice(server.api)];
    for (const id of ['a', 'b', 'c', 'd', 'e']) phone.put(id, 1, `phone ${id}`);
    laptop.put('a', 1, 'phone a');
    laptop.put('f', 1, 'laptop f');
    expect(await phone.sync()).toEqual({ ok: true, received: 0, sent: 5 });
    expect(await laptop.sync()).toEqual({ ok: true, received: 4, sent: 1 });
    expect(await phone.sync()).toEqual({ ok: true, received: 1, sent: 0 });
    expect(Object.keys(laptop.texts()).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(phone.texts()).toEqual(laptop.texts());
    laptop.put('b', 9, null);
    await laptop.sync();
    expect(await phone.sync()).toMatchObject({ received: 1 });
    expect(phone.texts()).not.toHaveProperty('b');
    // Nothing is left to do.
    expect(await phone.sync()).toEqual({ ok: true, received: 0, sent: 0 });
    expect(await laptop.sync()).toEqual({ ok: true, received: 0, sent: 0 });
    // A page that still shows the deleted item brings it back as it was: the copy knows better.
    phone.put('b', 1, 'phone b');
    expect(await phone.sync()).toMatchObject({ received: 1 });
    expect(phone.texts()).not.toHaveProperty('b');
  });

  it('miss nothing when the server can’t be reached for a while', async () => {
    const server = createServer();
    const [phone, laptop] = [createDevice(server.api), createDevice(server.api)];
    await phone.sync();
    server.setReachable(false);
    phone.put('a', 1, 'a');
    expect(await phone.sync()).toMatchObject({ ok: false, status: 0 });
    server.setReachable(true);
    await phone.sync();
    await laptop.sync();
    expect(laptop.texts()).toEqual({ a: 'a' });
  });

  it('keep what is too long for the server, and send the rest', async () => {
    const server = createServer();
    const phone = createDevice(server.api);
    phone.put('a', 1, 'a');
    phone.put('b', 1, 'too long');
    phone.put('c', 1, 'c');
    expect(await phone.sync()).toMatchObject({ ok: true, sent: 3 });
    expect([...server.stored.keys()]).toEqual(['a', 'c']);
    expect(await phone.sync()).toMatchObject({ sent: 0 });
  });

  it('stop when the copy was deleted, and compare everything again with a new one', async () => {
    const server = createServer();
    const phone = createDevice(server.api);
    phone.put('a', 1, 'a');
    await phone.sync();
    server.replaceCopy();
    expect(await phone.sync()).toMatchObject({ ok: false, status: 410 });
    expect(server.stored.size).toBe(0);
    expect(await phone.sync('another')).toMatchObject({ sent: 1 });
  });

  it('send nothing while the device can’t read its own items', async () => {
    const server = createServer();
    const phone = createDevice(server.api);
    phone.put('a', 1, 'a');
    await phone.sync();
    const broken: ItemSource = {
      kind: 'games',
      list: async () => null,
      read: async () => new Map(),
      apply: async () => {},
    };
    const states = { load: async () => null, save: async () => {} };
    expect(await syncSource(broken, 'copy', server.api, states)).toEqual({ ok: true, received: 0, sent: 0 });
    expect(server.stored.size).toBe(1);
  });

  it('always end up with the newest version of everything', async () => {
    const step = fc.record({
      device: fc.nat(2),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      action: fc.constantFrom('write', 'write', 'delete', 'sync'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = createServer();
        const devices = [0, 1, 2].map(() => createDevice(server.api));
        const newest = new Map<string, string | null>();
        for (const [stamp, { device: index, id, action }] of steps.entries()) {
          const device = devices[index]!;
          if (action === 'sync') await device.sync();
          else if (action === 'write' || device.items.has(id)) {
            const data = action === 'write' ? `${stamp}` : null;
            device.put(id, stamp, data);
            newest.set(id, data);
          }
        }
        for (const device of [...devices, ...devices, ...devices]) await device.sync();
        const expected = devices[0]!.texts();
        for (const device of devices) expect(device.texts()).toEqual(expected);
        expect(expected).toEqual(Object.fromEntries([...newest].filter(([, data]) => data !== null)));
      }),
      { numRuns: 300 },
    );
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer, stopServer, TestClient } from '../../testing/client.testing.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer(undefined, 'on', undefined, {
    LIMIT_ITEM_BYTES: '4000',
    LIMIT_PERSON_BYTES: '12500',
    LIMIT_PERSON_ITEMS: '210',
    LIMIT_ITEM_KILOBYTES: '100/0',
    LIMIT_ITEMS: '200/0',
  });
});
afterAll(() => stopServer(running));

type Item = { readonly id: string; readonly stamp: number; readonly data: string | null };
type Page = { readonly items: readonly Item[]; readonly more: boolean; readonly next: string };

/** Somebody with a copy. */
async function startCopy(): Promise<{ client: TestClient; copy: string }> {
  const client = new TestClient(running.port);
  await client.http('/api/me');
  const { body } = await client.http('/api/me/items', 'POST', {});
  return { client, copy: body.copy as string };
}
const put = (client: TestClient, copy: string, items: readonly Item[], kind = 'games') =>
  client.http(`/api/me/items/${kind}`, 'PUT', { copy, items });
const get = (client: TestClient, copy: string, since = '', kind = 'games') =>
  client.http(`/api/me/items/${kind}?copy=${copy}&since=${encodeURIComponent(since)}`);
const item = (id: string, stamp: number, data: string | null = id): Item => ({ id, stamp, data });

it('keeps nothing until a copy is started, and forgets everything when it is deleted', async () => {
  const client = new TestClient(running.port);
  await client.http('/api/me');
  expect((await client.http('/api/me/items')).body).toMatchObject({ ok: true, copy: null, maxBytes: 12500 });
  expect((await put(client, '', [item('a', 1)])).status).toBe(410);
  const { client: ann, copy } = await startCopy();
  expect((await ann.http('/api/me/items', 'POST', {})).body.copy).toBe(copy);
  expect((await put(ann, copy, [item('a', 1), item('b', 1)])).body).toEqual({ ok: true, newer: [] });
  expect((await ann.http('/api/me/items')).body).toMatchObject({
    copy,
    kinds: { games: { items: 2 }, practice: { items: 0 } },
  });
  expect((await ann.http('/api/me/export')).body.copy).toEqual({
    ...{ id: copy, games: [item('a', 1), item('b', 1)], practice: [] },
  });
  // A copy is its owner's alone, whoever knows its id.
  expect((await get(client, copy)).status).toBe(410);
  expect((await ann.http('/api/me/items', 'DELETE')).body).toEqual({ ok: true });
  expect((await get(ann, copy)).status).toBe(410);
  expect((await put(ann, copy, [item('a', 2)])).status).toBe(410);
  expect((await ann.http('/api/me/export')).body.copy).toEqual({ id: null, games: [], practice: [] });
});

it('merges what two devices send, and tells each what the other one did', async () => {
  const { client: phone, copy } = await startCopy();
  const laptop = new TestClient(running.port, phone.cookie);
  await put(phone, copy, [item('a', 10), item('b', 10)]);
  const first = (await get(laptop, copy)).body as unknown as Page;
  expect(first).toMatchObject({ items: [item('a', 10), item('b', 10)], more: false });
  await put(laptop, copy, [item('a', 20, null), item('c', 20)]);
  expect((await put(phone, copy, [item('a', 15, 'older'), item('c', 30, 'newer')])).body).toEqual({
    ok: true,
    newer: [item('a', 20, null)],
  });
  const again = (await get(phone, copy, first.next)).body as unknown as Page;
  expect(again.items).toEqual(expect.arrayContaining([item('a', 20, null), item('c', 30, 'newer')]));
  expect(await get(phone, copy, '', 'practice')).toMatchObject({ body: { items: [] } });
});

it('sends long lists in pages that leave nothing out', async () => {
  const { client, copy } = await startCopy();
  const ids = Array.from({ length: 105 }, (_, i) => `game ${i}`);
  for (let from = 0; from < ids.length; from += 100)
    expect(
      (
        await put(
          client,
          copy,
          ids.slice(from, from + 100).map((id) => item(id, 1)),
        )
      ).status,
    ).toBe(200);
  const first = (await get(client, copy)).body as unknown as Page;
  expect([first.items.length, first.more]).toEqual([100, true]);
  const second = (await get(client, copy, first.next)).body as unknown as Page;
  expect(second.more).toBe(false);
  expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

it('refuses what it can’t read, too long items, and more than fits, but never a deletion', async () => {
  const { client, copy } = await startCopy();
  const statusOf = async (items: unknown, kind = 'games'): Promise<number> =>
    (await put(client, copy, items as readonly Item[], kind)).status;
  expect(await statusOf([item('a', 1)], 'secrets')).toBe(404);
  for (const wrong of [null, [{ id: 'a' }], [item('', 1)], [item('a\nb', 1)], [item('a', -1)], [item('a', 1.5)]])
    expect(await statusOf(wrong)).toBe(400);
  expect(await statusOf([item('a', 1), item('a', 2)])).toBe(400);
  expect(await statusOf(Array.from({ length: 101 }, (_, i) => item(`x${i}`, 1)))).toBe(400);
  expect((await get(client, copy, 'nonsense')).status).toBe(400);
  expect((await client.http('/api/me/items/secrets?copy=x')).status).toBe(404);
  expect(await statusOf([item('long', 1, 'x'.repeat(3901))])).toBe(413);
  for (const id of ['a', 'b', 'c']) expect(await statusOf([item(id, 1, 'x'.repeat(3880))])).toBe(200);
  expect(await statusOf([item('d', 1, 'x'.repeat(3880))])).toBe(409);
  expect(await statusOf([item('a', 2, null), item('b', 2, null)])).toBe(200);
  expect(await statusOf([item('d', 1, 'x'.repeat(3880))])).toBe(200);
});

it('lets no clock that is ahead win for long', async () => {
  const { client, copy } = await startCopy();
  await put(client, copy, [item('a', Number.MAX_SAFE_INTEGER)]);
  const { items } = (await get(client, copy)).body as unknown as Page;
  expect(items[0]!.stamp).toBeLessThanOrEqual(Date.now() + 60_000);
});

it('slows down somebody who writes very much', async () => {
  const { client, copy } = await startCopy();
  const batch = Array.from({ length: 12 }, (_, i) => item(`i${i}`, 1, 'x'.repeat(2800)));
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await put(client, copy, batch)).status);
  expect(statuses.at(-1)).toBe(429);
});

it('many addresses together can’t fill the disk', async () => {
  const small = await startServer(undefined, 'on', undefined, { PROXY: '1', LIMIT_SERVER_ITEM_KILOBYTES: '50/1' });
  const statuses = [];
  for (let i = 0; i < 6; i++) {
    const from = { 'x-forwarded-for': `203.0.113.${i}`, 'content-type': 'application/json' };
    const started = await fetch(`http://127.0.0.1:${small.port}/api/me/items`, {
      method: 'POST',
      headers: from,
      body: '{}',
    });
    const cookie = started.headers.getSetCookie()[0]!.split(';')[0]!;
    const { copy } = (await started.json()) as { copy: string };
    const body = JSON.stringify({ copy, items: [item('a', 1, 'x'.repeat(20_000))] });
    const url = `http://127.0.0.1:${small.port}/api/me/items/games`;
    statuses.push((await fetch(url, { method: 'PUT', headers: { ...from, cookie }, body })).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
  await stopServer(small);
});

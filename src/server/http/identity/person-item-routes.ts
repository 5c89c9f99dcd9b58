// The copy of a person's own data that they may keep here for all their devices: finished games and cards for practice. Nothing
// is kept until one of their devices starts the copy. The newest version of each item stays, and deletions travel like changes.

import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { listOf } from '../../../core/list-schema.ts';
import { randomId } from '../../shared/identity.ts';
import type { Limits } from '../../shared/limits.ts';
import {
  FIRST_ITEM,
  ITEM_KINDS,
  type ItemPosition,
  type PersonItem,
  sizeOfItem,
} from '../../store/person-items/person-items.ts';
import type { RequestContext } from '../request-context.ts';

const MAX_ITEMS_AT_ONCE = 100;
const MAX_BODY_BYTES = 2_000_000;
/** An answer with more is continued by the next one. */
const MAX_ANSWER_BYTES = 1_000_000;
/** Another node may still be writing something older than what was read last, so this much is read again. */
const OVERLAP_MS = 60_000;
/** How far a device's clock may be ahead. What comes from the future would win against every change for as long. */
const MAX_CLOCK_ERROR_MS = 60_000;

const kindSchema = v.picklist(ITEM_KINDS);
const copySchema = v.pipe(v.string(), v.maxLength(100));
const querySchema = v.object({ copy: copySchema, since: v.optional(v.pipe(v.string(), v.maxLength(200)), '') });
const itemId = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^\P{C}+$/u));
const bodySchema = v.object({
  copy: copySchema,
  items: v.pipe(
    listOf(
      v.object({
        id: itemId,
        stamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
        data: v.nullable(v.string()),
      }),
      MAX_ITEMS_AT_ONCE,
    ),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length),
  ),
});

const UNREADABLE = 'The server couldn’t read that request.';
const NO_SUCH_KIND = 'The server keeps nothing of this kind.';
const GONE = 'This copy was deleted from another device.';

export function registerPersonItems(
  app: FastifyInstance,
  {
    context: { requestStore: store, now },
    personOf,
    reportDevice,
    createLimit,
    createServerLimit,
    sendError,
    sendTooFast,
  }: RequestContext,
  { enabled, counts }: Limits,
): void {
  const limit = createLimit('items');
  const byteLimit = createLimit('itemKilobytes');
  const serverByteLimit = createServerLimit('serverItemKilobytes');
  const sendGone = (reply: FastifyReply): FastifyReply => sendError(reply, 410, GONE);

  app.get('/api/me/items', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const person = personOf(request, reply);
    const [copy, { games, practice }] = await Promise.all([store.getCopy(person), store.countItems(person)]);
    return { ok: true, copy, kinds: { games, practice }, maxBytes: counts.personBytes };
  });
  app.post('/api/me/items', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const person = personOf(request, reply);
    // The copy stays as long as one of the person's devices is used, so this one must be known.
    await reportDevice(request);
    return { ok: true, copy: await store.startCopy(person, randomId()) };
  });
  app.delete('/api/me/items', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    await store.deleteCopy(personOf(request, reply));
    return { ok: true };
  });

  app.get<{ Params: { kind: string } }>('/api/me/items/:kind', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const kind = v.safeParse(kindSchema, request.params.kind);
    if (!kind.success) return sendError(reply, 404, NO_SUCH_KIND);
    const query = v.safeParse(querySchema, request.query);
    const after = query.success ? parsePosition(query.output.since) : null;
    if (!query.success || after === null) return sendError(reply, 400, UNREADABLE);
    const person = personOf(request, reply);
    if ((await store.getCopy(person)) !== query.output.copy) return sendGone(reply);
    const readAt = Math.max(0, Math.floor(now()) - OVERLAP_MS);
    const found = await store.listItems(person, kind.output, after, MAX_ITEMS_AT_ONCE);
    const items: PersonItem[] = [];
    let bytes = 0;
    for (const item of found) {
      bytes += sizeOfItem(item);
      if (items.length > 0 && bytes > MAX_ANSWER_BYTES) break;
      items.push({ id: item.id, stamp: item.stamp, data: item.data });
    }
    const more = items.length < found.length || found.length === MAX_ITEMS_AT_ONCE;
    const last = found[items.length - 1];
    const next = more && last !== undefined ? last : { changed: readAt, id: '' };
    return { ok: true, items, more, next: formatPosition(next) };
  });

  app.put<{ Params: { kind: string } }>(
    '/api/me/items/:kind',
    { bodyLimit: MAX_BODY_BYTES },
    async (request, reply) => {
      if (!limit.tryTake(request.ip)) return sendTooFast(reply);
      const kind = v.safeParse(kindSchema, request.params.kind);
      if (!kind.success) return sendError(reply, 404, NO_SUCH_KIND);
      const body = v.safeParse(bodySchema, request.body);
      if (!body.success) return sendError(reply, 400, UNREADABLE);
      const latest = Date.now() + MAX_CLOCK_ERROR_MS;
      const items = body.output.items.map((item) => ({ ...item, stamp: Math.min(item.stamp, latest) }));
      const bytes = items.reduce((sum, item) => sum + sizeOfItem(item), 0);
      if (!byteLimit.tryTake(request.ip, bytes / 1000) || !serverByteLimit.tryTake('', bytes / 1000))
        return sendTooFast(reply);
      const person = personOf(request, reply);
      if ((await store.getCopy(person)) !== body.output.copy) return sendGone(reply);
      if (enabled) {
        if (items.some((item) => sizeOfItem(item) > counts.itemBytes))
          return sendError(reply, 413, 'One of these is too long for a copy on this server.');
        const { games, practice } = await store.countItems(person);
        const isFull =
          games.items + practice.items + items.length > counts.personItems ||
          games.bytes + practice.bytes + bytes > counts.personBytes;
        // Something can always be deleted, which makes room.
        if (isFull && items.some(({ data }) => data !== null))
          return sendError(reply, 409, 'Your copy on this server is full. Delete some games to make room.');
      }
      const saved = new Set(await store.saveItems(person, body.output.copy, kind.output, items));
      const rest = items.filter(({ id }) => !saved.has(id));
      const stored = await store.getItems(
        person,
        kind.output,
        rest.map(({ id }) => id),
      );
      // Deleted meanwhile, with everything in it.
      if (rest.some(({ id, data }) => data !== null && !stored.some((one) => one.id === id))) return sendGone(reply);
      return {
        ok: true,
        newer: stored.filter(({ id, stamp }) => items.some((one) => one.id === id && one.stamp < stamp)),
      };
    },
  );
}

const formatPosition = ({ changed, id }: ItemPosition): string => (id === '' ? `${changed}` : `${changed} ${id}`);

function parsePosition(text: string): ItemPosition | null {
  if (text === '') return FIRST_ITEM;
  const [, changed, id = ''] = /^(\d{1,15})(?: (\P{C}{1,100}))?$/u.exec(text) ?? [];
  return changed === undefined ? null : { changed: Number(changed), id };
}

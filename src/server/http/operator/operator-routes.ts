// The routes behind ADMIN_TOKEN: see rooms and people, close rooms, ban, announce, handle reports. The token is sent in the
// Authorization header, which browsers never add by themselves, so that other sites cannot use it.

import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { RoomRegistry } from '../../rooms/room-registry.ts';
import { parseRoomState } from '../../rooms/state/stored-room-state.ts';
import type { Limits } from '../../shared/limits.ts';
import { type OperatorState, parseRange } from '../../shared/operator-state.ts';
import { createAddressLimit, type RateLimit } from '../../shared/rate-limit.ts';
import type { OperatorRoom, ServerBan } from '../../store/operator.ts';
import type { Store } from '../../store/store.ts';
import { bearerToken, isSameToken } from './operator-access.ts';

export const ROOM_CLOSED_SENTENCE = 'The operator of this server closed the table.';

export type OperatorContext = {
  readonly token: string;
  readonly limits: Limits;
  readonly store: Store;
  readonly state: OperatorState;
  readonly rooms: RoomRegistry;
  /** People connected to this node. */
  connections(): readonly { readonly person: string | null; readonly address: string }[];
};

const MAX_LISTED = 200;
const HOUR_MS = 3_600_000;
/** Wide enough for a provider, too narrow to lock out the world by mistake. */
const WIDEST_PREFIX = { ipv4: 8, ipv6: 16 };

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const hours = v.pipe(v.number(), v.minValue(0.01), v.maxValue(24 * 3660));
const banSchema = v.object({
  kind: v.picklist(['person', 'address']),
  target: text(100),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  hours,
});
const announcementSchema = v.object({ text: text(300), hours });

type Params = { readonly Params: { readonly id: string } };

export function registerOperatorRoutes(app: FastifyInstance, context: OperatorContext): void {
  const { state, rooms } = context;
  const { operator: store, listReports, resolveReport } = context.store;
  const onRequest = createTokenGuard(context.token, createAddressLimit(context.limits, 'wrongTokens'));
  const route = { onRequest };
  const log = (request: FastifyRequest, action: string, details: string): Promise<void> =>
    store.logAction({ id: randomUUID(), at: Date.now(), address: request.ip, action, details });
  const answer = (reply: FastifyReply, found: boolean): FastifyReply =>
    found ? reply.send({ ok: true }) : reply.code(404).send({ ok: false, sentence: 'It doesn’t exist anymore.' });
  const refuse = (reply: FastifyReply, sentence: string): FastifyReply => reply.code(400).send({ ok: false, sentence });

  app.get('/api/admin', route, async () => {
    const [stored, bans, reports, log] = await Promise.all([
      store.listRooms(MAX_LISTED),
      store.listBans(Date.now()),
      listReports(false, MAX_LISTED),
      store.listActions(MAX_LISTED),
    ]);
    const addresses = Map.groupBy(context.connections(), ({ person }) => person ?? '');
    const addressesOf = (person: string): string[] => [
      ...new Set((addresses.get(person) ?? []).map(({ address }) => address)),
    ];
    return {
      ok: true,
      rooms: stored.map((room) => describeRoom(room, addressesOf)),
      connections: context.connections().length,
      bans,
      announcement: state.announcement,
      reports,
      log,
    };
  });
  app.post<Params>('/api/admin/rooms/:id/close', route, async (request, reply) => {
    const { id } = request.params;
    const found = await store.deleteRoom(id);
    if (found) await log(request, 'close room', id);
    rooms.closeDeleted(id, ROOM_CLOSED_SENTENCE);
    return answer(reply, found);
  });
  app.post('/api/admin/bans', route, async (request, reply) => {
    const body = v.safeParse(banSchema, request.body);
    if (!body.success) return refuse(reply, 'Say who, and for how many hours.');
    const { kind, target, reason, hours: length } = body.output;
    if (kind === 'address' && !isBannableRange(target))
      return refuse(reply, 'An address looks like 203.0.113.7 or 203.0.113.0/24.');
    if (kind === 'address' && parseRange(target)!.check(request.ip, request.ip.includes(':') ? 'ipv6' : 'ipv4'))
      return refuse(reply, 'That’s your own address. You would lock yourself out.');
    const now = Date.now();
    const ban: ServerBan = {
      ...{ id: randomUUID(), kind, target, reason },
      ...{ createdAt: now, expiresAt: Math.round(now + length * HOUR_MS) },
    };
    await store.addBan(ban);
    await log(request, 'ban', `${kind} ${target} for ${length} h${reason === '' ? '' : `: ${reason}`}`);
    await state.refresh();
    return reply.send({ ok: true, ban });
  });
  app.delete<Params>('/api/admin/bans/:id', route, async (request, reply) => {
    const found = await store.removeBan(request.params.id);
    if (found) await log(request, 'lift ban', request.params.id);
    await state.refresh();
    return answer(reply, found);
  });
  app.put('/api/admin/announcement', route, async (request, reply) => {
    const body = v.safeParse(announcementSchema, request.body);
    if (!body.success) return refuse(reply, 'Write up to 300 characters, and say for how many hours.');
    const { text: sentence, hours: length } = body.output;
    await store.setAnnouncement({ text: sentence, expiresAt: Math.round(Date.now() + length * HOUR_MS) });
    await log(request, 'announce', sentence);
    await state.refresh();
    return reply.send({ ok: true });
  });
  app.delete('/api/admin/announcement', route, async (request, reply) => {
    await store.setAnnouncement(null);
    await log(request, 'remove announcement', '');
    await state.refresh();
    return reply.send({ ok: true });
  });
  app.post('/api/admin/rotate-secret', route, async (request, reply) => {
    await store.setCookieSecret(randomBytes(32).toString('base64url'));
    await log(request, 'rotate secret', '');
    await state.refresh();
    return reply.send({ ok: true });
  });
  app.post<Params>('/api/admin/reports/:id/resolve', route, async (request, reply) => {
    const found = await resolveReport(request.params.id);
    if (found) await log(request, 'resolve report', request.params.id);
    return answer(reply, found);
  });
}

/** After some wrong tokens an address is refused for a while, even with the right one. */
function createTokenGuard(token: string, wrongTokens: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!wrongTokens.tryTake(request.ip))
      return reply.code(429).send({ ok: false, sentence: 'Too many wrong tokens. Wait a minute.' });
    if (!isSameToken(bearerToken(request), token))
      return reply.code(401).send({ ok: false, sentence: 'The token is wrong.' });
    wrongTokens.giveBack(request.ip);
    return undefined;
  };
}

function isBannableRange(target: string): boolean {
  const [, bits] = target.split('/');
  const widest = target.includes(':') ? WIDEST_PREFIX.ipv6 : WIDEST_PREFIX.ipv4;
  return parseRange(target) !== null && (bits === undefined || Number(bits) >= widest);
}

/** Names and seats only: nothing of the match. */
function describeRoom({ id, code, state, peopleCount }: OperatorRoom, addressesOf: (person: string) => string[]) {
  const { game, phase, access, seats, people } = parseRoomState(state);
  return {
    ...{ id, code, game, phase, access, connected: peopleCount },
    people: people.map(({ who, person, name }) => ({
      ...{ person, name, addresses: addressesOf(person) },
      seat: seats.findIndex((seat) => seat.people.includes(who)),
    })),
  };
}

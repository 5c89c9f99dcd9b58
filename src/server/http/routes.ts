// The HTTP interface: who one is, which games there are, opening tables and finding them by code.
// Matches that are over are in archive.ts; play itself runs over the socket.

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { AnyGame } from '../../core/any-game.ts';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { ServerContext } from '../shared/context.ts';
import type { Identity } from '../shared/identity.ts';
import { StoreUnavailable } from '../store/store.ts';
import { registerMatchArchive } from './match-archive.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { isCrossOrigin } from './static-routes.ts';

const roomSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(v.pipe(v.number(), v.integer())),
});

const NOT_FOUND_SENTENCE = 'Nothing lies here.';

export function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  rooms: RoomRegistry,
  people: Identity,
  limits: boolean,
): void {
  const desk = createRequestContext(context, people, limits);
  registerGuards(app, desk);
  registerIdentityRoutes(app, desk, people);
  registerRoomRoutes(app, desk, rooms);
  registerMatchArchive(app, desk);
}

function registerGuards(app: FastifyInstance, { context, limit, sendError }: RequestContext): void {
  const asking = limit(120, 10);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (!asking.tryTake(request.ip))
      return sendError(reply, 429, 'That is too much at once. Wait a moment and try again.');
    if (request.method !== 'GET' && isCrossOrigin(request))
      return sendError(reply, 403, 'This came from another site.');
  });
  app.get('/api/*', (_, reply) => sendError(reply, 404, NOT_FOUND_SENTENCE));
  app.setNotFoundHandler((_, reply) => sendError(reply, 404, NOT_FOUND_SENTENCE));
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof StoreUnavailable)
      return sendError(reply, 503, 'The tables cannot be reached just now. Try again in a moment.');
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendError(reply, statusCode, 'That could not be read.');
    context.log('a request failed', { error: error.stack });
    return sendError(reply, 500, 'Something went wrong on our side. Try again.');
  });
}

function registerIdentityRoutes(
  app: FastifyInstance,
  { personOf, setPersonCookie, sendError }: RequestContext,
  people: Identity,
): void {
  app.get('/api/me', (request, reply) => {
    personOf(request, reply);
    return { ok: true };
  });
  app.post('/api/device', (request, reply) => ({
    ok: true,
    path: `/api/device/${people.createDeviceToken(personOf(request, reply))}`,
  }));
  app.get<{ Params: { pass: string } }>('/api/device/:pass', (request, reply) => {
    const person = people.verifyDeviceToken(request.params.pass);
    if (person === null) return sendError(reply, 410, 'This link has run out. Make a new one on your other device.');
    setPersonCookie(person, request, reply);
    return reply.redirect('/');
  });
}

function registerRoomRoutes(
  app: FastifyInstance,
  { context, personOf, limit, sendError }: RequestContext,
  rooms: RoomRegistry,
): void {
  const making = limit(20, 0.2);
  const guessing = limit(60, 0.5); // a class may come in at once; nobody tries all codes
  app.get('/api/games', () => ({
    ok: true,
    games: Object.values<AnyGame>(context.games).map(({ id, seats, options, presets, levels, say: words }) => ({
      id,
      title: words.title,
      summary: words.summary,
      seats,
      options,
      presets,
      levels,
      texts: { options: words.options, presets: words.presets, moves: words.moves, levels: words.levels },
    })),
  }));
  app.get('/api/rooms', async () => ({ ok: true, rooms: await rooms.listOpen() }));
  app.post('/api/rooms', async (request, reply) => {
    personOf(request, reply);
    if (!making.tryTake(request.ip))
      return sendError(reply, 429, 'You have opened many tables. Wait a moment before the next.');
    const body = v.safeParse(roomSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Say which game, and for how many.');
    const game = Object.hasOwn(context.games, body.output.game) ? context.games[body.output.game] : undefined;
    if (game === undefined) return sendError(reply, 404, 'There is no such game.');
    const seats = body.output.seats ?? Math.min(3, game.seats[1]);
    if (seats < game.seats[0] || seats > game.seats[1])
      return sendError(reply, 400, `This game is for ${game.seats[0]} to ${game.seats[1]}.`);
    const { id, code } = await rooms.create(game, seats);
    return { ok: true, room: id, code };
  });
  app.get<{ Params: { code: string } }>('/api/code/:code', async (request, reply) => {
    if (!guessing.tryTake(request.ip))
      return sendError(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const room = await rooms.findByCode(request.params.code.slice(0, 20));
    return room === null ? sendError(reply, 404, 'No table has this code.') : { ok: true, room };
  });
}

// The HTTP interface: who one is, which games there are, opening tables and finding them by code.
// Matches that are over are in archive.ts; play itself runs over the socket.

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { AnyGame } from '../../core/any-game.ts';
import type { Rooms } from '../rooms/registry.ts';
import type { Surroundings } from '../shared/context.ts';
import type { People } from '../shared/identity.ts';
import { StoreAway } from '../store/store.ts';
import { serveArchive } from './match-archive.ts';
import { type Desk, openDesk } from './request-context.ts';
import { fromAnotherSite } from './static-routes.ts';

const roomSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(v.pipe(v.number(), v.integer())),
});

const NOT_HERE = 'Nothing lies here.';

export function serveApi(
  app: FastifyInstance,
  around: Surroundings,
  rooms: Rooms,
  people: People,
  limits: boolean,
): void {
  const desk = openDesk(around, people, limits);
  guard(app, desk);
  servePeople(app, desk, people);
  serveTables(app, desk, rooms);
  serveArchive(app, desk);
}

function guard(app: FastifyInstance, { around, limit, say }: Desk): void {
  const asking = limit(120, 10);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (!asking.take(request.ip)) return say(reply, 429, 'That is too much at once. Wait a moment and try again.');
    if (request.method !== 'GET' && fromAnotherSite(request)) return say(reply, 403, 'This came from another site.');
  });
  app.get('/api/*', (_, reply) => say(reply, 404, NOT_HERE));
  app.setNotFoundHandler((_, reply) => say(reply, 404, NOT_HERE));
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof StoreAway)
      return say(reply, 503, 'The tables cannot be reached just now. Try again in a moment.');
    const { statusCode = 500 } = error;
    if (statusCode < 500) return say(reply, statusCode, 'That could not be read.');
    around.log('a request failed', { error: error.stack });
    return say(reply, 500, 'Something went wrong on our side. Try again.');
  });
}

function servePeople(app: FastifyInstance, { personOf, wear, say }: Desk, people: People): void {
  app.get('/api/me', (request, reply) => {
    personOf(request, reply);
    return { ok: true };
  });
  app.post('/api/device', (request, reply) => ({
    ok: true,
    path: `/api/device/${people.pass(personOf(request, reply))}`,
  }));
  app.get<{ Params: { pass: string } }>('/api/device/:pass', (request, reply) => {
    const person = people.readPass(request.params.pass);
    if (person === null) return say(reply, 410, 'This link has run out. Make a new one on your other device.');
    wear(person, request, reply);
    return reply.redirect('/');
  });
}

function serveTables(app: FastifyInstance, { around, personOf, limit, say }: Desk, rooms: Rooms): void {
  const making = limit(20, 0.2);
  const guessing = limit(60, 0.5); // a class may come in at once; nobody tries all codes
  app.get('/api/games', () => ({
    ok: true,
    games: Object.values<AnyGame>(around.games).map(({ id, seats, options, presets, levels, say: words }) => ({
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
  app.get('/api/rooms', async () => ({ ok: true, rooms: await rooms.open() }));
  app.post('/api/rooms', async (request, reply) => {
    personOf(request, reply);
    if (!making.take(request.ip)) return say(reply, 429, 'You have opened many tables. Wait a moment before the next.');
    const body = v.safeParse(roomSchema, request.body);
    if (!body.success) return say(reply, 400, 'Say which game, and for how many.');
    const game = Object.hasOwn(around.games, body.output.game) ? around.games[body.output.game] : undefined;
    if (game === undefined) return say(reply, 404, 'There is no such game.');
    const seats = body.output.seats ?? Math.min(3, game.seats[1]);
    if (seats < game.seats[0] || seats > game.seats[1])
      return say(reply, 400, `This game is for ${game.seats[0]} to ${game.seats[1]}.`);
    const { id, code } = await rooms.make(game, seats);
    return { ok: true, room: id, code };
  });
  app.get<{ Params: { code: string } }>('/api/code/:code', async (request, reply) => {
    if (!guessing.take(request.ip)) return say(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const room = await rooms.byCode(request.params.code.slice(0, 20));
    return room === null ? say(reply, 404, 'No table has this code.') : { ok: true, room };
  });
}

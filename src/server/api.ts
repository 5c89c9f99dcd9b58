// The HTTP interface: opening tables, finding them by code, one's own finished matches and their records.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { formatRecord, parseRecord, replayRecord } from '../core/record.ts';
import type { SealedGame } from '../core/seal.ts';
import { createLimit, type Limit, NO_LIMIT } from './limits.ts';
import { COOKIE, type People } from './people.ts';
import type { Surroundings } from './room.ts';
import type { Rooms } from './rooms.ts';

const roomSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(v.pipe(v.number(), v.integer())),
});
const YEAR = 365 * 24 * 3600;
const RECORD_LENGTH = 1_000_000;

export function serveApi(
  app: FastifyInstance,
  around: Surroundings,
  rooms: Rooms,
  people: People,
  limits: boolean,
): void {
  const limit = (burst: number, perSecond: number): Limit =>
    limits ? createLimit(burst, perSecond, around.now) : NO_LIMIT;
  const making = limit(20, 0.2);
  const asking = limit(120, 10);
  const importing = limit(5, 0.1);

  const personOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const known = people.read(request.cookies[COOKIE]);
    if (known !== null) return known;
    const person = people.make();
    return wear(reply, person, request);
  };
  const wear = (reply: FastifyReply, person: string, request: FastifyRequest): string => {
    void reply.setCookie(COOKIE, people.sign(person), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: YEAR,
      secure: request.protocol === 'https',
    });
    return person;
  };
  const say = (reply: FastifyReply, code: number, sentence: string): FastifyReply =>
    reply.code(code).send({ ok: false, sentence });

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !asking.take(request.ip))
      return say(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const origin = request.headers.origin;
    if (
      request.method !== 'GET' &&
      request.url.startsWith('/api/') &&
      origin !== undefined &&
      new URL(origin).host !== request.headers.host
    )
      return say(reply, 403, 'This came from another site.');
  });

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
    wear(reply, person, request);
    return reply.redirect('/');
  });

  app.get('/api/games', () => ({
    ok: true,
    games: Object.values<SealedGame>(around.games).map(({ id, seats, options, presets, levels, say: words }) => ({
      id,
      title: words.title,
      summary: words.summary,
      seats,
      options,
      presets,
      levels,
      texts: { options: words.options, presets: words.presets, moves: words.moves },
    })),
  }));
  app.get('/api/rooms', () => ({ ok: true, rooms: rooms.open() }));
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
    const room = await rooms.make(game, seats);
    return { ok: true, room: room.id, code: room.code };
  });
  app.get<{ Params: { code: string } }>('/api/code/:code', (request, reply) => {
    const room = rooms.byCode(request.params.code.slice(0, 20));
    return room === null ? say(reply, 404, 'No table has this code.') : { ok: true, room: room.id };
  });

  app.get('/api/matches', (request, reply) => ({
    ok: true,
    matches: around.store
      .matchesOf(personOf(request, reply))
      .map(({ id, match, names, outcome, ended }) => ({ id, game: match.game, names, outcome, ended })),
  }));
  app.get<{ Params: { id: string } }>('/api/matches/:id/record', (request, reply) => {
    const { id } = request.params;
    const stored = around.store.plays(personOf(request, reply), id) ? around.store.match(id) : null;
    // The seed tells every secret: no record before the end.
    if (stored === null || stored.outcome === null) return say(reply, 404, 'There is no finished match of yours here.');
    const entries = around.store.acts(id).map(({ n, at, by, text }) => ({ n, at, by, text }));
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="wordhoard-${stored.match.game}.txt"`)
      .send(formatRecord({ match: stored.match, names: stored.names, entries, outcome: stored.outcome }));
  });
  app.delete<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    await around.store.forget(personOf(request, reply), request.params.id);
    return { ok: true };
  });
  app.delete('/api/me', async (request, reply) => {
    await around.store.forget(personOf(request, reply), null);
    void reply.clearCookie(COOKIE, { path: '/' });
    return { ok: true };
  });
  app.post<{ Body: string }>('/api/records', { bodyLimit: RECORD_LENGTH }, (request, reply) => {
    if (!importing.take(request.ip)) return say(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const read = parseRecord(typeof request.body === 'string' ? request.body : '');
    if (!read.ok) return say(reply, 400, read.error.sentence);
    const { match, names, outcome, entries } = read.value;
    const game = around.games[match.game];
    if (game === undefined) return say(reply, 400, 'The record is of a game that is not here.');
    const words = around.lexicon(match.list);
    const told: { n: number; by: number | 'clock'; lines: string[] }[] = [];
    const played = replayRecord(
      read.value,
      game,
      match.words === null ? words : words.only(match.words),
      (_, entry, events) =>
        told.push({
          n: entry.n,
          by: entry.by,
          lines: events.map((event) => game.say.event(event, names)).filter((line) => line !== null),
        }),
    );
    return played.ok
      ? { ok: true, game: match.game, names, outcome, acts: entries.length, told }
      : say(reply, 400, played.error.sentence);
  });
}

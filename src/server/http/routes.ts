// The HTTP API: games, creating rooms and finding them by code. Play itself runs over the WebSocket.
// Other routes: identity/, operator/, own-tables.ts, match-archive.ts (finished matches).

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { AnyGame } from '../../core/any-game.ts';
import { checkDeck } from '../../core/decks/check-deck.ts';
import { DECK_LIMITS, type Deck } from '../../core/decks/deck.ts';
import { parseDeck } from '../../core/decks/parse-deck.ts';
import type { OpenList } from '../../core/match.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame, games } from '../../games/index.ts';
import type { Contests } from '../contests/contests.ts';
import type { SeriesService } from '../contests/series.ts';
import type { Lessons } from '../lessons/lessons.ts';
import type { Notifications } from '../notify/notifications.ts';
import type { RoomRegistry } from '../rooms/room-registry.ts';
import type { ServerContext } from '../shared/context.ts';
import type { Limits } from '../shared/limits.ts';
import { errorText } from '../shared/log.ts';
import type { RateLimit } from '../shared/rate-limit.ts';
import { isRude } from '../shared/rude-words.ts';
import { SerialQueue } from '../shared/serial-queue.ts';
import { StoreUnavailable } from '../store/store.ts';
import { createCodeGuard } from './code-guard.ts';
import { registerContests } from './contests/contest-routes.ts';
import { registerSeries } from './contests/series-routes.ts';
import { registerIdentityRoutes } from './identity/identity-routes.ts';
import { registerNotifications } from './identity/notification-routes.ts';
import { registerPersonItems } from './identity/person-item-routes.ts';
import { registerPersonalData } from './identity/personal-data.ts';
import { registerRecovery } from './identity/recovery-routes.ts';
import { isLessonRoute, registerLessons } from './lessons/lesson-routes.ts';
import { registerMatchArchive } from './match-archive.ts';
import { registerOwnTables } from './own-tables.ts';
import {
  createRequestContext,
  isApiRequest,
  isCrossOrigin,
  NOT_FOUND_SENTENCE,
  type RequestContext,
  registerAuthentication,
} from './request-context.ts';

const roomSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(v.pipe(v.number(), v.integer())),
  preset: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** As in a file (docs/decks.md). */
  deck: v.optional(v.pipe(v.string(), v.maxLength(DECK_LIMITS.characters))),
});

export function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  rooms: RoomRegistry,
  limits: Limits,
  notifications: Notifications,
  {
    contests,
    series,
    lessons,
  }: { readonly contests: Contests; readonly series: SeriesService; readonly lessons: Lessons },
): void {
  const requestContext = createRequestContext(context, limits);
  const requestLimit = requestContext.createLimit('requests');
  registerGuards(app, requestContext, requestLimit);
  registerAuthentication(app, requestContext);
  registerIdentityRoutes(app, requestContext);
  registerRecovery(app, requestContext);
  registerPersonalData(app, requestContext, rooms, notifications);
  registerPersonItems(app, requestContext, limits);
  registerNotifications(app, requestContext, rooms, notifications);
  registerRoomRoutes(app, requestContext, rooms);
  registerOwnTables(app, requestContext, rooms);
  registerMatchArchive(app, requestContext);
  registerContests(app, requestContext, contests);
  registerSeries(app, requestContext, series);
  registerLessons(app, requestContext, { lessons, limits, requestLimit });
}

function registerGuards(
  app: FastifyInstance,
  { context: { log }, sendError, sendTooFast }: RequestContext,
  requestLimit: RateLimit,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    // Lessons count for their members, whom nobody knows yet.
    if (!isLessonRoute(request.routeOptions.url) && !requestLimit.tryTake(request.ip)) return sendTooFast(reply);
    if (request.method !== 'GET' && isCrossOrigin(request))
      return sendError(reply, 403, 'This request came from another site.');
  });
  app.get('/api/*', (_, reply) => sendError(reply, 404, NOT_FOUND_SENTENCE));
  app.setNotFoundHandler((_, reply) => sendError(reply, 404, NOT_FOUND_SENTENCE));
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if (error instanceof StoreUnavailable)
      return sendError(reply, 503, 'The server isn’t responding. Try again in a moment.');
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendError(reply, statusCode, 'The server couldn’t read that request.');
    log.error('a request failed', { error: errorText(error) });
    return sendError(reply, 500, 'Something went wrong on the server. Please try again.');
  });
}

function registerRoomRoutes(
  app: FastifyInstance,
  { context: { openList }, personOf, createLimit, createServerLimit, sendError }: RequestContext,
  rooms: RoomRegistry,
): void {
  const createRoomLimit = createLimit('rooms');
  const serverRoomLimit = createServerLimit('serverRooms');
  let describedGames: string | null = null; // some 2 ms of work, and always the same
  app.get('/api/games', (_, reply) => {
    describedGames ??= JSON.stringify({ ok: true, games: Object.values<AnyGame>(games).map(describeGame) });
    return reply.type('application/json; charset=utf-8').send(describedGames);
  });
  app.get('/api/rooms', async () => ({ ok: true, rooms: await rooms.listOpen() }));
  const deckQueue = new SerialQueue();
  app.post('/api/rooms', async (request, reply) => {
    personOf(request, reply);
    if (!createRoomLimit.tryTake(request.ip))
      return sendError(reply, 429, 'You’ve opened a lot of tables. Wait a moment before the next one.');
    if (!serverRoomLimit.tryTake('')) return sendError(reply, 429, 'The server is busy. Try again in a moment.');
    const body = v.safeParse(roomSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Choose a game and the number of players.');
    const game = findGame(body.output.game);
    if (game === undefined) return sendError(reply, 404, 'There’s no game by that name.');
    const [min, max] = game.seats;
    const seats = body.output.seats ?? Math.min(3, max);
    if (seats < min || seats > max) return sendError(reply, 400, `This game is for ${min} to ${max} players.`);
    const { preset = 'rulebook' } = body.output;
    if (!Object.hasOwn(game.presets, preset)) return sendError(reply, 400, 'This game has no such set of rules.');
    const deck = await deckQueue.run(() => readDeck(body.output.deck, openList));
    if (!deck.ok) return sendError(reply, 400, deck.error);
    const { id, code } = await rooms.create(game, seats, { preset, deck: deck.value });
    return { ok: true, room: id, code };
  });
  const codes = createCodeGuard(createLimit('wrongCodes'), createServerLimit('serverWrongCodes'));
  app.get<{ Params: { code: string } }>('/api/code/:code', async (request, reply) => {
    const room = await codes.find(request.ip, () => rooms.findByCode(request.params.code.slice(0, 20)));
    if (room === 'too many')
      return sendError(reply, 429, 'Too many wrong codes. Wait a minute, or ask for the link to the table.');
    return room === null
      ? sendError(reply, 404, 'We can’t find a table with that code. Check it and try again.')
      : { ok: true, room };
  });
}

/** A table's own words and cards; null if it has none. */
/** A long deck takes 30 ms. Between two of them, tables get their turn. */
async function readDeck(text: string | undefined, openList: OpenList): Promise<Result<Deck | null, string>> {
  if (text === undefined) return ok(null);
  await new Promise(setImmediate);
  const parsed = parseDeck(text);
  if (!parsed.ok) return err(`The deck has a mistake in line ${parsed.error[0]!.line}: ${parsed.error[0]!.sentence}`);
  const { offensive } = checkDeck(parsed.value, openList('broad'));
  if (offensive.length > 0) return err('The deck has a word that others shouldn’t have to read.');
  return isRude(parsed.value.title) ? err('Choose another title for the deck.') : parsed;
}

const describeGame = ({ id, seats, options, presets, levels, say }: AnyGame) => ({
  id,
  title: say.title,
  summary: say.summary,
  seats,
  options,
  presets,
  levels,
  texts: { ...describeChoices(say, options), moves: say.moves, levels: say.levels },
});

/** The labels of options, their values and presets, for clients that build their own settings page. */
function describeChoices(say: AnyGame['say'], options: AnyGame['options']) {
  const optionTexts = Object.entries(say.options).map(([name, { label, help, describe }]) => [
    name,
    { label, help, values: options[name]!.values.map((value) => ({ value, ...describe(value) })) },
  ]);
  const presets = Object.entries(say.presets);
  return {
    options: Object.fromEntries(optionTexts),
    presets: Object.fromEntries(presets.map(([name, { help }]) => [name, help])),
    presetLabels: Object.fromEntries(presets.map(([name, { label }]) => [name, label])),
  };
}

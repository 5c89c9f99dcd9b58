// The routes of series: creating one, its deals, and its standing.

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SeriesAnswer } from '../../../core/contests/contest-api.ts';
import { listOf } from '../../../core/list-schema.ts';
import type { SeriesService } from '../../contests/series.ts';
import { type RequestContext, sessionOf } from '../request-context.ts';
import { duration, gameName, length } from './contest-schemas.ts';

const MAX_DEALS_AT_ONCE = 26;
const MAX_GAMES = 10;
const MAX_INTERVAL_MS = 31 * 24 * 3_600_000;
const BUSY_SENTENCE = 'The server is busy. Try again in a moment.';
const NO_SERIES_SENTENCE = 'We can’t find a series at this address. Check the link.';

const newSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  games: listOf(gameName, MAX_GAMES, 1),
  length,
  scoring: v.picklist(['percent', 'matchpoints']),
  deals: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DEALS_AT_ONCE)),
  opens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  everyMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INTERVAL_MS)),
  openForMs: duration,
});
const dealSchema = v.object({ game: gameName, length, openForMs: duration });

type Params = { readonly Params: { readonly id: string } };

export function registerSeries(app: FastifyInstance, requestContext: RequestContext, series: SeriesService): void {
  const { personOf, createLimit, createServerLimit, sendError, sendTooFast } = requestContext;
  const newLimit = createLimit('contests');
  const readLimit = createLimit('contestReads');
  const serverNewLimit = createServerLimit('serverContests');

  app.post('/api/series', async (request, reply) => {
    const body = v.safeParse(newSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Say which games, how many of them, and how long each is open.');
    if (!newLimit.tryTake(request.ip, body.output.deals)) return sendTooFast(reply);
    if (!serverNewLimit.tryTake('', body.output.deals)) return sendError(reply, 429, BUSY_SENTENCE);
    const person = personOf(request, reply);
    const made = await series.create(person, body.output);
    if (!made.ok) return sendError(reply, made.error.status, made.error.sentence);
    return { ok: true, series: await series.view(made.value, person) };
  });
  app.get<Params>('/api/series/:id', async (request, reply): Promise<SeriesAnswer | unknown> => {
    if (!readLimit.tryTake(request.ip)) return sendTooFast(reply);
    const found = await series.view(request.params.id, sessionOf(request)?.person ?? null);
    return found === null ? sendError(reply, 404, NO_SERIES_SENTENCE) : { ok: true, series: found };
  });
  app.post<Params>('/api/series/:id/deals', async (request, reply) => {
    if (!newLimit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(dealSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Say which game, and how long it is open.');
    if (!serverNewLimit.tryTake('')) return sendError(reply, 429, BUSY_SENTENCE);
    const fault = await series.addDeal(request.params.id, personOf(request, reply), body.output);
    return fault === null ? { ok: true } : sendError(reply, fault.status, fault.sentence);
  });
}

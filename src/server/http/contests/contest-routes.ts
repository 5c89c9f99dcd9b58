// The routes of contests: the dailies, challenges, entering, rankings and archives. The types are in core/contests/contest-api.ts.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ContestAnswer, DailyAnswer, OwnContestsAnswer } from '../../../core/contests/contest-api.ts';
import { NO_CONTEST } from '../../contests/contest-context.ts';
import type { Contests } from '../../contests/contests.ts';
import { dateOfDaily } from '../../contests/make-contest.ts';
import type { Fault } from '../../shared/fault.ts';
import { addressKey } from '../../shared/limits.ts';
import { type RequestContext, sessionOf } from '../request-context.ts';
import { dealFields, duration, gameName, personName } from './contest-schemas.ts';

const MAX_RECORD_BYTES = 1_000_000;
/** A record inside JSON has its line ends and quotation marks escaped. */
const MAX_CHALLENGE_BYTES = 1_300_000;
const MAX_OWN_CONTESTS = 40;

const enterSchema = v.object({ name: personName });
const hideSchema = v.object({ entry: v.pipe(v.string(), v.maxLength(40)), hidden: v.boolean() });
const challengeFields = {
  name: personName,
  invited: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(100)))),
  openForMs: v.optional(duration),
};
const challengeSchema = v.union([
  v.object({ ...challengeFields, record: v.string(), seat: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ ...challengeFields, game: gameName, ...dealFields }),
]);

type Params = { readonly Params: { readonly id: string } };

export function registerContests(app: FastifyInstance, requestContext: RequestContext, contests: Contests): void {
  const { context, personOf, createLimit, createServerLimit, sendError, sendTooFast } = requestContext;
  const store = context.requestStore.contests;
  const newLimit = createLimit('contests');
  const serverNewLimit = createServerLimit('serverContests');
  const entryLimit = createLimit('contestEntries');
  const readLimit = createLimit('contestReads');
  const archiveLimit = createLimit('archives');
  const handInLimit = createLimit('records');
  const limitedBy =
    (limit: ReturnType<typeof createLimit>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
      limit.tryTake(request.ip) ? undefined : sendTooFast(reply);
  const sendFault = (reply: FastifyReply, { status, ...rest }: Fault): FastifyReply =>
    reply.code(status).send({ ok: false, ...rest });
  const viewer = (request: FastifyRequest): string | null => sessionOf(request)?.person ?? null;

  app.get<{ Querystring: { date?: string } }>(
    '/api/daily',
    { onRequest: limitedBy(readLimit) },
    async (request, reply): Promise<DailyAnswer | FastifyReply> => {
      const date = request.query.date ?? new Date().toISOString().slice(0, 10);
      const made = await contests.dailies(date);
      if (made.length === 0) return sendError(reply, 404, 'There are no games for that day.');
      const person = viewer(request);
      const entries = person === null ? [] : await store.listEntriesOf(person);
      const played = entries.flatMap(({ contest, result }) =>
        result === null || !contest.startsWith('daily-') ? [] : [dateOfDaily(contest)!],
      );
      const views = [];
      for (const { contest } of made) {
        const stored = await contests.get(contest.id);
        if (stored !== null) views.push(await contests.viewOf(stored, person));
      }
      return { ok: true, date, now: Date.now(), contests: views, played: [...new Set(played)] };
    },
  );

  app.post<{ Body: unknown }>(
    '/api/contests',
    { bodyLimit: MAX_CHALLENGE_BYTES, onRequest: limitedBy(newLimit) },
    async (request, reply): Promise<ContestAnswer | FastifyReply> => {
      if (!serverNewLimit.tryTake('')) return sendError(reply, 429, 'The server is busy. Try again in a moment.');
      const body = v.safeParse(challengeSchema, request.body);
      if (!body.success) return sendError(reply, 400, 'Choose a game for your challenge.');
      const person = personOf(request, reply);
      const made = await contests.challenge(person, body.output, addressKey(request.ip));
      return made.ok ? { ok: true, contest: await contests.viewOf(made.value, person) } : sendFault(reply, made.error);
    },
  );
  app.get<Params>(
    '/api/contests/:id',
    { onRequest: limitedBy(readLimit) },
    async (request, reply): Promise<ContestAnswer | FastifyReply> => {
      const stored = await contests.get(request.params.id);
      if (stored === null) return sendFault(reply, NO_CONTEST);
      return { ok: true, contest: await contests.viewOf(stored, viewer(request)) };
    },
  );
  app.post<Params>('/api/contests/:id/enter', { onRequest: limitedBy(entryLimit) }, async (request, reply) => {
    const body = v.safeParse(enterSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Say who you are.');
    const entered = await contests.enter(request.params.id, personOf(request, reply), body.output.name);
    return entered.ok ? { ok: true, ...entered.value } : sendFault(reply, entered.error);
  });
  app.get<Params>('/api/contests/:id/ranking', { onRequest: limitedBy(readLimit) }, async (request, reply) => {
    const answer = await contests.ranking(request.params.id, viewer(request));
    return answer ?? sendFault(reply, NO_CONTEST);
  });
  app.post<Params & { Body: string }>(
    '/api/contests/:id/records',
    { bodyLimit: MAX_RECORD_BYTES, onRequest: limitedBy(handInLimit) },
    async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      const entry = await contests.handIn(request.params.id, personOf(request, reply), text, addressKey(request.ip));
      return entry.ok
        ? { ok: true, entry: entry.value.id, points: entry.value.result!.score }
        : sendFault(reply, entry.error);
    },
  );
  app.get<{ Params: { id: string; entry: string } }>(
    '/api/contests/:id/records/:entry',
    { onRequest: limitedBy(readLimit) },
    async (request, reply) => {
      const record = await contests.record(request.params.id, request.params.entry);
      if (!record.ok) return sendFault(reply, record.error);
      return reply.type('text/plain; charset=utf-8').send(record.value);
    },
  );
  app.get<Params>('/api/contests/:id/archive', { onRequest: limitedBy(archiveLimit) }, async (request, reply) => {
    const archive = await contests.archive(request.params.id);
    if (!archive.ok) return sendFault(reply, archive.error);
    return reply
      .header('content-disposition', `attachment; filename="wordhoard-contest-${archive.value.contest.deal.game}.json"`)
      .send(archive.value);
  });
  app.post<Params>('/api/contests/:id/hide', { onRequest: limitedBy(entryLimit) }, async (request, reply) => {
    const body = v.safeParse(hideSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'Say which entry to hide.');
    const { entry, hidden } = body.output;
    const fault = await contests.hide(request.params.id, personOf(request, reply), entry, hidden);
    return fault === null ? { ok: true } : sendFault(reply, fault);
  });
  app.get('/api/me/contests', { onRequest: limitedBy(readLimit) }, async (request): Promise<OwnContestsAnswer> => {
    const person = viewer(request);
    const challenges = person === null ? [] : await store.listChallengesOf(person, MAX_OWN_CONTESTS);
    const ownSeries = person === null ? [] : await store.listSeriesOf(person, MAX_OWN_CONTESTS);
    const series = ownSeries.map(({ id, name, host }) => ({ id, name, isHost: host === person }));
    const views = [];
    for (const stored of challenges) views.push(await contests.viewOf(stored, person));
    return { ok: true, contests: views, series };
  });
}

// Routes for finished matches, only for the people who played them: list, record, review and deletion; and the check of
// uploaded records. A running match never appears here, because its seed would give every secret away.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lexiconForMatch } from '../../core/match.ts';
import { formatRecord, type MatchRecord } from '../../core/records/record.ts';
import { type BotReason, listBotDecisions } from '../../core/records/review.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { buildRecord } from '../match/build-record.ts';
import type { ServerContext } from '../shared/context.ts';
import { addressKey } from '../shared/limits.ts';
import type { StoredMatch } from '../store/store.ts';
import type { RequestContext } from './request-context.ts';

const MAX_RECORD_BYTES = 1_000_000;
const MAX_LISTED_MATCHES = 100;
const SEALED = 'Others can still play this game. You can see all of it once its ranking is final.';
const NOT_YOURS = 'We can’t find a finished game of yours at this address.';

type Params = { readonly Params: { readonly id: string } };

export function registerMatchArchive(app: FastifyInstance, requestContext: RequestContext): void {
  registerMatchList(app, requestContext);
  registerRecordDownload(app, requestContext);
  registerRecordUpload(app, requestContext);
}

function registerMatchList(app: FastifyInstance, { context: { requestStore: store }, personOf }: RequestContext): void {
  app.get('/api/matches', async (request, reply) => {
    const stored = await store.listMatchesOf(personOf(request, reply), MAX_LISTED_MATCHES);
    const matches = stored.map(({ match: { game }, id, names, bots, outcome, endedAt: ended }) => {
      return { id, game, names, bots, outcome, ended };
    });
    return { ok: true, matches };
  });
  app.delete<Params>('/api/matches/:id', async (request, reply) => {
    await store.forgetMatches(personOf(request, reply), request.params.id);
    return { ok: true };
  });
}

function registerRecordDownload(
  app: FastifyInstance,
  { context, personOf, createLimit, sendError, sendTooFast }: RequestContext,
): void {
  const { requestStore: store } = context;
  const findOwnMatch = async (person: string, id: string): Promise<StoredMatch | null> => {
    const stored = (await store.isPlayer(person, id)) ? await store.getMatch(id) : null;
    return stored?.outcome == null ? null : stored;
  };

  app.get<Params>('/api/matches/:id/record', async (request, reply) => {
    const stored = await findOwnMatch(personOf(request, reply), request.params.id);
    if (stored === null) return sendError(reply, 404, NOT_YOURS);
    if (await store.contests.isSealed(stored.id)) return sendError(reply, 409, SEALED);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="wordhoard-${stored.match.game}.txt"`)
      .send(formatRecord(await buildRecord(stored, store)));
  });
  const reviewLimit = createLimit('reviews');
  app.get<Params>('/api/matches/:id/review', async (request, reply) => {
    const stored = await findOwnMatch(personOf(request, reply), request.params.id);
    if (stored === null) return sendError(reply, 404, NOT_YOURS);
    if (await store.contests.isSealed(stored.id)) return sendError(reply, 409, SEALED);
    if (stored.review !== null) return { ok: true, reasons: JSON.parse(stored.review) as readonly BotReason[] };
    if (!reviewLimit.tryTake(request.ip)) return sendTooFast(reply);
    const reasons = await explainBotMoves(await buildRecord(stored, store), context);
    if (!reasons.ok) return sendError(reply, 409, reasons.error);
    await store.saveReview(stored.id, JSON.stringify(reasons.value));
    return { ok: true, reasons: reasons.value };
  });
}

/** Asks the bots one move at a time, so that bots in running matches hardly wait. */
async function explainBotMoves(
  record: MatchRecord,
  context: ServerContext,
): Promise<Result<readonly BotReason[], string>> {
  const { match, names } = record;
  const game = findGame(match.game);
  if (game === undefined) return err('This game is no longer available.');
  const decisions = listBotDecisions(record, game, lexiconForMatch(match, context.openList));
  if (!decisions.ok) return err(decisions.error.sentence);
  const reasons: BotReason[] = [];
  for (const { n, request, text } of decisions.value) {
    const move = await context.bots.explain(request, names, { key: 'reviews' });
    if (move?.text === text) reasons.push({ n, seat: request.seat, why: move.why });
  }
  return ok(reasons);
}

function registerRecordUpload(
  app: FastifyInstance,
  { context: { recordChecker }, createLimit, sendError, sendTooFast }: RequestContext,
): void {
  const uploadLimit = createLimit('records');
  // Checked before the record is read.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    uploadLimit.tryTake(request.ip) ? undefined : sendTooFast(reply);
  app.post<{ Body: string }>('/api/records', { bodyLimit: MAX_RECORD_BYTES, onRequest }, async (request, reply) => {
    const text = typeof request.body === 'string' ? request.body : '';
    const checked = await recordChecker.check(text, addressKey(request.ip));
    return checked.ok ? { ok: true, ...checked.value } : sendError(reply, checked.error.status, checked.error.sentence);
  });
}

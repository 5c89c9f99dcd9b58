// Matches that are over, for those who played them: listed, as records, with their review, and forgotten on request.
// Records from elsewhere are proved here too. A running match is nowhere in it: its seed would tell every secret.

import type { FastifyInstance } from 'fastify';
import { deriveBotSeed } from '../../core/bot-driver.ts';
import { formatRecord, type MatchRecord } from '../../core/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type BotReason, listBotDecisions } from '../../core/review.ts';
import { lexiconForMatch } from '../match/live-match.ts';
import type { ServerContext } from '../shared/context.ts';
import { PERSON_COOKIE } from '../shared/identity.ts';
import { REQUEST_TIMEOUT_MS } from '../store/retry.ts';
import type { StoredMatch } from '../store/store.ts';
import type { RequestContext } from './request-context.ts';

const MAX_RECORD_BYTES = 1_000_000;
const MAX_LISTED_MATCHES = 100;

type Params = { readonly Params: { readonly id: string } };

export function registerMatchArchive(app: FastifyInstance, desk: RequestContext): void {
  registerMatchList(app, desk);
  registerRecordDownload(app, desk);
  registerRecordUpload(app, desk);
}

function registerMatchList(app: FastifyInstance, { context: { store, withRetry }, personOf }: RequestContext): void {
  app.get('/api/matches', async (request, reply) => {
    const person = personOf(request, reply);
    const stored = await withRetry(() => store.matchesOf(person, MAX_LISTED_MATCHES), REQUEST_TIMEOUT_MS);
    const matches = stored.map(({ match: { game }, id, names, bots, outcome, ended }) => {
      return { id, game, names, bots, outcome, ended };
    });
    return { ok: true, matches };
  });
  app.delete<Params>('/api/matches/:id', async (request, reply) => {
    const person = personOf(request, reply);
    await withRetry(() => store.forgetMatches(person, request.params.id), REQUEST_TIMEOUT_MS);
    return { ok: true };
  });
  app.delete('/api/me', async (request, reply) => {
    const person = personOf(request, reply);
    await withRetry(() => store.forgetMatches(person, null), REQUEST_TIMEOUT_MS);
    void reply.clearCookie(PERSON_COOKIE, { path: '/' });
    return { ok: true };
  });
}

function registerRecordDownload(app: FastifyInstance, { context, personOf, limit, sendError }: RequestContext): void {
  const { store } = context;
  const ask = <T>(work: () => Promise<T>): Promise<T> => context.withRetry(work, REQUEST_TIMEOUT_MS);
  /** A finished match that this person played. */
  const theirs = async (person: string, id: string): Promise<StoredMatch | null> => {
    const stored = (await ask(() => store.isPlayer(person, id))) ? await ask(() => store.match(id)) : null;
    return stored?.outcome == null ? null : stored;
  };
  const NOT_THEIRS = 'There is no finished match of yours here.';

  app.get<Params>('/api/matches/:id/record', async (request, reply) => {
    const stored = await theirs(personOf(request, reply), request.params.id);
    if (stored === null) return sendError(reply, 404, NOT_THEIRS);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="wordhoard-${stored.match.game}.txt"`)
      .send(formatRecord(await ask(() => buildRecord(stored, context))));
  });
  const reviewing = limit(10, 0.2);
  app.get<Params>('/api/matches/:id/review', async (request, reply) => {
    const stored = await theirs(personOf(request, reply), request.params.id);
    if (stored === null) return sendError(reply, 404, NOT_THEIRS);
    if (stored.review !== null) return { ok: true, reasons: JSON.parse(stored.review) as readonly BotReason[] };
    if (!reviewing.tryTake(request.ip))
      return sendError(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const reasons = await explainBotMoves(await ask(() => buildRecord(stored, context)), context);
    if (!reasons.ok) return sendError(reply, 409, reasons.error);
    await ask(() => store.saveReview(stored.id, JSON.stringify(reasons.value)));
    return { ok: true, reasons: reasons.value };
  });
}

async function buildRecord(
  { id, match, names, bots, outcome }: StoredMatch,
  { store }: ServerContext,
): Promise<MatchRecord> {
  const entries = (await store.acts(id, 0)).map(({ n, at, by, text }) => ({ n, at, by, text }));
  return { match, names, bots, entries, outcome };
}

/** Asks the bots again, one after another, so that bots who play now hardly wait. */
async function explainBotMoves(
  record: MatchRecord,
  context: ServerContext,
): Promise<Result<readonly BotReason[], string>> {
  const { match, names } = record;
  const { game: id, list, words } = match;
  const game = context.games[id];
  if (game === undefined) return err('This game is not here any more.');
  const asked = listBotDecisions(record, game, lexiconForMatch(match, context));
  if (!asked.ok) return err(asked.error.sentence);
  const seed = deriveBotSeed(match.seed);
  const reasons: BotReason[] = [];
  for (const { n, seat, level, view, now, text } of asked.value) {
    const said = await context.bots.explain({ game: id, list, words, view, seat, level, n: n - 1, now, seed }, names);
    if (said?.text === text) reasons.push({ n, seat, why: said.why });
  }
  return ok(reasons);
}

function registerRecordUpload(app: FastifyInstance, { context, limit, sendError }: RequestContext): void {
  const importing = limit(5, 0.1);
  app.post<{ Body: string }>('/api/records', { bodyLimit: MAX_RECORD_BYTES }, async (request, reply) => {
    if (!importing.tryTake(request.ip))
      return sendError(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const checked = await context.recordChecker.check(typeof request.body === 'string' ? request.body : '');
    return checked.ok ? { ok: true, ...checked.value } : sendError(reply, checked.error.status, checked.error.sentence);
  });
}

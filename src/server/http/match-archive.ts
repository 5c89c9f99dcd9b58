// Matches that are over, for those who played them: listed, as records, with their review, and forgotten on request.
// Records from elsewhere are proved here too. A running match is nowhere in it: its seed would tell every secret.

import type { FastifyInstance } from 'fastify';
import { formatRecord, type MatchRecord } from '../../core/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type BotReason, listBotDecisions } from '../../core/review.ts';
import { lexiconOf } from '../match/live-match.ts';
import type { Surroundings } from '../shared/context.ts';
import { COOKIE } from '../shared/identity.ts';
import { A_MOMENT } from '../store/retry.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Desk } from './request-context.ts';

const RECORD_LENGTH = 1_000_000;
const LISTED = 100;

type Params = { readonly Params: { readonly id: string } };

export function serveArchive(app: FastifyInstance, desk: Desk): void {
  serveList(app, desk);
  serveRecords(app, desk);
  proveRecords(app, desk);
}

function serveList(app: FastifyInstance, { around: { store, persist }, personOf }: Desk): void {
  app.get('/api/matches', async (request, reply) => {
    const person = personOf(request, reply);
    const stored = await persist(() => store.matchesOf(person, LISTED), A_MOMENT);
    const matches = stored.map(({ match: { game }, id, names, bots, outcome, ended }) => {
      return { id, game, names, bots, outcome, ended };
    });
    return { ok: true, matches };
  });
  app.delete<Params>('/api/matches/:id', async (request, reply) => {
    const person = personOf(request, reply);
    await persist(() => store.forget(person, request.params.id), A_MOMENT);
    return { ok: true };
  });
  app.delete('/api/me', async (request, reply) => {
    const person = personOf(request, reply);
    await persist(() => store.forget(person, null), A_MOMENT);
    void reply.clearCookie(COOKIE, { path: '/' });
    return { ok: true };
  });
}

function serveRecords(app: FastifyInstance, { around, personOf, limit, say }: Desk): void {
  const { store } = around;
  const ask = <T>(work: () => Promise<T>): Promise<T> => around.persist(work, A_MOMENT);
  /** A finished match that this person played. */
  const theirs = async (person: string, id: string): Promise<StoredMatch | null> => {
    const stored = (await ask(() => store.plays(person, id))) ? await ask(() => store.match(id)) : null;
    return stored?.outcome == null ? null : stored;
  };
  const NOT_THEIRS = 'There is no finished match of yours here.';

  app.get<Params>('/api/matches/:id/record', async (request, reply) => {
    const stored = await theirs(personOf(request, reply), request.params.id);
    if (stored === null) return say(reply, 404, NOT_THEIRS);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="wordhoard-${stored.match.game}.txt"`)
      .send(formatRecord(await ask(() => recordOf(stored, around))));
  });
  const reviewing = limit(10, 0.2);
  app.get<Params>('/api/matches/:id/review', async (request, reply) => {
    const stored = await theirs(personOf(request, reply), request.params.id);
    if (stored === null) return say(reply, 404, NOT_THEIRS);
    if (stored.review !== null) return { ok: true, reasons: JSON.parse(stored.review) as readonly BotReason[] };
    if (!reviewing.take(request.ip)) return say(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const reasons = await review(await ask(() => recordOf(stored, around)), around);
    if (!reasons.ok) return say(reply, 409, reasons.error);
    await ask(() => store.saveReview(stored.id, JSON.stringify(reasons.value)));
    return { ok: true, reasons: reasons.value };
  });
}

async function recordOf(
  { id, match, names, bots, outcome }: StoredMatch,
  { store }: Surroundings,
): Promise<MatchRecord> {
  const entries = (await store.acts(id, 0)).map(({ n, at, by, text }) => ({ n, at, by, text }));
  return { match, names, bots, entries, outcome };
}

/** Asks the bots again, one after another, so that bots who play now hardly wait. */
async function review(record: MatchRecord, around: Surroundings): Promise<Result<readonly BotReason[], string>> {
  const { match, names } = record;
  const game = around.games[match.game];
  if (game === undefined) return err('This game is not here any more.');
  const asked = listBotDecisions(record, game, lexiconOf(match, around));
  if (!asked.ok) return err(asked.error.sentence);
  const reasons: BotReason[] = [];
  for (const { n, request, text } of asked.value) {
    const said = await around.bots.explain(request, names);
    if (said?.text === text) reasons.push({ n, seat: request.seat, why: said.why });
  }
  return ok(reasons);
}

function proveRecords(app: FastifyInstance, { around, limit, say }: Desk): void {
  const importing = limit(5, 0.1);
  app.post<{ Body: string }>('/api/records', { bodyLimit: RECORD_LENGTH }, async (request, reply) => {
    if (!importing.take(request.ip)) return say(reply, 429, 'That is too much at once. Wait a moment and try again.');
    const checked = await around.recordChecker.check(typeof request.body === 'string' ? request.body : '');
    return checked.ok ? { ok: true, ...checked.value } : say(reply, checked.error.status, checked.error.sentence);
  });
}

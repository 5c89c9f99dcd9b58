// What every route of the HTTP interface needs: who asks, how much they may, and how to say no.
// Not the routes themselves (api.ts, archive.ts).

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../shared/context.ts';
import { type Identity, PERSON_COOKIE } from '../shared/identity.ts';
import { createRateLimit, type RateLimit, UNLIMITED } from '../shared/rate-limit.ts';

const COOKIE_MAX_AGE_S = 365 * 24 * 3600;

export type RequestContext = {
  readonly context: ServerContext;
  /** Who asks. Somebody without a name tag gets one. */
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  setPersonCookie(person: string, request: FastifyRequest, reply: FastifyReply): string;
  limit(burst: number, perSecond: number): RateLimit;
  sendError(reply: FastifyReply, code: number, sentence: string): FastifyReply;
};

export function createRequestContext(context: ServerContext, people: Identity, limits: boolean): RequestContext {
  const setPersonCookie: RequestContext['setPersonCookie'] = (person, request, reply) => {
    void reply.setCookie(PERSON_COOKIE, people.signCookie(person), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: COOKIE_MAX_AGE_S,
      secure: request.protocol === 'https',
    });
    return person;
  };
  return {
    context,
    personOf: (request, reply) =>
      people.verifyCookie(request.cookies[PERSON_COOKIE]) ?? setPersonCookie(people.newPersonId(), request, reply),
    setPersonCookie,
    limit: (burst, perSecond) => (limits ? createRateLimit(burst, perSecond, () => performance.now()) : UNLIMITED),
    sendError: (reply, code, sentence) => reply.code(code).send({ ok: false, sentence }),
  };
}

// What every HTTP route needs: the cookie that identifies the sender, rate limits, and error answers.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../shared/context.ts';
import { type Identity, PERSON_COOKIE } from '../shared/identity.ts';
import type { Limits, RateName } from '../shared/limits.ts';
import { createAddressLimit, createNamedLimit, type RateLimit } from '../shared/rate-limit.ts';
import { ROOM_REFUSALS } from '../shared/refusals.ts';

const COOKIE_MAX_AGE_S = 365 * 24 * 3600;

export const NOT_FOUND_SENTENCE = 'Page not found.';

export type RequestContext = {
  readonly context: ServerContext;
  /** The person who sends the request. Somebody without a cookie gets one. */
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  setPersonCookie(person: string, request: FastifyRequest, reply: FastifyReply): string;
  /** A limit per address. */
  createLimit(name: RateName): RateLimit;
  /** A limit for everybody together. */
  createServerLimit(name: RateName): RateLimit;
  sendError(reply: FastifyReply, code: number, sentence: string): FastifyReply;
  sendTooFast(reply: FastifyReply): FastifyReply;
};

export function createRequestContext(context: ServerContext, identity: Identity, limits: Limits): RequestContext {
  const setPersonCookie: RequestContext['setPersonCookie'] = (person, request, reply) => {
    void reply.setCookie(PERSON_COOKIE, identity.signCookie(person), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: COOKIE_MAX_AGE_S,
      secure: request.protocol === 'https',
    });
    return person;
  };
  const sendError: RequestContext['sendError'] = (reply, code, sentence) =>
    reply.code(code).send({ ok: false, sentence });
  return {
    context,
    personOf: (request, reply) =>
      identity.verifyCookie(request.cookies[PERSON_COOKIE]) ?? setPersonCookie(identity.newPersonId(), request, reply),
    setPersonCookie,
    createLimit: (name) => createAddressLimit(limits, name),
    createServerLimit: (name) => createNamedLimit(limits, name),
    sendError,
    sendTooFast: (reply) => sendError(reply, 429, ROOM_REFUSALS.TOO_FAST()),
  };
}

/** Whether a page of another site sends the request. Browsers send an origin; other programs send none. */
export function isCrossOrigin({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

// What every HTTP route needs: the cookie that identifies the sender, rate limits, and error answers.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../shared/context.ts';
import { deviceName } from '../shared/device-name.ts';
import { PERSON_COOKIE, type Session } from '../shared/identity.ts';
import type { Limits, RateName } from '../shared/limits.ts';
import { createAddressLimit, createNamedLimit, type RateLimit } from '../shared/rate-limit.ts';
import { ROOM_REFUSALS } from '../shared/refusals.ts';
import { type DeviceSession, SESSION_MAX_AGE_MS } from '../shared/sessions.ts';

/** Holds the cookie of the person this device was before it became somebody else. */
export const PREVIOUS_COOKIE = 'wordhoard-previous';
const PREVIOUS_MAX_AGE_S = 30 * 24 * 3600;

export const NOT_FOUND_SENTENCE = 'Page not found.';

export type RequestContext = {
  readonly context: ServerContext;
  /** The person who sends the request. Somebody without a cookie gets one. */
  personOf(request: FastifyRequest, reply: FastifyReply): string;
  /** Makes this device another person. It can go back to being the one it is now. */
  signIn(person: string, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Stores the device, so that it is in the list of the person's devices. */
  reportDevice(request: FastifyRequest): Promise<void>;
  setSession(session: DeviceSession, request: FastifyRequest, reply: FastifyReply): void;
  setPreviousCookie(cookie: string, request: FastifyRequest, reply: FastifyReply): void;
  /** A limit per address. */
  createLimit(name: RateName): RateLimit;
  /** A limit for everybody together. */
  createServerLimit(name: RateName): RateLimit;
  sendError(reply: FastifyReply, code: number, sentence: string): FastifyReply;
  sendTooFast(reply: FastifyReply): FastifyReply;
};

const sessions = new WeakMap<FastifyRequest, Session>();

/** Whose cookie the request has; null if it has none that is valid. Known once the hook below has run. */
export const sessionOf = (request: FastifyRequest): Session | null => sessions.get(request) ?? null;

/** A browser whose session is replaced hears of the tables of the person it is now, and of no others. */
export async function takePushAlong(
  before: Session | null,
  { person, device }: DeviceSession,
  { requestStore }: Pick<ServerContext, 'requestStore'>,
): Promise<void> {
  if (before?.device != null) await requestStore.movePushSubscriptions(before.device, { person, device });
}

export function createRequestContext(context: ServerContext, limits: Limits): RequestContext {
  const setCookie = (
    name: string,
    value: string,
    maxAge: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    const secure = request.protocol === 'https';
    void reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure });
  };
  const setSession: RequestContext['setSession'] = (session, request, reply) => {
    sessions.set(request, session);
    const cookie = context.sessions.identity.signCookie(session);
    setCookie(PERSON_COOKIE, cookie, SESSION_MAX_AGE_MS / 1000, request, reply);
  };
  const setPreviousCookie: RequestContext['setPreviousCookie'] = (cookie, request, reply) =>
    setCookie(PREVIOUS_COOKIE, cookie, PREVIOUS_MAX_AGE_S, request, reply);
  const sendError: RequestContext['sendError'] = (reply, code, sentence) =>
    reply.code(code).send({ ok: false, sentence });
  return {
    context,
    personOf(request, reply) {
      const known = sessionOf(request);
      if (known !== null) return known.person;
      const session = context.sessions.start(context.sessions.identity.newPersonId());
      setSession(session, request, reply);
      return session.person;
    },
    async signIn(person, request, reply) {
      const before = sessionOf(request);
      const cookie = request.cookies[PERSON_COOKIE];
      const session = context.sessions.start(person);
      await context.sessions.report(session, deviceName(request.headers['user-agent']));
      await takePushAlong(before, session, context);
      setSession(session, request, reply);
      if (before !== null && before.person !== person && cookie !== undefined)
        setPreviousCookie(cookie, request, reply);
    },
    async reportDevice(request) {
      const session = sessionOf(request);
      if (session !== null) await context.sessions.report(session, deviceName(request.headers['user-agent']));
    },
    setSession,
    setPreviousCookie,
    createLimit: (name) => createAddressLimit(limits, name),
    createServerLimit: (name) => createNamedLimit(limits, name),
    sendError,
    // Without the connection, a client that ignores this costs less, and the rest of its request is not read.
    sendTooFast: (reply) => sendError(reply.header('connection', 'close'), 429, ROOM_REFUSALS.TOO_FAST()),
  };
}

/** The path of the route that answers. The path of the address may be written in another way: `/%61pi/me` is `/api/me`. */
export const routePath = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url.split('?')[0]!;

export const isApiRequest = (request: FastifyRequest): boolean => routePath(request).startsWith('/api/');

/** Checks the cookie of every request before its route runs, and replaces one that gets old. */
export function registerAuthentication(
  app: FastifyInstance,
  { context: { sessions: known }, setSession }: RequestContext,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const isApi = isApiRequest(request);
    if (!isApi && routePath(request) !== '/ws') return;
    const session = await known.authenticate(request.cookies[PERSON_COOKIE]);
    if (session === null) return;
    sessions.set(request, session);
    const name = deviceName(request.headers['user-agent']);
    const renewed = isApi ? known.renew(session, name) : null;
    if (renewed === null) return;
    await known.report(renewed, name);
    setSession(renewed, request, reply);
  });
}

/** Whether a page of another site sends the request. Browsers send an origin; other programs send none. */
export function isCrossOrigin({ headers: { origin, host, 'sec-fetch-site': site } }: FastifyRequest): boolean {
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

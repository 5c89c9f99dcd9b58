// Who you are without an account: the cookie, your devices, and links that make another device the same person.
// GET requests change nothing but a missing or old cookie, so that no link or picture on another site can do anything.

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PERSON_COOKIE, randomId } from '../../shared/identity.ts';
import { cleanName } from '../../shared/names.ts';
import type { OneTimeToken } from '../../store/people.ts';
import { PREVIOUS_COOKIE, type RequestContext, sessionOf, takePushAlong } from '../request-context.ts';

const LINK_MS = 15 * 60_000;
const LINK_EXPIRED = 'This link has expired or was already used. Make a new one on your other device.';

const linkSchema = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(100))) });
const tokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function registerIdentityRoutes(app: FastifyInstance, requestContext: RequestContext): void {
  registerSession(app, requestContext);
  registerLinks(app, requestContext);
  registerDevices(app, requestContext);
}

function registerSession(
  app: FastifyInstance,
  { context, personOf, setSession, setPreviousCookie, sendError }: RequestContext,
): void {
  const { sessions } = context;
  app.get('/api/me', async (request, reply) => {
    const person = personOf(request, reply);
    const previous = await sessions.authenticate(request.cookies[PREVIOUS_COOKIE]);
    return { ok: true, canGoBack: previous !== null && previous.person !== person };
  });
  app.post('/api/me/previous', async (request, reply) => {
    const previous = await sessions.authenticate(request.cookies[PREVIOUS_COOKIE]);
    if (previous === null) return sendError(reply, 410, 'There’s nobody to go back to on this device.');
    const now = request.cookies[PERSON_COOKIE];
    const { device } = previous;
    const session = device === null ? sessions.start(previous.person) : { ...previous, device };
    await takePushAlong(sessionOf(request), session, context);
    setSession(session, request, reply);
    if (now !== undefined) setPreviousCookie(now, request, reply);
    return { ok: true };
  });
}

function registerLinks(
  app: FastifyInstance,
  {
    context: { requestStore: store, now },
    personOf,
    reportDevice,
    signIn,
    createLimit,
    sendError,
    sendTooFast,
  }: RequestContext,
): void {
  const linkLimit = createLimit('links');
  app.post('/api/device', async (request, reply) => {
    if (!linkLimit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(linkSchema, request.body ?? {});
    const name = cleanName((body.success ? body.output.name : undefined) ?? '');
    const token = randomId();
    const person = personOf(request, reply);
    await reportDevice(request);
    await store.addToken({ id: hashToken(token), kind: 'link', person, data: name, expires: now() + LINK_MS });
    // After #, so that the token is in no log.
    return { ok: true, path: `/link#${token}`, minutes: LINK_MS / 60_000 };
  });
  app.get<{ Params: { token: string } }>('/api/device/:token', (request, reply) =>
    reply.redirect(`/link#${encodeURIComponent(request.params.token)}`),
  );
  const findLink = async (body: unknown, find: typeof store.getToken): Promise<OneTimeToken | null> => {
    const parsed = v.safeParse(tokenSchema, body);
    return parsed.success ? find('link', hashToken(parsed.output.token), now()) : null;
  };
  /** What the link would do, for the page that asks. */
  app.post('/api/link/check', async (request, reply) => {
    const link = await findLink(request.body, store.getToken);
    if (link === null) return sendError(reply, 410, LINK_EXPIRED);
    const person = sessionOf(request)?.person;
    const games = person === undefined ? 0 : (await store.listMatchesOf(person, 100)).length;
    return { ok: true, name: link.data, isYou: link.person === person, games };
  });
  app.post('/api/link', async (request, reply) => {
    const link = await findLink(request.body, store.takeToken);
    if (link === null) return sendError(reply, 410, LINK_EXPIRED);
    if (link.person !== sessionOf(request)?.person) await signIn(link.person, request, reply);
    return { ok: true, name: link.data };
  });
}

function registerDevices(
  app: FastifyInstance,
  { context, personOf, reportDevice, setSession, sendError }: RequestContext,
): void {
  const { sessions, requestStore: store } = context;
  app.get('/api/me/devices', async (request, reply) => {
    const person = personOf(request, reply);
    await reportDevice(request);
    const stored = await store.listDevices(person);
    const own = sessionOf(request)?.device;
    const devices = stored.map(({ id, name, createdAt: created, seenAt: seen }) => {
      return { id, name, created, seen, isThis: id === own };
    });
    return { ok: true, devices };
  });
  app.delete<{ Params: { id: string } }>('/api/me/devices/:id', async (request, reply) => {
    const { id } = request.params;
    const person = personOf(request, reply);
    if (!(await sessions.signOutDevice(person, id))) return sendError(reply, 404, 'You don’t have a device like that.');
    await store.deletePushSubscriptionsOf(person, id);
    if (id === sessionOf(request)?.device) void reply.clearCookie(PERSON_COOKIE, { path: '/' });
    return { ok: true };
  });
  /** Signs out all other devices. This one gets a new cookie. */
  app.delete('/api/me/devices', async (request, reply) => {
    const person = personOf(request, reply);
    const at = await sessions.signOutPerson(person);
    const session = { ...sessions.start(person), issuedAt: at + 1 };
    await takePushAlong(sessionOf(request), session, context);
    for (const { endpoint, device } of await store.listPushSubscriptions(person))
      if (device !== session.device) await store.deletePushSubscription(endpoint);
    setSession(session, request, reply);
    return { ok: true };
  });
}

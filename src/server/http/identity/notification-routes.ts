// The routes for being told that it is your turn: push subscriptions, mail, quiet hours and vacation.

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { changeSettings } from '../../notify/change-settings.ts';
import { readMailAddress } from '../../notify/mail-address.ts';
import type { Notifications } from '../../notify/notifications.ts';
import { isPushKey } from '../../notify/push-encryption.ts';
import { openSealed, sealText } from '../../notify/seal-text.ts';
import {
  type NotificationSettings,
  parseSettings,
  quietSchema,
  takeVacation,
  timeZoneSchema,
  vacationDaysLeft,
} from '../../notify/settings.ts';
import { confirmationMail } from '../../notify/turn-texts.ts';
import type { RoomRegistry } from '../../rooms/room-registry.ts';
import { isSlow } from '../../rooms/state/pace.ts';
import type { RoomState } from '../../rooms/state/room-state.ts';
import { parseRoomState } from '../../rooms/state/stored-room-state.ts';
import { type RequestContext, sessionOf } from '../request-context.ts';

const MAX_SUBSCRIPTIONS = 10;
/** Mails to confirm an address that are sent to it per day. */
const MAILS_PER_ADDRESS = 3;
const DAY_MS = 86_400_000;
/** A vacation counts at up to this many of the person's tables. */
const MAX_VACATION_ROOMS = 100;

const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.maxLength(120),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes),
  );
const subscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  keys: v.object({ p256dh: v.pipe(base64url(65), v.check(isPushKey)), auth: base64url(16) }),
  /** For the quiet hours. */
  timeZone: v.optional(timeZoneSchema),
});
const wishesSchema = v.strictObject({
  quiet: quietSchema,
  timeZone: timeZoneSchema,
  mailWhen: v.picklist(['now', 'daily']),
});
const mailSchema = v.strictObject({ address: v.pipe(v.string(), v.maxLength(400)), timeZone: timeZoneSchema });
const vacationSchema = v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(14)) });
const tokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

/** A match over days waits for people on vacation, also one that is played live for now. */
const mayWait = (state: RoomState): boolean => isSlow(state) || state.returnPace !== null;

const describeVacation = (settings: NotificationSettings, now: number) => ({
  ok: true,
  vacationUntil: settings.vacation.until,
  vacationDaysLeft: vacationDaysLeft(settings, now),
});

export function registerNotifications(
  app: FastifyInstance,
  { context, personOf, createLimit, createServerLimit, sendError, sendTooFast }: RequestContext,
  rooms: RoomRegistry,
  notifications: Notifications,
): void {
  const { requestStore: store } = context;
  const limit = createLimit('notifications');
  const confirmationLimit = createLimit('confirmations');
  const serverConfirmationLimit = createServerLimit('serverConfirmations');
  /** Nobody can fill a stranger's mailbox with requests to confirm, whatever network address they come from. */
  const mayMail = (mailbox: string): Promise<boolean> => {
    const hash = context.sessions.identity.keyedHash('mail address', mailbox);
    return store.countConfirmationMail(hash, context.now(), context.now() - DAY_MS, MAILS_PER_ADDRESS);
  };
  const settingsOf = async (person: string): Promise<NotificationSettings> =>
    parseSettings(await store.getNotificationSettings(person));
  const stopMail = (person: string): Promise<unknown> =>
    changeSettings(store, person, (settings) => (settings.mail === null ? null : { ...settings, mail: null }));

  app.get('/api/me/notifications', async (request, reply) => {
    const person = personOf(request, reply);
    const settings = await settingsOf(person);
    const { mail, quiet, timeZone, vacation } = settings;
    const now = Date.now();
    // Unreadable after a backup was restored without the server's secret.
    const address = mail && openSealed(mail.address, notifications.mailSecret);
    return {
      ok: true,
      pushKey: notifications.pushKey,
      pushDevices: (await store.listPushSubscriptions(person)).length,
      offersMail: notifications.mail !== null,
      mail: mail !== null && address !== null ? { address, isConfirmed: mail.isConfirmed, when: mail.when } : null,
      ...{ quiet, timeZone },
      vacationUntil: vacation.until !== null && vacation.until > now ? vacation.until : null,
      vacationDaysLeft: vacationDaysLeft(settings, now),
    };
  });
  app.put('/api/me/notifications', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(wishesSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'The server couldn’t read these settings.');
    const person = personOf(request, reply);
    const { quiet, timeZone, mailWhen } = body.output;
    await changeSettings(store, person, (settings) => ({
      ...{ ...settings, quiet, timeZone, mail: settings.mail && { ...settings.mail, when: mailWhen } },
    }));
    return { ok: true };
  });

  app.post('/api/me/push', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(subscriptionSchema, request.body);
    if (!body.success || !notifications.isAllowedEndpoint(body.output.endpoint))
      return sendError(reply, 400, 'This browser’s notifications aren’t supported here.');
    const person = personOf(request, reply);
    const { endpoint, keys, timeZone } = body.output;
    const known = await store.listPushSubscriptions(person);
    if (known.length >= MAX_SUBSCRIPTIONS && !known.some((one) => one.endpoint === endpoint))
      await store.deletePushSubscription(known[0]!.endpoint);
    const device = sessionOf(request)?.device ?? null;
    await store.savePushSubscription({ endpoint, person, publicKey: keys.p256dh, auth: keys.auth, device });
    if (timeZone !== undefined) await changeSettings(store, person, (settings) => ({ ...settings, timeZone }));
    return { ok: true };
  });
  app.delete('/api/me/push', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(v.object({ endpoint: v.string() }), request.body);
    const person = personOf(request, reply);
    const own = await store.listPushSubscriptions(person);
    for (const { endpoint } of own)
      if (!body.success || endpoint === body.output.endpoint) await store.deletePushSubscription(endpoint);
    return { ok: true };
  });

  app.post('/api/me/mail', async (request, reply) => {
    const { mail: send, publicUrl, mailSecret, signLink } = notifications;
    if (send === null) return sendError(reply, 404, 'This server sends no mail.');
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(mailSchema, request.body);
    const read = body.success ? readMailAddress(body.output.address) : null;
    if (!body.success || read === null) return sendError(reply, 400, 'That doesn’t look like an email address.');
    if (!confirmationLimit.tryTake(request.ip) || !serverConfirmationLimit.tryTake('')) return sendTooFast(reply);
    if (!(await mayMail(read.mailbox)))
      return sendError(reply, 429, 'We’ve already written to this address. Look in your mail, or try again tomorrow.');
    const person = personOf(request, reply);
    const address = sealText(read.address, mailSecret);
    const { timeZone } = body.output;
    await changeSettings(store, person, (settings) => ({
      ...{ ...settings, timeZone },
      mail: { address, isConfirmed: false, when: settings.mail?.when ?? 'daily', sentAt: 0 },
    }));
    try {
      await send({
        to: read.address,
        ...confirmationMail(`${publicUrl}/mail?confirm=${signLink('confirm', person, address)}`),
        unsubscribeUrl: `${publicUrl}/api/mail/unsubscribe?token=${signLink('stop', person, '')}`,
      });
    } catch {
      return sendError(reply, 502, 'The mail couldn’t be sent. Check the address and try again.');
    }
    return { ok: true };
  });
  app.delete('/api/me/mail', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    await stopMail(personOf(request, reply));
    return { ok: true };
  });
  app.post('/api/mail/confirm', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(tokenSchema, request.body);
    let address = '';
    const addressOf = async (one: string): Promise<string> => {
      address = (await settingsOf(one)).mail?.address ?? '';
      return address;
    };
    const person = body.success ? await notifications.readLink('confirm', body.output.token, addressOf) : null;
    // A link confirms the one address it was sent to, even if another one is entered at this moment.
    const confirmed =
      person === null
        ? null
        : await changeSettings(store, person, (settings) =>
            settings.mail?.address === address ? { ...settings, mail: { ...settings.mail, isConfirmed: true } } : null,
          );
    if (confirmed === null) return sendError(reply, 404, 'This link is no longer valid. Enter your address again.');
    return { ok: true };
  });
  // Mail programs send the token in the address and a form as the body.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  app.post('/api/mail/unsubscribe', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const token = v.safeParse(tokenSchema, { ...(request.query as object), ...(request.body as object | null) });
    const person = token.success ? await notifications.readLink('stop', token.output.token, async () => '') : null;
    if (person === null) return sendError(reply, 404, 'This link is no longer valid.');
    await stopMail(person);
    return { ok: true };
  });

  app.post('/api/me/vacation', async (request, reply) => {
    if (!limit.tryTake(request.ip)) return sendTooFast(reply);
    const body = v.safeParse(vacationSchema, request.body);
    if (!body.success) return sendError(reply, 400, 'A vacation has 1 to 14 days.');
    const person = personOf(request, reply);
    const now = Date.now();
    const { days } = body.output;
    let before = await settingsOf(person);
    const settings = await changeSettings(store, person, (current) => {
      before = current;
      return current.vacation.until === null && days === 0 ? null : takeVacation(current, days, now);
    });
    if (settings === null && days === 0) return describeVacation(before, now);
    if (settings === null) return sendError(reply, 409, 'You don’t have that many days left this year.');
    const { until } = settings.vacation;
    const end = until === null ? null : context.now() + until - now;
    for (const { id, state } of await store.listMemberRooms(person, MAX_VACATION_ROOMS))
      if (mayWait(parseRoomState(state))) await (await rooms.load(id))?.setVacation(person, end);
    return describeVacation(settings, now);
  });
}

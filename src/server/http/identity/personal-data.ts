// Everything the server keeps about a person: a copy of it, and its deletion. docs/privacy.md lists the same for readers.

import type { FastifyInstance } from 'fastify';
import { formatRecord } from '../../../core/records/record.ts';
import { buildRecord } from '../../match/build-record.ts';
import type { Notifications } from '../../notify/notifications.ts';
import { openSealed } from '../../notify/seal-text.ts';
import { parseSettings } from '../../notify/settings.ts';
import { erasePerson } from '../../rooms/people/erase-person.ts';
import type { RoomRegistry } from '../../rooms/room-registry.ts';
import { plansFor } from '../../rooms/state/plans.ts';
import { seatOf } from '../../rooms/state/room-state.ts';
import { parseRoomState } from '../../rooms/state/stored-room-state.ts';
import { PERSON_COOKIE } from '../../shared/identity.ts';
import { FIRST_ITEM, type ItemKind, type PersonItem } from '../../store/person-items/person-items.ts';
import { PREVIOUS_COOKIE, type RequestContext, sessionOf } from '../request-context.ts';

const MAX_EXPORTED_MATCHES = 1000;
const ITEMS_AT_ONCE = 100;

/** The settings with the mail address as the person wrote it. */
function readableSettings(text: string | null, mailSecret: string) {
  const settings = parseSettings(text);
  const { mail } = settings;
  return { ...settings, mail: mail && { ...mail, address: openSealed(mail.address, mailSecret) } };
}

export function registerPersonalData(
  app: FastifyInstance,
  requestContext: RequestContext,
  rooms: RoomRegistry,
  { mailSecret }: Notifications,
): void {
  const { context, personOf, createLimit, sendTooFast } = requestContext;
  const { requestStore: store, sessions } = context;
  // Both read all rooms, because nothing else knows who was where.
  const exportLimit = createLimit('exports');
  const eraseLimit = createLimit('erasures');

  const readAll = async (person: string, kind: ItemKind): Promise<PersonItem[]> => {
    const items: PersonItem[] = [];
    for (let after = FIRST_ITEM; ; ) {
      const page = await store.listItems(person, kind, after, ITEMS_AT_ONCE);
      items.push(...page.map(({ changed: _, ...item }) => item));
      if (page.length < ITEMS_AT_ONCE) return items;
      after = page.at(-1)!;
    }
  };

  app.get('/api/me/export', async (request, reply) => {
    if (!exportLimit.tryTake(request.ip)) return sendTooFast(reply);
    const person = personOf(request, reply);
    const [devices, passkeys, recoveryPhraseCreated, inRooms, played, reports, push, awaited, settings, copyId] =
      await Promise.all([
        store.listDevices(person),
        store.listPasskeys(person),
        store.recoveryPhraseCreatedAt(person),
        store.listRoomsOf(person),
        store.listMatchesOf(person, MAX_EXPORTED_MATCHES),
        store.listReportsOf(person),
        store.listPushSubscriptions(person),
        store.listTurnNotices(person),
        store.getNotificationSettings(person),
        store.getCopy(person),
      ]);
    const entries = (await store.contests.listEntriesOf(person)).map(
      ({ contest, id, name, room, match, enteredAt, isListed, isHidden, result }) => ({
        ...{ contest, id, name, room, match, enteredAt, isListed, isHidden },
        result: result && { score: result.score, tookMs: result.tookMs, elapsedMs: result.elapsedMs },
      }),
    );
    const hosted = (await store.contests.listHostedBy(person)).map(
      ({ contest: { id, kind, series, opens, closes }, challenger }) => ({
        ...{ id, kind, series, opens, closes, challenger },
      }),
    );
    const series = (await store.contests.listSeriesOf(person, MAX_EXPORTED_MATCHES))
      .filter(({ host }) => host === person)
      .map(({ id, name, scoring }) => ({ id, name, scoring }));
    const taught = (await store.lessons.listOf(person, MAX_EXPORTED_MATCHES)).map(
      ({ progress: _, ...lesson }) => lesson,
    );
    const lessons = { taught, joined: await store.lessons.listPartsOf(person) };
    const matches = [];
    for (const stored of played) {
      const { id, match, names, bots, outcome, endedAt: ended } = stored;
      // The record of a deal that others can still play would tell its secrets.
      const isSealed = await store.contests.isSealed(id);
      const record = isSealed ? null : formatRecord(await buildRecord(stored, store));
      matches.push({ id, game: match.game, names, bots, outcome, ended, record });
    }
    const copy = { id: copyId, games: await readAll(person, 'games'), practice: await readAll(person, 'practice') };
    void reply.header('content-disposition', 'attachment; filename="wordhoard-my-data.json"');
    return {
      ok: true,
      person,
      devices: devices.map(({ person: _, ...device }) => device),
      recoveryPhraseCreated,
      notifications: {
        settings: readableSettings(settings, mailSecret),
        push: push.map(({ endpoint }) => endpoint),
        awaited,
      },
      passkeys: passkeys.map(({ id, createdAt }) => ({ id, createdAt })),
      rooms: inRooms.map(({ id, state: text }) => {
        const state = parseRoomState(text);
        const member = state.people.find((one) => one.person === person);
        const bans = state.bans.filter((ban) => ban.person === person).map(({ name, address }) => ({ name, address }));
        const room = { id, game: state.game, match: state.match, bans };
        if (member === undefined) return room;
        const { name, muted, review, removed, address, recentCommandIds, who, vacationUntil, chatRead } = member;
        return {
          ...{ ...room, name, muted, review, removed, address, recentCommandIds, vacationUntil, chatRead },
          seat: seatOf(state, who),
          chat: state.chatLog.filter((message) => message.who === who).map(({ n, text, at }) => ({ n, text, at })),
          plans: plansFor(state, who),
        };
      }),
      matches,
      contests: { entries, hosted, series },
      lessons,
      copy,
      // Nobody learns who reported them.
      reports: reports.map(({ room, match, reporter, reported, reportedName, kind, text, context: chat, at }) => ({
        ...{ room, match, reportedName, kind, text, at, isByYou: reporter === person, isAboutYou: reported === person },
        ...(reporter === person ? { context: chat } : {}),
      })),
    };
  });

  app.delete('/api/me', async (request, reply) => {
    if (!eraseLimit.tryTake(request.ip)) return sendTooFast(reply);
    const person = sessionOf(request)?.person;
    if (person === undefined) return { ok: true }; // we know nothing about somebody without a cookie
    // From here on the cookie is invalid. If the rest fails, a background job finishes it.
    await sessions.signOutPerson(person, true);
    for (const name of [PERSON_COOKIE, PREVIOUS_COOKIE]) void reply.clearCookie(name, { path: '/' });
    await erasePerson(person, rooms, context);
    return { ok: true };
  });
}

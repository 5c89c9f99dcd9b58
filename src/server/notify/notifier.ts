// Tells people that it is their turn: takes what is due from the store and sends it. Any node may do it; the store decides
// which one sends a notice. Messages name the game and the players, never anything of a hand.

import { findGame } from '../../games/index.ts';
import { lateSeatNames, type RoomState, seatNames, seatOf } from '../rooms/state/room-state.ts';
import { parseRoomState } from '../rooms/state/stored-room-state.ts';
import type { ServerContext } from '../shared/context.ts';
import type { NoticeChannel, TurnNotice } from '../store/notifications.ts';
import { changeSettings } from './change-settings.ts';
import type { MailSender } from './mail-sender.ts';
import type { PushSender } from './push-sender.ts';
import { openSealed } from './seal-text.ts';
import { msUntilBack, msUntilLoud, msUntilMail, type NotificationSettings, parseSettings } from './settings.ts';
import { sayReminder, sayTurn, turnMail, type WaitingTable } from './turn-texts.ts';

const RETRY_MS = 5 * 60_000;
const BATCH_SIZE = 200;
/** How many people at once, so that a slow push service or mail server doesn't keep others waiting. */
const PEOPLE_AT_ONCE = 8;

export type NotifierParts = {
  readonly context: Pick<ServerContext, 'store' | 'now' | 'log'>;
  readonly push: PushSender;
  /** null if the server sends no mail. */
  readonly mail: MailSender | null;
  /** Where people reach this server, for links in mails. */
  readonly publicUrl: string;
  readonly mailSecret: string;
  /** The signed part of the address that unsubscribes a person. */
  readonly unsubscribeToken: (person: string) => string;
  readonly wallTime?: () => number;
};

export class Notifier {
  readonly #parts: NotifierParts;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
  }

  get #wallTime(): number {
    return (this.#parts.wallTime ?? Date.now)();
  }

  /** Sends what is due. Called again and again. */
  async sendDue(): Promise<void> {
    const { store, now } = this.#parts.context;
    const byPerson = Map.groupBy(await store.listDueNotices(now(), BATCH_SIZE), ({ person }) => person);
    const waiting = byPerson.values();
    const sendNext = async (): Promise<void> => {
      for (const notices of waiting) await this.#sendTo(notices);
    };
    await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, sendNext));
  }

  /** Sends what is due for one person. */
  async #sendTo(notices: readonly TurnNotice[]): Promise<void> {
    const { store, now } = this.#parts.context;
    const { person } = notices[0]!;
    const settings = parseSettings(await store.getNotificationSettings(person));
    for (const notice of notices)
      for (const channel of ['push', 'remind'] as const)
        if (isDue(notice, channel, now())) await this.#sendPush(notice, channel, settings);
    if (notices.some((notice) => isDue(notice, 'mail', now()))) await this.#sendDigest(person, settings);
  }

  async #sendPush(notice: TurnNotice, channel: 'push' | 'remind', settings: NotificationSettings): Promise<void> {
    const { store, now } = this.#parts.context;
    const quietMs = Math.max(msUntilLoud(settings, this.#wallTime), msUntilBack(settings, this.#wallTime));
    if (quietMs > 0) return void (await store.moveNotice(notice, channel, now() + quietMs));
    if (!(await store.moveNotice(notice, channel, null))) return; // another node sends it
    const table = await this.#describe(notice);
    if (table === null) return;
    const subscriptions = await store.listPushSubscriptions(notice.person);
    // Who has only mail is reminded by mail: with the next one.
    if (subscriptions.length === 0 && channel === 'remind' && notice.mailDue === null)
      await store.moveNotice(notice, 'mail', now());
    if (subscriptions.length === 0) return;
    const { length: tables } = await store.listTurnNotices(notice.person);
    const body = channel === 'push' ? sayTurn(table) : sayReminder(table);
    const text = JSON.stringify({ title: table.title, body, path: `/t/${notice.room}`, tag: notice.room, tables });
    const results = [];
    for (const subscription of subscriptions) {
      const result = await this.#parts.push(subscription, text, notice.room.replace(/[^\w-]/g, '').slice(0, 32));
      if (result === 'gone') await store.deletePushSubscription(subscription.endpoint);
      results.push(result);
    }
    if (results.includes('failed') && !results.includes('sent')) {
      const sent = channel === 'push' ? { ...notice, pushDue: null } : { ...notice, remindDue: null };
      await store.moveNotice(sent, channel, now() + RETRY_MS);
    }
  }

  /** One mail for all tables that wait for this person. */
  async #sendDigest(person: string, settings: NotificationSettings): Promise<void> {
    const { context, mail: send, publicUrl, mailSecret, unsubscribeToken } = this.#parts;
    const { store, now, log } = context;
    const notices = (await store.listTurnNotices(person)).filter(({ mailDue }) => mailDue !== null);
    const move = async (to: number | null): Promise<readonly TurnNotice[]> => {
      const moved = [];
      for (const notice of notices) if (await store.moveNotice(notice, 'mail', to)) moved.push(notice);
      return moved;
    };
    const { mail } = settings;
    const address = mail?.isConfirmed === true ? openSealed(mail.address, mailSecret) : null;
    if (mail === null || address === null || send === null) return void (await move(null));
    const waitMs = Math.max(msUntilMail(settings, this.#wallTime), msUntilBack(settings, this.#wallTime));
    if (waitMs > 0) return void (await move(now() + waitMs));
    const taken = await move(null);
    const tables = [];
    for (const notice of taken) {
      const table = await this.#describe(notice);
      if (table !== null) tables.push({ ...table, url: `${publicUrl}/t/${notice.room}` });
    }
    if (tables.length === 0) return;
    try {
      await send({
        to: address,
        ...turnMail(tables, `${publicUrl}/mail?stop=${unsubscribeToken(person)}`, {
          ...{ wallTime: this.#wallTime, timeZone: settings.timeZone },
        }),
        unsubscribeUrl: `${publicUrl}/api/mail/unsubscribe?token=${unsubscribeToken(person)}`,
      });
      const sentAt = this.#wallTime;
      // Unless they stopped mail or deleted their data while it was sent.
      await changeSettings(store, person, (current) =>
        current.mail?.address === mail.address ? { ...current, mail: { ...current.mail, sentAt } } : null,
      );
    } catch (error) {
      // The text of the error may contain the address.
      log.warn('a mail could not be sent', { code: String((error as { code?: unknown }).code ?? 'unknown') });
      for (const notice of taken) await store.moveNotice({ ...notice, mailDue: null }, 'mail', now() + RETRY_MS);
    }
  }

  /** The table as the person may see it; null if nobody waits for them there any more. */
  async #describe({ person, room }: TurnNotice): Promise<WaitingTable | null> {
    const { store, now } = this.#parts.context;
    const stored = await store.getRoom(room);
    if (stored === null) return null;
    const state = parseRoomState(stored.state);
    const member = state.people.find((one) => one.person === person && !one.removed);
    const game = findGame(state.game);
    if (member === undefined || game === undefined || state.phase !== 'playing') return null;
    const names = await this.#namesIn(state);
    const seat = seatOf(state, member.who);
    const others = names.filter((_, i) => i !== seat);
    return { title: game.say.title, others, leftMs: state.moveBy === null ? null : Math.max(0, state.moveBy - now()) };
  }

  async #namesIn(state: RoomState): Promise<readonly string[]> {
    const match = state.match === null ? null : await this.#parts.context.store.getMatch(state.match);
    return match === null ? seatNames(state) : lateSeatNames(state, match.names);
  }
}

const isDue = (notice: TurnNotice, channel: NoticeChannel, now: number): boolean => {
  const due = { push: notice.pushDue, mail: notice.mailDue, remind: notice.remindDue }[channel];
  return due !== null && due <= now;
};

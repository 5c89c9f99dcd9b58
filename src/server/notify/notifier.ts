// Tells people that it is their turn: takes what is due from the store and sends it. Any node may do it; the store decides
// which one sends a notice. Messages name the game and the players, never anything of a hand.

import { joinWithAnd } from '../../core/wording.ts';
import { findGame } from '../../games/index.ts';
import { lateSeatNames, type RoomState, seatNames, seatOf } from '../rooms/state/room-state.ts';
import { parseRoomState } from '../rooms/state/stored-room-state.ts';
import type { ServerContext } from '../shared/context.ts';
import type { NoticeChannel, TurnNotice } from '../store/notifications.ts';
import type { MailSender } from './mail-sender.ts';
import type { PushSender } from './push-sender.ts';
import { openSealed } from './seal-text.ts';
import { msUntilBack, msUntilLoud, msUntilMail, type NotificationSettings, parseSettings } from './settings.ts';

const RETRY_MS = 5 * 60_000;
const BATCH_SIZE = 200;

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

type Table = { readonly title: string; readonly others: string; readonly leftMs: number | null };

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
    const due = await store.listDueNotices(now(), BATCH_SIZE);
    const mailed = new Set<string>();
    for (const notice of due) {
      const settings = parseSettings(await store.getNotificationSettings(notice.person));
      for (const channel of ['push', 'remind'] as const)
        if (isDue(notice, channel, now())) await this.#sendPush(notice, channel, settings);
      if (!isDue(notice, 'mail', now()) || mailed.has(notice.person)) continue;
      mailed.add(notice.person);
      await this.#sendDigest(notice.person, settings);
    }
  }

  async #sendPush(notice: TurnNotice, channel: 'push' | 'remind', settings: NotificationSettings): Promise<void> {
    const { store, now } = this.#parts.context;
    const quietMs = Math.max(msUntilLoud(settings, this.#wallTime), msUntilBack(settings, this.#wallTime));
    if (quietMs > 0) return void (await store.moveNotice(notice, channel, now() + quietMs));
    if (!(await store.moveNotice(notice, channel, null))) return; // another node sends it
    const table = await this.#describe(notice);
    const subscriptions = table === null ? [] : await store.listPushSubscriptions(notice.person);
    if (table === null || subscriptions.length === 0) return;
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
    const stop = `${publicUrl}/mail?stop=${unsubscribeToken(person)}`;
    const lines = tables.map((table) => `${sayTurn(table)}\n${table.url}`);
    try {
      await send({
        to: address,
        subject: tables.length === 1 ? `Your turn in ${tables[0]!.title}` : `Your turn at ${tables.length} tables`,
        text: `${lines.join('\n\n')}\n\nTo get no more mail from Wordhoard, open this page:\n${stop}\n`,
        unsubscribeUrl: `${publicUrl}/api/mail/unsubscribe?token=${unsubscribeToken(person)}`,
      });
      const saved = { ...settings, mail: { ...mail, sentAt: this.#wallTime } };
      await store.saveNotificationSettings(person, JSON.stringify(saved));
    } catch (error) {
      // The text of the error may contain the address.
      log.warn('a mail could not be sent', { code: String((error as { code?: unknown }).code ?? 'unknown') });
      for (const notice of taken) await store.moveNotice({ ...notice, mailDue: null }, 'mail', now() + RETRY_MS);
    }
  }

  /** The table as the person may see it; null if nobody waits for them there any more. */
  async #describe({ person, room }: TurnNotice): Promise<Table | null> {
    const { store, now } = this.#parts.context;
    const stored = await store.getRoom(room);
    if (stored === null) return null;
    const state = parseRoomState(stored.state);
    const member = state.people.find((one) => one.person === person && !one.removed);
    const game = findGame(state.game);
    if (member === undefined || game === undefined || state.phase !== 'playing') return null;
    const names = await this.#namesIn(state);
    const seat = seatOf(state, member.who);
    const others = joinWithAnd(names.filter((_, i) => i !== seat));
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

const HOUR_MS = 3_600_000;
const sayTurn = ({ title, others }: Table): string => `It’s your turn in ${title} with ${others}.`;

function sayReminder(table: Table): string {
  const hours = Math.round((table.leftMs ?? 0) / HOUR_MS);
  const left = hours >= 48 ? `${Math.round(hours / 24)} days` : hours > 1 ? `${hours} hours` : 'less than 2 hours';
  return `You have ${left} left for your move in ${table.title} with ${table.others}.`;
}

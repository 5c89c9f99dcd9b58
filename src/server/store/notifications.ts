// What the store keeps to tell people that it is their turn: browsers to push to, how each person wants to
// be told, and whose move each table waits for. The same SQL runs on both databases.

export type PushSubscription = {
  readonly endpoint: string;
  readonly person: string;
  /** Both as base64url. */
  readonly publicKey: string;
  readonly auth: string;
  /** The device (people.ts) that subscribed; null if it has none, as before devices were stored. */
  readonly device: string | null;
};

/** Somebody is awaited at a table. The times are service time; null: nothing is to be sent that way any more. */
export type TurnNotice = {
  readonly person: string;
  readonly room: string;
  readonly pushDue: number | null;
  readonly mailDue: number | null;
  /** Half of the time for the move has passed. */
  readonly remindDue: number | null;
};
export type NoticeChannel = 'push' | 'mail' | 'remind';

export interface NotificationStore {
  /** Adds it, or gives it to this person. */
  savePushSubscription(subscription: PushSubscription): Promise<void>;
  listPushSubscriptions(person: string): Promise<readonly PushSubscription[]>;
  deletePushSubscription(endpoint: string): Promise<void>;
  /** Signed out: a browser that is not this person any more must not hear of their tables. */
  deletePushSubscriptionsOf(person: string, device: string): Promise<void>;
  /** The browser of this device is another device of this person now, and takes its subscriptions along. */
  movePushSubscriptions(device: string, to: { readonly person: string; readonly device: string }): Promise<void>;
  /** JSON; null if the person has chosen nothing. */
  getNotificationSettings(person: string): Promise<string | null>;
  /** Replaces `before`; false if they are not those any more, because they were changed or erased meanwhile. */
  saveNotificationSettings(person: string, settings: string, before: string | null): Promise<boolean>;
  /** These people, and nobody else, are awaited in the room. Somebody who was awaited already keeps their notice as it is. */
  setAwaited(room: string, notices: readonly TurnNotice[]): Promise<void>;
  listTurnNotices(person: string): Promise<readonly TurnNotice[]>;
  /** The people who are awaited in a room. */
  listAwaited(room: string): Promise<readonly string[]>;
  /** Notices of which something is due, the longest due first. */
  listDueNotices(before: number, limit: number): Promise<readonly TurnNotice[]>;
  /** Moves the due time of a channel from `from` to `to`; false if another node was first. */
  moveNotice(notice: TurnNotice, channel: NoticeChannel, to: number | null): Promise<boolean>;
  /** Counts a mail to an address (its hash) that has not confirmed it yet; false if `max` were sent to it since `since`. Older
   *  ones are forgotten. */
  countConfirmationMail(addressHash: string, now: number, since: number, max: number): Promise<boolean>;
  /** The person has seen the table: neither a push message nor a mail is needed, unless they forget it. */
  markSeen(person: string, room: string): Promise<void>;
}

/** Each was added in another version. */
export const NOTIFICATION_MIGRATIONS = {
  first: `
  create table push_subscriptions (endpoint text primary key, person text not null, public_key text not null, auth text not null);
  create index push_subscriptions_person on push_subscriptions (person);
  create table notification_settings (person text primary key, settings text not null);
  create table turn_notices (person text not null, room text not null, push_due bigint, mail_due bigint, remind_due bigint, primary key (person, room));
  create index turn_notices_room on turn_notices (room);
  create index turn_notices_push on turn_notices (push_due) where push_due is not null;
  create index turn_notices_mail on turn_notices (mail_due) where mail_due is not null;
  create index turn_notices_remind on turn_notices (remind_due) where remind_due is not null;`,
  confirmations: `
  create table confirmation_mails (address text not null, sent bigint not null);
  create index confirmation_mails_address on confirmation_mails (address);
  create index confirmation_mails_sent on confirmation_mails (sent);`,
  pushDevices: `
  alter table push_subscriptions add column device text;
  create index push_subscriptions_device on push_subscriptions (device) where device is not null;`,
};

/** The tables with a column `person`, to be erased with the person. */
export const NOTIFICATION_TABLES = ['push_subscriptions', 'notification_settings', 'turn_notices'];

type Row = { readonly [column: string]: unknown };
type Query = (sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

export const notificationsIn = (query: Query): NotificationStore => ({
  async savePushSubscription({ endpoint, person, publicKey, auth, device }) {
    await query(
      `insert into push_subscriptions (endpoint, person, public_key, auth, device) values ($1, $2, $3, $4, $5)
       on conflict (endpoint) do update set person = excluded.person, public_key = excluded.public_key,
       auth = excluded.auth, device = excluded.device`,
      ...[endpoint, person, publicKey, auth, device],
    );
  },
  async listPushSubscriptions(person) {
    const rows = await query('select * from push_subscriptions where person = $1 order by endpoint', person);
    return rows.map((row) => ({
      endpoint: row.endpoint as string,
      person: row.person as string,
      publicKey: row.public_key as string,
      auth: row.auth as string,
      device: row.device as string | null,
    }));
  },
  async deletePushSubscription(endpoint) {
    await query('delete from push_subscriptions where endpoint = $1', endpoint);
  },
  async deletePushSubscriptionsOf(person, device) {
    await query('delete from push_subscriptions where person = $1 and device = $2', person, device);
  },
  async movePushSubscriptions(device, to) {
    await query(
      'update push_subscriptions set person = $2, device = $3 where device = $1',
      ...[device, to.person, to.device],
    );
  },
  async getNotificationSettings(person) {
    const [row] = await query('select settings from notification_settings where person = $1', person);
    return (row?.settings as string) ?? null;
  },
  async saveNotificationSettings(person, settings, before) {
    const rows =
      before === null
        ? await query(
            `insert into notification_settings (person, settings) values ($1, $2)
             on conflict (person) do nothing returning person`,
            ...[person, settings],
          )
        : await query(
            'update notification_settings set settings = $2 where person = $1 and settings = $3 returning person',
            ...[person, settings, before],
          );
    return rows.length > 0;
  },
  async setAwaited(room, notices) {
    const keep = notices.map((_, i) => `$${i + 2}`).join(', ');
    await query(
      `delete from turn_notices where room = $1${keep === '' ? '' : ` and person not in (${keep})`}`,
      ...[room, ...notices.map(({ person }) => person)],
    );
    for (const { person, pushDue, mailDue, remindDue } of notices)
      await query(
        `insert into turn_notices (person, room, push_due, mail_due, remind_due) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        ...[person, room, pushDue, mailDue, remindDue],
      );
  },
  async listTurnNotices(person) {
    return (await query('select * from turn_notices where person = $1 order by room', person)).map(readNotice);
  },
  async listAwaited(room) {
    const rows = await query('select person from turn_notices where room = $1 order by person', room);
    return rows.map((row) => row.person as string);
  },
  async listDueNotices(before, limit) {
    const due = (column: string): string =>
      `select * from turn_notices where ${column} is not null and ${column} <= $1`;
    const rows = await query(
      `select * from (${['push_due', 'mail_due', 'remind_due'].map(due).join(' union ')}) as due
       order by coalesce(push_due, mail_due, remind_due), person, room limit $2`,
      ...[before, limit],
    );
    return rows.map(readNotice);
  },
  async moveNotice(notice, channel, to) {
    const from = { push: notice.pushDue, mail: notice.mailDue, remind: notice.remindDue }[channel];
    const rows = await query(
      `update turn_notices set ${channel}_due = $4 where person = $1 and room = $2 and ${channel}_due is not distinct from $3 returning person`,
      ...[notice.person, notice.room, from, to],
    );
    return rows.length > 0;
  },
  async countConfirmationMail(addressHash, now, since, max) {
    await query('delete from confirmation_mails where sent <= $1', since);
    const rows = await query(
      `insert into confirmation_mails (address, sent)
       select $1, $2 where (select count(*) from confirmation_mails where address = $1) < $3 returning sent`,
      ...[addressHash, now, max],
    );
    return rows.length > 0;
  },
  async markSeen(person, room) {
    await query(
      `update turn_notices set push_due = null, mail_due = null where person = $1 and room = $2
         and (push_due is not null or mail_due is not null)`,
      ...[person, room],
    );
  },
});

const readNotice = (row: Row): TurnNotice => ({
  person: row.person as string,
  room: row.room as string,
  pushDue: row.push_due as number | null,
  mailDue: row.mail_due as number | null,
  remindDue: row.remind_due as number | null,
});

// What operators of a server store: bans, the announcement and a log of what they did. The statements suit both databases.

/** A StoredRoom without what operators do not need. */
export type OperatorRoom = {
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly peopleCount: number;
};
export type ServerBan = {
  readonly id: string;
  /** A person's id, or an address or range such as 203.0.113.0/24. */
  readonly kind: 'person' | 'address';
  readonly target: string;
  readonly reason: string;
  /** All times here are wall-clock time. */
  readonly createdAt: number;
  readonly expiresAt: number;
};
export type Announcement = { readonly text: string; readonly expiresAt: number };
export type OperatorAction = {
  readonly id: string;
  readonly at: number;
  /** The operator's network address. */
  readonly address: string;
  readonly action: string;
  readonly details: string;
};

export interface OperatorStore {
  /** Rooms of the whole server, those used last first. */
  listRooms(limit: number): Promise<readonly OperatorRoom[]>;
  /** Deletes a room with its unfinished matches; false if there is none. Finished matches stay in their players' lists. */
  deleteRoom(id: string): Promise<boolean>;
  addBan(ban: ServerBan): Promise<void>;
  /** false if there is no such ban. */
  removeBan(id: string): Promise<boolean>;
  /** Bans that have not expired, the latest first. */
  listBans(now: number): Promise<readonly ServerBan[]>;
  /** Replaces the announcement; null removes it. */
  setAnnouncement(announcement: Announcement | null): Promise<void>;
  getAnnouncement(now: number): Promise<Announcement | null>;
  /** What cookies are signed with; null as long as it is the server's first secret. */
  getCookieSecret(): Promise<string | null>;
  setCookieSecret(secret: string): Promise<void>;
  logAction(action: OperatorAction): Promise<void>;
  listActions(limit: number): Promise<readonly OperatorAction[]>;
}

export const OPERATOR_MIGRATION = `
  create table server_bans (id text primary key, kind text not null, target text not null, reason text not null,
    created bigint not null, expires bigint not null);
  create table announcements (id text primary key, text text not null, expires bigint not null);
  create table admin_log (id text primary key, at bigint not null, address text not null, action text not null,
    details text not null);
  create index admin_log_at on admin_log (at);`;

type Row = { readonly [column: string]: unknown };
type Query = (sql: string, ...values: readonly (string | number)[]) => Promise<readonly Row[]>;

/** There is one announcement at a time. */
const ANNOUNCEMENT_ID = 'current';
/** Backups leave out what begins with `secret`. */
const COOKIE_SECRET_KEY = 'secret-cookies';
const UNFINISHED = '(select id from matches where room = $1 and ended is null)';

export const operatorIn = (query: Query): OperatorStore => ({
  async listRooms(limit) {
    const sql = 'select id, code, state, here as "peopleCount" from rooms order by used desc limit $1';
    return (await query(sql, limit)).map((row) => ({ ...row }) as OperatorRoom);
  },
  async deleteRoom(id) {
    // The room goes last: if a statement fails, the operator can try again.
    await query(`delete from acts where match in ${UNFINISHED}`, id);
    await query(`delete from players where match in ${UNFINISHED}`, id);
    await query('delete from matches where room = $1 and ended is null', id);
    for (const table of ['room_members', 'turn_notices']) await query(`delete from ${table} where room = $1`, id);
    return (await query('delete from rooms where id = $1 returning id', id)).length > 0;
  },
  async addBan({ id, kind, target, reason, createdAt, expiresAt }) {
    const sql = 'insert into server_bans (id, kind, target, reason, created, expires) values ($1, $2, $3, $4, $5, $6)';
    await query(sql, ...[id, kind, target, reason, createdAt, expiresAt]);
  },
  removeBan: async (id) => (await query('delete from server_bans where id = $1 returning id', id)).length > 0,
  async listBans(now) {
    const rows = await query('select * from server_bans where expires > $1 order by created desc', now);
    return rows.map((row) => ({
      id: row.id as string,
      kind: row.kind as ServerBan['kind'],
      target: row.target as string,
      reason: row.reason as string,
      createdAt: row.created as number,
      expiresAt: row.expires as number,
    }));
  },
  async setAnnouncement(announcement) {
    if (announcement === null) await query('delete from announcements where id = $1', ANNOUNCEMENT_ID);
    else
      await query(
        `insert into announcements (id, text, expires) values ($1, $2, $3)
         on conflict (id) do update set text = excluded.text, expires = excluded.expires`,
        ...[ANNOUNCEMENT_ID, announcement.text, announcement.expiresAt],
      );
  },
  async getAnnouncement(now) {
    const [row] = await query('select text, expires from announcements where expires > $1', now);
    return row === undefined ? null : { text: row.text as string, expiresAt: row.expires as number };
  },
  async getCookieSecret() {
    const [row] = await query('select value from meta where key = $1', COOKIE_SECRET_KEY);
    return (row?.value as string | undefined) ?? null;
  },
  async setCookieSecret(secret) {
    await query(
      'insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      ...[COOKIE_SECRET_KEY, secret],
    );
  },
  async logAction({ id, at, address, action, details }) {
    const sql = 'insert into admin_log (id, at, address, action, details) values ($1, $2, $3, $4, $5)';
    await query(sql, ...[id, at, address, action, details]);
  },
  async listActions(limit) {
    const rows = await query(
      'select id, at, address, action, details from admin_log order by at desc, id limit $1',
      limit,
    );
    return rows.map((row) => ({ ...row }) as OperatorAction);
  },
});

// What the store keeps about people besides rooms and matches: devices, sign-outs, one-time tokens, recovery phrases and
// passkeys; and how everything about a person is found and erased. The same SQL runs on both databases.

import { NOTIFICATION_TABLES } from './notifications.ts';
import { PERSON_ITEM_TABLES, type PersonItemStore, personItemsIn } from './person-items/person-items.ts';
import { SERVICE_TIME_SQL } from './service-time.ts';

/** Times are days: nobody needs to know more exactly when somebody played. */
export type StoredDevice = {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};
/** A device that was signed out, or (with a hash of the person as id) all cookies issued until then. */
export type Revocation = { readonly id: string; readonly at: number };
/** Something that works once. `id` is a hash of what its owner has. */
export type OneTimeToken = {
  readonly id: string;
  readonly kind: 'link' | 'add-passkey' | 'use-passkey';
  readonly person: string;
  readonly data: string;
  readonly expires: number;
};
export type StoredPasskey = {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
};

export interface PeopleStore extends PersonItemStore {
  /** Adds a device, or updates its name and when it was seen. */
  saveDevice(device: StoredDevice): Promise<void>;
  listDevices(person: string): Promise<readonly StoredDevice[]>;
  /** false if the person has no such device. */
  deleteDevice(person: string, id: string): Promise<boolean>;
  deleteDevices(person: string): Promise<void>;
  /** `erasing`: the person whose data are being erased, until that is finished. */
  revoke(revocation: Revocation, erasing: string | null): Promise<void>;
  findRevocations(ids: readonly string[]): Promise<readonly Revocation[]>;
  listErasures(): Promise<readonly string[]>;
  finishErasure(id: string): Promise<void>;

  addToken(token: OneTimeToken): Promise<void>;
  getToken(kind: OneTimeToken['kind'], id: string, now: number): Promise<OneTimeToken | null>;
  /** Only one caller gets it. */
  takeToken(kind: OneTimeToken['kind'], id: string, now: number): Promise<OneTimeToken | null>;

  /** Replaces the person's earlier phrase. */
  saveRecoveryPhrase(person: string, hash: string, at: number): Promise<void>;
  findRecoveryPhrase(hash: string): Promise<string | null>;
  recoveryPhraseCreatedAt(person: string): Promise<number | null>;
  addPasskey(passkey: StoredPasskey): Promise<void>;
  getPasskey(id: string): Promise<StoredPasskey | null>;
  listPasskeys(person: string): Promise<readonly StoredPasskey[]>;
  savePasskeyCounter(id: string, counter: number): Promise<void>;
  deletePasskey(person: string, id: string): Promise<void>;

  /** The rooms in which the person is mentioned. Reads all rooms: for rare requests only. */
  listRoomsOf(person: string): Promise<readonly { readonly id: string; readonly state: string }[]>;
  /** Takes the person's id and name out of all matches and out of reports by them, and deletes reports about them and everything
   *  else that is kept here. Can be repeated. */
  erasePerson(person: string, names: readonly string[], formerName: string): Promise<void>;

  /** Devices that were not seen since `seenBefore`, tokens that expired before `now`, sign-outs from before `seenBefore`. */
  deleteExpired(seenBefore: number, now: number): Promise<void>;
  /** Deletes up to `limit` matches that ended longer ago than `ageMs` of service time, also if their players keep them. Returns how many. */
  deleteOldMatches(ageMs: number, limit: number): Promise<number>;
}

/** Begins the ids of revocations for people who may have cookies without a date. */
export const OLD_COOKIE_PREFIX = 'old.';

export const PEOPLE_MIGRATION = `
  create table devices (id text primary key, person text not null, name text not null, created bigint not null, seen bigint not null);
  create index devices_person on devices (person);
  create index devices_seen on devices (seen);
  create table revocations (id text primary key, at bigint not null, erasing text);
  create index revocations_at on revocations (at);
  create table tokens (id text primary key, kind text not null, person text not null, data text not null, expires bigint not null);
  create index tokens_expires on tokens (expires);
  create table recovery_phrases (id text primary key, person text not null unique, created bigint not null);
  create table passkeys (id text primary key, person text not null, public_key text not null, counter bigint not null, transports text not null, created bigint not null);
  create index passkeys_person on passkeys (person);
  alter table matches add column closed bigint;
  update matches set closed = ended - (select lost from clock) where ended is not null;
  create index matches_closed on matches (closed) where ended is not null;
  update acts set actor = null where actor is not null and match in (select id from matches where ended is not null)
    and not exists (select 1 from players where players.match = acts.match and players.person = acts.actor);`;

type Row = { readonly [column: string]: unknown };
type Query = (sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

export const peopleIn = (query: Query): PeopleStore => ({
  ...devicesIn(query),
  ...tokensIn(query),
  ...recoveryIn(query),
  ...erasureIn(query),
  ...personItemsIn(query),
});

const devicesIn = (
  query: Query,
): Pick<
  PeopleStore,
  | 'saveDevice'
  | 'listDevices'
  | 'deleteDevice'
  | 'deleteDevices'
  | 'revoke'
  | 'findRevocations'
  | 'listErasures'
  | 'finishErasure'
> => ({
  async saveDevice({ id, person, name, createdAt, seenAt }) {
    await query(
      `insert into devices (id, person, name, created, seen) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set name = excluded.name, seen = excluded.seen`,
      ...[id, person, name, createdAt, seenAt],
    );
  },
  async listDevices(person) {
    const rows = await query('select * from devices where person = $1 order by seen desc, created desc', person);
    return rows.map((row) => ({
      id: row.id as string,
      person: row.person as string,
      name: row.name as string,
      createdAt: row.created as number,
      seenAt: row.seen as number,
    }));
  },
  async deleteDevice(person, id) {
    return (await query('delete from devices where person = $1 and id = $2 returning id', person, id)).length > 0;
  },
  async deleteDevices(person) {
    await query('delete from devices where person = $1', person);
  },
  async revoke({ id, at }, erasing) {
    await query(
      `insert into revocations (id, at, erasing) values ($1, $2, $3) on conflict (id) do update
       set at = case when excluded.at > revocations.at then excluded.at else revocations.at end,
         erasing = coalesce(excluded.erasing, revocations.erasing)`,
      ...[id, Math.floor(at), erasing],
    );
  },
  async findRevocations(ids) {
    if (ids.length === 0) return [];
    const rows = await query(`select id, at from revocations where id in (${placeholders(ids.length)})`, ...ids);
    return rows.map((row) => ({ id: row.id as string, at: row.at as number }));
  },
  async listErasures() {
    const rows = await query('select erasing from revocations where erasing is not null limit 100');
    return rows.map((row) => row.erasing as string);
  },
  async finishErasure(id) {
    await query('update revocations set erasing = null where id = $1', id);
  },
});

const tokensIn = (query: Query): Pick<PeopleStore, 'addToken' | 'getToken' | 'takeToken'> => ({
  async addToken({ id, kind, person, data, expires }) {
    await query(
      'insert into tokens (id, kind, person, data, expires) values ($1, $2, $3, $4, $5)',
      ...[id, kind, person, data, Math.floor(expires)],
    );
  },
  async getToken(kind, id, now) {
    const sql = 'select * from tokens where id = $1 and kind = $2 and expires > $3';
    return readToken((await query(sql, id, kind, Math.floor(now)))[0]);
  },
  async takeToken(kind, id, now) {
    const sql = 'delete from tokens where id = $1 and kind = $2 and expires > $3 returning *';
    return readToken((await query(sql, id, kind, Math.floor(now)))[0]);
  },
});

const recoveryIn = (
  query: Query,
): Pick<
  PeopleStore,
  | 'saveRecoveryPhrase'
  | 'findRecoveryPhrase'
  | 'recoveryPhraseCreatedAt'
  | 'addPasskey'
  | 'getPasskey'
  | 'listPasskeys'
  | 'savePasskeyCounter'
  | 'deletePasskey'
> => ({
  async saveRecoveryPhrase(person, hash, at) {
    await query(
      `insert into recovery_phrases (id, person, created) values ($1, $2, $3)
       on conflict (person) do update set id = excluded.id, created = excluded.created`,
      ...[hash, person, Math.floor(at)],
    );
  },
  async findRecoveryPhrase(hash) {
    return ((await query('select person from recovery_phrases where id = $1', hash))[0]?.person as string) ?? null;
  },
  async recoveryPhraseCreatedAt(person) {
    const [row] = await query('select created from recovery_phrases where person = $1', person);
    return (row?.created as number) ?? null;
  },
  async addPasskey({ id, person, publicKey, counter, transports, createdAt }) {
    await query(
      `insert into passkeys (id, person, public_key, counter, transports, created) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      ...[id, person, publicKey, counter, JSON.stringify(transports), Math.floor(createdAt)],
    );
  },
  async getPasskey(id) {
    const [row] = await query('select * from passkeys where id = $1', id);
    return row === undefined ? null : readPasskey(row);
  },
  async listPasskeys(person) {
    return (await query('select * from passkeys where person = $1 order by created', person)).map(readPasskey);
  },
  async savePasskeyCounter(id, counter) {
    await query('update passkeys set counter = $2 where id = $1', id, counter);
  },
  async deletePasskey(person, id) {
    await query('delete from passkeys where person = $1 and id = $2', person, id);
  },
});

/** Rooms that are read without a break. */
const ROOM_BATCH_SIZE = 200;

const erasureIn = (
  query: Query,
): Pick<PeopleStore, 'listRoomsOf' | 'erasePerson' | 'deleteExpired' | 'deleteOldMatches'> => {
  const listRoomsOf: PeopleStore['listRoomsOf'] = async (person) => {
    const found: { id: string; state: string }[] = [];
    const mentions = `state like $1 escape '\\'`;
    for (let after = ''; ; ) {
      const [last] = await query(
        'select id from rooms where id > $1 order by id limit 1 offset $2',
        ...[after, ROOM_BATCH_SIZE - 1],
      );
      const sql = `select id, state from rooms where ${mentions} and id > $2`;
      const values = [likePattern(person), after];
      const rows = await (last === undefined
        ? query(sql, ...values)
        : query(`${sql} and id <= $3`, ...values, last.id as string));
      found.push(...(rows as { id: string; state: string }[]));
      if (last === undefined) return found;
      after = last.id as string;
      await new Promise((resolve) => setImmediate(resolve)); // the embedded database answers on this thread
    }
  };
  const saveNames = async (match: string, names: readonly string[]): Promise<void> => {
    // The review may quote a name. It is made again when somebody asks for it.
    await query('update matches set names = $2, review = null where id = $1', match, JSON.stringify(names));
  };
  return {
    listRoomsOf,
    async erasePerson(person, names, formerName) {
      await query('delete from server_bans where target = $1', person);
      // An entry about the person may name them in its reason. Names elsewhere in the log may be anybody's.
      const logged = await query(
        `select id, details from admin_log where details like $1 escape '\\'`,
        likePattern(person),
      );
      for (const { id, details } of logged) {
        const kept = (details as string).replaceAll(person, formerName).replace(/ h: .*$/s, ' h');
        await query('update admin_log set details = $2 where id = $1', id as string, kept);
      }
      const played = await query(
        `select matches.id, matches.names, matches.bots, players.seat,
           (select count(*) from players as team where team.match = players.match and team.seat = players.seat) as team
         from players join matches on matches.id = players.match where players.person = $1`,
        person,
      );
      for (const row of played) {
        const seats = JSON.parse(row.names as string) as string[];
        const bots = JSON.parse(row.bots as string) as (string | null)[];
        const seat = row.seat as number;
        if (bots[seat] != null || seats[seat] === undefined) continue; // the seat has a bot's name
        const replaced = replaceNames(seats[seat], names, formerName);
        // Of a team, only one name is theirs. A name they no longer use cannot be told from the others.
        seats[seat] = (row.team as number) > 1 && replaced !== seats[seat] ? replaced : formerName;
        await saveNames(row.id as string, seats);
      }
      await query(
        'update acts set actor = null where actor = $1 and match in (select match from players where person = $2)',
        ...[person, person],
      );
      for (const { id: room } of await listRoomsOf(person)) {
        await query(
          'update acts set actor = null where actor = $1 and match in (select id from matches where room = $2)',
          ...[person, room],
        );
        // Matches that the person took off their list, but others keep.
        for (const row of await query('select id, names, bots from matches where room = $1', room)) {
          const bots = JSON.parse(row.bots as string) as (string | null)[];
          const seats = (JSON.parse(row.names as string) as string[]).map((seat, i) =>
            bots[i] == null ? replaceNames(seat, names, formerName) : seat,
          );
          if (JSON.stringify(seats) !== row.names) await saveNames(row.id as string, seats);
        }
        for (const row of await query('select id, context from reports where room = $1', room)) {
          const lines = JSON.parse(row.context as string) as { name: string }[];
          const kept = JSON.stringify(lines.filter(({ name }) => !names.includes(name)));
          if (kept !== row.context)
            await query('update reports set context = $2 where id = $1', row.id as string, kept);
        }
      }
      await query('delete from reports where reported = $1', person);
      // Of a report of a name, the text is a remark of the reporter; otherwise it is the message.
      await query(
        `update reports set reporter = '', text = case when kind = 'name' then '' else text end where reporter = $1`,
        person,
      );
      const tables = ['devices', 'tokens', 'recovery_phrases', 'passkeys', 'room_members'];
      for (const table of [...tables, ...NOTIFICATION_TABLES, ...PERSON_ITEM_TABLES])
        await query(`delete from ${table} where person = $1`, person);
    },
    async deleteExpired(seenBefore, now) {
      await query('delete from devices where seen < $1', Math.floor(seenBefore));
      await query('delete from tokens where expires < $1', Math.floor(now));
      // Cookies without a date never expire, so their revocations must stay.
      await query(
        `delete from revocations where at < $1 and erasing is null and id not like '${OLD_COOKIE_PREFIX}%'`,
        Math.floor(seenBefore),
      );
    },
    async deleteOldMatches(ageMs, limit) {
      // Ended by a node of an older version.
      await query(`update matches set closed = ${SERVICE_TIME_SQL} where ended is not null and closed is null`);
      const sql = `select id from matches where ended is not null and closed < ${SERVICE_TIME_SQL} - $1 limit $2`;
      const old = await query(sql, ageMs, limit);
      for (const { id } of old) {
        // The match itself goes last: if this is interrupted, the next sweep finds it again.
        for (const table of ['acts', 'players']) await query(`delete from ${table} where match = $1`, id as string);
        await query('delete from matches where id = $1', id as string);
      }
      return old.length;
    },
  };
};

/** Matches texts that contain this one. */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The name of a seat, which may be that of a team, without these names. */
const replaceNames = (seat: string, names: readonly string[], formerName: string): string =>
  seat
    .split(' & ')
    .map((part) => (names.includes(part) ? formerName : part))
    .join(' & ');

const placeholders = (count: number): string => Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ');

function readToken(row: Row | undefined): OneTimeToken | null {
  if (row === undefined) return null;
  return {
    id: row.id as string,
    kind: row.kind as OneTimeToken['kind'],
    person: row.person as string,
    data: row.data as string,
    expires: row.expires as number,
  };
}

const readPasskey = (row: Row): StoredPasskey => ({
  id: row.id as string,
  person: row.person as string,
  publicKey: row.public_key as string,
  counter: row.counter as number,
  transports: JSON.parse(row.transports as string) as string[],
  createdAt: row.created as number,
});

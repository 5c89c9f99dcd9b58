// The copy of a person's own data that they chose to keep on the server, so that all their devices have it: finished games and
// cards for practice. The server doesn't read what is in an item. The same SQL runs on both databases.

import { SERVICE_TIME_SQL } from '../service-time.ts';

export const ITEM_KINDS = ['games', 'practice'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** `stamp` is the time of the person's device when the item was changed: of two versions the newer one stays. */
export type PersonItem = {
  readonly id: string;
  readonly stamp: number;
  /** null: the item was deleted. The other devices learn it from this. */
  readonly data: string | null;
};
export type ItemCounts = { readonly items: number; readonly bytes: number };
/** Everything up to an item, in the order of service time and id. */
export type ItemPosition = { readonly changed: number; readonly id: string };
/** Before all items. */
export const FIRST_ITEM: ItemPosition = { changed: 0, id: '' };

export interface PersonItemStore {
  /** The id of the person's copy; null if they keep none. */
  getCopy(person: string): Promise<string | null>;
  /** Makes a copy with this id, unless there is one. Returns the id of the one there is. */
  startCopy(person: string, id: string): Promise<string>;
  /** Deletes the copy with everything in it. Repeating it changes nothing. */
  deleteCopy(person: string): Promise<void>;
  /** Writes those items whose stamp is newer than what is stored, and returns their ids. A deletion of something unknown is not
   *  written. Without such a copy nothing is. */
  saveItems(person: string, copy: string, kind: ItemKind, items: readonly PersonItem[]): Promise<readonly string[]>;
  getItems(person: string, kind: ItemKind, ids: readonly string[]): Promise<readonly PersonItem[]>;
  /** Items after a position, in order. */
  listItems(
    person: string,
    kind: ItemKind,
    after: ItemPosition,
    limit: number,
  ): Promise<readonly (PersonItem & { readonly changed: number })[]>;
  /** Deleted items count too, until they are forgotten. */
  countItems(person: string): Promise<{ readonly [kind in ItemKind]: ItemCounts }>;
  /** Copies of people without a device, and deleted items, that are unchanged since `before`, which is service time. */
  deleteOldItems(before: number): Promise<void>;
}

export const PERSON_ITEM_MIGRATION = `
  create table person_copies (person text primary key, id text not null, created bigint not null);
  create table person_items (person text not null, kind text not null, id text not null, stamp bigint not null,
    changed bigint not null, size bigint not null, data text, primary key (person, kind, id));
  create index person_items_changed on person_items (person, kind, changed, id);`;

/** The tables with a column `person`, to be erased with the person. The copy goes first, so that nothing is added meanwhile. */
export const PERSON_ITEM_TABLES = ['person_copies', 'person_items'];

type Row = { readonly [column: string]: unknown };
type Query = (sql: string, ...values: (string | number | null)[]) => Promise<Row[]>;

const BYTES_PER_ITEM = 100;
/** What an item counts for: its text in UTF-8, and its row. */
export const sizeOfItem = ({ data }: PersonItem): number =>
  BYTES_PER_ITEM + (data === null ? 0 : new TextEncoder().encode(data).length);

export const personItemsIn = (query: Query): PersonItemStore => {
  const getCopy: PersonItemStore['getCopy'] = async (person) => {
    const [row] = await query('select id from person_copies where person = $1', person);
    return (row?.id as string) ?? null;
  };
  return {
    getCopy,
    async startCopy(person, id) {
      await query(
        `insert into person_copies (person, id, created) values ($1, $2, ${SERVICE_TIME_SQL}) on conflict do nothing`,
        ...[person, id],
      );
      return (await getCopy(person)) ?? id;
    },
    async deleteCopy(person) {
      for (const table of PERSON_ITEM_TABLES) await query(`delete from ${table} where person = $1`, person);
    },
    async saveItems(person, copy, kind, items) {
      if (items.length === 0) return [];
      const rows = items.map((_, i) => {
        const first = 4 + i * 4;
        return `($${first}, cast($${first + 1} as bigint), cast($${first + 2} as bigint), $${first + 3})`;
      });
      const written = await query(
        `with incoming (id, stamp, size, data) as (values ${rows.join(', ')})
         insert into person_items (person, kind, id, stamp, changed, size, data)
         select $1, $2, incoming.id, incoming.stamp, ${SERVICE_TIME_SQL}, incoming.size, incoming.data from incoming
         where exists (select 1 from person_copies where person = $1 and id = $3) and (incoming.data is not null
           or exists (select 1 from person_items as known where person = $1 and kind = $2 and known.id = incoming.id))
         on conflict (person, kind, id) do update
         set stamp = excluded.stamp, changed = excluded.changed, size = excluded.size, data = excluded.data
         where person_items.stamp < excluded.stamp
         returning id`,
        ...[person, kind, copy],
        ...items.flatMap((item) => [item.id, item.stamp, sizeOfItem(item), item.data]),
      );
      return written.map(({ id }) => id as string);
    },
    async getItems(person, kind, ids) {
      if (ids.length === 0) return [];
      const list = ids.map((_, i) => `$${i + 3}`).join(', ');
      const rows = await query(
        `select id, stamp, data from person_items where person = $1 and kind = $2 and id in (${list}) order by id`,
        ...[person, kind, ...ids],
      );
      return rows.map(readItem);
    },
    async listItems(person, kind, after, limit) {
      const rows = await query(
        `select id, stamp, data, changed from person_items
         where person = $1 and kind = $2 and (changed > $3 or (changed = $3 and id > $4)) order by changed, id limit $5`,
        ...[person, kind, after.changed, after.id, limit],
      );
      return rows.map((row) => ({ ...readItem(row), changed: row.changed as number }));
    },
    async countItems(person) {
      const rows = await query(
        'select kind, count(*) as items, cast(sum(size) as bigint) as bytes from person_items where person = $1 group by kind',
        person,
      );
      const of = (kind: ItemKind): ItemCounts => {
        const row = rows.find((one) => one.kind === kind);
        return { items: (row?.items as number) ?? 0, bytes: (row?.bytes as number) ?? 0 };
      };
      return { games: of('games'), practice: of('practice') };
    },
    async deleteOldItems(before) {
      const at = Math.floor(before);
      await query('delete from person_items where data is null and changed < $1', at);
      const isUnused = (table: string): string =>
        `not exists (select 1 from devices where devices.person = ${table}.person)
         and not exists (select 1 from person_items as item where item.person = ${table}.person and item.changed >= $1)`;
      await query(`delete from person_copies where created < $1 and ${isUnused('person_copies')}`, at);
      await query(
        `delete from person_items where not exists (select 1 from person_copies where person_copies.person = person_items.person)`,
      );
    },
  };
};

const readItem = (row: Row): PersonItem => ({
  id: row.id as string,
  stamp: row.stamp as number,
  data: row.data as string | null,
});

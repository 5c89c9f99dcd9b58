// Fills a database with finished matches, their rooms, players and acts, using bulk statements. It bypasses the stores for
// speed, so it must follow their schema.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Number of acts in each stored match. */
export const ACTS_PER_MATCH = 10;
const HEAD =
  '{"game":"word-xchange","version":1,"seats":2,"setup":{"wordClock":60},"list":"standard","words":null,"scenario":null,"lexicon":"0123456789abcdef","seed":"0123456789abcdef0123456789abcdef","at":0}';
const OUTCOME = '{"ranking":[[1],[0]],"reason":"six words"}';

/** Random ids like real ones, inserted in sorted order. */
export async function fillPostgres(url: string, matches: number): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set synchronous_commit = off; set work_mem = 256000');
  await client.query(
    `create temporary table ids as select md5(i::text) as id, i from generate_series(1, ${matches}) as i order by 1`,
  );
  await client.query(
    `insert into matches (id, room, head, names, bots, clock, outcome, ended)
     select id, 'r' || id, '${HEAD}', '["Ann","Bo"]', '[null,null]', 600000, '${OUTCOME}', 1700000000000 + i from ids order by id`,
  );
  await client.query(
    `insert into players (person, match, seat) select md5('p' || i % ${Math.ceil(matches / 50)}), id, 0 from ids order by 1, 2`,
  );
  await client.query(
    `insert into acts (match, n, at, by, text, actor, act)
     select id, n, n * 6000, (n % 2)::text, 'steal RACE REACT', md5('p'), md5(id || n) from ids, generate_series(1, ${ACTS_PER_MATCH}) as n order by id, n`,
  );
  await client.query('drop table ids');
  await client.query('analyze');
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  );
  await client.end();
  return Number(rows[0]!.bytes);
}

export function fillSqlite(folder: string, matches: number): number {
  const db = new DatabaseSync(join(folder, 'wordhoard.db'));
  const count = (to: number): string =>
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${to})`;
  db.exec(`pragma synchronous = off; pragma temp_store = memory; pragma cache_size = -200000;
    create temporary table ids (id text primary key, i integer) without rowid;
    insert into ids ${count(matches)} select lower(hex(randomblob(16))), i from n;
    begin;
    insert into matches (id, room, head, names, bots, clock, outcome, ended)
      select id, 'r' || id, '${HEAD}', '["Ann","Bo"]', '[null,null]', 600000, '${OUTCOME}', 1700000000000 + i from ids order by id;
    insert into players (person, match, seat) select 'person ' || (i % ${Math.ceil(matches / 50)}), id, 0 from ids order by 1, 2;
    insert into acts (match, n, at, by, text, actor, act) ${count(ACTS_PER_MATCH)}
      select id, n.i, n.i * 6000, n.i % 2, 'steal RACE REACT', 'person', id from ids cross join n order by id, n.i;
    commit; analyze; pragma wal_checkpoint(truncate);`);
  const { bytes } = db
    .prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()')
    .get() as { bytes: number };
  db.close();
  return bytes;
}

// Which rooms a person belongs to, for the list of their own tables. A row only says where to look: the state of the room
// decides whether somebody still belongs to it. The same SQL runs on both databases.

import { type Row, readRoom } from './rows.ts';
import { SERVICE_TIME_SQL } from './service-time.ts';
import type { MembershipStore } from './store.ts';

/** Rooms from before this table existed are found by their matches; those in the lobby when somebody sits down. */
export const MEMBERSHIP_MIGRATION = `
  create table room_members (person text not null, room text not null, primary key (person, room));
  create index room_members_room on room_members (room);
  insert into room_members (person, room) select distinct players.person, matches.room from players
    join matches on matches.id = players.match join rooms on rooms.id = matches.room;`;

type Query = (sql: string, ...values: (string | number)[]) => Promise<Row[]>;

export const membershipsIn = (query: Query): MembershipStore => ({
  async addRoomMembers(room, people) {
    for (const person of people)
      await query('insert into room_members (person, room) values ($1, $2) on conflict do nothing', person, room);
  },
  async listMemberRooms(person, limit) {
    const rows = await query(
      `select rooms.*, ${SERVICE_TIME_SQL} - coalesce(used, ${SERVICE_TIME_SQL}) as idle
       from room_members join rooms on rooms.id = room_members.room
       where person = $1 and rooms.id not in (select room from contest_entries
         join contests on contests.id = contest_entries.contest
         where contest_entries.person = $2 and room is not null and (result is not null or closed is not null))
       order by coalesce((select max(case when turn_notices.person = $1 then 2 else 1 end) from turn_notices
         where turn_notices.room = rooms.id), 0) desc, touched desc, rooms.id limit $3`,
      ...[person, person, limit],
    );
    return rows.map((row) => ({ ...readRoom(row)!, idleMs: row.idle as number }));
  },
});

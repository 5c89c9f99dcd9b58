// The store's interface: rooms, matches and their logs. The log of a match decides what happened in it.
// Implementations: sqlite.ts (one node) and postgres/postgres.ts (several). store.contract.ts tests both.

import type { Outcome } from '../../core/game.ts';
import type { LogEntry, Match } from '../../core/match.ts';
import type { ContestStore } from './contests.ts';
import type { LessonStore } from './lessons/lessons.ts';
import type { NotificationStore } from './notifications.ts';
import type { OperatorStore } from './operator.ts';
import type { PeopleStore } from './people.ts';

/** Who sent an act and under which id, to recognize an act that is sent again. Bots and the clock: null and a random id. */
export type ActOrigin = { readonly actor: string | null; readonly id: string };
export type StoredAct = LogEntry & ActOrigin;

export type StoredRoom = {
  readonly id: string;
  readonly code: string;
  /** JSON of a RoomState. */
  readonly state: string;
  /** Raised by one with every change. A write succeeds only on top of the revision it was made from. */
  readonly rev: number;
  /** Whether the room is listed for everybody. */
  readonly isListed: boolean;
  /** How many people were in the room when a node last reported it. */
  readonly peopleCount: number;
};

export type StoredMatch = {
  readonly id: string;
  readonly room: string;
  readonly match: Match;
  readonly names: readonly string[];
  /** The level of the bot each seat started with; null for a person. */
  readonly bots: readonly (string | null)[];
  /** Table time that had certainly passed when a node last saved it. */
  readonly tableTimeMs: number;
  readonly outcome: Outcome | null;
  /** The bots' reasons for their moves, as JSON; null if nobody has asked for them yet. */
  readonly review: string | null;
  /** Wall-clock time. */
  readonly endedAt: number | null;
};

export type MatchPlayer = { readonly person: string; readonly seat: number };
export type NewMatch = Pick<StoredMatch, 'id' | 'room' | 'match' | 'names' | 'bots'> & {
  readonly players: readonly MatchPlayer[];
};
export type DueMatch = { readonly room: string; readonly match: string; readonly due: number };
/** What a player reports to the operator of the server: somebody's name, or a chat message. */
export type NewReport = {
  /** Chosen by the caller, so that a report that is sent again is stored once. */
  readonly id: string;
  readonly room: string;
  readonly match: string | null;
  readonly reporter: string;
  readonly reported: string;
  readonly reportedName: string;
  readonly kind: 'name' | 'chat';
  /** The message, or what the reporter says about the name. */
  readonly text: string;
  /** The latest chat messages of the room, oldest first. */
  readonly context: readonly { readonly name: string; readonly text: string }[];
};
/** Both times are wall-clock time. */
export type StoredReport = NewReport & { readonly at: number; readonly resolvedAt: number | null };
export type RoomProgress = { readonly room: string; readonly rev: number; readonly n: number };

/** The store cannot be reached. A write may or may not have happened: try again and read the log. */
export class StoreUnavailable extends Error {}

/** Stored data cannot be read. Trying again does not help. */
export class StoreDamaged extends Error {}

/** If nobody asked for the time for longer than this, no node was running. */
export const DOWNTIME_GAP_MS = 6000;

/** `idleMs`: service time since the room was last saved or had people in it. */
export type MemberRoom = StoredRoom & { readonly idleMs: number };

export interface MembershipStore {
  /** Adds the room to these people's lists. Repeating it changes nothing. */
  addRoomMembers(room: string, people: readonly string[]): Promise<void>;
  /** Rooms in the person's list: matches over days that wait for their move, then those that wait for others, then those used last.
   *  Contest tries that are over are left out: their pages are the contests. */
  listMemberRooms(person: string, limit: number): Promise<readonly MemberRoom[]>;
}

/** Calls reject with StoreUnavailable while the store cannot be reached, and with StoreDamaged if data is damaged. A write that is answered is on disk. */
export interface Store extends PeopleStore, MembershipStore, NotificationStore {
  /**
   * Service time: the store's wall clock without gaps of more than DOWNTIME_GAP_MS between two calls, forwards or
   * backwards. So it stands still while no node runs, and ignores jumps of the wall clock. Nodes call this every 2 s.
   */
  now(): Promise<number>;
  /** For operators: bans, the announcement, their log. */
  readonly operator: OperatorStore;
  readonly contests: ContestStore;
  readonly lessons: LessonStore;
  /** A permanent value, created on first use. Every caller gets the same. */
  getOrCreate(key: string, create: () => string): Promise<string>;

  /** false if the id or code is taken. */
  addRoom(room: StoredRoom): Promise<boolean>;
  getRoom(id: string): Promise<StoredRoom | null>;
  findRoomByCode(code: string): Promise<StoredRoom | null>;
  /** Writes everything but id and code if the stored revision is rev - 1; false if another node was first or the room was deleted. */
  saveRoom(room: StoredRoom): Promise<boolean>;
  /** Reports how many people are there now, for the list, and keeps the room from being deleted as stale. */
  touchRooms(rooms: readonly { readonly id: string; readonly here: number }[]): Promise<void>;
  /** Open rooms with people in them, touched within the last `withinMs`, latest first. */
  listOpenRooms(withinMs: number, limit: number): Promise<readonly StoredRoom[]>;
  /** The latest revision of each room and number of the last act of its match (0: none), for rooms that exist. */
  readProgress(
    rooms: readonly { readonly room: string; readonly match: string | null }[],
  ): Promise<readonly RoomProgress[]>;

  /** Repeating it changes nothing. */
  addMatch(match: NewMatch): Promise<void>;
  getMatch(id: string): Promise<StoredMatch | null>;
  /** Stores a move, or an act of the clock; false if number n is taken. The primary key (match, n) decides every race; the loser reads the log and tries again. */
  appendAct(match: string, entry: LogEntry, origin: ActOrigin): Promise<boolean>;
  /** The acts with n > after, in order. */
  readActs(match: string, after: number): Promise<readonly StoredAct[]>;
  /** The number of an act that is one of the latest of its match; null if it is not. */
  findRecentAct(match: string, origin: ActOrigin): Promise<number | null>;
  /** Service time at which a node must open the match even if nobody is at the table; null if none has to. */
  setDue(match: string, due: number | null): Promise<void>;
  /** Unfinished matches that fell due before this service time, the longest due first. */
  listDueMatches(before: number, limit: number): Promise<readonly DueMatch[]>;
  /** Never sets a clock back. */
  saveClocks(clocks: readonly { readonly match: string; readonly tableTimeMs: number }[]): Promise<void>;
  /** Also clears the due time. Repeating it changes nothing. */
  endMatch(match: string, outcome: Outcome): Promise<void>;

  /** Only for a match that is over. */
  saveReview(match: string, review: string): Promise<void>;

  addPlayer(match: string, player: MatchPlayer): Promise<void>;
  /** Finished matches of a person, latest first. */
  listMatchesOf(person: string, limit: number): Promise<readonly StoredMatch[]>;
  isPlayer(person: string, match: string): Promise<boolean>;
  /** Removes this match, or with null all matches, from the person's list, and their id from the log of those that are over. A finished match in nobody's list is deleted with its log. */
  forgetMatches(person: string, match: string | null): Promise<void>;

  /** Repeating it changes nothing. */
  addReport(report: NewReport): Promise<void>;
  /** Reports that nobody has resolved, or with `resolved` those that somebody has, latest first. */
  listReports(resolved: boolean, limit: number): Promise<readonly StoredReport[]>;
  /** Reports by or about this person, latest first. */
  listReportsOf(person: string): Promise<readonly StoredReport[]>;
  /** false if there is no such report, or it was resolved before. */
  resolveReport(id: string): Promise<boolean>;
  /** Returns how many. */
  deleteOldReports(ageMs: number): Promise<number>;

  /** Deletes up to `limit` rooms that were not touched for `ageMs` of service time and have nothing due, with those of their matches that are
   *  unfinished or in nobody's list. Returns how many rooms. */
  deleteStaleRooms(ageMs: number, limit: number): Promise<number>;
  close(): Promise<void>;
}

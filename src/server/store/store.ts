// What the server remembers, as an interface: rooms, matches and their logs. A match's log is its truth.
// Not how: store.sqlite.ts (one node) and store.postgres.ts (many) keep the same promises, tested by store.contract.ts.

import type { Outcome } from '../../core/game.ts';
import type { Entry, Match } from '../../core/table.ts';

/** Who sent an act, and under which id: so that it is answered once, however often it is sent. Bots and the clock: null and a random id. */
export type ActOrigin = { readonly actor: string | null; readonly id: string };
export type StoredAct = Entry & ActOrigin;

export type StoredRoom = {
  readonly id: string;
  readonly code: string;
  /** JSON of a RoomState. */
  readonly state: string;
  /** Raised by one with every change: who writes last must have read last. */
  readonly rev: number;
  /** Listed for everybody. */
  readonly open: boolean;
  /** How many people were there when somebody last looked. */
  readonly here: number;
};

export type StoredMatch = {
  readonly id: string;
  readonly room: string;
  readonly match: Match;
  readonly names: readonly string[];
  /** The level of the bot each seat began with; null: a person. */
  readonly bots: readonly (string | null)[];
  /** Table time that had surely passed when a holder last said so. */
  readonly clock: number;
  readonly outcome: Outcome | null;
  /** Why the bots played as they did, as JSON; null: nobody has asked yet. */
  readonly review: string | null;
  /** Wall time. */
  readonly ended: number | null;
};

export type MatchPlayer = { readonly person: string; readonly seat: number };
export type NewMatch = Pick<StoredMatch, 'id' | 'room' | 'match' | 'names' | 'bots'> & {
  readonly players: readonly MatchPlayer[];
};
export type DueMatch = { readonly room: string; readonly match: string; readonly due: number };
export type RoomProgress = { readonly room: string; readonly rev: number; readonly n: number };

/** The store cannot be reached now. Nothing is known of the fate of a write: ask again, and read the log. */
export class StoreUnavailable extends Error {}

/** After this long without anybody asking for the time, no node was alive. */
export const DOWNTIME_GAP_MS = 6000;

/** Every call rejects with StoreAway while the store cannot be reached, and with nothing else. A write that is answered is on the disk. */
export interface Store {
  /**
   * The time of the service: the store's wall clock, less all gaps of more than SILENCE between two calls of this
   * (forwards or backwards). It stands still while no node runs, and feels no step of the store's clock. Nodes call it every 2 s.
   */
  now(): Promise<number>;
  /** A value kept for ever, made on first use; everybody gets the same. */
  getOrCreate(key: string, make: () => string): Promise<string>;

  /** false: its id or code is taken. */
  addRoom(room: StoredRoom): Promise<boolean>;
  room(id: string): Promise<StoredRoom | null>;
  roomByCode(code: string): Promise<StoredRoom | null>;
  /** Writes everything but id and code, if the stored rev is rev - 1; false: somebody else was first, or it is gone. */
  saveRoom(room: StoredRoom): Promise<boolean>;
  /** So many people are there now: for the list, and so that the room is not swept away. */
  touchRooms(rooms: readonly { readonly id: string; readonly here: number }[]): Promise<void>;
  /** Open rooms with people in them, touched within the last `within` ms, the latest first. */
  openRooms(within: number, most: number): Promise<readonly StoredRoom[]>;
  /** How far rooms (rev) and logs (n of the last act, 0: none) have come, for rooms that exist. */
  progressOf(
    held: readonly { readonly room: string; readonly match: string | null }[],
  ): Promise<readonly RoomProgress[]>;

  /** Once per id: again changes nothing. */
  addMatch(match: NewMatch): Promise<void>;
  match(id: string): Promise<StoredMatch | null>;
  /** false: number n is taken. The primary key (match, n) decides every race; the loser reads on and tries again. */
  append(match: string, entry: Entry, origin: ActOrigin): Promise<boolean>;
  /** The acts with n > after, in order. */
  acts(match: string, after: number): Promise<readonly StoredAct[]>;
  /** Service time at which the clock of a match falls due though nobody is there; null: it does not. */
  setDue(match: string, due: number | null): Promise<void>;
  /** Matches that fell due before this service time and are not over, the longest due first. */
  dueMatches(before: number, most: number): Promise<readonly DueMatch[]>;
  /** Never runs a clock back. */
  saveClocks(clocks: readonly { readonly match: string; readonly clock: number }[]): Promise<void>;
  /** Once per match, and nothing falls due any more: again changes nothing. */
  endMatch(match: string, outcome: Outcome): Promise<void>;

  /** Only of a match that is over. */
  saveReview(match: string, review: string): Promise<void>;

  addPlayer(match: string, player: MatchPlayer): Promise<void>;
  /** Finished matches somebody played, the latest first. */
  matchesOf(person: string, most: number): Promise<readonly StoredMatch[]>;
  isPlayer(person: string, match: string): Promise<boolean>;
  /** This match, or with null all of them, belong to this person no more. A finished match that no player keeps is deleted with its log. */
  forgetMatches(person: string, match: string | null): Promise<void>;

  /** Deletes at most `most` rooms that were not touched for `age` ms and in which nothing can fall due, with their unfinished and unkept matches. How many. */
  deleteStaleRooms(age: number, most: number): Promise<number>;
  close(): Promise<void>;
}

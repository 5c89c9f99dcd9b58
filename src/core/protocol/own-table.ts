// One of the tables a person belongs to, as `GET /api/me/tables` lists them for the start page.

import type { Millis, Seat } from '../game.ts';
import type { RoomView } from './protocol.ts';

export type OwnTable = {
  readonly room: string;
  readonly game: string;
  readonly phase: RoomView['phase'];
  readonly isHost: boolean;
  /** The person's own seat; null for a host who watches. */
  readonly seat: Seat | null;
  /** Matches over days wait for people on vacation. */
  readonly seats: readonly { readonly name: string; readonly isBot: boolean; readonly isOnVacation: boolean }[];
  /** Messages of others that the person has not seen; only rooms that play over days keep their chat. */
  readonly unread: number;
  /** How many people are at the table now. */
  readonly people: number;
  /** Whose turn it is; empty if no match is running. */
  readonly toAct: readonly Seat[];
  /** Until the clock of the turn runs out; null if it has none. */
  readonly timeLeftMs: Millis | null;
  /** The clock stops while the match is paused or nobody is there. */
  readonly isClockRunning: boolean;
  /** Since the table was last used. */
  readonly idleMs: Millis;
};

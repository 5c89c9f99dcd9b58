// The connection between a page and a table, whether the table runs in a worker of this browser or on a server.

import type { Persona } from '../../core/bot-cast.ts';
import type { Json, Seat, Status } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol/protocol.ts';
import type { Result } from '../../core/result.ts';
import type { HouseWords, ListName } from '../../lexicon/lexicon.ts';
import type { RefusalMessage } from '../../ui-kit/board-props.ts';
import type { HouseControl } from './house/house-control.ts';

/** The words a match is played with: a list, or only some words of it. */
export type LexiconChoice = {
  readonly list: ListName;
  readonly onlyWords: readonly string[] | null;
  /** What the table agreed on; missing if there is nothing. */
  readonly house?: HouseWords | undefined;
};

/** How fast bots act at a table on this device. */
export type BotSpeed = 'relaxed' | 'normal' | 'brisk';

/** The move a bot would make in the viewer's place, and why. */
export type Hint = { readonly text: string; readonly why: string };

/** Everything a page shows of a table at one moment. */
export type TableSnapshot = {
  game: string;
  /** Identifies the match. The same for everybody at the table. */
  match: string;
  lexiconChoice: LexiconChoice;
  names: readonly string[];
  botSeats: readonly Seat[];
  /** By seat: the player of the cast; null for a person, even while a bot stands in. */
  personas: readonly (Persona | null)[];
  seat: Seat | null;
  /** The seat that the log calls “you”; null for spectators and where several people read the same screen. */
  you: Seat | null;
  n: number;
  status: Status;
  view: Json;
  events: readonly Json[];
  prompt: string;
  log: NarratedAct[];
  refusal: RefusalMessage | null;
  sending: boolean;
  /** What is wrong with the connection; null if nothing is. */
  connectionProblem: string | null;
};

export interface TableConnection {
  /** null until the table is open. */
  readonly snapshot: TableSnapshot | null;
  /** The current time at the table. */
  tableTime(): number;
  sendMove(text: string): void;
  /** Whether the viewer may ask for hints at this table. */
  readonly hintsAllowed: boolean;
  /** Asks for the move of a bot of this level; or a sentence why there is none. */
  requestHint(level: string): Promise<Result<Hint, string>>;
  /** Lets the next bot act now; null while the table doesn’t wait for bots alone. */
  readonly skipWait?: (() => void) | null;
  /** How fast bots act, where this device decides it. */
  setBotSpeed?(botSpeed: BotSpeed): void;
  /** Stops the clock and the bots, or lets them go on. Only a table on this device can be paused this way. */
  setPaused?(isPaused: boolean): void;
  /** How the viewer asks the table about words; null where the words can't change, as in contests. */
  readonly house: HouseControl | null;
  close(): void;
}

/** A refusal stays until the viewer's next action, whatever others do, and ends when it is no longer their turn. */
export function carryOverRefusal(
  before: TableSnapshot | null,
  seat: Seat | null,
  status: Status,
): RefusalMessage | null {
  return before !== null && before.seat === seat && seat !== null && status.toAct.includes(seat)
    ? before.refusal
    : null;
}

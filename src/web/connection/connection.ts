// How a page is tied to a table, wherever the table runs: in a worker of this browser or on a server.

import type { Json, Seat, Status } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol.ts';
import type { Result } from '../../core/result.ts';
import type { ListName } from '../../lexicon/lexicon.ts';
import type { RefusalMessage } from '../../ui-kit/board-props.ts';

/** The words a match goes by: a list, or only some words of it. */
export type WordChoice = { readonly list: ListName; readonly only: readonly string[] | null };

/** What a bot would do in my place, and why. */
export type Hint = { readonly text: string; readonly why: string };

/** All that a page shows of a table. */
export type Seen = {
  game: string;
  words: WordChoice;
  names: readonly string[];
  bots: readonly Seat[];
  seat: Seat | null;
  n: number;
  status: Status;
  view: Json;
  events: readonly Json[];
  prompt: string;
  log: NarratedAct[];
  refusal: RefusalMessage | null;
  sending: boolean;
  /** null: all is well; else what is the matter with the line to the table. */
  trouble: string | null;
};

export interface Link {
  /** null while the table is being laid. */
  readonly seen: Seen | null;
  /** Table time now. */
  now(): number;
  play(text: string): void;
  /** May I ask for a hint at this table? */
  readonly hints: boolean;
  /** What a bot of this level would do in my place; or a sentence why there is no answer. */
  hint(level: string): Promise<Result<Hint, string>>;
  close(): void;
}

/** A refusal stays until my next action, whatever others do meanwhile; it goes when it is no longer mine to act. */
export function stillRefused(before: Seen | null, seat: Seat | null, status: Status): RefusalMessage | null {
  return before !== null && before.seat === seat && seat !== null && status.toAct.includes(seat)
    ? before.refusal
    : null;
}

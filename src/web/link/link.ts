// How a page is tied to a table, wherever the table runs: in a worker of this browser or on a server.

import type { Json, Seat, Status } from '../../core/game.ts';
import type { Told } from '../../core/protocol.ts';
import type { ShownRefusal } from '../../kit/board.ts';

/** All that a page shows of a table. */
export type Seen = {
  game: string;
  names: readonly string[];
  bots: readonly Seat[];
  seat: Seat | null;
  n: number;
  status: Status;
  view: Json;
  events: readonly Json[];
  prompt: string;
  log: Told[];
  refusal: ShownRefusal | null;
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
  close(): void;
}

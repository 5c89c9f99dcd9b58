// What page and worker say to each other about a table that runs in this browser.

import type { Json, Seat, Status } from '../../core/game.ts';
import type { NarratedAct } from '../../core/protocol.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { ListName } from '../../lexicon/lexicon.ts';
import type { Hint, WordChoice } from './connection.ts';

export type Order = {
  readonly game: string;
  readonly preset: string;
  readonly options: { readonly [name: string]: unknown };
  readonly names: readonly string[];
  /** Level of each seat's bot; null: a person. */
  readonly drivers: readonly (string | null)[];
  readonly seed: string;
  /** A position to begin with, for guides. */
  readonly scenario?: Json;
  readonly list?: ListName;
};

/** A match that goes on where it was. */
export type Kept = {
  readonly order: Order;
  readonly acts: readonly { readonly at: number; readonly by: Seat | 'clock'; readonly text: string }[];
  readonly at: number;
};

export type ToHost =
  | { readonly t: 'open'; readonly order: Order; readonly kept: Kept | null; readonly seat: Seat | null }
  | { readonly t: 'act'; readonly by: Seat; readonly text: string }
  | { readonly t: 'look'; readonly seat: Seat | null }
  | { readonly t: 'moves'; readonly seat: Seat }
  | { readonly t: 'hint'; readonly seat: Seat; readonly level: string }
  | { readonly t: 'record' };

export type FromHost =
  | {
      readonly t: 'step';
      readonly n: number;
      readonly at: number;
      readonly status: Status;
      readonly events: readonly Json[];
      readonly view: Json;
      readonly prompt: string;
      readonly seat: Seat | null;
      readonly told: readonly NarratedAct[];
      readonly kept: Kept;
      readonly words: WordChoice;
    }
  | { readonly t: 'refused'; readonly code: string; readonly rule: string; readonly sentence: string }
  | { readonly t: 'record'; readonly record: MatchRecord; readonly text: string }
  | { readonly t: 'moves'; readonly moves: readonly string[] }
  | { readonly t: 'hint'; readonly hint: Hint | null }
  | { readonly t: 'failed'; readonly sentence: string };

// What the replay page and its worker say to each other.

import type { Json, Status, Viewer } from '../../core/game.ts';
import type { Told } from '../../core/protocol.ts';

export type ToReplay =
  | { readonly t: 'load'; readonly text: string }
  | { readonly t: 'seek'; readonly n: number; readonly viewer: Viewer };
export type FromReplay =
  | {
      readonly t: 'loaded';
      readonly game: string;
      readonly names: readonly string[];
      readonly last: number;
      readonly told: readonly Told[];
    }
  | {
      readonly t: 'shown';
      readonly n: number;
      readonly status: Status;
      readonly view: Json;
      readonly events: readonly Json[];
      readonly at: number;
    }
  | { readonly t: 'failed'; readonly sentence: string };

// Moments of a match that people feel: a word is taken, a long word appears, somebody is about to win. Every game finds its
// own (text/moments.ts). The table celebrates them, and bots may say a line.

import type { Json, Seat } from './game.ts';

export type Moment =
  /** `by` took a word away from `from`: made a new word from it, or, if `isUnchanged`, had the same word. `text`: what to call out. */
  | {
      readonly type: 'taken';
      readonly by: Seat;
      readonly from: Seat;
      readonly word: string;
      readonly isUnchanged?: true;
      readonly text?: string;
    }
  /** A word or a move worth a compliment. */
  | { readonly type: 'great'; readonly by: Seat }
  /** A word of `by` that others could have taken, and did not. `text`: what to call out, if it is more than that. */
  | { readonly type: 'safe'; readonly by: Seat; readonly word: string; readonly text?: string }
  /** Something to celebrate, such as a published book, and what to call it; null if the board shows that itself. */
  | { readonly type: 'triumph'; readonly by: Seat; readonly text: string | null };

/** One step from winning. Nobody is named if the match is close to its end for everybody. */
export type NearWin = { readonly seats: readonly Seat[]; readonly text: string };

export interface GameMoments<Event, View> {
  /** The moments of a step: its events, and the view after it. */
  find(events: readonly Event[], view: View): readonly Moment[];
  nearWin(view: View): NearWin | null;
}

export type AnyGameMoments = GameMoments<Json, Json>;

// What a board is given, and all it knows: a view, who sits where, and a way to play. No socket, no store, no router.

import type { Json, Millis, Seat, Status } from '../core/game.ts';
import type { Definition, Lexicon } from '../lexicon/lexicon.ts';

export type RefusalMessage = { readonly code: string; readonly rule: string; readonly sentence: string };

export interface BoardProps<View, Event> {
  readonly view: View;
  readonly status: Status;
  /** My seat; null when watching. On a shared screen everybody watches. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  /** Seats played by a bot at the moment. */
  readonly bots: readonly Seat[];
  /** What was told with the step that led to this view. */
  readonly events: readonly Event[];
  /** null until the words are loaded: the board works without, only its previews wait. */
  readonly lexicon: Lexicon | null;
  /** Why my latest move was not taken; gone with the next one. */
  readonly refusal: RefusalMessage | null;
  /** A move of mine is on its way. */
  readonly sending: boolean;
  /** The table's time now, for boards that show a countdown of their own. */
  now(): Millis;
  /** A move as text. */
  play(text: string): void;
  /** Show what a word means. */
  define(word: string): void;
  /** What a word means, for boards that show it themselves; null: nothing is at hand. */
  meaning(word: string): Promise<Definition | null>;
}

export type AnyBoardProps = BoardProps<Json, Json>;

// The contract of a board: everything a game's Board.svelte receives from the page. A board has no socket, no storage and
// no router; it shows a view and sends moves. The attributes it sets on its elements are in data-attributes.ts.

import type { Json, Millis, Seat, Status } from '../core/game.ts';
import type { PlayerNames } from '../core/player-names.ts';
import type { Definition, Lexicon } from '../lexicon/lexicon.ts';

export type RefusalMessage = {
  readonly code: string;
  readonly rule: string;
  readonly sentence: string;
  /** The word that isn't in the dictionary: the table can be asked about it. */
  readonly word?: string | undefined;
};

export interface BoardProps<View, Event> {
  readonly view: View;
  readonly status: Status;
  /** The viewer's seat; null for a spectator and on a shared screen. */
  readonly seat: Seat | null;
  /** How sentences and labels name the players: the viewer is "you". */
  readonly players: PlayerNames;
  /** Seats that a bot plays at the moment. */
  readonly botSeats: readonly Seat[];
  /** The events of the step that led to this view. */
  readonly events: readonly Event[];
  /** null until the word list has loaded. The board works without it, only its previews have to wait. */
  readonly lexicon: Lexicon | null;
  /** Why the viewer's latest move was refused; null again after the next move. */
  readonly refusal: RefusalMessage | null;
  /** A move of the viewer has been sent and is not answered yet. */
  readonly sending: boolean;
  /** The current time at the table, for boards that show a countdown of their own. */
  now(): Millis;
  /** Sends a move, written as text. */
  play(text: string): void;
  /** Opens the definition of a word. */
  showDefinition(word: string): void;
  /** Returns the definition of a word, for boards that show it themselves; null if there is none. */
  lookUpDefinition(word: string): Promise<Definition | null>;
}

export type AnyBoardProps = BoardProps<Json, Json>;

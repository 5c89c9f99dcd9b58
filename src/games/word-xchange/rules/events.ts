// The public events of a match. They are logged and sent to clients as JSON, so their fields and types are fixed.

import type { Millis, Seat } from '../../../core/game.ts';
import type { Tile, Tiles, TileWord } from './tiles.ts';
import type { WordFault } from './word-check.ts';

export type Event =
  | { readonly type: 'started'; readonly seats: number; readonly targetWords: number }
  | {
      readonly type: 'opening';
      readonly board: Tiles;
      /** The tile each seat drew. Tied seats draw again, in another round. */
      readonly rounds: readonly (readonly { readonly seat: Seat; readonly tile: Tile }[])[];
      readonly first: Seat;
    }
  /** The seat drew a new hidden tile. */
  | { readonly type: 'hidden'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly tile: Tile | null; readonly limit: Millis | null }
  | { readonly type: 'made'; readonly seat: Seat; readonly word: TileWord }
  | {
      readonly type: 'stolen' | 'swapped';
      readonly seat: Seat;
      readonly from: Seat;
      readonly old: TileWord;
      readonly word: TileWord;
    }
  /** After a word, a tile from the bag went onto the board. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'clock'; readonly seat: Seat; readonly limit: Millis }
  /** A word failed the dictionary check. The move itself was legal. */
  | {
      readonly type: 'refused';
      readonly seat: Seat;
      readonly word: TileWord;
      readonly fault: WordFault;
      readonly count: number;
      /** The option refusalLimit, not a time. */
      readonly limit: number;
    }
  /** A challenge window opened. */
  | { readonly type: 'opened'; readonly seat: Seat; readonly word: TileWord; readonly limit: Millis | null }
  /** A seat accepted the proposed word. */
  | { readonly type: 'waved'; readonly seat: Seat }
  /** The challenge window closed without a challenge. */
  | { readonly type: 'stood'; readonly seat: Seat; readonly word: TileWord }
  /** A challenge succeeded: the word was invalid. */
  | {
      readonly type: 'upheld';
      readonly seat: Seat;
      readonly by: Seat;
      readonly word: TileWord;
      readonly fault: WordFault;
      readonly back: { readonly seat: Seat; readonly word: TileWord } | null;
    }
  /** A challenge failed: the word was valid. */
  | {
      readonly type: 'rejected';
      readonly seat: Seat;
      readonly by: Seat;
      readonly word: TileWord;
      readonly losesTurn: boolean;
    }
  /** A turn ended. `pass`: the seat ended it without playing a word. */
  | { readonly type: 'ended'; readonly seat: Seat; readonly why: TurnEndReason }
  | { readonly type: 'bagEmpty' }
  | { readonly type: 'idle'; readonly count: number; readonly of: number }
  /** `leftOut`: the seat skips a turn because its challenge failed. */
  | { readonly type: 'away' | 'back' | 'leftOut'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat; readonly tile: Tile | null }
  /** `alone`: all other seats have left. */
  | { readonly type: 'won'; readonly seat: Seat; readonly words: readonly TileWord[]; readonly alone: boolean }
  /** The game ended after idle turns of all seats. */
  | { readonly type: 'exhausted'; readonly winners: readonly Seat[]; readonly words: number; readonly letters: number };

export type TurnEndReason = 'end' | 'pass' | 'time' | 'refused' | 'challenged' | 'left';

/** Adds an event to the step under construction. */
export type EmitEvent = (event: Event) => void;

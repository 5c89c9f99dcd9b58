// The nouns of the game: what a table holds, what a seat may do, what is told and what is seen.
// Types and the questions that need nothing but the state; the rules are in the files named after their phase.

import { type Millis, type Outcome, refuse, type Seat } from '../../../core/game.ts';
import type { Setup } from './options.ts';
import type { Shown, Tile, Tiles } from './tiles.ts';
import type { HintCard } from './word-cards.ts';

/** What lies open on the table: enough to say what a word would take, for a state and a view alike. */
export type Position = {
  readonly setup: Setup;
  /** Face up in the middle, the oldest first. */
  readonly board: Tiles;
  /** The words in front of each seat, the oldest first. */
  readonly easels: readonly (readonly Shown[])[];
};

export type State = Position & {
  /** Shuffled once; the next tile comes first. */
  readonly bag: Tiles;
  readonly hidden: readonly (Tile | null)[];
  readonly turn: Turn;
  /** The word on trial; null outside the phase `challenge`. */
  readonly proposal: Proposal | null;
  /** How the latest trial ended; null before the first. */
  readonly verdict: Verdict | null;
  /** When the running clock stops, as shown to players; null: no clock. */
  readonly limit: Millis | null;
  /** Turns in a row that each seat let expire without a move (WX-143). */
  readonly missed: readonly number[];
  /** Seats that have left, the first to leave first. */
  readonly left: readonly Seat[];
  /** Seats whose next turn is left out (WX-089). */
  readonly owes: readonly Seat[];
  /** Idle turns in a row (WX-073). */
  readonly idle: number;
  readonly outcome: Outcome | null;
};

export type Turn = {
  readonly seat: Seat;
  /** Words refused so far in this turn (WX-087). */
  readonly refusals: number;
  /** Has the seat made an accepted move in it? */
  readonly moved: boolean;
  /** It began with an empty bag, and no tile was placed and no word stood in it so far (WX-073). */
  readonly idle: boolean;
};

/** A word put on the table: which tiles it takes from the board, and which easel word it takes or changes. */
export type Play = {
  readonly type: 'make' | 'steal' | 'swap';
  readonly word: Shown;
  readonly tiles: Tiles;
  readonly target: { readonly seat: Seat; readonly at: number; readonly word: Shown } | null;
};

export type Proposal = {
  readonly play: Play;
  /** Seats that have waved it through. */
  readonly answered: readonly Seat[];
  /** What was left of the proposer's time; null without a clock. */
  readonly timeLeft: Millis | null;
};

export type Verdict = {
  readonly seat: Seat;
  readonly word: Shown;
  /** Who challenged; null if all waved it through. */
  readonly by: Seat | null;
  readonly stands: boolean;
};

export type Move =
  | WordMove
  | { readonly type: 'end' }
  | { readonly type: 'challenge' }
  | { readonly type: 'accept' }
  | { readonly type: 'back' };

export type WordMove =
  | { readonly type: 'make'; readonly word: Shown }
  | { readonly type: 'steal' | 'swap'; readonly target: Named; readonly word: Shown };

/** An easel word as a player names it: `RACE`, `RACE@2`. */
export type Named = { readonly word: Shown; readonly seat: Seat | null };

/** Why a word does not count: not in the list (and what it is instead), or a bare plural. */
export type Fault = UnknownWord | BarePlural;
export type UnknownWord = { readonly type: 'unknown'; readonly as: 'name' | 'abbreviation' | 'other' };
/** `percent` tells how often the old word is a noun rather than a verb; null if it is known as neither. */
export type BarePlural = { readonly type: 'plural'; readonly of: string; readonly percent: number | null };

export type Event =
  | { readonly type: 'started'; readonly seats: number; readonly targetWords: number }
  | {
      readonly type: 'opening';
      readonly board: Tiles;
      /** Who drew what; a further round for seats that tied. */
      readonly rounds: readonly (readonly { readonly seat: Seat; readonly tile: Tile }[])[];
      readonly first: Seat;
    }
  | { readonly type: 'hidden'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly tile: Tile | null; readonly limit: Millis | null }
  | { readonly type: 'made'; readonly seat: Seat; readonly word: Shown }
  | {
      readonly type: 'stolen' | 'swapped';
      readonly seat: Seat;
      readonly from: Seat;
      readonly old: Shown;
      readonly word: Shown;
    }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'clock'; readonly seat: Seat; readonly limit: Millis }
  | {
      readonly type: 'refused';
      readonly seat: Seat;
      readonly word: Shown;
      readonly fault: Fault;
      readonly count: number;
      readonly limit: number;
    }
  | { readonly type: 'opened'; readonly seat: Seat; readonly word: Shown; readonly limit: Millis | null }
  | { readonly type: 'waved'; readonly seat: Seat }
  | { readonly type: 'stood'; readonly seat: Seat; readonly word: Shown }
  | {
      readonly type: 'upheld';
      readonly seat: Seat;
      readonly by: Seat;
      readonly word: Shown;
      readonly fault: Fault;
      readonly back: { readonly seat: Seat; readonly word: Shown } | null;
    }
  | {
      readonly type: 'rejected';
      readonly seat: Seat;
      readonly by: Seat;
      readonly word: Shown;
      readonly losesTurn: boolean;
    }
  | { readonly type: 'ended'; readonly seat: Seat; readonly why: EndOfTurn }
  | { readonly type: 'bagEmpty' }
  | { readonly type: 'idle'; readonly count: number; readonly of: number }
  | { readonly type: 'away' | 'back' | 'leftOut'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat; readonly tile: Tile | null }
  | { readonly type: 'won'; readonly seat: Seat; readonly words: readonly Shown[]; readonly alone: boolean }
  | { readonly type: 'exhausted'; readonly winners: readonly Seat[]; readonly words: number; readonly letters: number };

export type EndOfTurn = 'end' | 'time' | 'refused' | 'challenged' | 'left';
export type Tell = (event: Event) => void;

export type View = Position & {
  readonly phase: Phase;
  readonly turn: Seat;
  readonly refusals: number;
  /** By seat: the letter if the viewer may know it, `?` if not, null if there is no tile. */
  readonly hidden: readonly (Tile | '?' | null)[];
  /** How many tiles the bag holds. */
  readonly bag: number;
  readonly proposal: {
    readonly seat: Seat;
    readonly type: Play['type'];
    readonly word: Shown;
    readonly from: Seat | null;
    readonly old: Shown | null;
    readonly answered: readonly Seat[];
  } | null;
  readonly verdict: Verdict | null;
  /** What players are shown, and until when moves are taken (WX-102). */
  readonly limit: Millis | null;
  readonly deadline: Millis | null;
  readonly away: readonly Seat[];
  readonly left: readonly Seat[];
  readonly owes: readonly Seat[];
  readonly idle: number;
  readonly hints: readonly HintCard[];
  readonly outcome: Outcome | null;
};

export type Phase = 'turn' | 'challenge' | 'over';

export type Code =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'TIME_UP'
  | 'NO_SUCH_WORD'
  | 'AMBIGUOUS_WORD'
  | 'OWN_WORD'
  | 'NOT_ALL_LETTERS'
  | 'NO_LETTER_ADDED'
  | 'NO_JOKER_THERE'
  | 'NOT_ONE_EXCHANGED'
  | 'TWO_JOKERS'
  | 'NOT_ON_BOARD'
  | 'TOO_SHORT'
  | 'PLURAL_ONLY'
  | 'NOT_IN_DICTIONARY'
  | 'OWN_PROPOSAL'
  | 'ALREADY_ANSWERED'
  | 'NOT_AWAY'
  | 'NOT_DUE'
  | 'BAD_SCENARIO';

/** A refusal with one of this game's codes. */
export const bounce = (code: Code, rule: string, ...about: string[]) => refuse(code, rule, ...about);

const AWAY_AFTER = 2; // WX-143

export const phaseOf = (state: State): Phase =>
  state.outcome !== null ? 'over' : state.proposal !== null ? 'challenge' : 'turn';

export const seatsOf = (state: Pick<State, 'easels'>): readonly Seat[] => [...state.easels.keys()];

export const isActive = (state: Pick<State, 'left'>, seat: Seat): boolean => !state.left.includes(seat);

export const activeSeats = (state: Pick<State, 'easels' | 'left'>): readonly Seat[] =>
  seatsOf(state).filter((seat) => isActive(state, seat));

export const isAway = (state: Pick<State, 'missed'>, seat: Seat): boolean => state.missed[seat]! >= AWAY_AFTER;

/** The marks of seats that are away from the start. */
export const missedBy = (seats: number, away: readonly Seat[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (away.includes(seat) ? AWAY_AFTER : 0));

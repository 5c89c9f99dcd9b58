// The types of a match (state, moves, view) and small queries on the state. The events are in events.ts.

import type { Millis, Outcome, Seat } from '../../../core/game.ts';
import type { Setup } from './options.ts';
import type { Tile, Tiles, TileWord } from './tiles.ts';
import type { WordCard } from './word-cards.ts';

/** The open part of the table, common to states and views: enough to tell what a word would use. */
export type Position = {
  readonly setup: Setup;
  /** The face-up tiles in the middle, oldest first. */
  readonly board: Tiles;
  /** The words in front of each seat, oldest first. */
  readonly easels: readonly (readonly TileWord[])[];
};

export type State = Position & {
  /** Shuffled once at the start; the next tile to draw is the first. */
  readonly bag: Tiles;
  /** Each seat's hidden tile. Secret. */
  readonly hidden: readonly (Tile | null)[];
  readonly turn: TurnState;
  /** The word that can be challenged now; null outside the phase `challenge`. */
  readonly proposal: Proposal | null;
  /** The result of the latest challenge window; null before the first one. */
  readonly lastChallenge: ChallengeResult | null;
  /** When the running clock ends, as players see it; null without a clock. */
  readonly clockEndsAt: Millis | null;
  /** By seat: consecutive turns that timed out without a move (WX-143). */
  readonly missedTurns: readonly number[];
  /** Seats that have left, in the order they left. */
  readonly leftSeats: readonly Seat[];
  /** Seats that skip their next turn (WX-089). */
  readonly seatsToSkip: readonly Seat[];
  /** Consecutive idle turns (WX-073). */
  readonly idleTurns: number;
  readonly outcome: Outcome | null;
};

/** The counters of the turn in progress. */
export type TurnState = {
  readonly seat: Seat;
  /** Words that failed the dictionary check in this turn (WX-087). */
  readonly failedWords: number;
  /** The seat has made a legal move in this turn. */
  readonly hasMoved: boolean;
  /** The turn began with an empty bag, and so far no tile was placed and no word counted (WX-073). */
  readonly isIdle: boolean;
};

/** A word move resolved against a position: the tiles it uses from the board, and the easel word it takes or changes. */
export type Play = {
  readonly type: 'make' | 'steal' | 'swap';
  readonly word: TileWord;
  readonly tiles: Tiles;
  readonly target: PlayTarget | null;
};

/** An easel word, with its index on the owner's easels. */
export type PlayTarget = { readonly seat: Seat; readonly index: number; readonly word: TileWord };

export type Proposal = {
  readonly play: Play;
  /** Seats that have accepted the word. */
  readonly answered: readonly Seat[];
  /** What was left on the proposer's clock; null without a clock. */
  readonly timeLeft: Millis | null;
};

export type ChallengeResult = {
  readonly seat: Seat;
  readonly word: TileWord;
  /** The challenger; null if nobody challenged. */
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
  | { readonly type: 'make'; readonly word: TileWord }
  | { readonly type: 'steal' | 'swap'; readonly target: EaselWordRef; readonly word: TileWord };

/** How a player refers to an easel word: `RACE`, or `RACE@2` if the word alone is ambiguous. */
export type EaselWordRef = { readonly word: TileWord; readonly seat: Seat | null };

export type View = Position & {
  readonly phase: Phase;
  readonly turn: Seat;
  readonly refusals: number;
  /** By seat: the tile if the viewer may see it, `?` if not, null if there is none. */
  readonly hidden: readonly (Tile | '?' | null)[];
  /** The number of tiles in the bag. */
  readonly bag: number;
  readonly proposal: {
    readonly seat: Seat;
    readonly type: Play['type'];
    readonly word: TileWord;
    readonly from: Seat | null;
    readonly old: TileWord | null;
    readonly answered: readonly Seat[];
  } | null;
  readonly verdict: ChallengeResult | null;
  /** The clock's end as players see it. */
  readonly limit: Millis | null;
  /** The latest time at which a move is accepted: `limit` plus the grace period (WX-102). */
  readonly deadline: Millis | null;
  readonly away: readonly Seat[];
  readonly left: readonly Seat[];
  readonly owes: readonly Seat[];
  readonly idle: number;
  /** The printed word cards that the option hintCards shows. Not the hints of bots. */
  readonly hints: readonly WordCard[];
  readonly outcome: Outcome | null;
};

export type Phase = 'turn' | 'challenge' | 'over';

const AWAY_AFTER_MISSED_TURNS = 2; // WX-143

export const phaseOf = (state: State): Phase =>
  state.outcome !== null ? 'over' : state.proposal !== null ? 'challenge' : 'turn';

export const seatsOf = (state: Pick<State, 'easels'>): readonly Seat[] => [...state.easels.keys()];

export const isActive = (state: Pick<State, 'leftSeats'>, seat: Seat): boolean => !state.leftSeats.includes(seat);

export const activeSeats = (state: Pick<State, 'easels' | 'leftSeats'>): readonly Seat[] =>
  seatsOf(state).filter((seat) => isActive(state, seat));

export const isAway = (state: Pick<State, 'missedTurns'>, seat: Seat): boolean =>
  state.missedTurns[seat]! >= AWAY_AFTER_MISSED_TURNS;

/** The missed-turn counters of a new match in which these seats are already away. */
export const initialMissedTurns = (seats: number, away: readonly Seat[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (away.includes(seat) ? AWAY_AFTER_MISSED_TURNS : 0));

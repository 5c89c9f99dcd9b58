// The types of the game (state, moves, events, views) and questions answered by the state alone.

import { DEADLINE_GRACE_MS, type Millis, type Outcome, type Seat } from '../../../core/game.ts';
import type { Setup } from './options.ts';
import type { ScoreBreakdown } from './scoring/final-score.ts';
import { type Grid, isGridFull, type Run, type Square } from './scoring/grid.ts';
import type { CountedWord } from './scoring/score.ts';
import type { TaskCard } from './scoring/word-validity.ts';

/** A capital A to Z; also the letter card of that letter. */
export type Letter = string;

export type State = {
  readonly setup: Setup;
  /** The time of the latest act. */
  readonly updatedAt: Millis;
  readonly players: readonly Player[];
  /** Seats that have left, in the order they left. */
  readonly departedSeats: readonly Seat[];
  readonly calls: readonly Call[];
  /** Letters to call for absent callers before random ones are drawn; set by scenarios (section 18). */
  readonly scriptedCalls: string;
  /** Seats for which the engine calls these letters at once; set by scenarios (section 18). */
  readonly scriptedCallers: readonly Seat[];
  /** A turn has ended with a full grid, so the bonus for finishing first is gone (OB-071). */
  readonly hasFirstFinisher: boolean;
  readonly lastRace: RaceResult | null;
  readonly phase: Phase;
};

export type Player = {
  readonly grid: Grid;
  readonly task: TaskCard | null;
  /** The letter cards in front of the player, oldest first. */
  readonly cards: string;
  readonly finishedFirst: boolean;
  /** OB-109. */
  readonly timeoutsInARow: number;
};

/** `absent`: the caller's time ran out, so the letter was drawn (OB-108). */
export type Call = { readonly caller: Seat; readonly letter: Letter; readonly absent?: true };

/** `limit` is the time shown to players; null: no clock (OB-107). */
export type Phase =
  | { readonly type: 'call'; readonly caller: Seat; readonly limit: Millis | null }
  | RespondPhase
  | { readonly type: 'final'; readonly seat: Seat; readonly limit: Millis | null }
  | MarkPhase
  | { readonly type: 'over'; readonly results: readonly (ScoreBreakdown | null)[]; readonly outcome: Outcome };

export type RespondPhase = {
  readonly type: 'respond';
  readonly caller: Seat;
  readonly letter: Letter;
  readonly calledAt: Millis;
  readonly limit: Millis | null;
  /** Seats that have entered or rejected the letter, or sealed their answer. */
  readonly finishedSeats: readonly Seat[];
  /** The race for the card is decided (OB-035). */
  readonly raceDecided: boolean;
  readonly grabs: readonly Grab[];
  readonly sealed: readonly SealedAnswer[];
};

export type MarkPhase = {
  readonly type: 'mark';
  readonly limit: Millis | null;
  readonly finishedSeats: readonly Seat[];
  /** By seat. */
  readonly marks: readonly (readonly CountedWord[])[];
};

/** `at` is the time that counts, which for the caller is later than the click (OB-104). */
export type Grab = { readonly seat: Seat; readonly at: Millis };
export type SealedAnswer = { readonly seat: Seat; readonly square: Square; readonly reject: boolean };

/** A decided race. `after` is in milliseconds since the call. */
export type RaceResult = {
  readonly seat: Seat;
  readonly letter: Letter;
  /** The previous holder; null: the center. */
  readonly from: Seat | null;
  readonly grabs: readonly { readonly seat: Seat; readonly after: Millis }[];
};

export type Move =
  | { readonly type: 'call'; readonly letter: Letter }
  | { readonly type: 'place'; readonly square: Square }
  | { readonly type: 'grab' }
  | { readonly type: 'seal'; readonly square: Square; readonly reject: boolean }
  | { readonly type: 'final'; readonly letter: Letter; readonly square: Square }
  | { readonly type: 'decline' }
  | { readonly type: 'mark' | 'unmark'; readonly run: Run }
  /** Ends marking. */
  | { readonly type: 'done' }
  | { readonly type: 'back' };

export type Event =
  | { readonly type: 'started'; readonly seats: number; readonly starter: Seat; readonly setup: Setup }
  | { readonly type: 'tasksDrawn' }
  | { readonly type: 'turn'; readonly caller: Seat; readonly limit: Millis | null; readonly deadline: Millis | null }
  | { readonly type: 'called'; readonly caller: Seat; readonly letter: Letter; readonly absent: boolean }
  /** The seat has answered the call. */
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'raceOpen'; readonly letter: Letter; readonly ends: Millis }
  | ({ readonly type: 'rejected' } & RaceResult)
  /** The letter was placed for an absent seat. */
  | { readonly type: 'enteredFor'; readonly seat: Seat }
  | { readonly type: 'turnComplete'; readonly letter: Letter }
  /** These seats filled their grids. */
  | { readonly type: 'filled'; readonly seats: readonly Seat[]; readonly first: boolean }
  /** Play continues with these seats. */
  | { readonly type: 'goesOn'; readonly seats: readonly Seat[] }
  | { readonly type: 'lastOffered'; readonly seat: Seat; readonly limit: Millis | null }
  /** The last letter was named. */
  | { readonly type: 'lastNamed'; readonly seat: Seat; readonly letter: Letter }
  | { readonly type: 'lastDeclined'; readonly seat: Seat }
  | { readonly type: 'away' | 'back'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat; readonly cards: string }
  /** All grids are revealed. `marking`: players mark their words now. `limit`: the end of marking; null: no clock. */
  | { readonly type: 'opened'; readonly limit: Millis | null; readonly marking?: true }
  | { readonly type: 'marked' | 'unmarked'; readonly seat: Seat; readonly run: Run; readonly word: string }
  | { readonly type: 'doneMarking'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly result: ScoreBreakdown }
  | {
      readonly type: 'over';
      readonly winners: readonly Seat[];
      readonly reason: string;
      /** The word length that broke a tie in points (OB-086). */
      readonly tieBreak: number | null;
    };

export type EmitEvent = (event: Event) => void;

export type View = {
  readonly setup: Setup;
  readonly at: Millis;
  readonly phase: Phase['type'];
  /** The seat that calls or has the last letter; null when play is over. */
  readonly caller: Seat | null;
  readonly letter: Letter | null;
  readonly calledAt: Millis | null;
  /** The time limit shown to players, and the deadline that is running (OB-107). */
  readonly limit: Millis | null;
  readonly deadline: Millis | null;
  /** The end of an open race window. */
  readonly raceEnds: Millis | null;
  readonly decided: boolean;
  readonly lastRace: RaceResult | null;
  readonly toAct: readonly Seat[];
  readonly done: readonly Seat[];
  readonly left: readonly Seat[];
  readonly calls: readonly Call[];
  readonly players: readonly PlayerView[];
  /** The viewer has a pending grab. Like `sealed`, only the viewer knows. */
  readonly grabbed: boolean;
  readonly sealed: { readonly square: Square; readonly reject: boolean } | null;
  readonly marks: readonly (readonly CountedWord[])[];
  readonly results: readonly (ScoreBreakdown | null)[];
  readonly outcome: Outcome | null;
};

export type PlayerView = {
  readonly filled: number;
  /** null: hidden from the viewer. */
  readonly grid: Grid | null;
  readonly task: TaskCard | null;
  readonly cards: string;
  readonly first: boolean;
  readonly away: boolean;
};

export const AWAY_AFTER_TIMEOUTS = 3; // OB-109

export const allSeats = (state: Pick<State, 'players'>): readonly Seat[] => [...state.players.keys()];

export const activeSeats = (state: State): readonly Seat[] =>
  allSeats(state).filter((seat) => !state.departedSeats.includes(seat));

export const isAway = (state: State, seat: Seat): boolean =>
  state.players[seat]!.timeoutsInARow >= AWAY_AFTER_TIMEOUTS && !state.departedSeats.includes(seat);

export const isUnfinished = (state: State, seat: Seat): boolean =>
  !state.departedSeats.includes(seat) && !isGridFull(state.players[seat]!.grid);

export const unfinishedSeats = (state: State): readonly Seat[] =>
  allSeats(state).filter((seat) => isUnfinished(state, seat));

/** The seat that holds a letter card; null: it is in the center. */
export function findCardHolder(players: readonly { readonly cards: string }[], letter: Letter): Seat | null {
  const seat = players.findIndex(({ cards }) => cards.includes(letter));
  return seat < 0 ? null : seat;
}

export const updatePlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.with(seat, { ...state.players[seat]!, ...change }),
});

/** The last moment at which a move is accepted (OB-107). */
export const deadlineFor = (limit: Millis | null): Millis | null => (limit === null ? null : limit + DEADLINE_GRACE_MS);

export const isPastDeadline = (limit: Millis | null, now: Millis): boolean =>
  limit !== null && now > limit + DEADLINE_GRACE_MS;

/** The limit of a clock that starts now. */
/** `adapt`: what handicaps make of it (OB-130). */
export const timeLimitFrom = (
  seconds: number | 'off',
  now: Millis,
  adapt: (seconds: number) => number = (same) => same,
): Millis | null => (seconds === 'off' ? null : now + adapt(seconds) * 1000);

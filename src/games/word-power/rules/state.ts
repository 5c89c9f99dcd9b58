// The state of a game of Word Power, and the questions everybody asks of it.
// Not what players may see of it (view.ts), and not how it changes (course.ts and what builds on it).

import type { Millis, Outcome, Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { Colour } from '../content.ts';
import type { Card } from './cards.ts';
import type { Setup } from './options.ts';
import { BET_STEP, BOARD, type Reading } from './spaces.ts';

export type Player = {
  readonly colour: Colour;
  readonly cash: number;
  readonly books: number;
  readonly at: number;
  /** The card held longest comes first. */
  readonly hand: readonly Card[];
  readonly losesTurn: boolean;
  /** Own decisions in a row that ran out; an own move sets it to 0. From two on the seat is idle (WP-130). */
  readonly missed: number;
  /** What this seat gave and got in the latest PASS. */
  readonly passed: { readonly given: readonly Card[]; readonly taken: readonly Card[] } | null;
  /** 1 for the first seat that left, 2 for the next; null while in the game. */
  readonly leftAs: number | null;
};

/** A card laid in the current turn. `upheld` has withstood its challenge. */
export type Placement = {
  readonly card: Card;
  readonly window: number;
  readonly at: Millis;
  readonly waived: readonly Seat[];
  readonly fate: 'open' | 'upheld' | 'removed' | 'cleared';
};

export type Verdict = 'A' | 'B' | 'C';

/** A card laid in this game, for the review after it. */
export type Played = {
  readonly turn: number;
  readonly by: Seat;
  readonly card: Card;
  readonly window: number;
  readonly reading: Reading;
  readonly challenge: { readonly by: Seat; readonly statement: string; readonly verdict: Verdict } | null;
};

/** The latest challenge that was settled: public (WP-105). */
export type Settled = {
  readonly turn: number;
  readonly key: Word;
  readonly answer: string;
  readonly word: string;
  readonly definition: string;
  readonly challenger: Seat;
  readonly challenged: Seat;
  readonly statement: string;
  readonly verdict: Verdict;
};

export type PlacePhase = { readonly type: 'place' };
export type WaitPhase = {
  readonly type: 'wait';
  readonly kind: 'coverage' | 'final';
  /** What is left of the placing clock, which stands still meanwhile; null: it is off (WP-129). */
  readonly placeLeft: Millis | null;
};
export type BetPhase = {
  readonly type: 'bet';
  readonly key: Word;
  readonly challenger: Seat;
  readonly statement: string;
  readonly since: Millis;
  readonly level: number;
  readonly cap: number;
  readonly stakes: { readonly challenger: number; readonly challenged: number };
  readonly toSpeak: Seat;
  /** Somebody has called or raised: no tie can displace the challenger any more (WP-125). */
  readonly spoken: boolean;
  readonly back: { readonly phase: PlacePhase | WaitPhase; readonly left: Millis | null };
};
export type PassPhase = {
  readonly type: 'pass';
  readonly count: number;
  readonly chosen: readonly (readonly Word[] | null)[];
};

export type Phase =
  | { readonly type: 'roll' }
  | { readonly type: 'start' }
  | PlacePhase
  | WaitPhase
  | BetPhase
  | PassPhase
  | { readonly type: 'over'; readonly outcome: Outcome };

export type Pile = { readonly draw: readonly Card[]; readonly discard: readonly Card[] };
export type OrderRoll = { readonly seat: Seat; readonly roll: number };

export type State = {
  readonly setup: Setup;
  /** The throws that decided who begins: one list per throwing (WP-019, WP-020). */
  readonly order: readonly (readonly OrderRoll[])[];
  readonly first: Seat;
  /** Rounds completed (WP-036). */
  readonly rounds: number;
  readonly turn: { readonly number: number; readonly seat: Seat; readonly laid: readonly Placement[] };
  readonly players: readonly Player[];
  readonly windows: readonly (readonly Card[])[];
  readonly piles: { readonly [C in Colour]: Pile };
  /** Cards of each colour in the game, wherever they are (WP-136). */
  readonly decks: { readonly [C in Colour]: number };
  /** What the House has taken in, less what it paid out, the money at the start included (WP-137). */
  readonly house: number;
  readonly phase: Phase;
  readonly deadline: Millis | null;
  readonly settled: Settled | null;
  readonly played: readonly Played[];
  /** The latest throws for movement, and after it for an infringement. */
  readonly thrown: readonly number[];
  /** Throws fixed by a scenario; after them chance decides. */
  readonly dice: readonly number[];
};

export const isIdle = (player: Player): boolean => player.missed >= 2;
export const isRetired = (player: Player): boolean => player.leftAs !== null;
export const isSeveralDecks = (players: readonly { readonly colour: Colour }[]): boolean =>
  players.some((player) => player.colour !== players[0]?.colour);
export const isCovered = (windows: readonly (readonly unknown[])[]): boolean =>
  windows.every((cards) => cards.length > 0);

/** How many steps to the left of `from` a seat sits. */
export const leftOf = (from: Seat, seat: Seat, seats: number): number => (seat - from + seats) % seats;

/** Seats still in the game, clockwise from this one. */
export function seatsFrom(state: State, from: Seat): readonly Seat[] {
  return state.players
    .map((_, i) => (from + i) % state.players.length)
    .filter((seat) => !isRetired(state.players[seat]!));
}

/** What placements assert on the space the active player stands on. */
export function readingOf(players: readonly { readonly at: number | null }[], active: Seat): Reading | null {
  const space = BOARD[players[active]?.at ?? 0];
  return space?.type === 'play' ? space.reading : null;
}

/** Nobody has challenged it, and nobody is challenging it. */
export const isOpen = (state: State, placement: Placement): boolean =>
  placement.fate === 'open' && !(state.phase.type === 'bet' && state.phase.key === placement.card.key);

/** May this seat still challenge something (WP-097, WP-124)? */
export function hasOpen(state: State, seat: Seat): boolean {
  const player = state.players[seat]!;
  if (seat === state.turn.seat || isRetired(player) || player.cash < BET_STEP) return false;
  return state.turn.laid.some((placement) => isOpen(state, placement) && !placement.waived.includes(seat));
}

/** The opponents a wait waits for (WP-121, WP-124). */
export const waitedFor = (state: State): readonly Seat[] =>
  state.players.flatMap((player, seat) => (hasOpen(state, seat) && !isIdle(player) ? [seat] : []));

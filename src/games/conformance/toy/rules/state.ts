// The state of a match, its events, and simple questions about the state.

import type { Millis, Seat } from '#core/game.ts';
import type { Setup } from './options.ts';

export type Player = {
  /** Sorted. */
  readonly hand: readonly number[];
  /** The card bid in this round, hidden from the others. */
  readonly bid: number | null;
  readonly points: number;
  readonly left: boolean;
};

export type State = {
  readonly setup: Setup;
  readonly players: readonly Player[];
  /** The cards that were not dealt. Nobody sees them. */
  readonly stock: readonly number[];
  /** The bids of the previous round by seat; null for a seat that made none. */
  readonly revealed: readonly (number | null)[];
  /** Counted from 1. */
  readonly round: number;
  readonly deadline: Millis | null;
};

export type Event =
  | { readonly type: 'bid'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly bids: readonly (number | null)[]; readonly winner: Seat }
  | { readonly type: 'left'; readonly seat: Seat };

/** TO-006. */
export const isOver = ({ players, round, setup }: State): boolean =>
  round > setup.rounds || players.filter((player) => !player.left).length < 2;

/** The seats that have not bid in this round. */
export const seatsToBid = (state: State): readonly Seat[] =>
  isOver(state)
    ? []
    : [...state.players.keys()].filter((seat) => state.players[seat]!.bid === null && !state.players[seat]!.left);

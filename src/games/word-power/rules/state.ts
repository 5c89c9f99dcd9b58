// The state of a game of Word Power, and questions about it. What players may see is in view.ts; changes go through
// step-builder.ts.

import type { Millis, Outcome, Seat } from '../../../core/game.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { CardColor } from '../content.ts';
import { BET_STEP_DOLLARS } from './amounts.ts';
import type { Card } from './cards.ts';
import type { Setup } from './options.ts';
import { type PlayRelation, SPACES } from './spaces.ts';

export type Player = {
  readonly colour: CardColor;
  readonly cash: number;
  readonly books: number;
  /** The space of its pawn. */
  readonly at: number;
  /** Oldest card first. */
  readonly hand: readonly Card[];
  readonly losesTurn: boolean;
  /** Deadlines missed in a row; any move resets it. From two on, the seat is idle (WP-130). */
  readonly missedDeadlines: number;
  /** What this seat gave and received in the latest PASS. */
  readonly passed: { readonly given: readonly Card[]; readonly taken: readonly Card[] } | null;
  /** 1 for the first seat that left, 2 for the next; null while still in the game. */
  readonly departureRank: number | null;
};

/** A card placed in the current turn. `upheld`: it was challenged and proved right. */
export type Placement = {
  readonly card: Card;
  readonly window: number;
  readonly placedAt: Millis;
  readonly waived: readonly Seat[];
  readonly status: 'open' | 'upheld' | 'removed' | 'cleared';
};

/** A: the card was right. B: the challenger was right. C: both were wrong (WP-106 to WP-108). */
export type ChallengeResult = 'A' | 'B' | 'C';

export type BetSide = 'challenger' | 'challenged';

/** A card placed in this game, listed for everybody after it. */
export type PlayedCard = {
  readonly turn: number;
  readonly by: Seat;
  readonly card: Card;
  readonly window: number;
  readonly relation: PlayRelation;
  readonly challenge: { readonly by: Seat; readonly statement: string; readonly verdict: ChallengeResult } | null;
};

/** The latest settled challenge, which is public (WP-105). */
export type SettledChallenge = {
  readonly turn: number;
  readonly key: Word;
  readonly answer: string;
  readonly word: string;
  readonly definition: string;
  readonly challenger: Seat;
  readonly challenged: Seat;
  readonly statement: string;
  readonly verdict: ChallengeResult;
};

export type PlacePhase = { readonly type: 'place' };
export type WaitPhase = {
  readonly type: 'wait';
  readonly kind: 'coverage' | 'final';
  /** Time left on the paused placing clock; null if it is off (WP-129). */
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
  readonly betTurn: Seat;
  /** True after the first raise: from then on a tie can no longer displace the challenger (WP-125). */
  readonly hasRaised: boolean;
  readonly resumeTo: { readonly phase: PlacePhase | WaitPhase; readonly left: Millis | null };
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
  /** The rolls that decided who begins: one list per round of rolls (WP-019, WP-020). */
  readonly orderRolls: readonly (readonly OrderRoll[])[];
  readonly first: Seat;
  /** Rounds completed (WP-036). */
  readonly rounds: number;
  readonly turn: { readonly number: number; readonly seat: Seat; readonly placements: readonly Placement[] };
  readonly players: readonly Player[];
  readonly windows: readonly (readonly Card[])[];
  readonly piles: { readonly [C in CardColor]: Pile };
  /** Number of cards of each color in the game, wherever they are (WP-136). */
  readonly decks: { readonly [C in CardColor]: number };
  /** What the House took in minus what it paid out, including the starting cash (WP-137). */
  readonly house: number;
  readonly phase: Phase;
  readonly deadline: Millis | null;
  readonly lastChallenge: SettledChallenge | null;
  readonly playedCards: readonly PlayedCard[];
  /** The latest movement roll, followed by the infringement roll if there was one. */
  readonly latestRolls: readonly number[];
  /** Rolls fixed by a scenario; once used up, rolls are random. */
  readonly scriptedRolls: readonly number[];
};

/** True if these books and this cash win the game (WP-028 to WP-035). */
export const hasReachedTarget = ({ winRule, targetBooks, targetCash }: Setup, books: number, cash: number): boolean =>
  winRule === 'both' ? books >= targetBooks && cash >= targetCash : books >= targetBooks || cash >= targetCash;

/** The choice made at START for a player whose time runs out (WP-128). */
export const defaultAtStart = ({ winRule, targetBooks }: Setup, books: number): 'book' | 'royalty' =>
  winRule === 'both' && books >= targetBooks ? 'royalty' : 'book';

export const isIdle = (player: Player): boolean => player.missedDeadlines >= 2;
export const hasLeft = (player: Player): boolean => player.departureRank !== null;
export const hasSeveralDecks = (players: readonly { readonly colour: CardColor }[]): boolean =>
  players.some((player) => player.colour !== players[0]?.colour);
export const areAllCovered = (windows: readonly (readonly unknown[])[]): boolean =>
  windows.every((cards) => cards.length > 0);

/** The number of places this seat sits to the left of `from`. */
export const stepsToLeft = (from: Seat, seat: Seat, seats: number): number => (seat - from + seats) % seats;

/** Seats still in the game, clockwise from this one. */
export function seatsFrom(state: State, from: Seat): readonly Seat[] {
  return state.players
    .map((_, i) => (from + i) % state.players.length)
    .filter((seat) => !hasLeft(state.players[seat]!));
}

/** The relation claimed by placements on the active player's space; null if it is not a play space. */
export function relationInPlay(players: readonly { readonly at: number | null }[], active: Seat): PlayRelation | null {
  const space = SPACES[players[active]?.at ?? 0];
  return space?.type === 'play' ? space.relation : null;
}

/** True if the placement has not been challenged and is not being challenged now. */
export const isOpenToChallenge = (state: State, placement: Placement): boolean =>
  placement.status === 'open' && !(state.phase.type === 'bet' && state.phase.key === placement.card.key);

/** True if this seat may still challenge a placement (WP-097, WP-124). */
export function canChallenge(state: State, seat: Seat): boolean {
  const player = state.players[seat]!;
  if (seat === state.turn.seat || hasLeft(player) || player.cash < BET_STEP_DOLLARS) return false;
  return state.turn.placements.some(
    (placement) => isOpenToChallenge(state, placement) && !placement.waived.includes(seat),
  );
}

/** The opponents who can still challenge and are not idle; a wait lasts until there are none (WP-121, WP-124). */
export const seatsAwaited = (state: State): readonly Seat[] =>
  state.players.flatMap((player, seat) => (canChallenge(state, seat) && !isIdle(player) ? [seat] : []));

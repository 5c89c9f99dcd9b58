// The state of a match, the players, the row, and all events.
// What changes them is in apply.ts and phases/; what each viewer sees of them is in view.ts.

import type { Millis, Outcome, Seat } from '../../../core/game.ts';
import type { Card, Premium } from './cards.ts';
import type { Setup } from './options.ts';
import type { RefusalCode } from './refuse.ts';

/** One position of the row. `letter` is what the card stands for; `fresh`: placed in the latest turn that placed cards (TM-096). */
export type Slot = {
  readonly card: Card;
  readonly letter: string;
  readonly premium: Premium | null;
  readonly fresh: boolean;
};

export type Row = {
  readonly slots: readonly Slot[];
  /** The player who formed the standing word; null for an open or empty row. */
  readonly by: Seat | null;
  /** The players who have passed since a card was last placed (TM-077). */
  readonly passed: readonly Seat[];
};
export type RowStatus = 'empty' | 'open' | 'word';

/** Why a turn ended without a card being placed. */
export type SkipReason = 'pass' | 'timeUp' | 'giveup' | 'noCards' | 'badPlay' | 'left';

/** One turn of a player in the tally. */
export type TallyEntry = {
  /** Scored as a word or as a letter, or why it was skipped. */
  readonly how: 'word' | 'letter' | SkipReason;
  /** What the row read afterwards, or the invalid text that cost the turn. */
  readonly text: string;
  readonly points: number;
  /** The points of the turn before the word was taken; null: it was not taken. */
  readonly lost: number | null;
};

export type Player = {
  readonly hand: readonly Card[];
  readonly premiums: readonly Premium[];
  readonly turns: readonly TallyEntry[];
  /** Consecutive time-outs; two mark the seat as away (TM-174). */
  readonly timeouts: number;
  readonly away: boolean;
  /** Points deducted at the end for letters left in hand (TM-141). */
  readonly deduction: number;
};

/** The cards one seat drew, up to its first letter, to find the first player (TM-023). */
export type OpeningDraw = { readonly seat: Seat; readonly cards: readonly (Card | Premium)[] };

export type State = {
  readonly setup: Setup;
  readonly phase: 'turn' | 'switch' | 'over';
  /** The active seats in playing order. */
  readonly rotation: readonly Seat[];
  /** Seats that have left, in the order they left. */
  readonly leftSeats: readonly Seat[];
  readonly round: number;
  /** Index in `rotation` of the player whose turn it is. */
  readonly turnIndex: number;
  /** The seat that had the latest turn. */
  readonly lastTurnSeat: Seat | null;
  /** The seat that may switch, in phase `switch`. */
  readonly switchSeat: Seat | null;
  readonly row: Row;
  readonly players: readonly Player[];
  /** Top card first. */
  readonly pile: readonly (Card | Premium)[];
  readonly discard: readonly (Card | Premium)[];
  /** Hands of players who left: part of the discard pile, but never shown. */
  readonly departedHands: readonly Card[];
  /** Out of the match: a used star, and the cards a scenario leaves out. */
  readonly removedCards: readonly (Card | Premium)[];
  readonly opening: readonly OpeningDraw[];
  /** When the running clock ends, as shown to players; the deadline adds a grace period. */
  readonly limit: Millis | null;
  readonly outcome: Outcome | null;
};

/** Events are public: every player gets the same ones. */
export type Event =
  | { readonly type: 'started'; readonly setup: Setup; readonly rotation: readonly Seat[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly (Card | Premium)[]; readonly again: boolean }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'star'; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly letters: number; readonly premiums: readonly Premium[] }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly round: number;
      readonly status: RowStatus;
      readonly limit: Millis | null;
    }
  | {
      /** Cards were placed in the row. */
      readonly type: 'laid';
      readonly seat: Seat;
      readonly added: readonly Card[];
      readonly replaced: readonly Card[];
      readonly slots: readonly Slot[];
      readonly text: string;
      readonly status: RowStatus;
    }
  | {
      readonly type: 'formed';
      readonly seat: Seat;
      readonly text: string;
      readonly points: number;
      readonly premiums: readonly Premium[];
      /** Premiums that were on the row before and counted again. */
      readonly kept: readonly Premium[];
    }
  /** The play scored as a letter, not as a word. */
  | { readonly type: 'lettered'; readonly seat: Seat; readonly text: string; readonly points: number }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly text: string;
      readonly points: number;
    }
  | { readonly type: 'cleared'; readonly seat: Seat; readonly by: Seat; readonly text: string; readonly points: number }
  /** A turn passed without a card being placed. */
  | { readonly type: 'satOut'; readonly seat: Seat; readonly why: SkipReason }
  | { readonly type: 'stalemate'; readonly text: string }
  | { readonly type: 'refilled'; readonly seat: Seat; readonly letters: number; readonly premiums: readonly Premium[] }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'roundEnded'; readonly round: number; readonly points: readonly (number | null)[] }
  | { readonly type: 'offered'; readonly seat: Seat; readonly partners: readonly Seat[]; readonly limit: Millis | null }
  | { readonly type: 'noSwitch'; readonly why: 'tie' | 'noDouble'; readonly seats: readonly Seat[] }
  | { readonly type: 'switched'; readonly seat: Seat; readonly with: Seat; readonly rotation: readonly Seat[] }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly why: 'stay' | 'timeUp' | 'left' }
  | { readonly type: 'badPlay'; readonly seat: Seat; readonly text: string; readonly code: RefusalCode }
  | { readonly type: 'away'; readonly seat: Seat }
  | { readonly type: 'back'; readonly seat: Seat; readonly limit: Millis | null }
  | { readonly type: 'left'; readonly seat: Seat; readonly letters: number; readonly premiums: readonly Premium[] }
  | {
      readonly type: 'ended';
      readonly reason: string;
      readonly hands: readonly (readonly Card[])[];
      readonly deductions: readonly number[];
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };

export const EMPTY_ROW: Row = { slots: [], by: null, passed: [] };

export const rowStatus = (row: Row): RowStatus =>
  row.slots.length === 0 ? 'empty' : row.by === null ? 'open' : 'word';

/** What the row reads. */
export const textOf = (slots: readonly { readonly letter: string }[]): string =>
  slots.map((slot) => slot.letter).join('');

export const newPlayer = (): Player => ({
  hand: [],
  premiums: [],
  turns: [],
  timeouts: 0,
  away: false,
  deduction: 0,
});

/** The player to move, or in phase `switch` the player who may switch. */
export const seatToAct = ({ phase, rotation, turnIndex, switchSeat }: State): Seat | null =>
  phase === 'turn' ? rotation[turnIndex]! : switchSeat;

export const isToAct = (state: State, seat: Seat): boolean => seatToAct(state) === seat;

// The nouns of a match: options, the row, the players, all that can be told.
// Not what may happen to them (turn.ts, round.ts) nor who may see them (view.ts).

import type { Millis, Outcome, Seat } from '../../../core/game.ts';
import { type Card, type Premium, pointsOf } from './cards.ts';

/** Every option of section 12. */
export type Setup = {
  readonly rounds: number;
  readonly turnClock: number | 'off';
  readonly seatSwitch: 'on' | 'noDouble' | 'off';
  readonly switchClock: number;
  readonly passRule: 'forced' | 'free';
  readonly keepRule: 'laid' | 'any';
  readonly invalidPlay: 'retry' | 'lose-turn';
  readonly recycle: 'on' | 'off';
  readonly lookup: 'off' | 'on';
};

/** A card in the row. `letter` is what it stands for, `fresh` that the latest turn to lay cards laid it (TM-096). */
export type Slot = {
  readonly card: Card;
  readonly letter: string;
  readonly premium: Premium | null;
  readonly fresh: boolean;
};

export type Row = {
  readonly slots: readonly Slot[];
  /** Who formed the standing word; null for an open or empty row. */
  readonly by: Seat | null;
  /** Who has passed since a card was last laid in it (TM-077). */
  readonly passed: readonly Seat[];
};
export type RowStatus = 'empty' | 'open' | 'word';

/** Why a turn went by without a card. */
export type SitOut = 'pass' | 'timeUp' | 'giveup' | 'noCards' | 'badPlay' | 'left';

/** One turn in the tally. */
export type Turn = {
  /** Scored as a word or as a letter, or what else became of it. */
  readonly how: 'word' | 'letter' | SitOut;
  /** What the row then read, or the string that cost the turn. */
  readonly text: string;
  readonly points: number;
  /** What it was worth before the word was taken. */
  readonly lost: number | null;
};

export type Player = {
  readonly hand: readonly Card[];
  readonly premiums: readonly Premium[];
  readonly turns: readonly Turn[];
  /** Time-outs in a row; two make the seat away (TM-174). */
  readonly timeouts: number;
  readonly away: boolean;
  /** What the letters left in hand cost at the end (TM-141). */
  readonly deduction: number;
};

/** What one seat drew, up to its first letter, to find the first player (TM-023). */
export type Draw = { readonly seat: Seat; readonly cards: readonly (Card | Premium)[] };

export type State = {
  readonly setup: Setup;
  readonly phase: 'turn' | 'switch' | 'over';
  /** The active seats in playing order. */
  readonly rotation: readonly Seat[];
  /** Those who left, the first to leave first. */
  readonly left: readonly Seat[];
  readonly round: number;
  /** Where in the rotation the turn is. */
  readonly place: number;
  /** Who had the latest turn. */
  readonly latest: Seat | null;
  /** Who may switch seats, in phase `switch`. */
  readonly holder: Seat | null;
  readonly row: Row;
  readonly players: readonly Player[];
  /** Top card first. */
  readonly pile: readonly (Card | Premium)[];
  readonly discard: readonly (Card | Premium)[];
  /** Hands of those who left: discarded, but never shown. */
  readonly folded: readonly Card[];
  /** Out of the match: a star that has been used, and what a scenario leaves out. */
  readonly gone: readonly (Card | Premium)[];
  readonly opening: readonly Draw[];
  /** When the running clock is up, as players are shown it. */
  readonly limit: Millis | null;
  readonly outcome: Outcome | null;
};

/** All that is told; everybody hears the same. */
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
    }
  | { readonly type: 'lettered'; readonly seat: Seat; readonly text: string; readonly points: number }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly text: string;
      readonly points: number;
    }
  | { readonly type: 'cleared'; readonly seat: Seat; readonly by: Seat; readonly text: string; readonly points: number }
  | { readonly type: 'satOut'; readonly seat: Seat; readonly why: SitOut }
  | { readonly type: 'stalemate'; readonly text: string }
  | { readonly type: 'refilled'; readonly seat: Seat; readonly letters: number; readonly premiums: readonly Premium[] }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'roundEnded'; readonly round: number; readonly points: readonly (number | null)[] }
  | { readonly type: 'offered'; readonly seat: Seat; readonly partners: readonly Seat[]; readonly limit: Millis | null }
  | { readonly type: 'noSwitch'; readonly why: 'tie' | 'noDouble'; readonly seats: readonly Seat[] }
  | { readonly type: 'switched'; readonly seat: Seat; readonly with: Seat; readonly rotation: readonly Seat[] }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly why: 'stay' | 'timeUp' | 'left' }
  | { readonly type: 'badPlay'; readonly seat: Seat; readonly text: string; readonly code: Code }
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

/** Every way to be refused, in no order; the order of checks is in play.ts and turn.ts. */
export type Code =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_TURN'
  | 'TIME_UP'
  | 'NOT_DUE'
  | 'CANNOT_CLEAR'
  | 'NO_CARDS'
  | 'BAD_CELLS'
  | 'NOT_IN_HAND'
  | 'BLANK_NEEDS_LETTER'
  | 'NOT_A_BLANK'
  | 'BLACK_LOCKED'
  | 'COLOUR_MISMATCH'
  | 'KEEP_ONE'
  | 'NO_CHANGE'
  | 'NOT_A_WORD'
  | 'NOT_A_BEGINNING'
  | 'CLAIM_REQUIRED'
  | 'CLAIM_NOT_ALLOWED'
  | 'PREMIUM_NEEDS_WORD'
  | 'PREMIUM_NOT_YOURS'
  | 'PREMIUM_NEEDS_BLACK'
  | 'PREMIUM_TAKEN'
  | 'PASS_NOT_ALLOWED'
  | 'NOT_YOUR_OFFER'
  | 'NO_SUCH_PLAYER'
  | 'CANNOT_SWITCH_WITH_SELF'
  | 'NO_DOUBLE'
  | 'NOT_AWAY'
  | 'ALREADY_LEFT'
  | 'BAD_SCENARIO';

export const EMPTY_ROW: Row = { slots: [], by: null, passed: [] };

export const statusOf = (row: Row): RowStatus => (row.slots.length === 0 ? 'empty' : row.by === null ? 'open' : 'word');

export const spell = (slots: readonly { readonly letter: string }[]): string =>
  slots.map((slot) => slot.letter).join('');

export const totalOf = (turns: readonly Turn[]): number => turns.reduce((sum, turn) => sum + turn.points, 0);

export const handValue = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0);

export const emptyPlayer = (): Player => ({
  hand: [],
  premiums: [],
  turns: [],
  timeouts: 0,
  away: false,
  deduction: 0,
});

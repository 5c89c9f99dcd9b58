// What each viewer may know (RULES.md, section 11), built field by field, and the public status.

import type { Millis, Outcome, Seat, Status, Viewer } from '../../../core/game.ts';
import type { Card, Premium } from './cards.ts';
import { deadlineOf } from './clock.ts';
import type { Setup } from './options.ts';
import { switchPartners } from './phases/seat-switch.ts';
import type { Position } from './plays/position.ts';
import { playerScore } from './scoring.ts';
import {
  type OpeningDraw,
  type Row,
  type RowStatus,
  rowStatus,
  type Slot,
  type State,
  seatToAct,
  type TallyEntry,
} from './state.ts';

export type PlayerView = {
  /** Number of letter cards in hand. */
  readonly letters: number;
  /** The cards themselves: only for their owner, and for everyone at the end. */
  readonly hand: readonly Card[] | null;
  readonly premiums: readonly Premium[];
  readonly turns: readonly TallyEntry[];
  readonly score: number;
  readonly deduction: number;
  readonly away: boolean;
};

export type View = {
  readonly setup: Setup;
  readonly phase: State['phase'];
  readonly rotation: readonly Seat[];
  readonly left: readonly Seat[];
  readonly round: number;
  /** The player to move, or the player who may switch; null at the end. */
  readonly toAct: Seat | null;
  /** The seats that `toAct` may switch with; empty except in phase `switch`. */
  readonly partners: readonly Seat[];
  readonly status: RowStatus;
  readonly row: Row;
  readonly players: readonly PlayerView[];
  /** Number of cards in the pile. */
  readonly pile: number;
  readonly discard: readonly (Card | Premium)[];
  /** Number of cards from the hands of players who left: in the discard pile, but never shown. */
  readonly folded: number;
  readonly opening: readonly OpeningDraw[];
  readonly limit: Millis | null;
  readonly deadline: Millis | null;
  readonly outcome: Outcome | null;
};

export function buildView(state: State, viewer: Viewer): View {
  const { phase, row } = state;
  return {
    setup: state.setup,
    phase,
    rotation: state.rotation,
    left: state.leftSeats,
    round: state.round,
    toAct: phase === 'over' ? null : seatToAct(state),
    partners: phase === 'switch' ? switchPartners(state, state.switchSeat!) : [],
    status: rowStatus(row),
    row: {
      slots: row.slots.map(({ card, letter, premium, fresh }): Slot => ({ card, letter, premium, fresh })),
      by: row.by,
      passed: row.passed,
    },
    players: state.players.map(
      (player, seat): PlayerView => ({
        letters: player.hand.length,
        hand: seat === viewer || phase === 'over' ? player.hand : null,
        premiums: player.premiums,
        turns: player.turns,
        score: playerScore(player),
        deduction: player.deduction,
        away: player.away,
      }),
    ),
    pile: state.pile.length,
    discard: state.discard,
    folded: state.departedHands.length,
    opening: state.opening,
    limit: state.limit,
    deadline: deadlineOf(state),
    outcome: state.outcome,
  };
}

export function statusOf(state: State): Status {
  return {
    toAct: state.phase === 'over' ? [] : [seatToAct(state)!],
    scores: state.players.map(playerScore),
    deadline: deadlineOf(state),
    outcome: state.outcome,
  };
}

/** The position of a seat as this view shows it; null where the hand is hidden. */
export function positionInView(view: View, seat: Seat): Position | null {
  const player = view.players[seat];
  if (!player || player.hand === null) return null;
  return { row: view.row, hand: player.hand, premiums: player.premiums, keepRule: view.setup.keepRule };
}

/** Who plays after this seat; null: nobody, because the last turn of the match ends (TM-089). */
export function nextSeat({ rotation, round, setup }: View, seat: Seat): Seat | null {
  const next = rotation[rotation.indexOf(seat) + 1];
  if (next !== undefined) return next;
  return round === setup.rounds ? null : rotation[0]!;
}

// What each viewer may know (RULES.md, section 11), built field by field; and the public status.
// Not how it is put into words (say.ts).

import type { Millis, Outcome, Seat, Status, Viewer } from '../../../core/game.ts';
import type { Card, Premium } from './cards.ts';
import { deadlineOf, partnersOf, scoreOf, seatToAct } from './phases/round.ts';
import type { Position } from './plays/position.ts';
import type { Draw, Row, RowStatus, Setup, Slot, State, Turn } from './state.ts';
import { statusOf } from './state.ts';

export type PlayerView = {
  /** Number of letter cards; the cards themselves for their owner, and for all at the end. */
  readonly letters: number;
  readonly hand: readonly Card[] | null;
  readonly premiums: readonly Premium[];
  readonly turns: readonly Turn[];
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
  /** The player to move, or the holder of the offer; null at the end. */
  readonly toAct: Seat | null;
  /** With whom the holder of the offer may switch; empty but in phase `switch`. */
  readonly partners: readonly Seat[];
  readonly status: RowStatus;
  readonly row: Row;
  readonly players: readonly PlayerView[];
  /** Number of cards in the pile. */
  readonly pile: number;
  readonly discard: readonly (Card | Premium)[];
  /** Number of cards from the hands of those who left: in the discard pile, but never shown. */
  readonly folded: number;
  readonly opening: readonly Draw[];
  readonly limit: Millis | null;
  readonly deadline: Millis | null;
  readonly outcome: Outcome | null;
};

export function view(state: State, viewer: Viewer): View {
  const { phase, row } = state;
  return {
    setup: state.setup,
    phase,
    rotation: state.rotation,
    left: state.left,
    round: state.round,
    toAct: phase === 'over' ? null : seatToAct(state),
    partners: phase === 'switch' ? partnersOf(state, state.holder!) : [],
    status: statusOf(row),
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
        score: scoreOf(player),
        deduction: player.deduction,
        away: player.away,
      }),
    ),
    pile: state.pile.length,
    discard: state.discard,
    folded: state.folded.length,
    opening: state.opening,
    limit: state.limit,
    deadline: deadlineOf(state),
    outcome: state.outcome,
  };
}

export function status(state: State): Status {
  return {
    toAct: state.phase === 'over' ? [] : [seatToAct(state)!],
    scores: state.players.map(scoreOf),
    deadline: deadlineOf(state),
    outcome: state.outcome,
  };
}

/** What a player's own view tells about the plays open to it; null where the hand is not shown. */
export function positionIn(view: View, seat: Seat): Position | null {
  const player = view.players[seat];
  if (!player || player.hand === null) return null;
  return { row: view.row, hand: player.hand, premiums: player.premiums, keepRule: view.setup.keepRule };
}

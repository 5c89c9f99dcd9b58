// What each viewer may know, and the status that everybody may know.

import type { Millis, Status, Viewer } from '#core/game.ts';
import { isOver, type State, seatsToBid } from './state.ts';

export type View = {
  /** Your own cards; empty for spectators. */
  readonly hand: readonly number[];
  /** Your own bid of this round; null for spectators. */
  readonly bid: number | null;
  readonly players: readonly {
    readonly cards: number;
    readonly hasBid: boolean;
    readonly points: number;
    readonly left: boolean;
  }[];
  readonly revealed: readonly (number | null)[];
  readonly round: number;
  readonly rounds: number;
  readonly deadline: Millis | null;
  readonly over: boolean;
};

/** TO-008. Built field by field: a new field of the state stays hidden until it is added here. */
export function buildView(state: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? null : state.players[viewer]!;
  return {
    hand: own?.hand ?? [],
    bid: own?.bid ?? null,
    players: state.players.map(({ hand, bid, points, left }) => ({
      cards: hand.length,
      hasBid: bid !== null,
      points,
      left,
    })),
    revealed: state.revealed,
    round: state.round,
    rounds: state.setup.rounds,
    deadline: isOver(state) ? null : state.deadline,
    over: isOver(state),
  };
}

export function statusOf(state: State): Status {
  const over = isOver(state);
  return {
    toAct: seatsToBid(state),
    scores: state.players.map(({ points }) => points),
    deadline: over ? null : state.deadline,
    outcome: over ? { ranking: rankSeats(state), reason: state.round > state.setup.rounds ? 'rounds' : 'left' } : null,
  };
}

/** TO-006, TO-007: by points; players who left come last. */
function rankSeats({ players }: State): number[][] {
  const strength = (seat: number): number => (players[seat]!.left ? -1 : players[seat]!.points);
  const groups = Map.groupBy(players.keys(), strength);
  return [...groups].toSorted(([a], [b]) => b - a).map(([, seats]) => seats);
}

// The moments of Outside the Box. Grids are secret until the end, so there are only two: the first full grid, and one square
// from a full grid.

import type { GameMoments } from '../../../core/moments.ts';
import { SQUARE_COUNT } from '../rules/scoring/grid.ts';
import type { Event, View } from '../rules/state.ts';

export const moments: GameMoments<Event, View> = {
  find: (events) =>
    events.flatMap((event) =>
      event.type === 'filled' && event.first
        ? event.seats.map((by) => ({ type: 'triumph', by, text: 'First full grid!' }) as const)
        : [],
    ),
  nearWin({ players, left, phase }) {
    if (phase !== 'call' && phase !== 'respond') return null;
    const seats = [...players.keys()].filter(
      (seat) => players[seat]!.filled === SQUARE_COUNT - 1 && !left.includes(seat),
    );
    return seats.length === 0 ? null : { seats: [], text: 'One square to go!' };
  },
};

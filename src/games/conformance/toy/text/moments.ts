// The moments of this game: a round won, and the last round. Bots comment on them, and the table celebrates.

import type { GameMoments } from '#core/moments.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export const moments: GameMoments<Event, View> = {
  find: (events) =>
    events.flatMap((event) => (event.type === 'revealed' ? [{ type: 'great', by: event.winner } as const] : [])),
  nearWin: ({ round, rounds, over }) => (!over && round === rounds ? { seats: [], text: 'Last round!' } : null),
};

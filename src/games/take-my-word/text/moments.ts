// The moments of Take My Word: words that change hands, big scores, cleared words, and the last round.

import type { GameMoments, Moment } from '../../../core/moments.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const GREAT_POINTS = 40;

export const moments: GameMoments<Event, View> = {
  find: (events) => events.flatMap(momentsOf),
  nearWin: ({ round, setup, phase }) =>
    phase !== 'over' && round === setup.rounds ? { seats: [], text: 'Last round!' } : null,
};

function momentsOf(event: Event): readonly Moment[] {
  switch (event.type) {
    case 'taken':
      return event.seat === event.from ? [] : [{ type: 'taken', by: event.seat, from: event.from, word: event.text }];
    case 'formed':
      return event.points >= GREAT_POINTS ? [{ type: 'great', by: event.seat }] : [];
    case 'cleared':
      // The word leaves the table; what is safe are its points.
      return event.points === 0
        ? []
        : [
            {
              type: 'safe',
              by: event.by,
              word: event.text,
              text: `Safe! ${countOf(event.points, 'point')} for ${event.text}.`,
            },
          ];
    default:
      return [];
  }
}

// The moments of Word Power: published books, challenged cards that were right, and one book from winning.

import type { GameMoments, Moment } from '../../../core/moments.ts';
import type { Event } from '../rules/events.ts';
import { withSeatTarget } from '../rules/options.ts';
import { hasReachedTarget } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export const moments: GameMoments<Event, View> = {
  find: (events) => events.flatMap((event) => momentsOf(event, events)),
  nearWin({ players, setup, phase }) {
    if (phase.type === 'over') return null;
    const seats = [...players.keys()].filter((seat) => {
      const { books, cash, left } = players[seat]!;
      return !left && hasReachedTarget(withSeatTarget(setup, seat), books + 1, cash);
    });
    return seats.length === 0 ? null : { seats, text: 'One more book wins!' };
  },
};

function momentsOf(event: Event, step: readonly Event[]): readonly Moment[] {
  switch (event.type) {
    case 'bookPublished':
      return [{ type: 'triumph', by: event.seat, text: null }];
    case 'challengeSettled': {
      const card = step.find((one) => one.type === 'answerRevealed')?.card;
      return event.result === 'A' && card !== undefined ? [{ type: 'safe', by: event.challenged, word: card }] : [];
    }
    default:
      return [];
  }
}

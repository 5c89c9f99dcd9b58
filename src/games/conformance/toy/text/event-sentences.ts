// A sentence for each event.

import type { PlayerNames } from '#core/player-names.ts';
import type { Event } from '../rules/state.ts';

export function sayEvent(event: Event, players: PlayerNames): string {
  switch (event.type) {
    case 'bid':
      return `${players.subject(event.seat)} made a bid.`;
    case 'left':
      return `${players.subject(event.seat)} left the match.`;
    case 'revealed': {
      const bids = event.bids.flatMap((card, seat) => (card === null ? [] : [`${players.subject(seat)} bid ${card}`]));
      return `${bids.join(', ')}. ${players.subject(event.winner)} wins the round.`;
    }
  }
}

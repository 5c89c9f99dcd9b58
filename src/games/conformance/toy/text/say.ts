// The game in sentences: title, options, moves and events.

import type { GameText } from '#core/game.ts';
import type { PlayerNames } from '../../../../core/player-names.ts';
import type { Setup } from '../rules/options.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sayRefusal } from './refusals.ts';
import { formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Toy',
  summary: 'Bid one of your cards in secret. The highest card wins the round.',
  options: {
    bidClock: { label: 'Time to bid', help: 'Seconds for each bid. 0 means no limit.' },
    rounds: { label: 'Rounds', help: 'How many rounds you play.' },
  },
  presets: {
    rulebook: { label: 'Classic rules', help: 'Three rounds, ten seconds for each bid.' },
    relaxed: { label: 'Relaxed', help: 'Three rounds without a clock.' },
  },
  levels: {
    child: 'Bids any card.',
    beginner: 'Mostly bids any card.',
    casual: 'Plans some of its bids.',
    keen: 'Plans most of its bids.',
    expert: 'Plans nearly all of its bids.',
    master: 'Plans every bid.',
  },
  moves: [
    { text: 'bid 7', help: 'bid your card 7' },
    { text: 'leave', help: 'leave the match' },
  ],
  event: sayEvent,
  words: () => [], // nothing to look up in this game
  playedWord: () => null,
  refusal: sayRefusal,
  table: formatTable,
  prompt: (view, seat) => {
    if (view.over) return 'The match is over.';
    return view.players[seat]!.hasBid ? 'Wait for the other bids.' : 'Bid one of your cards.';
  },
};

function sayEvent(event: Event, players: PlayerNames): string {
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

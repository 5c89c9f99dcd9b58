// What a table says: events, refusals and prompts. The texts of lobbies and the terminal are in say.ts.

import type { TableText } from '#core/game.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sayEvent } from './event-sentences.ts';
import { eventTopic } from './event-topics.ts';
import { sayRefusal } from './refusals.ts';

export const tableText: TableText<Event, View> = {
  event: sayEvent,
  topic: eventTopic,
  words: () => [], // nothing to look up in this game
  refusal: sayRefusal,
  prompt: (view, seat) => {
    if (view.over) return 'The match is over.';
    return view.players[seat]!.hasBid ? 'Wait for the other bids.' : 'Bid one of your cards.';
  },
};

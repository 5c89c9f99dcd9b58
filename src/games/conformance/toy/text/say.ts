// The game in sentences: title, bot levels and moves. Options are in option-texts.ts, events in event-sentences.ts, refusals
// in refusals.ts, the table as text in terminal.ts.

import type { GameText } from '#core/game.ts';
import type { Setup } from '../rules/options.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sayEvent } from './event-sentences.ts';
import { eventTopic } from './event-topics.ts';
import { optionTexts, presetTexts } from './option-texts.ts';
import { sayRefusal } from './refusals.ts';
import { formatTable } from './terminal.ts';

export const say: GameText<Setup, Event, View> = {
  title: 'Toy',
  summary: 'Bid one of your cards in secret. The highest card wins the round.',
  options: optionTexts,
  presets: presetTexts,
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
  topic: eventTopic,
  words: () => [], // nothing to look up in this game
  playedWord: () => null,
  refusal: sayRefusal,
  table: formatTable,
  prompt: (view, seat) => {
    if (view.over) return 'The match is over.';
    return view.players[seat]!.hasBid ? 'Wait for the other bids.' : 'Bid one of your cards.';
  },
  loadEnding: () => import('./ending.ts'),
};

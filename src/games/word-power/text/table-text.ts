// What a table says: events, refusals and prompts. The texts of lobbies and the terminal are in say.ts.

import type { TableText } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { eventTopic } from './event-topics.ts';
import { formatPrompt } from './prompt.ts';
import { sayRefusal } from './refusals.ts';

export const tableText: TableText<Event, View> = {
  event: sayEvent,
  topic: eventTopic,
  words: eventWords,
  refusal: sayRefusal,
  seatTarget: (percent) => `${percent}% of the books and cash to win`,
  prompt: formatPrompt,
};

// What a table says: events, refusals and prompts. The texts of lobbies and the terminal are in say.ts.

import type { TableText } from '../../../core/game.ts';
import { countOf } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { eventTopic } from './event-topics.ts';
import { formatPrompt } from './prompt.ts';
import { sayRefusal } from './refusals.ts';

export const tableText: TableText<Event, View> = {
  event: sayEvent,
  topic: eventTopic,
  words: eventWords,
  refusal: sayRefusal,
  refusedWord: ({ code, about }) => (code === 'NOT_IN_DICTIONARY' ? about[0]! : null),
  seatTarget: (words) => `${countOf(words, 'word')} to win`,
  prompt: formatPrompt,
};

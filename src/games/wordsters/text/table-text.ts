// What a table says: events, refusals and prompts. The texts of lobbies and the terminal are in say.ts.

import type { TableText } from '../../../core/game.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sayEvent } from './event-sentences.ts';
import { eventTopic } from './event-topics.ts';
import { eventWords } from './event-words.ts';
import { formatPrompt } from './prompt.ts';
import { sayRefusal } from './refusals.ts';

export const tableText: TableText<Event, View> = {
  event: sayEvent,
  topic: eventTopic,
  words: eventWords,
  refusal: sayRefusal,
  refusedWord: ({ code, about }) => (code === 'NOT_A_WORD' ? about[0]! : null),
  prompt: formatPrompt,
};

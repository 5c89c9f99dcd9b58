// What a table says: events, refusals and prompts. The texts of lobbies and the terminal are in say.ts.

import type { TableText } from '../../../core/game.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { eventTopic } from './event-topics.ts';
import { formatPrompt } from './prompt.ts';
import { sayMalformed, sayRefusal } from './refusals.ts';

export const tableText: TableText<Event, View> = {
  event: sayEvent,
  topic: eventTopic,
  words: eventWords,
  refusal: sayRefusal,
  malformed: sayMalformed,
  // Under these rules a single letter was called a word, and only the letter has to go.
  refusedWord: ({ code, rule, about }) =>
    code === 'NOT_A_WORD' && rule !== 'TM-063' && rule !== 'TM-111' ? about[0]! : null,
  prompt: formatPrompt,
};

// What a table says: events, refusals and prompts. The texts of lobbies and the terminal are in say.ts.

import type { TableText } from '../../../core/game.ts';
import type { Event, View } from '../rules/state.ts';
import { eventWords, sayEvent } from './event-sentences.ts';
import { eventTopic } from './event-topics.ts';
import { formatPrompt } from './prompt.ts';
import { sayRefusal } from './refusals.ts';

export const tableText: TableText<Event, View> = {
  event: sayEvent,
  topic: eventTopic,
  words: eventWords,
  refusal: sayRefusal,
  // Forms of words are left out by the rules (OB-058), not by the dictionary.
  refusedWord: ({ code, about: [word, reason] }) =>
    code === 'NOT_A_WORD' && ['unknown', 'name', 'abbreviation'].includes(reason!) ? word! : null,
  prompt: formatPrompt,
};

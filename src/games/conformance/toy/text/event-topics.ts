// Which sentences are news, and whose piece goes with each.

import { createTopics } from '#core/narration/line-topics.ts';
import type { Event } from '../rules/state.ts';

export const eventTopic = createTopics<Event>({ turns: ['revealed'], news: ['revealed', 'left'] }, (event) =>
  event.type === 'revealed' ? event.winner : undefined,
);

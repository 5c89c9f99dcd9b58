// Which sentences are news, and whose piece goes with each.

import { createTopics } from '../../../core/narration/line-topics.ts';
import type { Event } from '../rules/state.ts';

export const eventTopic = createTopics<Event>(
  {
    turns: ['turn', 'roundEnded'],
    news: [
      ...(['first', 'formed', 'lettered', 'taken', 'cleared', 'satOut', 'stalemate'] as const),
      ...(['offered', 'switched', 'badPlay', 'away', 'left', 'ended'] as const),
    ],
  },
  (event) => (event.type === 'cleared' ? event.by : undefined),
);

// Which sentences are news, and whose piece goes with each.

import { createTopics } from '../../../core/narration/line-topics.ts';
import type { Event } from '../rules/events.ts';

export const eventTopic = createTopics<Event>(
  {
    turns: ['turn'],
    news: [
      ...(['started', 'made', 'stolen', 'swapped', 'refused', 'ended', 'upheld', 'rejected'] as const),
      ...(['idle', 'away', 'left', 'leftOut', 'won', 'exhausted'] as const),
    ],
  },
  (event) => ('by' in event ? event.by : undefined),
);

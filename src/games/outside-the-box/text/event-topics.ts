// Which sentences are news, and whose piece goes with each.

import { createTopics } from '../../../core/narration/line-topics.ts';
import type { Event } from '../rules/state.ts';

export const eventTopic = createTopics<Event>(
  {
    turns: ['called', 'lastOffered', 'opened'],
    news: [
      ...(['started', 'called', 'raceOpen', 'rejected', 'enteredFor', 'filled', 'lastOffered', 'lastNamed'] as const),
      ...(['lastDeclined', 'away', 'left', 'opened', 'over'] as const),
    ],
  },
  (event) => ('caller' in event ? event.caller : event.type === 'started' ? event.starter : undefined),
);

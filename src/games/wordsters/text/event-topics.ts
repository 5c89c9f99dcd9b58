// Which sentences are news, and whose piece goes with each.

import { createTopics } from '../../../core/narration/line-topics.ts';
import type { Event } from '../rules/state.ts';

export const eventTopic = createTopics<Event>(
  {
    turns: ['selectionOffered', 'writingEnded', 'announceTurn', 'roundEnded'],
    news: [
      ...(['wordsterChosen', 'writingEnded', 'turnSkipped', 'wordAnnounced', 'wordRefused'] as const),
      ...(['wordsStruck', 'questionOpened', 'contestOpened', 'claimsOpened', 'pairJudged'] as const),
      ...(['wordProtected', 'wordScored', 'roundEnded', 'seatIdle', 'seatRetired', 'gameWon'] as const),
    ],
  },
  (event) => ('selector' in event ? event.selector : undefined),
);

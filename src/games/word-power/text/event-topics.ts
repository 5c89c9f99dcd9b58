// Which sentences are news, and whose piece goes with each.

import { createTopics } from '../../../core/narration/line-topics.ts';
import type { Event } from '../rules/events.ts';

export const eventTopic = createTopics<Event>(
  {
    turns: ['turnBegan'],
    news: [
      ...(['turnLost', 'moved', 'royaltyPaid', 'infringementRolled', 'infringementUnpaid', 'passDemanded'] as const),
      ...(['cardsPassed', 'cardsReplaced', 'cardPlaced', 'noPlayDeclared', 'challengeMade'] as const),
      ...(['challengeDisplaced', 'betRaised', 'challengeSettled', 'bookPublished'] as const),
      ...(['seatIdle', 'seatRetired', 'gameWon'] as const),
    ],
  },
  (event) =>
    event.type === 'challengeSettled' ? (event.result === 'A' ? event.challenged : event.challenger) : undefined,
);

// The latest events in a line or two. If something important happened in a step, only that is said: the line is short.

import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { sayEvent } from '../text/event-sentences.ts';
import { capitalizeWord } from '../text/phrases.ts';

const KEY_EVENTS: ReadonlySet<Event['type']> = new Set([
  ...(['turnLost', 'royaltyPaid', 'infringementRolled', 'infringementUnpaid', 'cardsPassed'] as const),
  ...(['cardsReplaced', 'noPlayDeclared', 'challengeMade', 'betRaised', 'challengeSettled'] as const),
  ...(['bookPublished', 'seatIdle', 'seatBack', 'seatRetired', 'gameWon'] as const),
]);

/** Empty if the step needs no sentence. */
export function sayNews(view: View, events: readonly Event[], players: PlayerNames): string {
  const keyEvents = events.filter(({ type }) => KEY_EVENTS.has(type));
  const lines = (keyEvents.length > 0 ? keyEvents : events).map((event) => sayEvent(event, players));
  return [...sayReceivedCards(view, events), ...lines.filter((line) => line !== null)].join(' ');
}

/** The cards received in a PASS are secret, so this sentence is not part of the public events. */
function sayReceivedCards({ passed }: View, events: readonly Event[]): readonly string[] {
  const isPass = events.some(({ type }) => type === 'cardsPassed' || type === 'cardsReplaced');
  return isPass && passed !== null && passed.taken.length > 0
    ? [`You got ${joinWithAnd(passed.taken.map(({ key }) => capitalizeWord(key)))}.`]
    : [];
}

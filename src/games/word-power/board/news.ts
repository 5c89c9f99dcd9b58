// The cards the viewer received in the latest step. They are secret, so the public news can’t name them.

import { joinWithAnd } from '../../../core/wording.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { capitalizeWord } from '../text/phrases.ts';

/** Empty if there were none. */
export function sayReceivedCards({ passed }: View, events: readonly Event[]): string {
  const isPass = events.some(({ type }) => type === 'cardsPassed' || type === 'cardsReplaced');
  return isPass && passed !== null && passed.taken.length > 0
    ? `You got ${joinWithAnd(passed.taken.map(({ key }) => capitalizeWord(key)))}.`
    : '';
}

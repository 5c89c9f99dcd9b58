// A sentence for every refusal: what is wrong. The rule is shown beside it.

import type { Refusal } from '#core/game.ts';

const SENTENCES: { readonly [code: string]: (about: string) => string } = {
  GAME_OVER: () => 'The match is over',
  HAS_LEFT: () => 'You’ve left this match',
  TIME_IS_UP: () => 'Your time is up',
  NOT_DUE: () => 'There is still time to bid',
  ALREADY_BID: () => 'You’ve already made a bid in this round',
  NOT_IN_HAND: (card) => `You don’t have the card ${card}`,
};

export function sayRefusal({ code, about }: Refusal): string {
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code]!(about[0] ?? '') : 'You can’t do that';
  return `${sentence}.`;
}

// Tips for somebody's first match. Each points at an element of the board with a data-tip.

import type { Tip } from '#ui-kit/game-manifest.ts';
import type { View } from '../rules/view.ts';

export const tips: readonly Tip<View>[] = [
  {
    id: 'goal',
    when: ({ isToAct }) => isToAct,
    target: 'bids',
    text: () => 'The highest card wins the round. Most rounds win the game.',
  },
  {
    id: 'bid',
    when: ({ isToAct }) => isToAct,
    target: 'cards',
    text: () => 'Pick a card, then press the green button. Bids are secret at first.',
  },
  {
    id: 'save',
    when: ({ view, isToAct }) => isToAct && view.round > 1,
    target: 'cards',
    text: () => 'A card is gone once you have played it. Save a high one for later.',
  },
];

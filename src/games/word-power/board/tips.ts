// Tips for the first match of Word Power.

import type { Tip, TipFacts } from '../../../ui-kit/game-manifest.ts';
import { relationInPlay } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { formatMoney } from '../text/phrases.ts';
import { panelModeOf } from './panel-mode.ts';

const isIn =
  (mode: ReturnType<typeof panelModeOf>) =>
  ({ view, seat }: TipFacts<View>): boolean =>
    panelModeOf(view, seat) === mode;

/** What the card has to say, for the space the player is on. */
const MEANINGS = {
  S: 'means the same as',
  A: 'means the opposite of',
  SA: 'means the same as, or the opposite of,',
} as const;

export const tips: readonly Tip<View>[] = [
  {
    id: 'goal',
    when: isIn('roll'),
    target: 'own-seat',
    text: ({ view }) =>
      view.setup.winRule === 'either'
        ? `Publish ${view.setup.targetBooks} books or collect ${formatMoney(view.setup.targetCash)} to win. Roll the die.`
        : `Publish ${view.setup.targetBooks} books and collect ${formatMoney(view.setup.targetCash)} to win. Roll the die.`,
  },
  {
    id: 'window',
    when: isIn('place'),
    target: 'hand',
    text: ({ view }) =>
      `Pick a card. Which of its four words ${MEANINGS[relationInPlay(view.players, view.active) ?? 'S']} the key word on top? Its number is the window.`,
  },
  {
    id: 'book',
    when: (facts) => isIn('place')(facts) && facts.view.laid.length === 0,
    target: 'house',
    text: () => 'Four windows. Cover the last empty one, or play all your cards, and you publish a book.',
  },
  {
    id: 'bluff',
    when: (facts) => isIn('place')(facts) && facts.view.laid.length > 0,
    target: 'hand',
    text: () => 'Nothing fits? You may bluff: play a wrong card and hope that nobody challenges it.',
  },
  {
    id: 'challenge',
    when: isIn('challenge'),
    target: 'panel',
    text: () => 'Do you think a card is wrong? Challenge it and name the right word. If you’re right, you win money.',
  },
  {
    id: 'bet',
    when: isIn('bet'),
    target: 'panel',
    text: () => 'Call to see the answer now. If you’re sure you’re right, raise the bet first.',
  },
];

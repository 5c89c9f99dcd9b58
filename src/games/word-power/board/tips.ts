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
  A: 'is the opposite of',
  SA: 'is the same as or opposite of',
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
      `Pick a card: which word ${MEANINGS[relationInPlay(view.players, view.active) ?? 'S']} the top word? Play its number.`,
  },
  {
    id: 'book',
    when: (facts) => isIn('place')(facts) && facts.view.laid.length === 0,
    target: 'house',
    text: () => 'Fill the last empty window, or play all your cards: a book for you.',
  },
  {
    id: 'bluff',
    when: (facts) => isIn('place')(facts) && facts.view.laid.length > 0,
    target: 'hand',
    text: () => 'Nothing fits? Bluff: play a wrong card and hope nobody challenges it.',
  },
  {
    id: 'challenge',
    when: isIn('challenge'),
    target: 'panel',
    text: () => 'Is a card wrong? Challenge it and name the right word to win money.',
  },
  {
    id: 'bet',
    when: isIn('bet'),
    target: 'panel',
    text: () => 'Call to see the answer now. If you’re sure, raise the bet first.',
  },
];

// Tips for the first match of Take My Word.

import type { Tip } from '../../../ui-kit/game-manifest.ts';
import { isBlack } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';

const isMyTurn = ({ view, isToAct }: { readonly view: View; readonly isToAct: boolean }): boolean =>
  isToAct && view.phase === 'turn';

export const tips: readonly Tip<View>[] = [
  {
    id: 'goal',
    when: isMyTurn,
    target: 'row',
    text: ({ view }) =>
      `Most points after ${view.setup.rounds} rounds wins. Everyone builds on the same row, card by card.`,
  },
  {
    id: 'play',
    when: isMyTurn,
    target: 'hand',
    text: () => 'Pick a card, then its place. Play one letter, or as many as you need to make a word.',
  },
  {
    id: 'take',
    when: (facts) => isMyTurn(facts) && facts.view.row.by !== null && facts.view.row.by !== facts.seat,
    target: 'row',
    text: ({ view, players }) =>
      `Turn this into another word: you score the new one, and ${players.name(view.row.by!)} loses the points for this one.`,
  },
  {
    id: 'color',
    when: (facts) => isMyTurn(facts) && facts.view.row.slots.length > 0,
    target: 'hand',
    text: () => 'You can replace a card with one of the same color, or with a black one.',
  },
  {
    id: 'lock',
    when: (facts) => isMyTurn(facts) && facts.view.row.slots.some(({ card }) => isBlack(card)),
    target: 'locked',
    text: () => 'The lock means this card stays: nothing can replace a black card.',
  },
  {
    id: 'notch',
    when: (facts) =>
      isMyTurn(facts) && facts.view.row.slots.some(({ fresh }) => fresh) && facts.view.setup.keepRule === 'laid',
    target: 'fresh',
    text: () => 'The ▾ marks the cards played last. At least one of them has to stay.',
  },
];

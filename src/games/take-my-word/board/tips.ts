// Tips for the first match of Take My Word.

import type { Tip } from '../../../ui-kit/game-manifest.ts';
import type { View } from '../rules/view.ts';

const isMyTurn = ({ view, isToAct }: { readonly view: View; readonly isToAct: boolean }): boolean =>
  isToAct && view.phase === 'turn';

export const tips: readonly Tip<View>[] = [
  {
    id: 'goal',
    when: isMyTurn,
    target: 'row',
    text: ({ view }) => `Most points after ${view.setup.rounds} rounds wins. Everyone builds on the same row.`,
  },
  {
    id: 'take',
    when: (facts) => isMyTurn(facts) && facts.view.row.by !== null && facts.view.row.by !== facts.seat,
    target: 'row',
    text: ({ view, players }) =>
      `Make another word of it: you score, and ${players.name(view.row.by!)} loses these points.`,
  },
  {
    id: 'color',
    when: (facts) => isMyTurn(facts) && facts.view.row.slots.length > 0,
    target: 'row',
    text: () => 'Replace a card with one of its color, or a black one. Black stays.',
  },
  {
    id: 'clear',
    when: (facts) => isMyTurn(facts) && facts.view.row.by !== null && facts.view.row.by !== facts.seat,
    target: 'clear',
    text: ({ view, players }) =>
      `No idea? Clear the row and play a new word. ${players.name(view.row.by!)} keeps the points.`,
  },
  {
    id: 'draw',
    when: (facts) => isMyTurn(facts) && facts.view.players[facts.seat]!.letters < 7,
    target: 'hand',
    text: () => 'You draw 7 new letters only when you have played all of these.',
  },
  {
    id: 'notch',
    when: (facts) =>
      isMyTurn(facts) && facts.view.row.slots.some(({ fresh }) => fresh) && facts.view.setup.keepRule === 'laid',
    target: 'fresh',
    text: () => 'The ▾ marks the newest cards. At least one of them has to stay.',
  },
];

// Tips for the first match of Outside the Box.

import { quoteLetter } from '../../../core/wording.ts';
import type { Tip } from '../../../ui-kit/game-manifest.ts';
import type { View } from '../rules/state.ts';

export const tips: readonly Tip<View>[] = [
  {
    id: 'goal',
    when: ({ isToAct }) => isToAct,
    target: 'grid',
    text: () => 'Everyone gets the same letters. Make words across and down.',
  },
  {
    id: 'call',
    when: ({ view, seat, isToAct }) => isToAct && view.phase === 'call' && view.caller === seat,
    target: 'ring',
    text: () => 'You call: pick a letter and a square. Everyone else gets it, too.',
  },
  {
    id: 'answer',
    when: ({ view, seat, isToAct }) => isToAct && view.phase === 'respond' && view.caller !== seat,
    target: 'called',
    text: ({ view, players }) =>
      `${players.subject(view.caller!)} called ${quoteLetter(view.letter!)}. Pick a square for it in your grid.`,
  },
  {
    id: 'card',
    when: ({ view, seat, isToAct }) => isToAct && view.phase === 'respond' && view.caller !== seat,
    target: 'card',
    text: ({ view }) =>
      view.setup.rejectMode === 'sealed'
        ? 'Don’t want it? Ask for its card: skip the letter, lose 1 point.'
        : 'Don’t want it? Be first to take its card: skip it, lose 1 point.',
  },
  {
    id: 'points',
    when: ({ view, seat, isToAct }) => isToAct && view.players[seat]!.filled >= 2,
    target: 'score',
    text: () => 'Longer words pay far more: six letters bring 10 points, two only 2.',
  },
  {
    id: 'task',
    when: ({ view, seat, isToAct }) => isToAct && view.players[seat]!.filled >= 4 && view.players[seat]!.task !== null,
    target: 'score',
    text: () => 'This is your secret task: a word that fits it is worth 3 points more.',
  },
];

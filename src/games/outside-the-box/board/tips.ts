// Tips for the first match of Outside the Box.

import { quoteLetter } from '../../../core/wording.ts';
import type { Tip } from '../../../ui-kit/game-manifest.ts';
import type { View } from '../rules/state.ts';

export const tips: readonly Tip<View>[] = [
  {
    id: 'goal',
    when: ({ isToAct }) => isToAct,
    target: 'grid',
    text: () => 'Everyone fills a grid with the same letters. Make words across and down.',
  },
  {
    id: 'call',
    when: ({ view, seat, isToAct }) => isToAct && view.phase === 'call' && view.caller === seat,
    target: 'ring',
    text: () => 'You call: pick a letter here and a square for it. Everyone else has to use that letter, too.',
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
        ? 'Don’t want this letter? Ask for its card and you can skip it, but each card costs 1 point. Only one player gets it: the one with the fewest cards.'
        : 'Don’t want this letter? Take its card and you can skip it, but each card costs 1 point. The fastest player gets it.',
  },
  {
    id: 'points',
    when: ({ view, seat, isToAct }) => isToAct && view.players[seat]!.filled >= 2,
    target: 'score',
    text: () => 'Longer words score more: 2 points for 2 letters, then 3, 5, 7, and 10 for 6 letters.',
  },
  {
    id: 'task',
    when: ({ view, seat, isToAct }) => isToAct && view.players[seat]!.filled >= 4 && view.players[seat]!.task !== null,
    target: 'score',
    text: () => 'This is your secret task. One word that fits it is worth 3 extra points.',
  },
];

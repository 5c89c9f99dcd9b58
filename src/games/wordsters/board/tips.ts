// Tips for the first match of Wordsters.

import { joinWithAnd, quoteLetter } from '../../../core/wording.ts';
import type { Tip } from '../../../ui-kit/game-manifest.ts';
import type { View } from '../rules/view.ts';
import { canRespond, canWrite } from '../rules/view-queries.ts';

export const tips: readonly Tip<View>[] = [
  {
    id: 'choose',
    when: ({ view, seat }) => view.phase.type === 'select' && view.phase.selector === seat,
    target: 'card',
    text: () => 'Pick three letters. Everyone writes words that have them. Most points after the last round wins.',
  },
  {
    id: 'letters',
    when: ({ view, seat }) => canWrite(view, seat) && view.wordster !== null,
    target: 'letters',
    text: ({ view }) =>
      `Find words with ${joinWithAnd([...view.wordster!].map(quoteLetter))} in this order. Other letters in between are fine.`,
  },
  {
    id: 'write',
    when: ({ view, seat }) => canWrite(view, seat),
    target: 'list',
    text: () => 'Type a word of four letters or more and press Enter. You have ten lines.',
  },
  {
    id: 'done',
    when: ({ view, seat }) => canWrite(view, seat) && view.players[seat]!.words >= 3,
    target: 'done',
    text: () => 'Out of ideas? Say you’re done. Then the lists are read out, one word at a time.',
  },
  {
    id: 'read',
    when: ({ view, seat }) => view.phase.type === 'announce' && view.phase.seat === seat,
    target: 'list',
    text: () =>
      'Read out one word: 1 point. If someone else has it, you score 2 and they cross it off. So read your common words first.',
  },
  {
    id: 'similar',
    when: ({ view, seat }) =>
      view.phase.type === 'respond' && canRespond(view, seat) && (view.phase.similar?.length ?? 0) > 0,
    target: 'panel',
    text: () =>
      'You have a similar word. Claim it: if it counts as different, it’s kept for your next turn. If it counts as the same, you cross it off.',
  },
];

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
    text: () => 'Pick three letters: everyone writes words with them. Most points wins.',
  },
  {
    id: 'letters',
    when: ({ view, seat }) => canWrite(view, seat) && view.wordster !== null,
    target: 'letters',
    text: ({ view }) =>
      `Find words with ${joinWithAnd([...view.wordster!].map(quoteLetter))} in this order. Gaps are fine.`,
  },
  {
    id: 'write',
    when: ({ view, seat }) => canWrite(view, seat),
    target: 'list',
    text: () => 'Type words of four letters or more, and press Enter after each.',
  },
  {
    id: 'done',
    when: ({ view, seat }) => canWrite(view, seat) && view.players[seat]!.words >= 3,
    target: 'done',
    text: () => 'Out of ideas? Say you’re done. Then the lists are read out.',
  },
  {
    id: 'read',
    when: ({ view, seat }) => view.phase.type === 'announce' && view.phase.seat === seat,
    target: 'list',
    text: () => 'Read a word: 1 point, or 2 if others have it. Common words first!',
  },
  {
    id: 'similar',
    when: ({ view, seat }) =>
      view.phase.type === 'respond' && canRespond(view, seat) && (view.phase.similar?.length ?? 0) > 0,
    target: 'panel',
    text: () => 'You have a similar word. Claim it if you think it’s different.',
  },
];

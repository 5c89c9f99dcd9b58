// Where the board points to show a choice. `card-RAPID` is that card, in the hand or on its window; `window-2` is the second
// window.

import type { Analyst, BoardMark } from '../../../core/analysis/analyst.ts';
import type { Event } from '../rules/events.ts';
import { parseMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { sayMeaning } from '../text/phrases.ts';

const piece = (id: string): BoardMark => ({ type: 'piece', id });

export const marks: Analyst<View, Event>['marks'] = (view, _seat, choice) => {
  const move = parseMove(choice.text);
  switch (move?.type) {
    case 'place':
      return [piece(`card-${move.card}`), piece(`window-${move.window}`)];
    case 'challenge': {
      const face = view.windows.flat().find(({ key }) => key === move.card);
      const word = face?.words[Number(move.statement[1]) - 1];
      const answer: readonly BoardMark[] =
        word === undefined ? [] : [{ type: 'word', word: word.toUpperCase(), remark: sayMeaning(move.statement[0]) }];
      return [piece(`card-${move.card}`), ...answer];
    }
    case 'raise':
    case 'call':
      return view.phase.type === 'bet' ? [piece(`card-${view.phase.key}`)] : [];
    default:
      return [];
  }
};

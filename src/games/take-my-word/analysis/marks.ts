// Where the board points to show a choice. `hand-rN` is the red N in the hand, named once for every card that is used; `row-2`
// is the third card of the row, where it is replaced.

import type { Analyst, BoardMark } from '../../../core/analysis/analyst.ts';
import { isPlacedCell } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { formatPoints } from '../text/phrases.ts';
import { outcomeOf } from './assess-turn.ts';

export const marks: Analyst<View, Event>['marks'] = (view, seat, choice) => {
  const outcome = outcomeOf(choice, seat, view);
  if (outcome === null) return [];
  const { play, text, points } = outcome;
  const cards = play.cells.filter(isPlacedCell).map(({ card }): BoardMark => ({ type: 'piece', id: `hand-${card}` }));
  // Cards are added only before and after the row, so the cells of the row follow each other.
  const ofRow = play.cells.filter(({ type }) => type !== 'add');
  const replaced = ofRow.flatMap(({ type }, i): readonly BoardMark[] =>
    type === 'replace' ? [{ type: 'piece', id: `row-${i}` }] : [],
  );
  return [...cards, ...replaced, { type: 'word', word: text, remark: formatPoints(points) }];
};

// Where the board points to show a choice: a word on the own list by its flip id, or words that could have been written.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import { parseMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export const marks: Analyst<View, Event>['marks'] = (_view, seat, { text, words }) =>
  parseMove(text)?.type === 'announce'
    ? words.map((word) => ({ type: 'piece', id: `word-${seat}-${word}` }))
    : words.map((word) => ({ type: 'word', word, remark: '' }));

// Where the board points to show a choice. `easel-1-0` is the oldest word of seat 1; `board-T` is a T on the board, named once
// for every tile that is used; `board-*` is the joker.

import type { Analyst } from '../../../core/analysis/analyst.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';
import { playOf } from './say-miss.ts';

export const marks: Analyst<View, Event>['marks'] = (view, seat, choice) => {
  const play = playOf(choice, seat, view);
  if (play === null) return [];
  const { target, tiles, word } = play;
  return [
    ...(target === null ? [] : [{ type: 'piece', id: `easel-${target.seat}-${target.index}` } as const]),
    ...[...tiles].map((tile) => ({ type: 'piece', id: `board-${tile}` }) as const),
    { type: 'word', word: spellingOf(word), remark: '' },
  ];
};

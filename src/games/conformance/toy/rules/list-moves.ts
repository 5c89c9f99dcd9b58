// Lists the moves of a seat. In this game the list is complete.

import type { Seat } from '#core/game.ts';
import type { Move } from './moves.ts';
import type { View } from './view.ts';

export const listMoves = (view: View, seat: Seat): readonly Move[] =>
  view.over || view.bid !== null || view.players[seat]!.left ? [] : view.hand.map((card) => ({ card }));

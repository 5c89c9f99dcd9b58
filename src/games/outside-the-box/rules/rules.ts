// The rules of Outside the Box as a Game object, put together from the files of this folder.

import type { Game } from '../../../core/game.ts';
import { apply } from './apply.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, parseMove } from './moves.ts';
import { options, presets, type Setup, seatOptions } from './options.ts';
import { plannedMoves } from './planned-moves.ts';
import { startMatch } from './setup.ts';
import type { Event, Move, State, View } from './state.ts';
import { buildView, statusOf } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'outside-the-box',
  version: 2,
  seats: [2, 5],
  options,
  presets,
  seatOptions,
  defaultList: 'standard',
  start: startMatch,
  apply,
  view: buildView,
  status: statusOf,
  plannedMoves,
  listMoves,
  parseMove,
  formatMove,
};

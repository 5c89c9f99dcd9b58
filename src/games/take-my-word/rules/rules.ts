// The rules object that implements the core's Game contract. RULES.md is the specification.

import type { Game } from '../../../core/game.ts';
import { apply } from './apply.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, type Move, parseMove } from './moves.ts';
import { options, presets, type Setup, seatOptions } from './options.ts';
import { startMatch } from './setup.ts';
import type { Event, State } from './state.ts';
import { buildView, statusOf, type View } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'take-my-word',
  version: 1,
  seats: [2, 6],
  options,
  presets,
  seatOptions,
  defaultList: 'standard',
  start: startMatch,
  apply,
  view: buildView,
  status: statusOf,
  listMoves,
  parseMove,
  formatMove,
};

// Implements core's Game for Word Xchange. Numbers such as WX-045 in code and tests refer to RULES.md.

import type { Game } from '../../../core/game.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, parseMove } from './moves.ts';
import { options, presets, type Setup, seatOptions } from './options.ts';
import { startMatch } from './setup.ts';
import type { Move, State, View } from './state.ts';
import { buildView, statusOf } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'word-xchange',
  version: 1,
  seats: [2, 5],
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

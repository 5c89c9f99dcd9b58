// The object that fulfills the Game contract, assembled from the files of this folder.

import type { Game } from '../../../core/game.ts';
import { apply } from './apply.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, parseMove } from './moves.ts';
import { CARD_COUNT, options, presets, type Setup, seatOptions } from './options.ts';
import { startMatch } from './setup.ts';
import type { Event, Move, State } from './state.ts';
import { buildView, statusOf, type View } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'wordsters',
  version: 1,
  seats: [2, 6],
  options,
  presets,
  seatOptions,
  defaultList: 'broad',
  start: startMatch,
  apply,
  view: buildView,
  status: statusOf,
  // A card drawn at random (option `card` 0) must not come again before all were used (WS-005).
  deals: { count: CARD_COUNT, key: ({ setup, card }) => (setup.card === 0 ? JSON.stringify(card) : null) },
  listMoves,
  parseMove,
  formatMove,
};

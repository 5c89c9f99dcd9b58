// The rules as a Game object. RULES.md numbers every rule; they are implemented in the files imported here.

import type { Game } from '#core/game.ts';
import { apply } from './apply.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, type Move, parseMove } from './moves.ts';
import { options, presets, type Setup } from './options.ts';
import { startMatch } from './setup.ts';
import type { Event, State } from './state.ts';
import { buildView, statusOf, type View } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'toy',
  version: 1,
  seats: [2, 4],
  options,
  presets,
  defaultList: 'standard',
  start: startMatch,
  apply,
  view: buildView,
  status: statusOf,
  listMoves,
  parseMove,
  formatMove,
};

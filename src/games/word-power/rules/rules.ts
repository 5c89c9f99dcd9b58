// The rules of Word Power as the object that fulfills the `Game` contract. RULES.md is the specification.

import type { Game } from '../../../core/game.ts';
import { apply } from './apply.ts';
import { prepareDice } from './dice/prepare-dice.ts';
import type { Event } from './events.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, type Move, parseMove } from './moves.ts';
import { options, presets, SEATS, type Setup, seatOptions } from './options.ts';
import { startMatch } from './setup.ts';
import type { State } from './state.ts';
import { buildView, statusOf, type View } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'word-power',
  version: 2,
  seats: SEATS,
  options,
  presets,
  seatOptions,
  defaultList: 'standard',
  start: startMatch,
  prepareChance: prepareDice,
  forcedOpening: 'roll',
  apply,
  view: buildView,
  status: statusOf,
  listMoves,
  parseMove,
  formatMove,
};

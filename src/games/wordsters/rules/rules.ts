// Wordsters as the rest of the product knows it: the parts of this folder put together.
// Not the rules in words: RULES.md.

import type { Game } from '../../../core/game.ts';
import { apply, status } from './apply.ts';
import { formatMove, moves, parseMove } from './moves.ts';
import { CARDS, options, presets } from './options.ts';
import { start } from './setup.ts';
import { stage } from './stage-scenario.ts';
import type { Event, Move, Setup, State } from './state.ts';
import { type View, view } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'wordsters',
  version: 1,
  seats: [2, 6],
  options,
  presets,
  defaultList: 'broad',
  start,
  startFromScenario: stage,
  apply,
  view,
  status,
  // A card drawn at random (option `card` 0) must not come again before all were used (WS-005).
  deals: { count: CARDS, key: ({ setup, card }) => (setup.card === 0 ? JSON.stringify(card) : null) },
  listMoves: moves,
  parseMove,
  formatMove,
};

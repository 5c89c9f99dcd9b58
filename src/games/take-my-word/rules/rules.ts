// Take My Word For It: the game as the core knows it. RULES.md is the specification.
// Not where the rules are: setup.ts, turn.ts, play.ts, round.ts and leave.ts hold them.

import type { Game } from '../../../core/game.ts';
import { apply } from './apply.ts';
import { moves } from './list-moves.ts';
import { formatMove, type Move, parseMove } from './moves.ts';
import { options, presets, start } from './setup.ts';
import { stage } from './stage-scenario.ts';
import type { Event, Setup, State } from './state.ts';
import { status, type View, view } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'take-my-word',
  version: 1,
  seats: [2, 6],
  options,
  presets,
  defaultList: 'standard',
  start,
  startFromScenario: stage,
  apply,
  view,
  status,
  listMoves: moves,
  parseMove,
  formatMove,
};

// Take My Word For It: the game as the core knows it. RULES.md is the specification.
// Not where the rules are: setup.ts, turn.ts, play.ts, round.ts and leave.ts hold them.

import type { Game } from '../../core/game.ts';
import { moves } from './list.ts';
import { formatMove, type Move, parseMove } from './move.ts';
import { options, presets, start } from './setup.ts';
import { stage } from './stage.ts';
import type { Event, Setup, State } from './state.ts';
import { apply } from './turn.ts';
import { status, type View, view } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'take-my-word',
  version: 1,
  seats: [2, 6],
  options,
  presets,
  list: 'standard',
  start,
  stage,
  apply,
  view,
  status,
  moves,
  parseMove,
  formatMove,
};

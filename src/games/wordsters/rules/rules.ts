// The object that fulfills the Game contract, assembled from the files of this folder.

import { apply, statusOf } from './apply.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, parseMove } from './moves.ts';
import { options, presets, type WordstersGame } from './options.ts';
import { startMatch } from './setup.ts';
import { startFromScenario } from './stage-scenario.ts';
import { buildView } from './view.ts';

export const rules: WordstersGame = {
  id: 'wordsters',
  version: 1,
  seats: [2, 6],
  options,
  presets,
  defaultList: 'broad',
  start: startMatch,
  startFromScenario: startFromScenario,
  apply,
  view: buildView,
  status: statusOf,
  listMoves: listMoves,
  parseMove,
  formatMove,
};

// What can be printed for Word Xchange: the set of tiles.

import { face, noneOwn, type PrintPart } from '../../core/print/print-parts.ts';
import { JOKER, TILE_SET } from './rules/tiles.ts';

export const printParts: readonly PrintPart[] = [
  {
    ...{ id: 'tiles', title: `Tiles (${TILE_SET.length})`, width: 21, height: 21 },
    amount: null,
    choices: [],
    countOwn: noneOwn,
    list: () =>
      [...TILE_SET].map((tile) => ({
        front: face([{ kind: 'letters', letters: tile === JOKER ? '★' : tile }]),
        back: null,
      })),
  },
];

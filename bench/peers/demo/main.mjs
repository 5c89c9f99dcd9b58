// The smallest page built with boardgame.io: its tutorial's game, tic-tac-toe, with its React client.

import { INVALID_MOVE } from 'boardgame.io/core';
import { Client } from 'boardgame.io/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
};

const Board = ({ G, moves }) =>
  G.cells.map((cell, i) => createElement('button', { key: i, onClick: () => moves.mark(i) }, cell ?? '·'));

createRoot(document.querySelector('#app')).render(createElement(Client({ game, board: Board, debug: false })));

// Secret word lists at one table, written for boardgame.io as its users would: the traffic of Wordsters while people write.

import { Stage } from 'boardgame.io/dist/cjs/core.js';

const filler = 'x'.repeat(Number(process.env.FILLER ?? 0));

export const lists = {
  name: 'lists',
  setup: ({ ctx }) => ({ lists: Array.from({ length: ctx.numPlayers }, () => []), filler }),
  turn: { activePlayers: { all: Stage.NULL } },
  moves: {
    write: {
      move: ({ G, playerID }, word) => {
        G.lists[Number(playerID)].push(word);
      },
      client: false,
      ignoreStaleStateID: true,
    },
    erase: {
      move: ({ G, playerID }, line) => {
        G.lists[Number(playerID)].splice(line, 1);
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    lists: G.lists.map((list, seat) => (String(seat) === playerID ? list : list.length)),
  }),
};

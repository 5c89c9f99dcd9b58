// Word Xchange for boardgame.io as one of its users would write it: moves that change G, hooks, a player view.
// Makes, steals, jokers, hidden tiles, and the winner at a number of words; words are looked up in a Set. No clock, no challenges.

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

/** `CA[T]` is a C, an A and the joker standing for a T. */
const tilesOf = (word) => (word.match(/\[[A-Z]\]|[A-Z]/g) ?? []).map((tile) => (tile.length === 3 ? '*' : tile));
const plain = (word) => word.replace(/[[\]]/g, '');

function take(from, tiles) {
  const rest = [...from];
  for (const tile of tiles) {
    const at = rest.indexOf(tile);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

const draw = (G) => G.bag.shift();

function lay(G, seat, word, board) {
  G.board = board;
  G.easels[seat].push(word);
  const tile = draw(G);
  if (tile !== undefined) G.board.push(tile);
}

export const wordXchange = (words, target) => ({
  name: 'word-xchange',
  setup: (_, start) => ({
    board: [...start.board],
    bag: [...start.bag],
    hidden: [...start.hidden],
    easels: start.hidden.map(() => []),
  }),
  turn: {
    order: {
      first: () => 0,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      playOrder: ({ G }) => G.easels.map((_, seat) => String(seat)),
    },
    onBegin: ({ G, ctx }) => {
      const seat = Number(ctx.currentPlayer);
      if (ctx.turn > 1 && G.hidden[seat]) {
        G.board.push(G.hidden[seat]);
        G.hidden[seat] = null;
      }
    },
  },
  moves: {
    make: ({ G, playerID }, word) => {
      if (!words.has(plain(word))) return INVALID_MOVE;
      const board = take(G.board, tilesOf(word));
      if (board === null) return INVALID_MOVE;
      lay(G, Number(playerID), word, board);
    },
    steal: ({ G, playerID }, old, from, word) => {
      if (!words.has(plain(word))) return INVALID_MOVE;
      const victim = from ?? G.easels.findIndex((easel) => easel.includes(old));
      const at = G.easels[victim]?.indexOf(old) ?? -1;
      const added = at < 0 ? null : take(tilesOf(word), tilesOf(old));
      const board = added === null || added.length === 0 ? null : take(G.board, added);
      if (board === null) return INVALID_MOVE;
      G.easels[victim].splice(at, 1);
      lay(G, Number(playerID), word, board);
    },
    end: ({ G, playerID, events }) => {
      G.hidden[Number(playerID)] = draw(G) ?? null;
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.easels.findIndex((easel) => easel.length >= target);
    return winner < 0 ? undefined : { winner };
  },
  playerView: ({ G, playerID }) => ({
    board: G.board,
    easels: G.easels,
    bag: G.bag.length,
    hidden: G.hidden.map((tile, seat) => (String(seat) === playerID ? tile : tile === null ? null : 'hidden')),
  }),
});

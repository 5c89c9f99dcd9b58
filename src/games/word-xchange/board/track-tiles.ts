// Gives every tile an identity that lasts from one view to the next, so that tiles can be animated. The rules know only
// letters: tiles with the same letter are interchangeable, and ids never leave the board.

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';
import { removeTiles, splitTileWord, type Tile, type TileWord, tilesOf } from '../rules/tiles.ts';

export type TrackedTile = { readonly id: number; readonly tile: Tile };

/** A word with its tiles, and how it got onto the easel in the latest step. */
export type TrackedEasel = {
  readonly word: TileWord;
  readonly tiles: readonly TrackedTile[];
  readonly arrival: 'before' | 'made' | 'stolen' | 'swapped';
};

export type TileLayout = {
  readonly boardTiles: readonly TrackedTile[];
  /** The viewer's own hidden tile. */
  readonly hidden: TrackedTile | null;
  /** By seat. */
  readonly easels: readonly (readonly TrackedEasel[])[];
  /** The id for the next tile that has not been seen before. */
  readonly nextId: number;
};

/** The layout of a view, reusing the tiles of the layout before wherever possible. */
export function trackTiles(view: View, seat: Seat | null, before: TileLayout | null): TileLayout {
  const matched = view.easels.map((words, owner) => matchEasels(before?.easels[owner] ?? [], words));
  const removed = matched.flatMap((one) => one.removed);
  const loose = [
    ...removed.flatMap(({ tiles }) => tiles),
    ...(before?.boardTiles ?? []),
    ...(before?.hidden ? [before.hidden] : []),
  ];
  let nextId = before?.nextId ?? 0;
  const take = (tile: Tile): TrackedTile => {
    const at = loose.findIndex((one) => one.tile === tile);
    return at < 0 ? { id: nextId++, tile } : loose.splice(at, 1)[0]!;
  };
  const easels = matched.map(({ words, removed: ownRemoved }): readonly TrackedEasel[] =>
    words.map(({ word, easel }) => {
      if (easel !== null) return { ...easel, arrival: 'before' };
      const arrival =
        before === null ? 'before' : ownRemoved.length > 0 ? 'swapped' : removed.length > 0 ? 'stolen' : 'made';
      return { word, arrival, tiles: splitTileWord(word).map((symbol) => take(tilesOf(symbol))) };
    }),
  );
  const remaining = tilesStillOnBoard(before?.boardTiles ?? [], loose, view.board);
  for (const tile of remaining) loose.splice(loose.indexOf(tile), 1);
  const arriving = removeTiles(view.board, remaining.map(({ tile }) => tile).join(''));
  const boardTiles = [...remaining, ...[...arriving].map(take)];
  const own = seat === null ? null : view.hidden[seat]!;
  return { boardTiles, hidden: own === null ? null : take(own), easels, nextId };
}

/** Pairs the words of a seat with the easels they were on before (null if new), and lists the easels whose word is gone. */
function matchEasels(
  easels: readonly TrackedEasel[],
  words: readonly TileWord[],
): {
  readonly words: readonly { readonly word: TileWord; readonly easel: TrackedEasel | null }[];
  readonly removed: readonly TrackedEasel[];
} {
  const unmatched = [...easels];
  const found = words.map((word) => {
    const at = unmatched.findIndex((easel) => easel.word === word);
    return { word, easel: at < 0 ? null : unmatched.splice(at, 1)[0]! };
  });
  return { words: found, removed: unmatched };
}

/** The earlier board tiles that are still on the board, in the order in which the player arranged them. */
function tilesStillOnBoard(
  boardTiles: readonly TrackedTile[],
  loose: readonly TrackedTile[],
  board: string,
): readonly TrackedTile[] {
  let unassigned = board;
  return boardTiles.filter((tile) => {
    const remains = loose.includes(tile) && unassigned.includes(tile.tile);
    if (remains) unassigned = removeTiles(unassigned, tile.tile);
    return remains;
  });
}

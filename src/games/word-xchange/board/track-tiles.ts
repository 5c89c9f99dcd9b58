// Which wooden tile is which: follows the single tiles from one picture of the table to the next, so that the eye can.
// The rules know letters only; tiles of equal letter are interchangeable, and no identity ever reaches the table.

import type { Seat } from '../../../core/game.ts';
import type { View } from '../rules/state.ts';
import { minus, type Shown, signs, type Tile, tilesIn } from '../rules/tiles.ts';

export type Piece = { readonly id: number; readonly tile: Tile };

/** A word on its ledge, and how it came there with the latest step. */
export type Ledge = {
  readonly word: Shown;
  readonly pieces: readonly Piece[];
  readonly came: 'before' | 'made' | 'stolen' | 'swapped';
};

export type Layout = {
  readonly tray: readonly Piece[];
  /** The viewer's own hidden tile. */
  readonly hidden: Piece | null;
  /** By seat. */
  readonly ledges: readonly (readonly Ledge[])[];
  /** The number of the next tile that was never seen before. */
  readonly next: number;
};

/** Where every tile of this view lies, each as far as possible the one it was before. */
export function follow(view: View, seat: Seat | null, before: Layout | null): Layout {
  const standing = view.easels.map((words, owner) => split(before?.ledges[owner] ?? [], words));
  const broken = standing.flatMap((one) => one.broken);
  const loose = [
    ...broken.flatMap(({ pieces }) => pieces),
    ...(before?.tray ?? []),
    ...(before?.hidden ? [before.hidden] : []),
  ];
  let next = before?.next ?? 0;
  const take = (tile: Tile): Piece => {
    const at = loose.findIndex((piece) => piece.tile === tile);
    return at < 0 ? { id: next++, tile } : loose.splice(at, 1)[0]!;
  };
  const ledges = standing.map(({ words, broken: lost }): readonly Ledge[] =>
    words.map(({ word, ledge }) => {
      if (ledge !== null) return { ...ledge, came: 'before' };
      const came = before === null ? 'before' : lost.length > 0 ? 'swapped' : broken.length > 0 ? 'stolen' : 'made';
      return { word, came, pieces: signs(word).map((sign) => take(tilesIn(sign))) };
    }),
  );
  const stays = keep(before?.tray ?? [], loose, view.board);
  for (const piece of stays) loose.splice(loose.indexOf(piece), 1);
  const comes = minus(view.board, stays.map(({ tile }) => tile).join(''));
  const tray = [...stays, ...[...comes].map(take)];
  const own = seat === null ? null : view.hidden[seat]!;
  return { tray, hidden: own === null ? null : take(own), ledges, next };
}

/** The words of a seat, each with its ledge of before if it stood there already; and the ledges whose word is gone. */
function split(
  ledges: readonly Ledge[],
  words: readonly Shown[],
): {
  readonly words: readonly { readonly word: Shown; readonly ledge: Ledge | null }[];
  readonly broken: readonly Ledge[];
} {
  const left = [...ledges];
  const found = words.map((word) => {
    const at = left.findIndex((ledge) => ledge.word === word);
    return { word, ledge: at < 0 ? null : left.splice(at, 1)[0]! };
  });
  return { words: found, broken: left };
}

/** The tiles of the old tray that nobody took and that still lie there, in the order they lay. */
function keep(tray: readonly Piece[], loose: readonly Piece[], board: string): readonly Piece[] {
  let wanted = board;
  return tray.filter((piece) => {
    const stays = loose.includes(piece) && wanted.includes(piece.tile);
    if (stays) wanted = minus(wanted, piece.tile);
    return stays;
  });
}

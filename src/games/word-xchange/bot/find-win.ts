// Does this turn win? Looks for plays that lie there side by side, on tiles in sight, and together reach the target.
// Not a weighing of plays (weigh.ts), and no hope for tiles that may be drawn on the way (WX-027).

import type { Seat } from '../../../core/game.ts';
import { SHORTEST } from '../rules/play.ts';
import type { Play, Position } from '../rules/state.ts';
import type { Tiles } from '../rules/tiles.ts';

/** So many ways to put plays together are tried before the search gives up; in whole matches a few hundred are enough. */
const MOST_TRIED = 20_000;

/** The first play of a turn that wins with these plays, and how many words it takes; null if none does. */
export function findWin(
  position: Position,
  seat: Seat,
  plays: readonly Play[],
): { readonly play: Play; readonly words: number } | null {
  const words = wordsLacking(position, seat);
  const play = mayWin(position, seat) ? findTogether(position.board, cheapest(plays), words) : null;
  return play === null ? null : { play, words };
}

const wordsLacking = ({ easels, setup }: Position, seat: Seat): number => setup.targetWords - easels[seat]!.length;

/** Are there words enough to steal and tiles enough to make the others, a tile each and three (WX-022, WX-040)? */
export function mayWin(position: Position, seat: Seat): boolean {
  const { board, easels } = position;
  const steals = Math.min(easels.flat().length - easels[seat]!.length, board.length);
  return wordsLacking(position, seat) <= steals + Math.floor((board.length - steals) / SHORTEST);
}

type Piece = {
  readonly play: Play;
  readonly target: string | null;
  readonly counts: Int8Array;
  /** Its tiles as bits, to rule most comparisons out quickly. */
  readonly kinds: number;
};

function pieceOf(play: Play): Piece {
  const counts = countTiles(play.tiles);
  const kinds = [...play.tiles].reduce((bits, tile) => bits | (1 << (tile.charCodeAt(0) & 31)), 0);
  return { play, target: play.target && `${play.target.seat} ${play.target.at}`, counts, kinds };
}

/** What takes more tiles than another play for the same purpose never helps: of such only the cheapest are tried. */
function cheapest(plays: readonly Play[]): readonly Piece[] {
  const kept: Piece[] = [];
  for (const play of plays.toSorted((a, b) => a.tiles.length - b.tiles.length)) {
    const piece = pieceOf(play);
    const isDear = ({ target, kinds, counts }: Piece): boolean =>
      target === piece.target && (kinds & ~piece.kinds) === 0 && holds(piece.counts, counts);
    if (!kept.some(isDear)) kept.push(piece);
  }
  return kept;
}

/** The first of so many pieces that fit on the board together; null if there are none. */
function findTogether(board: Tiles, pieces: readonly Piece[], words: number): Play | null {
  const counts = countTiles(board);
  const taken = new Set<string>();
  let tries = MOST_TRIED;
  const search = (from: number, more: number, left: number): Play | null => {
    for (let i = from; i < pieces.length && tries-- > 0; i++) {
      const { play, target, counts: wanted } = pieces[i]!;
      if (more * play.tiles.length > left) return null; // the pieces behind take as many tiles or more
      if ((target !== null && taken.has(target)) || !holds(counts, wanted)) continue;
      if (more === 1) return play;
      if (target !== null) taken.add(target);
      move(counts, wanted, -1);
      const fits = search(i, more - 1, left - play.tiles.length) !== null;
      move(counts, wanted, 1);
      if (target !== null) taken.delete(target);
      if (fits) return play;
    }
    return null;
  };
  return search(0, words, board.length);
}

/** * is 42, letters follow from 65. */
const SIGNS = 49;

function countTiles(tiles: Tiles): Int8Array {
  const counts = new Int8Array(SIGNS);
  for (let i = 0; i < tiles.length; i++) counts[tiles.charCodeAt(i) - 42]!++;
  return counts;
}

function holds(counts: Int8Array, wanted: Int8Array): boolean {
  for (let i = 0; i < SIGNS; i++) if (wanted[i]! > counts[i]!) return false;
  return true;
}

function move(counts: Int8Array, tiles: Int8Array, times: 1 | -1): void {
  for (let i = 0; i < SIGNS; i++) counts[i]! += times * tiles[i]!;
}

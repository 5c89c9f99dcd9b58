// Does this turn win? Looks for plays that lie there side by side, on tiles in sight, and together reach the target.
// Not a weighing of plays (weigh.ts), and no hope for tiles that may be drawn on the way (WX-027).

import type { Seat } from '../../core/game.ts';
import type { Play, Position } from './state.ts';
import type { Tiles } from './tiles.ts';

/** So many ways to put plays together are tried before the search gives up; seen at most a tenth of it in whole matches. */
const MOST_TRIED = 20_000;

/** The first play of a turn that wins with these plays, and how many words it takes; null if none does. */
export function findWin(
  { board, easels, setup }: Position,
  seat: Seat,
  plays: readonly Play[],
): { readonly play: Play; readonly words: number } | null {
  const words = setup.targetWords - easels[seat]!.length;
  const play = words > plays.length ? null : findTogether(countTiles(board), cheapest(plays), words);
  return play === null ? null : { play, words };
}

type Piece = { readonly play: Play; readonly target: string | null; readonly counts: Int8Array };

/** What takes more tiles than another play for the same purpose never helps: of such only the cheapest are tried. */
function cheapest(plays: readonly Play[]): readonly Piece[] {
  const kept: Piece[] = [];
  for (const play of plays.toSorted((a, b) => a.tiles.length - b.tiles.length)) {
    const piece = {
      play,
      target: play.target && `${play.target.seat} ${play.target.at}`,
      counts: countTiles(play.tiles),
    };
    if (!kept.some((other) => other.target === piece.target && holds(piece.counts, other.counts))) kept.push(piece);
  }
  return kept;
}

function findTogether(board: Int8Array, pieces: readonly Piece[], words: number): Play | null {
  const taken = new Set<string>();
  let tries = MOST_TRIED;
  /** Can so many words more be laid of the pieces from here on? */
  const search = (from: number, more: number): Play | null => {
    for (let i = from; i < pieces.length && tries-- > 0; i++) {
      const { play, target, counts } = pieces[i]!;
      if ((target !== null && taken.has(target)) || !holds(board, counts)) continue;
      if (target !== null) taken.add(target);
      move(board, counts, -1);
      const found = more === 1 ? play : search(i, more - 1);
      move(board, counts, 1);
      if (target !== null) taken.delete(target);
      if (found !== null) return play;
    }
    return null;
  };
  return words <= 0 ? null : search(0, words);
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

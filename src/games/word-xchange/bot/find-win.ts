// Searches for a win in this turn: plays that fit on the board together and reach the target number of words.
// Ignores tiles that may be drawn on the way (WX-027).

import type { Seat } from '../../../core/game.ts';
import { targetOf } from '../rules/options.ts';
import { MIN_WORD_LETTERS } from '../rules/resolve-play.ts';
import type { Play, Position } from '../rules/state.ts';
import type { Tiles } from '../rules/tiles.ts';

/** The search gives up after this many steps. Real matches need a few hundred. */
const MAX_SEARCH_STEPS = 20_000;

/** The plays of a winning turn, the first of them, and how many there are; null if these plays cannot win. */
export function findWinningPlay(
  position: Position,
  seat: Seat,
  plays: readonly Play[],
): { readonly play: Play; readonly plays: readonly Play[]; readonly words: number } | null {
  const words = wordsNeeded(position, seat);
  const win = canReachTarget(position, seat) ? findCompatible(position.board, withoutDominated(plays), words) : null;
  return win === null ? null : { play: win[0]!, plays: win, words };
}

const wordsNeeded = ({ easels, setup }: Position, seat: Seat): number => targetOf(setup, seat) - easels[seat]!.length;

/** An upper bound, checked before the search: a steal takes at least one tile, a make three (WX-022, WX-040). */
export function canReachTarget(position: Position, seat: Seat): boolean {
  const { board, easels } = position;
  const steals = Math.min(easels.flat().length - easels[seat]!.length, board.length);
  return wordsNeeded(position, seat) <= steals + Math.floor((board.length - steals) / MIN_WORD_LETTERS);
}

type Candidate = {
  readonly play: Play;
  readonly target: string | null;
  readonly counts: Int8Array;
  /** Its letters as bits, to skip most comparisons. */
  readonly letterBits: number;
};

function toCandidate(play: Play): Candidate {
  const counts = countTiles(play.tiles);
  const letterBits = [...play.tiles].reduce((bits, tile) => bits | (1 << (tile.charCodeAt(0) & 31)), 0);
  return { play, target: play.target && `${play.target.seat} ${play.target.index}`, counts, letterBits };
}

/** Drops plays that use a superset of another play's tiles for the same target: they never help. */
function withoutDominated(plays: readonly Play[]): readonly Candidate[] {
  const undominated: Candidate[] = [];
  for (const play of plays.toSorted((a, b) => a.tiles.length - b.tiles.length)) {
    const candidate = toCandidate(play);
    const dominates = ({ target, letterBits, counts }: Candidate): boolean =>
      target === candidate.target &&
      (letterBits & ~candidate.letterBits) === 0 &&
      includesCounts(candidate.counts, counts);
    if (!undominated.some(dominates)) undominated.push(candidate);
  }
  return undominated;
}

/** So many candidates that fit on the board together; null if none do. Expects them sorted by tile count. */
function findCompatible(board: Tiles, candidates: readonly Candidate[], words: number): readonly Play[] | null {
  const counts = countTiles(board);
  const usedTargets = new Set<string>();
  let stepsLeft = MAX_SEARCH_STEPS;
  const search = (from: number, more: number, left: number): readonly Play[] | null => {
    for (let i = from; i < candidates.length && stepsLeft-- > 0; i++) {
      const { play, target, counts: wanted } = candidates[i]!;
      if (more * play.tiles.length > left) return null; // later candidates use at least as many tiles
      if ((target !== null && usedTargets.has(target)) || !includesCounts(counts, wanted)) continue;
      if (more === 1) return [play];
      if (target !== null) usedTargets.add(target);
      addCounts(counts, wanted, -1);
      const rest = search(i, more - 1, left - play.tiles.length);
      addCounts(counts, wanted, 1);
      if (target !== null) usedTargets.delete(target);
      if (rest !== null) return [play, ...rest];
    }
    return null;
  };
  return search(0, words, board.length);
}

/** Character codes from * (42) to Z (90). */
const TILE_CODE_COUNT = 49;

function countTiles(tiles: Tiles): Int8Array {
  const counts = new Int8Array(TILE_CODE_COUNT);
  for (let i = 0; i < tiles.length; i++) counts[tiles.charCodeAt(i) - 42]!++;
  return counts;
}

function includesCounts(counts: Int8Array, wanted: Int8Array): boolean {
  for (let i = 0; i < TILE_CODE_COUNT; i++) if (wanted[i]! > counts[i]!) return false;
  return true;
}

function addCounts(counts: Int8Array, tiles: Int8Array, times: 1 | -1): void {
  for (let i = 0; i < TILE_CODE_COUNT; i++) counts[i]! += times * tiles[i]!;
}

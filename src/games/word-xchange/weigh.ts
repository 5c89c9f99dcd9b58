// What a play is worth to a seat: the word itself, the word a rival loses, how easily it is stolen; and whether it wins.
// Not which plays a bot sees (skill.ts).

import type { Seat } from '../../core/game.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Play, Position, View } from './state.ts';
import { hasJoker, JOKER, letters, minus, TILE_SET, type Tiles, tilesIn } from './tiles.ts';

/** Do this play and others of the list, all on the tiles that lie there, add up to victory? Small ones are best listed first. */
export function winsTurn({ board, easels, setup }: Position, seat: Seat, first: Play, plays: readonly Play[]): boolean {
  const left = countTiles(minus(board, first.tiles));
  const taken = new Set(first.target === null ? [] : [nameOf(first.target)]);
  let words = easels[seat]!.length + 1;
  for (const { tiles, target } of plays) {
    if (words >= setup.targetWords) return true;
    if (target !== null && taken.has(nameOf(target))) continue;
    if (!take(left, tiles)) continue;
    if (target !== null) taken.add(nameOf(target));
    words++;
  }
  return words >= setup.targetWords;
}

const nameOf = (target: NonNullable<Play['target']>): string => `${target.seat} ${target.at}`;

const codeOf = (tiles: Tiles, i: number): number => tiles.charCodeAt(i) - 42; // * is 42, letters follow from 65

function countTiles(tiles: Tiles): Int8Array {
  const counts = new Int8Array(49);
  for (let i = 0; i < tiles.length; i++) counts[codeOf(tiles, i)]!++;
  return counts;
}

/** Takes all of the tiles or none. */
function take(counts: Int8Array, tiles: Tiles): boolean {
  for (let i = 0; i < tiles.length; i++) {
    if (--counts[codeOf(tiles, i)]! >= 0) continue;
    for (; i >= 0; i--) counts[codeOf(tiles, i)]!++;
    return false;
  }
  return true;
}

/** The tiles a seat cannot see: in the bag or hidden. */
export const unseenTiles = (position: Position): Tiles =>
  minus(TILE_SET, position.board + tilesIn(position.easels.flat().join('')));

/** Chance that a rival can steal this word before its owner's next turn, if the board stays like this. */
function danger(word: string, board: Tiles, unseen: Tiles, draws: number, lexicon: Lexicon): number {
  const need = letters(tilesIn(word));
  const needWild = hasJoker(word) ? 1 : 0;
  const mayWild = board.includes(JOKER) ? 1 : 0;
  if (lexicon.made({ need, needWild, may: letters(board), mayWild, least: 1 }).length > 0) return 1;
  const grown = lexicon.made({ need, needWild: needWild + 1, least: 0 });
  const helpful = new Set(grown.map((one) => minus(one, need)[0]!));
  const share = [...unseen].filter((tile) => helpful.has(tile)).length / Math.max(1, unseen.length);
  return 1 - (1 - share) ** draws;
}

/** What a rival's loss, a rival's lead and the danger of losing the word weigh against a word; found in thousands of games. */
const STEAL = 0.6;
const LEAD = 1.2;
const DANGER = 1.2;

/** The worth of a make or steal, counted in words. */
export function weigh(view: View, play: Play, unseen: Tiles, lexicon: Lexicon): number {
  const board = minus(view.board, play.tiles);
  const risk = danger(play.word, board, unseen, view.easels.length, lexicon);
  return 1 + lossOf(view, play.target) - DANGER * risk;
}

/** What a rival's word is worth to us as a loss of theirs: more, the nearer they are to winning. */
function lossOf({ easels, setup, left }: View, target: Play['target']): number {
  if (target === null || left.includes(target.seat)) return 0;
  return STEAL + LEAD * (easels[target.seat]!.length / setup.targetWords) ** 2;
}

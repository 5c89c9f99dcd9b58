// Estimates the value of a play: the word itself, what a rival loses, and the risk that it is stolen back.

import { pow } from '../../../core/math/portable-math.ts';
import { isFitForBots } from '../../../core/vocabulary/fit-for-bots.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { targetOf } from '../rules/options.ts';
import type { Play, Position, View } from '../rules/state.ts';
import {
  hasJoker,
  JOKER,
  removeTiles,
  TILE_SET,
  type Tiles,
  type TileWord,
  tilesOf,
  withoutJoker,
} from '../rules/tiles.ts';
import { findPluralFault } from '../rules/word-check.ts';

/** The tiles in the bag or hidden, from what is open on the table. */
export const unseenTiles = (position: Position): Tiles =>
  removeTiles(TILE_SET, position.board + tilesOf(position.easels.flat().join('')));

/** The risk that a word is stolen before its owner's next turn, if the board stays as it is. */
export type StealRisk = {
  /** A word that steals it with the tiles already on the board; null if there is none that may be shown. */
  readonly stolenBy: string | null;
  readonly probability: number;
};

function estimateStealRisk(
  word: TileWord,
  { setup, board }: Position,
  unseen: Tiles,
  draws: number,
  lexicon: Lexicon,
): StealRisk {
  const required = withoutJoker(tilesOf(word));
  const requiredWild = hasJoker(word) ? 1 : 0;
  const optionalWild = board.includes(JOKER) ? 1 : 0;
  const target = { seat: 0, index: 0, word };
  const isAllowedSteal = (spelling: string): boolean =>
    findPluralFault(setup, { type: 'steal', word: spelling, tiles: '', target }, lexicon) === null;
  const steals = lexicon
    .wordsFromLetters({ required, requiredWild, optional: withoutJoker(board), optionalWild, minOptional: 1 })
    .filter(isAllowedSteal);
  if (steals.length > 0) return { stolenBy: steals.find((one) => isFitForBots(one, lexicon)) ?? null, probability: 1 };
  const withOneMore = lexicon
    .wordsFromLetters({ required, requiredWild: requiredWild + 1, minOptional: 0 })
    .filter(isAllowedSteal);
  const helpful = new Set(withOneMore.map((one) => removeTiles(one, required)[0]!));
  const share = [...unseen].filter((tile) => helpful.has(tile)).length / Math.max(1, unseen.length);
  return { stolenBy: null, probability: 1 - pow(1 - share, draws) };
}

// Weights relative to one word of your own, tuned over thousands of games.
const STEAL_WEIGHT = 0.6;
const LEAD_WEIGHT = 1.2;
const RISK_WEIGHT = 1.2;

export type EvaluatedPlay = { readonly play: Play; readonly risk: StealRisk; readonly value: number };

/** The value of a make or steal, measured in words. */
export function evaluatePlay(view: View, play: Play, unseen: Tiles, lexicon: Lexicon): EvaluatedPlay {
  const after = { ...view, board: removeTiles(view.board, play.tiles) };
  const risk = estimateStealRisk(play.word, after, unseen, view.easels.length, lexicon);
  return { play, risk, value: 1 + rivalLoss(view, play.target) - RISK_WEIGHT * risk.probability };
}

/** The value of a rival losing this word: higher the closer they are to winning. */
function rivalLoss({ easels, setup, left }: View, target: Play['target']): number {
  if (target === null || left.includes(target.seat)) return 0;
  return STEAL_WEIGHT + LEAD_WEIGHT * pow(easels[target.seat]!.length / targetOf(setup, target.seat), 2);
}

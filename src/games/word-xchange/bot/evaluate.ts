// What a play is worth to a seat: the word itself, the word a rival loses, and how easily it is stolen back.
// Not which plays a bot sees (skill.ts), nor whether they win (win.ts).

import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { pluralFault } from '../rules/play.ts';
import type { Play, Position, View } from '../rules/state.ts';
import { hasJoker, JOKER, letters, minus, type Shown, TILE_SET, type Tiles, tilesIn } from '../rules/tiles.ts';

/** The tiles a seat cannot see: in the bag or hidden. */
export const unseenTiles = (position: Position): Tiles =>
  minus(TILE_SET, position.board + tilesIn(position.easels.flat().join('')));

/** How a word may be lost before its owner's next turn, if the board stays like this. */
export type Danger = {
  /** A word that takes it with what lies there already, if there is one that can be named. */
  readonly by: string | null;
  readonly chance: number;
};

function dangerTo(word: Shown, { setup, board }: Position, unseen: Tiles, draws: number, lexicon: Lexicon): Danger {
  const need = letters(tilesIn(word));
  const needWild = hasJoker(word) ? 1 : 0;
  const mayWild = board.includes(JOKER) ? 1 : 0;
  const target = { seat: 0, at: 0, word };
  const steals = (spelling: string): boolean =>
    pluralFault(setup, { type: 'steal', word: spelling, tiles: '', target }, lexicon) === null;
  const takers = lexicon
    .wordsFromLetters({
      required: need,
      requiredWild: needWild,
      optional: letters(board),
      optionalWild: mayWild,
      minOptional: 1,
    })
    .filter(steals);
  if (takers.length > 0) return { by: takers.find((one) => lexicon.offensiveness(one) === null) ?? null, chance: 1 };
  const grown = lexicon.wordsFromLetters({ required: need, requiredWild: needWild + 1, minOptional: 0 }).filter(steals);
  const helpful = new Set(grown.map((one) => minus(one, need)[0]!));
  const share = [...unseen].filter((tile) => helpful.has(tile)).length / Math.max(1, unseen.length);
  return { by: null, chance: 1 - (1 - share) ** draws };
}

/** What a rival's loss, a rival's lead and the danger of losing the word weigh against a word; found in thousands of games. */
const STEAL = 0.6;
const LEAD = 1.2;
const DANGER = 1.2;

export type Weighed = { readonly play: Play; readonly danger: Danger; readonly worth: number };

/** A make or steal with its worth, counted in words. */
export function weigh(view: View, play: Play, unseen: Tiles, lexicon: Lexicon): Weighed {
  const after = { ...view, board: minus(view.board, play.tiles) };
  const danger = dangerTo(play.word, after, unseen, view.easels.length, lexicon);
  return { play, danger, worth: 1 + lossOf(view, play.target) - DANGER * danger.chance };
}

/** What a rival's word is worth to us as a loss of theirs: more, the nearer they are to winning. */
function lossOf({ easels, setup, left }: View, target: Play['target']): number {
  if (target === null || left.includes(target.seat)) return 0;
  return STEAL + LEAD * (easels[target.seat]!.length / setup.targetWords) ** 2;
}

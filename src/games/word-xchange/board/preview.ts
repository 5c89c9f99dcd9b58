// What sending the draft would do, shown while the player builds a word: the move it stands for and whether the rules allow
// it. It does not say whether the word is in the dictionary (WX-082). The sentences about it are in captions.ts.

import type { Refusal, Seat } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { resolvePlay } from '../rules/resolve-play.ts';
import type { Play, Position, View, WordMove } from '../rules/state.ts';
import { hasJoker, JOKER, markJoker, removeTiles, spellingOf, type TileWord, tilesOf } from '../rules/tiles.ts';
import { type BarePlural, findPluralFault } from '../rules/word-check.ts';
import type { Draft, DraftTarget } from './draft.ts';

export type MovePreview = {
  readonly move: WordMove;
  readonly play: Result<Play, Refusal>;
  readonly fault: BarePlural | null;
};

/** What sending the draft would do; null for an empty draft. */
export function previewMove(position: Position, seat: Seat, draft: Draft, lexicon: Lexicon | null): MovePreview | null {
  if (draft.letters.length === 0) return null;
  const move = inferMove(position, seat, draft);
  const play = resolvePlay(position, seat, move);
  // The dictionary must not be browsed before a word is played (WX-082). The plural ban is a rule, so it may be shown.
  const fault = play.ok && lexicon !== null ? findPluralFault(position.setup, play.value, lexicon) : null;
  return { move, play, fault };
}

/** False if the table is known to refuse the move. Where words can be challenged, adding only an S may pass (WX-088). */
export const canSucceed = ({ play, fault }: MovePreview, { setup }: View): boolean =>
  play.ok && (fault === null || setup.wordCheck === 'challenge');

/** The position in which this seat will move: its hidden tile is on the board by then (WX-020, WX-033). */
export function positionAtOwnTurn(view: View, seat: Seat): Position {
  return { ...view, board: view.board + (view.hidden[seat] ?? '') };
}

/** The move the draft stands for: on the targeted word; otherwise a make, or a steal from the best matching rival word. */
export function inferMove(position: Position, seat: Seat, draft: Draft): WordMove {
  const word = draft.letters.map(({ symbol }) => symbol).join('');
  const make: WordMove = { type: 'make', word };
  const targets = draft.target === null ? rivalWords(position, seat) : [draft.target];
  const moves = [
    ...(draft.target === null ? [make] : []),
    ...targets.map((target) => stealOrSwap(position, target, word)),
  ];
  const withJoker = moves.flatMap((move) => {
    const play = resolvePlay(position, seat, move);
    const suggestion = !play.ok && play.error.code === 'NOT_ON_BOARD' ? play.error.about[2] : '';
    return suggestion ? [{ ...move, word: suggestion }] : [];
  });
  const legal = [...moves, ...withJoker].find((move) => resolvePlay(position, seat, move).ok);
  return legal ?? inferUnfinishedSteal(position, moves) ?? moves[0]!;
}

/** Letters missing from the board may be the start of a steal: picks the word that needs the fewest more letters. */
function inferUnfinishedSteal(position: Position, moves: readonly WordMove[]): WordMove | null {
  const lacking = ({ word }: WordMove): string => removeTiles(tilesOf(word), position.board);
  const possible = moves.flatMap((move) =>
    move.type === 'steal' && lacking(move) !== '' && removeTiles(lacking(move), tilesOf(move.target.word)) === ''
      ? [{ move, lettersToGo: removeTiles(tilesOf(move.target.word), tilesOf(move.word)).length }]
      : [],
  );
  return possible.toSorted((a, b) => a.lettersToGo - b.lettersToGo)[0]?.move ?? null;
}

const rivalWords = ({ easels }: Position, seat: Seat): DraftTarget[] =>
  easels.flatMap((words, owner) => (owner === seat ? [] : words.map((word) => ({ seat: owner, word }))));

function stealOrSwap(position: Position, target: DraftTarget, word: TileWord): WordMove {
  const lacking =
    hasJoker(target.word) && !hasJoker(word)
      ? removeTiles(spellingOf(word), removeTiles(tilesOf(target.word), JOKER) + removeTiles(position.board, JOKER))
      : '';
  const tileWord = lacking.length === 1 ? markJoker(word, lacking) : word;
  const isSwap = hasJoker(target.word) && !hasJoker(tileWord) && tileWord.length === tilesOf(target.word).length;
  return { type: isSwap ? 'swap' : 'steal', target, word: tileWord };
}

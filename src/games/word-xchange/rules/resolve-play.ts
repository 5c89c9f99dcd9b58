// Finds the tiles that a make, steal or swap uses, or the rule that forbids it; places and undoes plays. Works on
// positions, so a board can preview a move. Whether the word counts is decided in word-check.ts.

import type { Refusal, Seat } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { formatEaselWordRef } from './moves.ts';
import { refuse } from './refuse.ts';
import type { EaselWordRef, Play, PlayTarget, Position, WordMove } from './state.ts';
import {
  hasJoker,
  JOKER,
  markJoker,
  removeTiles,
  spellingOf,
  type Tiles,
  type TileWord,
  tilesOf,
  withoutJoker,
} from './tiles.ts';

export const MIN_WORD_LETTERS = 3; // WX-022

/** The play a move stands for in this position, or the first rule that forbids it. Does not look the word up. */
export function resolvePlay(position: Position, seat: Seat, move: WordMove): Result<Play, Refusal> {
  const found = move.type === 'make' ? ok(null) : findTarget(position, seat, move.target);
  if (!found.ok) return found;
  const target = found.value;
  const tiles =
    target === null
      ? ok(tilesOf(move.word))
      : move.type === 'steal'
        ? addedTiles(target.word, move.word)
        : exchangedTile(target.word, move.word);
  if (!tiles.ok) return tiles;
  const onBoard = requireOnBoard(position.board, move.word, tiles.value, move.type === 'make' ? 'WX-021' : 'WX-041');
  if (!onBoard.ok) return onBoard;
  if (spellingOf(move.word).length < MIN_WORD_LETTERS) return refuse('TOO_SHORT', 'WX-022', move.word);
  return ok({ type: move.type, word: move.word, tiles: tiles.value, target });
}

/** The easel word a player refers to (RULES.md, section 15). */
function findTarget(position: Position, me: Seat, ref: EaselWordRef): Result<PlayTarget, Refusal> {
  const { word } = ref;
  const owners = [...position.easels.keys()].filter(
    (seat) => position.easels[seat]!.includes(word) && (ref.seat === null || ref.seat === seat),
  );
  const rivals = owners.filter((seat) => seat !== me);
  if (rivals.length > 1)
    return refuse('AMBIGUOUS_WORD', 'WX-040', word, rivals.map((seat) => `${word}@${seat}`).join(' or '));
  if (rivals.length === 1) {
    const seat = rivals[0]!;
    return ok({ seat, index: position.easels[seat]!.indexOf(word), word });
  }
  if (owners.length > 0) return refuse('OWN_WORD', 'WX-029', word);
  const sameSpelling = position.easels.flatMap((words, seat) =>
    seat === me ? [] : words.filter((one) => spellingOf(one) === spellingOf(word)).map((one) => `${one}@${seat}`),
  );
  return refuse('NO_SUCH_WORD', 'WX-040', formatEaselWordRef(ref), [...new Set(sameSpelling)].join(' or '));
}

function addedTiles(old: TileWord, word: TileWord): Result<Tiles, Refusal> {
  const leftOver = removeTiles(tilesOf(old), tilesOf(word));
  if (leftOver !== '') return refuse('NOT_ALL_LETTERS', leftOver === JOKER ? 'WX-063' : 'WX-040', word, old, leftOver);
  const added = removeTiles(tilesOf(word), tilesOf(old));
  return added === '' ? refuse('NO_LETTER_ADDED', 'WX-043', word, old) : ok(added);
}

function exchangedTile(old: TileWord, word: TileWord): Result<Tiles, Refusal> {
  if (!hasJoker(old)) return refuse('NO_JOKER_THERE', 'WX-061', old);
  const required = withoutJoker(tilesOf(old));
  const added = removeTiles(tilesOf(word), required);
  const exact = removeTiles(required, tilesOf(word)) === '' && added.length === 1 && added !== JOKER;
  return exact ? ok(added) : refuse('NOT_ONE_EXCHANGED', 'WX-067', word, old);
}

function requireOnBoard(board: Tiles, word: TileWord, tiles: Tiles, rule: string): Result<null, Refusal> {
  if (removeTiles(tilesOf(word), JOKER).includes(JOKER)) return refuse('TWO_JOKERS', 'WX-001', word);
  const missing = removeTiles(tiles, board);
  if (missing === '') return ok(null);
  const jokerHelps = missing.length === 1 && missing !== JOKER && board.includes(JOKER) && !hasJoker(word);
  return refuse('NOT_ON_BOARD', rule, word, missing, jokerHelps ? markJoker(word, missing) : '');
}

/** The position after a seat plays this word (WX-026, WX-044, WX-061). */
export function placePlay<P extends Position>(position: P, seat: Seat, { type, word, tiles, target }: Play): P {
  const board = removeTiles(position.board, tiles);
  if (type === 'swap' && target !== null)
    return {
      ...position,
      board: board + JOKER,
      easels: replaceWord(position.easels, target.seat, target.index, [word]),
    };
  const easels = target === null ? position.easels : replaceWord(position.easels, target.seat, target.index, []);
  return { ...position, board, easels: easels.with(seat, [...easels[seat]!, word]) };
}

/** The position before this play, which must be the seat's latest (WX-085). */
export function undoPlay<P extends Position>(position: P, seat: Seat, { type, tiles, target }: Play): P {
  if (type === 'swap' && target !== null)
    return {
      ...position,
      board: removeTiles(position.board, JOKER) + tiles,
      easels: replaceWord(position.easels, target.seat, target.index, [target.word]),
    };
  const easels = position.easels.with(seat, position.easels[seat]!.slice(0, -1));
  const board = position.board + tiles;
  if (target === null) return { ...position, board, easels };
  return {
    ...position,
    board,
    easels: easels.with(target.seat, easels[target.seat]!.toSpliced(target.index, 0, target.word)),
  };
}

const replaceWord = (
  easels: Position['easels'],
  seat: Seat,
  index: number,
  words: readonly TileWord[],
): Position['easels'] => easels.with(seat, easels[seat]!.toSpliced(index, 1, ...words));

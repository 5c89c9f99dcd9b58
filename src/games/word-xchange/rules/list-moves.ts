// Lists the moves of a seat, with every make, steal and swap that the word list allows: one for each word and target.
// Uses only what is open on the table.

import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { MIN_WORD_LETTERS } from './resolve-play.ts';
import type { Move, Play, PlayTarget, Position, View, WordMove } from './state.ts';
import { hasJoker, JOKER, markJoker, removeTiles, type Tiles, tilesOf, withoutJoker } from './tiles.ts';
import { findPluralFault } from './word-check.ts';

export function listMoves(view: View, seat: Seat, lexicon: Lexicon): readonly Move[] {
  if (view.phase === 'over' || view.left.includes(seat)) return [];
  const back: readonly Move[] = view.away.includes(seat) ? [{ type: 'back' }] : [];
  if (view.proposal !== null) {
    const mayAnswer = seat !== view.turn && !view.proposal.answered.includes(seat);
    return mayAnswer ? [{ type: 'accept' }, { type: 'challenge' }, ...back] : back;
  }
  if (seat !== view.turn) return back;
  const plays = listPlays(view, seat, lexicon);
  return [...plays.map((play) => moveForPlay(view, seat, play)), { type: 'end' }, ...back];
}

export const listPlays = (position: Position, seat: Seat, lexicon: Lexicon): readonly Play[] => [
  ...listMakes(position.board, lexicon),
  ...listStealsAndSwaps(position, seat, lexicon),
];

export const listStealsAndSwaps = (position: Position, seat: Seat, lexicon: Lexicon): readonly Play[] =>
  listTargets(position, seat).flatMap((target) => [
    ...listSteals(position, target, lexicon),
    ...(hasJoker(target.word) ? listSwaps(position, target, lexicon) : []),
  ]);

/** The move for a play. It names the target's seat only if the word alone is ambiguous. */
export function moveForPlay(position: Position, seat: Seat, { type, word, target }: Play): WordMove {
  if (type === 'make' || target === null) return { type: 'make', word };
  const owners = position.easels.filter((words, owner) => owner !== seat && words.includes(target.word));
  return { type, target: { word: target.word, seat: owners.length > 1 ? target.seat : null }, word };
}

/** The rivals' words. If a seat has a word twice, only the older one. */
const listTargets = (position: Position, seat: Seat): readonly PlayTarget[] =>
  position.easels.flatMap((words, owner) =>
    owner === seat ? [] : [...new Set(words)].map((word) => ({ seat: owner, index: words.indexOf(word), word })),
  );

const jokerCount = (tiles: Tiles): number => (tiles.includes(JOKER) ? 1 : 0);

export function listMakes(board: Tiles, lexicon: Lexicon): readonly Play[] {
  const optional = withoutJoker(board);
  const query = { optional, optionalWild: jokerCount(board), minOptional: MIN_WORD_LETTERS };
  return lexicon.wordsFromLetters(query).map((spelling) => {
    const lacking = removeTiles(spelling, optional);
    const word = lacking === '' ? spelling : markJoker(spelling, lacking);
    return { type: 'make', word, tiles: tilesOf(word), target: null };
  });
}

function listSteals(position: Position, target: PlayTarget, lexicon: Lexicon): Play[] {
  const old = tilesOf(target.word);
  const required = withoutJoker(old);
  const optional = withoutJoker(position.board);
  const requiredWild = hasJoker(target.word) ? 1 : 0;
  return lexicon
    .wordsFromLetters({ required, requiredWild, optional, optionalWild: jokerCount(position.board), minOptional: 1 })
    .flatMap((spelling) => {
      const added = removeTiles(spelling, required);
      const lacking = removeTiles(added, optional);
      // A stolen joker may stand for any added letter. Lists the last one that is not a bare plural.
      const jokerLetters = lacking !== '' ? [lacking] : requiredWild === 1 ? [...added].toReversed() : [];
      const words = jokerLetters.length === 0 ? [spelling] : jokerLetters.map((letter) => markJoker(spelling, letter));
      const plays = words.map(
        (word): Play => ({ type: 'steal', word, tiles: removeTiles(tilesOf(word), old), target }),
      );
      return plays.find((play) => findPluralFault(position.setup, play, lexicon) === null) ?? [];
    });
}

function listSwaps(position: Position, target: PlayTarget, lexicon: Lexicon): Play[] {
  const ordinaryLetters = withoutJoker(tilesOf(target.word));
  return [...new Set(withoutJoker(position.board))].flatMap((tile) =>
    lexicon
      .wordsFromLetters({ required: ordinaryLetters + tile })
      .map((word): Play => ({ type: 'swap', word, tiles: tile, target })),
  );
}

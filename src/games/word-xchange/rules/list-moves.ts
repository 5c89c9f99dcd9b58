// Every word a seat could put forward now: makes, steals and swaps, one for each word and target.
// Not which of them is good (bot.ts). Looks only at what lies open and at the word list.

import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { pluralFault, SHORTEST } from './play.ts';
import type { Move, Play, Position, View, WordMove } from './state.ts';
import { bracket, hasJoker, JOKER, letters, minus, type Tiles, tilesIn } from './tiles.ts';

export function listMoves(view: View, seat: Seat, lexicon: Lexicon): readonly Move[] {
  if (view.phase === 'over' || view.left.includes(seat)) return [];
  const back: readonly Move[] = view.away.includes(seat) ? [{ type: 'back' }] : [];
  if (view.proposal !== null) {
    const mayAnswer = seat !== view.turn && !view.proposal.answered.includes(seat);
    return mayAnswer ? [{ type: 'accept' }, { type: 'challenge' }, ...back] : back;
  }
  if (seat !== view.turn) return back;
  const plays = listPlays(view, seat, lexicon);
  return [...plays.map((play) => moveFor(view, seat, play)), { type: 'end' }, ...back];
}

export const listPlays = (position: Position, seat: Seat, lexicon: Lexicon): readonly Play[] => [
  ...listMakes(position.board, lexicon),
  ...listTakes(position, seat, lexicon),
];

/** Steals and swaps. */
export const listTakes = (position: Position, seat: Seat, lexicon: Lexicon): readonly Play[] =>
  listTargets(position, seat).flatMap((target) => [
    ...listSteals(position, target, lexicon),
    ...(hasJoker(target.word) ? listSwaps(position, target, lexicon) : []),
  ]);

/** The text of a play names the seat only where the word alone would not do. */
export function moveFor(position: Position, seat: Seat, { type, word, target }: Play): WordMove {
  if (type === 'make' || target === null) return { type: 'make', word };
  const owners = position.easels.filter((words, owner) => owner !== seat && words.includes(target.word));
  return { type, target: { word: target.word, seat: owners.length > 1 ? target.seat : null }, word };
}

type Target = NonNullable<Play['target']>;

/** The rivals' words; of equal words of one seat only the oldest. */
const listTargets = (position: Position, seat: Seat): readonly Target[] =>
  position.easels.flatMap((words, owner) =>
    owner === seat ? [] : [...new Set(words)].map((word) => ({ seat: owner, at: words.indexOf(word), word })),
  );

const jokersIn = (tiles: Tiles): number => (tiles.includes(JOKER) ? 1 : 0);

export function listMakes(board: Tiles, lexicon: Lexicon): readonly Play[] {
  const may = letters(board);
  return lexicon
    .wordsFromLetters({ optional: may, optionalWild: jokersIn(board), minOptional: SHORTEST })
    .map((spelling) => {
      const lacking = minus(spelling, may);
      const word = lacking === '' ? spelling : bracket(spelling, lacking);
      return { type: 'make', word, tiles: tilesIn(word), target: null };
    });
}

function listSteals(position: Position, target: Target, lexicon: Lexicon): Play[] {
  const old = tilesIn(target.word);
  const need = letters(old);
  const may = letters(position.board);
  const needWild = hasJoker(target.word) ? 1 : 0;
  return lexicon
    .wordsFromLetters({
      required: need,
      requiredWild: needWild,
      optional: may,
      optionalWild: jokersIn(position.board),
      minOptional: 1,
    })
    .flatMap((spelling) => {
      const added = minus(spelling, need);
      const lacking = minus(added, may);
      // A stolen joker may stand for any added letter; the last one that the plural ban leaves is listed.
      const standing = lacking !== '' ? [lacking] : needWild === 1 ? [...added].toReversed() : [];
      const words = standing.length === 0 ? [spelling] : standing.map((letter) => bracket(spelling, letter));
      const plays = words.map((word): Play => ({ type: 'steal', word, tiles: minus(tilesIn(word), old), target }));
      return plays.find((play) => pluralFault(position.setup, play, lexicon) === null) ?? [];
    });
}

function listSwaps(position: Position, target: Target, lexicon: Lexicon): Play[] {
  const kept = letters(tilesIn(target.word));
  return [...new Set(letters(position.board))].flatMap((tile) =>
    lexicon
      .wordsFromLetters({ required: kept + tile })
      .map((word): Play => ({ type: 'swap', word, tiles: tile, target })),
  );
}

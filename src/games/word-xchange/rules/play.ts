// Words put forward: which tiles and which easel word a move means, what forbids it, and laying it down or taking it back.
// Not whether the word stands in the end (challenge.ts). Works on positions, so a board can ask before it moves.

import type { Refusal, Seat } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Setup } from './options.ts';
import {
  type BarePlural,
  bounce,
  type Fault,
  type Named,
  type Play,
  type Position,
  type UnknownWord,
  type WordMove,
} from './state.ts';
import {
  bracket,
  hasJoker,
  JOKER,
  jokerLetter,
  letters,
  minus,
  type Shown,
  spell,
  type Tiles,
  tilesIn,
} from './tiles.ts';

export const SHORTEST = 3; // WX-022

/** The play that a move means here, or the first rule that forbids it; the word itself is not looked up. */
export function resolve(position: Position, seat: Seat, move: WordMove): Result<Play, Refusal> {
  const found = move.type === 'make' ? ok(null) : findTarget(position, seat, move.target);
  if (!found.ok) return found;
  const target = found.value;
  const tiles =
    target === null
      ? ok(tilesIn(move.word))
      : move.type === 'steal'
        ? addedTiles(target.word, move.word)
        : exchangedTile(target.word, move.word);
  if (!tiles.ok) return tiles;
  const there = checkBoard(position.board, move.word, tiles.value, move.type === 'make' ? 'WX-021' : 'WX-041');
  if (!there.ok) return there;
  if (spell(move.word).length < SHORTEST) return bounce('TOO_SHORT', 'WX-022', move.word);
  return ok({ type: move.type, word: move.word, tiles: tiles.value, target });
}

/** The easel word that a player names, by section 15 of RULES.md. */
function findTarget(position: Position, me: Seat, named: Named): Result<NonNullable<Play['target']>, Refusal> {
  const { word } = named;
  const owners = [...position.easels.keys()].filter(
    (seat) => position.easels[seat]!.includes(word) && (named.seat === null || named.seat === seat),
  );
  const rivals = owners.filter((seat) => seat !== me);
  if (rivals.length > 1)
    return bounce('AMBIGUOUS_WORD', 'WX-040', word, rivals.map((seat) => `${word}@${seat}`).join(' or '));
  if (rivals.length === 1) {
    const seat = rivals[0]!;
    return ok({ seat, at: position.easels[seat]!.indexOf(word), word });
  }
  if (owners.length > 0) return bounce('OWN_WORD', 'WX-029', word);
  const alike = position.easels.flatMap((words, seat) =>
    seat === me ? [] : words.filter((one) => spell(one) === spell(word)).map((one) => `${one}@${seat}`),
  );
  return bounce('NO_SUCH_WORD', 'WX-040', formatNamed(named), alike.join(' or '));
}

export const formatNamed = ({ word, seat }: Named): string => (seat === null ? word : `${word}@${seat}`);

function addedTiles(old: Shown, word: Shown): Result<Tiles, Refusal> {
  const lost = minus(tilesIn(old), tilesIn(word));
  if (lost !== '') return bounce('NOT_ALL_LETTERS', lost === JOKER ? 'WX-063' : 'WX-040', word, old, lost);
  const added = minus(tilesIn(word), tilesIn(old));
  return added === '' ? bounce('NO_LETTER_ADDED', 'WX-043', word, old) : ok(added);
}

function exchangedTile(old: Shown, word: Shown): Result<Tiles, Refusal> {
  if (!hasJoker(old)) return bounce('NO_JOKER_THERE', 'WX-061', old);
  const kept = letters(tilesIn(old));
  const added = minus(tilesIn(word), kept);
  const exact = minus(kept, tilesIn(word)) === '' && added.length === 1 && added !== JOKER;
  return exact ? ok(added) : bounce('NOT_ONE_EXCHANGED', 'WX-067', word, old);
}

function checkBoard(board: Tiles, word: Shown, tiles: Tiles, rule: string): Result<null, Refusal> {
  if (minus(tilesIn(word), JOKER).includes(JOKER)) return bounce('TWO_JOKERS', 'WX-001', word);
  const missing = minus(tiles, board);
  if (missing === '') return ok(null);
  const jokerHelps = missing.length === 1 && missing !== JOKER && board.includes(JOKER) && !hasJoker(word);
  return bounce('NOT_ON_BOARD', rule, word, missing, jokerHelps ? bracket(word, missing) : '');
}

/** Why this word would not count; null if it does. */
export function faultOf(setup: Setup, play: Play, lexicon: Lexicon): Fault | null {
  return pluralFault(setup, play, lexicon) ?? unknownFault(play.word, lexicon);
}

const SHARE: { readonly [rule in Setup['pluralRule']]: number | null } = { noun: 0.7, strict: 0.3, off: null };

/** WX-048: is the stolen noun, as it was shown or with the joker's new letter, merely put into the plural? */
export function pluralFault(setup: Setup, { type, word, target }: Play, lexicon: Lexicon): BarePlural | null {
  const share = SHARE[setup.pluralRule];
  if (type !== 'steal' || target === null || share === null) return null;
  const plural = spell(word);
  const asShown = spell(target.word);
  const asNow = tilesIn(target.word).replace(JOKER, jokerLetter(word) ?? '');
  for (const noun of new Set([asShown, asNow]))
    if (plural === `${noun}S` && lexicon.isBarePlural(noun, plural, share)) {
      const known = lexicon.nounShare(noun);
      return { type: 'plural', of: noun, percent: known === null ? null : Math.round(known * 100) };
    }
  return null;
}

export function unknownFault(word: Shown, lexicon: Lexicon): UnknownWord | null {
  const spelling = spell(word);
  if (lexicon.has(spelling)) return null;
  const reason = lexicon.explain(spelling).reason.type;
  return { type: 'unknown', as: reason === 'name' || reason === 'abbreviation' ? reason : 'other' };
}

/** The table with this word laid down by a seat (WX-026, WX-044, WX-061). */
export function layDown<P extends Position>(position: P, seat: Seat, { type, word, tiles, target }: Play): P {
  const board = minus(position.board, tiles);
  if (type === 'swap' && target !== null)
    return { ...position, board: board + JOKER, easels: replaceWord(position.easels, target.seat, target.at, [word]) };
  const easels = target === null ? position.easels : replaceWord(position.easels, target.seat, target.at, []);
  return { ...position, board, easels: easels.with(seat, [...easels[seat]!, word]) };
}

/** The table as it was before this word, the seat's latest (WX-085). */
export function takeBack<P extends Position>(position: P, seat: Seat, { type, tiles, target }: Play): P {
  if (type === 'swap' && target !== null)
    return {
      ...position,
      board: minus(position.board, JOKER) + tiles,
      easels: replaceWord(position.easels, target.seat, target.at, [target.word]),
    };
  const easels = position.easels.with(seat, position.easels[seat]!.slice(0, -1));
  const board = position.board + tiles;
  if (target === null) return { ...position, board, easels };
  return {
    ...position,
    board,
    easels: easels.with(target.seat, easels[target.seat]!.toSpliced(target.at, 0, target.word)),
  };
}

const replaceWord = (easels: Position['easels'], seat: Seat, at: number, words: readonly Shown[]): Position['easels'] =>
  easels.with(seat, easels[seat]!.toSpliced(at, 1, ...words));

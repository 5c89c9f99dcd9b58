// What a player is trying out before anything is sent: letters on the bench, perhaps on a rival's word.
// Private and free of rules of its own: what it means is asked of propose.ts.

import type { Refusal, Seat } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { pluralFault, resolve } from '../rules/play.ts';
import type { BarePlural, Play, Position, View, WordMove } from '../rules/state.ts';
import { bracket, hasJoker, JOKER, minus, type Shown, signs, spell, tilesIn } from '../rules/tiles.ts';
import type { Layout, Ledge, Piece } from './track-tiles.ts';

/** `sign` is a letter, a joker in brackets; `id` the tile of the tray that was taken up for it, null if it was typed. */
export type Letter = { readonly sign: string; readonly id: number | null };

export type Bench = {
  readonly letters: readonly Letter[];
  readonly target: { readonly seat: Seat; readonly word: Shown } | null;
};

export const EMPTY: Bench = { letters: [], target: null };

export const typed = (sign: string): Letter => ({ sign, id: null });

export const insert = (bench: Bench, letter: Letter, at = bench.letters.length): Bench => ({
  ...bench,
  letters: bench.letters.toSpliced(at, 0, letter),
});

export const remove = (bench: Bench, at: number): Bench => ({ ...bench, letters: bench.letters.toSpliced(at, 1) });

export function shift(bench: Bench, from: number, to: number): Bench {
  const letter = bench.letters[from];
  if (letter === undefined) return bench;
  return { ...bench, letters: bench.letters.toSpliced(from, 1).toSpliced(to, 0, letter) };
}

/** Aims at a rival's word: its letters join those of the bench; aimed at again, they leave. */
export function aim(bench: Bench, seat: Seat, word: Shown): Bench {
  const same = bench.target?.seat === seat && bench.target.word === word;
  const rest = bench.target === null ? bench.letters : without(bench.letters, signs(bench.target.word));
  return same
    ? { letters: rest, target: null }
    : { letters: [...signs(word).map(typed), ...rest], target: { seat, word } };
}

function without(letters: readonly Letter[], gone: readonly string[]): readonly Letter[] {
  return gone.reduce((left, sign) => {
    const at = left.findIndex((letter) => letter.sign === sign && letter.id === null);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, letters);
}

/** A joker let go over the bench: its letter has to be named first. */
export type Unnamed = { readonly type: 'joker'; readonly at: number };

/**
 * A tile carried to a place and let go there: `tray:7` or `bench:2` on `easel:1:RACE`, `bench`, `bench:0` or `tray`.
 * On a rival's word it aims at that word; null where nothing changes.
 */
export function letGo(bench: Bench, { tray, hidden }: Layout, item: string, target: string): Bench | Unnamed | null {
  const [kind, value = ''] = item.split(':');
  const [place, first = '', word = ''] = target.split(':');
  const from = kind === 'bench' ? Number(value) : null;
  const piece = [...tray, hidden].find((one) => one?.id === Number(value)) ?? null;
  const letter = piece === null ? null : { sign: piece.tile, id: piece.id };
  if (place === 'easel') {
    const onto = bench.target?.word === word ? bench : aim(bench, Number(first), word);
    return from === null && letter !== null && letter.sign !== JOKER ? insert(onto, letter) : onto;
  }
  if (place === 'tray') return from === null ? null : remove(bench, from);
  const at = first === '' ? bench.letters.length : Number(first);
  if (from !== null) return shift(bench, from, at);
  if (letter === null) return null;
  return letter.sign === JOKER ? { type: 'joker', at } : insert(bench, letter, at);
}

/** The table as it will be when this seat is to move: its hidden tile lies on the board then (WX-020, WX-033). */
export function ahead(view: View, seat: Seat): Position {
  return { ...view, board: view.board + (view.hidden[seat] ?? '') };
}

/** The move these letters mean: on the aimed word; else made from the tray, or on a rival's word that fits best. */
export function meaning(position: Position, seat: Seat, bench: Bench): WordMove {
  const word = bench.letters.map(({ sign }) => sign).join('');
  const make: WordMove = { type: 'make', word };
  const steals = bench.target === null ? rivalWords(position, seat) : [bench.target];
  const moves = [...(bench.target === null ? [make] : []), ...steals.map((target) => moveOn(position, target, word))];
  const withJoker = moves.flatMap((move) => {
    const play = resolve(position, seat, move);
    const named = !play.ok && play.error.code === 'NOT_ON_BOARD' ? play.error.about[2] : '';
    return named ? [{ ...move, word: named }] : [];
  });
  const allowed = [...moves, ...withJoker].find((move) => resolve(position, seat, move).ok);
  return allowed ?? unfinished(position, moves) ?? moves[0]!;
}

/** Letters that the board lacks may be the beginning of a steal: from the word that then needs the fewest more. */
function unfinished(position: Position, moves: readonly WordMove[]): WordMove | null {
  const lacking = ({ word }: WordMove): string => minus(tilesIn(word), position.board);
  const open = moves.flatMap((move) =>
    move.type === 'steal' && lacking(move) !== '' && minus(lacking(move), tilesIn(move.target.word)) === ''
      ? [{ move, more: minus(tilesIn(move.target.word), tilesIn(move.word)).length }]
      : [],
  );
  return open.toSorted((a, b) => a.more - b.more)[0]?.move ?? null;
}

const rivalWords = ({ easels }: Position, seat: Seat): NonNullable<Bench['target']>[] =>
  easels.flatMap((words, owner) => (owner === seat ? [] : words.map((word) => ({ seat: owner, word }))));

function moveOn(position: Position, target: NonNullable<Bench['target']>, word: Shown): WordMove {
  const lacking =
    hasJoker(target.word) && !hasJoker(word)
      ? minus(spell(word), minus(tilesIn(target.word), JOKER) + minus(position.board, JOKER))
      : '';
  const named = lacking.length === 1 ? bracket(word, lacking) : word;
  const swap = hasJoker(target.word) && !hasJoker(named) && named.length === tilesIn(target.word).length;
  return { type: swap ? 'swap' : 'steal', target, word: named };
}

export type Preview = {
  readonly move: WordMove;
  readonly play: Result<Play, Refusal>;
  readonly fault: BarePlural | null;
};

/** What the move would do. */
export function preview(position: Position, seat: Seat, bench: Bench, lexicon: Lexicon | null): Preview | null {
  if (bench.letters.length === 0) return null;
  const move = meaning(position, seat, bench);
  const play = resolve(position, seat, move);
  // A look-up before the word is put forward would be browsing (WX-082): only the plural ban, a rule, is told in advance.
  const fault = play.ok && lexicon !== null ? pluralFault(position.setup, play.value, lexicon) : null;
  return { move, play, fault };
}

/** A letter of the bench as it lies there: which tile it is, and whether it comes from a rival's word. */
export type Laid = { readonly sign: string; readonly piece: Piece | null; readonly stolen: boolean };

/** The tiles that these letters would take: of the word aimed at, of the tray, or none at all. */
export function layOut(layout: Layout, bench: Bench, move: WordMove | null): readonly Laid[] {
  const word = move === null ? [] : signs(move.word);
  const pieces = [...(move === null ? [] : (ledgeOf(layout, move)?.pieces ?? []))];
  const tray = [...layout.tray, ...(layout.hidden === null ? [] : [layout.hidden])];
  const taken = new Set(bench.letters.flatMap(({ id }) => (id === null ? [] : [id])));
  return bench.letters.map(({ sign: written, id }, i) => {
    const sign = word[i] ?? written;
    const tile = tilesIn(sign);
    const own = tray.find((piece) => piece.id === id && piece.tile === tile);
    if (own !== undefined) return { sign, piece: own, stolen: false };
    const at = pieces.findIndex((piece) => piece.tile === tile);
    if (at >= 0) return { sign, piece: pieces.splice(at, 1)[0]!, stolen: true };
    const free = tray.find((piece) => piece.tile === tile && !taken.has(piece.id)) ?? null;
    if (free !== null) taken.add(free.id);
    return { sign, piece: free, stolen: false };
  });
}

/** The rival's ledge that a move takes from. */
export function ledgeOf({ ledges }: Layout, move: WordMove): Ledge | undefined {
  if (move.type === 'make') return undefined;
  return ledges[move.target.seat ?? -1]?.find(({ word }) => word === move.target.word);
}

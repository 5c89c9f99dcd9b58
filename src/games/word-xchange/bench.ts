// What a player is trying out before anything is sent: letters on the bench, perhaps on a rival's word.
// Private and free of rules of its own: what it means is asked of propose.ts.

import type { Refusal, Seat } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { faultOf, resolve } from './propose.ts';
import type { Fault, Play, View, WordMove } from './state.ts';
import { bracket, hasJoker, JOKER, minus, type Shown, spell, tilesIn } from './tiles.ts';

/** `letters` are signs side by side, a joker in brackets: `STREAK`, `ANGE[L]`. */
export type Bench = {
  readonly letters: readonly string[];
  readonly target: { readonly seat: Seat; readonly word: Shown } | null;
};

export const EMPTY: Bench = { letters: [], target: null };

/** A word cut into the signs of a bench. */
export const signs = (word: Shown): string[] => word.match(/\[.\]|./g) ?? [];

export const insert = (bench: Bench, sign: string, at = bench.letters.length): Bench => ({
  ...bench,
  letters: bench.letters.toSpliced(at, 0, sign),
});

export const remove = (bench: Bench, at: number): Bench => ({ ...bench, letters: bench.letters.toSpliced(at, 1) });

export function shift(bench: Bench, from: number, to: number): Bench {
  const sign = bench.letters[from];
  if (sign === undefined) return bench;
  const rest = bench.letters.toSpliced(from, 1);
  return { ...bench, letters: rest.toSpliced(to > from ? to - 1 : to, 0, sign) };
}

/** Aims at a rival's word: its letters join those of the bench; aimed at again, they leave. */
export function aim(bench: Bench, seat: Seat, word: Shown): Bench {
  const same = bench.target?.seat === seat && bench.target.word === word;
  const rest = bench.target === null ? bench.letters : without(bench.letters, signs(bench.target.word));
  return same ? { letters: rest, target: null } : { letters: [...signs(word), ...rest], target: { seat, word } };
}

function without(list: readonly string[], gone: readonly string[]): readonly string[] {
  return gone.reduce<readonly string[]>(
    (left, sign) => (left.includes(sign) ? left.toSpliced(left.indexOf(sign), 1) : left),
    list,
  );
}

/** Where each sign would come from: the aimed word, the tray, or nowhere. */
export function sources(view: View, bench: Bench): readonly ('target' | 'tray' | 'none')[] {
  let own = bench.target === null ? '' : tilesIn(bench.target.word);
  let tray = view.board;
  return bench.letters.map((sign) => {
    const tile = sign.startsWith('[') ? JOKER : sign;
    if (own.includes(tile)) {
      own = minus(own, tile);
      return 'target';
    }
    if (!tray.includes(tile)) return 'none';
    tray = minus(tray, tile);
    return 'tray';
  });
}

/** What of the tray is not on the bench. */
export function trayLeft(view: View, bench: Bench): string {
  const used = sources(view, bench).flatMap((source, i) => (source === 'tray' ? [tilesIn(bench.letters[i]!)] : []));
  return minus(view.board, used.join(''));
}

/** The move these letters mean: on the aimed word, else made from the tray, else on the first rival's word that fits. */
export function meaning(view: View, seat: Seat, bench: Bench): WordMove {
  const word = bench.letters.join('');
  if (bench.target !== null) return moveOn(view, bench.target, word);
  const make: WordMove = { type: 'make', word };
  if (resolve(view, seat, make).ok) return make;
  for (const [owner, words] of view.easels.entries()) {
    if (owner === seat) continue;
    for (const old of words) {
      const move = moveOn(view, { seat: owner, word: old }, word);
      if (resolve(view, seat, move).ok) return move;
    }
  }
  return make;
}

function moveOn(view: View, target: NonNullable<Bench['target']>, word: Shown): WordMove {
  const lacking =
    hasJoker(target.word) && !hasJoker(word)
      ? minus(spell(word), minus(tilesIn(target.word), JOKER) + minus(view.board, JOKER))
      : '';
  const named = lacking.length === 1 ? bracket(word, lacking) : word;
  const swap = hasJoker(target.word) && !hasJoker(named) && named.length === tilesIn(target.word).length;
  return { type: swap ? 'swap' : 'steal', target: { word: target.word, seat: target.seat }, word: named };
}

export type Preview = { readonly move: WordMove; readonly play: Result<Play, Refusal>; readonly fault: Fault | null };

/** What the move would do; the fault is known once the words are loaded. */
export function preview(view: View, seat: Seat, bench: Bench, lexicon: Lexicon | null): Preview | null {
  if (bench.letters.length === 0) return null;
  const move = meaning(view, seat, bench);
  const play = resolve(view, seat, move);
  // A look-up before the word is put forward would be browsing (WX-082): only the plural ban, a rule, is told in advance.
  const fault = play.ok && lexicon !== null ? faultOf(view.setup, play.value, lexicon) : null;
  return { move, play: play.ok ? ok(play.value) : play, fault: fault?.type === 'plural' ? fault : null };
}

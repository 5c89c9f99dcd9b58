// The draft: the letters a player tries out before sending a move, perhaps on top of a rival's word. The move it stands for
// and whether that is allowed are in preview.ts.

import type { Seat } from '../../../core/game.ts';
import type { WordMove } from '../rules/state.ts';
import { JOKER, splitTileWord, type TileWord, tilesOf } from '../rules/tiles.ts';
import type { TileLayout, TrackedEasel, TrackedTile } from './track-tiles.ts';

/** `symbol` is a letter, in brackets for a joker. `tileId` is the board tile that was picked; null for a typed letter. */
export type DraftLetter = { readonly symbol: string; readonly tileId: number | null };

export type Draft = {
  readonly letters: readonly DraftLetter[];
  readonly target: DraftTarget | null;
};

/** The rival's word that the draft changes. */
export type DraftTarget = { readonly seat: Seat; readonly word: TileWord };

export const EMPTY_DRAFT: Draft = { letters: [], target: null };

export const typedLetter = (symbol: string): DraftLetter => ({ symbol, tileId: null });

export const insertLetter = (draft: Draft, letter: DraftLetter, index = draft.letters.length): Draft => ({
  ...draft,
  letters: draft.letters.toSpliced(index, 0, letter),
});

export const removeLetter = (draft: Draft, index: number): Draft => ({
  ...draft,
  letters: draft.letters.toSpliced(index, 1),
});

export function moveLetter(draft: Draft, from: number, to: number): Draft {
  const letter = draft.letters[from];
  if (letter === undefined) return draft;
  return { ...draft, letters: draft.letters.toSpliced(from, 1).toSpliced(to, 0, letter) };
}

/** Gives the joker at this index another letter. */
export const renameJoker = (draft: Draft, index: number, letter: string): Draft => ({
  ...draft,
  letters: draft.letters.with(index, typedLetter(`[${letter}]`)),
});

/** The letters of the targeted word that these symbols do not use yet. A steal needs all of them (WX-040). */
export function unusedTargetLetters(target: DraftTarget | null, symbols: readonly string[]): readonly string[] {
  const used = symbols.map(tilesOf);
  return splitTileWord(target?.word ?? '').filter((symbol) => {
    const index = used.indexOf(tilesOf(symbol));
    if (index >= 0) used.splice(index, 1);
    return index < 0;
  });
}

/** Adds the letters of a rival's word to the draft, or removes them if it is the target already. */
export function toggleTarget(draft: Draft, seat: Seat, word: TileWord): Draft {
  const isTarget = draft.target?.seat === seat && draft.target.word === word;
  const rest =
    draft.target === null ? draft.letters : withoutTypedLetters(draft.letters, splitTileWord(draft.target.word));
  return isTarget
    ? { letters: rest, target: null }
    : { letters: [...splitTileWord(word).map(typedLetter), ...rest], target: { seat, word } };
}

function withoutTypedLetters(letters: readonly DraftLetter[], symbols: readonly string[]): readonly DraftLetter[] {
  return symbols.reduce((rest, symbol) => {
    const index = rest.findIndex((letter) => letter.symbol === symbol && letter.tileId === null);
    return index < 0 ? rest : rest.toSpliced(index, 1);
  }, letters);
}

/** What can be dragged: the values of `data-drag`. */
export const dragItem = {
  boardTile: (id: number): string => `board:${id}`,
  draftLetter: (index: number): string => `draft:${index}`,
} as const;

/** Where it can be dropped: the values of `data-drop`. */
export const dropTarget = {
  board: 'board',
  draft: 'draft',
  draftLetter: (index: number): string => `draft:${index}`,
  easel: (seat: Seat, word: TileWord): string => `easel:${seat}:${word}`,
} as const;

/** A joker dropped on the draft: the player must name its letter first. */
export type UnnamedJoker = { readonly type: 'joker'; readonly index: number };

/** The draft after `item` is dropped on `target`; null if nothing changes. Dropping on a rival's word targets that word. */
export function dropTile(
  draft: Draft,
  { boardTiles, hidden }: TileLayout,
  item: string,
  target: string,
): Draft | UnnamedJoker | null {
  const [source, value = ''] = item.split(':');
  const [place, first = '', word = ''] = target.split(':');
  const from = source === 'draft' ? Number(value) : null;
  const tile = [...boardTiles, hidden].find((one) => one?.id === Number(value)) ?? null;
  const letter = tile === null ? null : { symbol: tile.tile, tileId: tile.id };
  if (place === 'easel') {
    const targeted = draft.target?.word === word ? draft : toggleTarget(draft, Number(first), word);
    return from === null && letter !== null && letter.symbol !== JOKER ? insertLetter(targeted, letter) : targeted;
  }
  if (place === dropTarget.board) return from === null ? null : removeLetter(draft, from);
  const index = first === '' ? draft.letters.length : Number(first);
  if (from !== null) return moveLetter(draft, from, index);
  if (letter === null) return null;
  return letter.symbol === JOKER ? { type: 'joker', index } : insertLetter(draft, letter, index);
}

/** A draft letter with the tile that stands for it, if there is one. `stolen`: the tile is from a rival's word. */
export type DraftTile = { readonly symbol: string; readonly tile: TrackedTile | null; readonly stolen: boolean };

/** Assigns a tile to each draft letter: the one that was picked, one of the targeted word, or a free one on the board. */
export function assignTiles(layout: TileLayout, draft: Draft, move: WordMove | null): readonly DraftTile[] {
  const symbols = move === null ? [] : splitTileWord(move.word);
  const easelTiles = [...(move === null ? [] : (targetEasel(layout, move)?.tiles ?? []))];
  const boardTiles = [...layout.boardTiles, ...(layout.hidden === null ? [] : [layout.hidden])];
  const usedIds = new Set(draft.letters.flatMap(({ tileId }) => (tileId === null ? [] : [tileId])));
  return draft.letters.map((letter, i) => {
    const symbol = symbols[i] ?? letter.symbol;
    const wanted = tilesOf(symbol);
    const picked = boardTiles.find(({ id, tile }) => id === letter.tileId && tile === wanted);
    if (picked !== undefined) return { symbol, tile: picked, stolen: false };
    const index = easelTiles.findIndex(({ tile }) => tile === wanted);
    if (index >= 0) return { symbol, tile: easelTiles.splice(index, 1)[0]!, stolen: true };
    const free = boardTiles.find(({ id, tile }) => tile === wanted && !usedIds.has(id)) ?? null;
    if (free !== null) usedIds.add(free.id);
    return { symbol, tile: free, stolen: false };
  });
}

/** The rival's easel that a move takes from or changes. */
export function targetEasel({ easels }: TileLayout, move: WordMove): TrackedEasel | undefined {
  if (move.type === 'make') return undefined;
  return easels[move.target.seat ?? -1]?.find(({ word }) => word === move.target.word);
}

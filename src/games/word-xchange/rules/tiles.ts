// Tiles and words as they are written: a tile is a letter, or * for the joker; a word shows the joker's letter in brackets.
// Not which words count (the lexicon) nor what may be done with tiles (propose.ts).

/** A–Z, or * for the joker. */
export type Tile = string;
/** Tiles side by side: `TEAS*`. */
export type Tiles = string;
/** A word as it stands on an easel: `[L]EAN` is joker, E, A, N read as LEAN. */
export type Shown = string;

export const JOKER: Tile = '*';

// WX-005
const COUNTS = 'A11 B3 C4 D5 E14 F3 G4 H4 I10 J1 K2 L6 M3 N7 O9 P3 Q1 R7 S6 T7 U5 V2 W3 X1 Y3 Z1 *1';

/** All 126 tiles (WX-001). */
export const TILE_SET: Tiles = COUNTS.split(' ')
  .map((entry) => entry.slice(0, 1).repeat(Number(entry.slice(1))))
  .join('');

export const spell = (word: Shown): string => word.replace(/[[\]]/g, '');

export const tilesIn = (word: Shown): Tiles => word.replace(/\[.\]/g, JOKER);

/** A word cut into its signs, tile by tile: `[L]`, `E`, `A`, `N`. */
export const signs = (word: Shown): string[] => word.match(/\[.\]|./g) ?? [];

export const hasJoker = (word: Shown): boolean => word.includes('[');

/** What the joker of this word stands for; null without one. */
export const jokerLetter = (word: Shown): string | null => /\[(.)\]/.exec(word)?.[1] ?? null;

/** Lets the joker stand for this letter of a plain word: of several equal ones, the last. */
export function bracket(word: string, letter: string): Shown {
  const at = word.lastIndexOf(letter);
  return `${word.slice(0, at)}[${letter}]${word.slice(at + 1)}`;
}

/** What is left of these tiles when the others are taken out, copy by copy. */
export function minus(tiles: Tiles, others: Tiles): Tiles {
  let left = tiles;
  for (const tile of others) left = left.replace(tile, '');
  return left;
}

/** The ordinary letters among these tiles. */
export const letters = (tiles: Tiles): string => minus(tiles, JOKER);

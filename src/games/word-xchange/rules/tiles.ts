// Tiles and words as strings: a tile is a letter, or * for the joker; a word shows the joker's letter in brackets.

/** A–Z, or * for the joker. */
export type Tile = string;
/** Several tiles: `TEAS*`. */
export type Tiles = string;
/** A word written tile by tile: `[L]EAN` is the joker, E, A, N and reads LEAN. */
export type TileWord = string;

export const JOKER: Tile = '*';

// WX-005
const TILE_COUNTS = 'A11 B3 C4 D5 E14 F3 G4 H4 I10 J1 K2 L6 M3 N7 O9 P3 Q1 R7 S6 T7 U5 V2 W3 X1 Y3 Z1 *1';

/** All 126 tiles (WX-001). */
export const TILE_SET: Tiles = TILE_COUNTS.split(' ')
  .map((entry) => entry.slice(0, 1).repeat(Number(entry.slice(1))))
  .join('');

/** `[L]EAN` → `LEAN` */
export const spellingOf = (word: TileWord): string => word.replace(/[[\]]/g, '');

/** `[L]EAN` → `*EAN` */
export const tilesOf = (word: TileWord): Tiles => word.replace(/\[.\]/g, JOKER);

/** `[L]EAN` → `[L]`, `E`, `A`, `N` */
export const splitTileWord = (word: TileWord): string[] => word.match(/\[.\]|./g) ?? [];

export const hasJoker = (word: TileWord): boolean => word.includes('[');

/** The letter the joker stands for; null without a joker. */
export const jokerLetter = (word: TileWord): string | null => /\[(.)\]/.exec(word)?.[1] ?? null;

/** Puts the joker in place of this letter of a plain word: the last one, if there are several. */
export function markJoker(word: string, letter: string): TileWord {
  const index = word.lastIndexOf(letter);
  return `${word.slice(0, index)}[${letter}]${word.slice(index + 1)}`;
}

/** The tiles without the others, one copy removed per copy. */
export function removeTiles(tiles: Tiles, others: Tiles): Tiles {
  let rest = tiles;
  for (const tile of others) rest = rest.replace(tile, '');
  return rest;
}

/** There is only one joker. */
export const withoutJoker = (tiles: Tiles): string => removeTiles(tiles, JOKER);

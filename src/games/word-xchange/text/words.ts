// How tiles and words are written within a sentence.

import { JOKER, jokerLetter, spellingOf, type Tile, type Tiles, type TileWord } from '../rules/tiles.ts';

export const sayTile = (tile: Tile): string => (tile === JOKER ? 'the joker' : tile);

/** The word, with the letter its joker stands for. */
export function sayWord(word: TileWord): string {
  const letter = jokerLetter(word);
  return letter === null ? word : `${spellingOf(word)} (the joker is ${letter})`;
}

export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const sayTiles = (tiles: Tiles): string => formatList([...tiles].map(sayTile));

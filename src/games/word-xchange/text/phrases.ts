// How tiles and words are written within a sentence.

import { joinWithAnd } from '../../../core/wording.ts';
import { JOKER, jokerLetter, spellingOf, type Tile, type Tiles, type TileWord } from '../rules/tiles.ts';

export const sayTile = (tile: Tile): string => (tile === JOKER ? 'the joker' : tile);

/** The word, with the letter its joker stands for. */
export function sayWord(word: TileWord): string {
  const letter = jokerLetter(word);
  return letter === null ? word : `${spellingOf(word)} (the joker is ${letter})`;
}

export const sayTiles = (tiles: Tiles): string => joinWithAnd([...tiles].map(sayTile));

// How tiles and words are written within a sentence.

import { joinWithAnd, joinWithOr, quoteLetter } from '../../../core/wording.ts';
import { JOKER, jokerLetter, spellingOf, type Tile, type Tiles, type TileWord, tilesOf } from '../rules/tiles.ts';

export const sayTile = (tile: Tile): string => (tile === JOKER ? 'the joker' : quoteLetter(tile));

/** The word, with the letter its joker stands for. */
export function sayWord(word: TileWord): string {
  const letter = jokerLetter(word);
  return letter === null ? word : `${spellingOf(word)} with the joker as ${quoteLetter(letter)}`;
}

export const sayTiles = (tiles: Tiles): string => joinWithAnd([...tiles].map(sayTile));

/** The tiles that a word needs and the board doesn't have. A letter that the word has elsewhere is “other”. */
export function sayMissingTiles(word: TileWord, missing: Tiles): string {
  const count = (tiles: Tiles, tile: Tile): number => tiles.split(tile).length - 1;
  const items = [...new Set(missing)].map((tile) => {
    if (tile === JOKER) return 'joker';
    return count(tilesOf(word), tile) > count(missing, tile) ? `other ${quoteLetter(tile)}` : quoteLetter(tile);
  });
  return `There’s no ${joinWithOr(items)} on the board.`;
}

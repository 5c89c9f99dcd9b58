// The deal of the day in Word Xchange: a small bag against two bots, about five turns for each player.

import type { DailyForm } from '../../core/contests/daily.ts';
import type { Random } from '../../core/random.ts';
import { JOKER, TILE_SET } from './rules/tiles.ts';

const SEATS = 3;
/** As after the setup: five tiles, one for each seat, and the first player's hidden tile. */
const BOARD_TILES = 5 + SEATS + 1;
/** Each turn uses up a tile, and so does each word: this many last for about five turns each. */
const BAG_TILES = 18;

export const daily: DailyForm = {
  summary: 'A small bag, about five turns. Hold the most words when it is empty.',
  unit: 'word',
  minutes: 6,
  deal(random) {
    const tiles = shuffleUntilPlayable(random);
    const hidden = { 1: tiles[BOARD_TILES]!, 2: tiles[BOARD_TILES + 1]! };
    const draw = tiles.slice(BOARD_TILES + SEATS - 1).slice(0, BAG_TILES);
    return {
      options: { targetWords: 10, refusalLimit: 3, wordClock: 90 },
      scenario: { turn: 0, board: tiles.slice(0, BOARD_TILES).join(' '), hidden, draw: draw.join(' '), bag: BAG_TILES },
      bots: ['keen', 'expert'],
    };
  },
};

/** A first board from which a word can be made, without the joker: with it, the first turn has a thousand words to try. */
function shuffleUntilPlayable(random: Random): readonly string[] {
  for (;;) {
    const tiles = random.shuffle([...TILE_SET]);
    const board = tiles.slice(0, BOARD_TILES);
    const vowels = board.filter((tile) => 'AEIOU'.includes(tile)).length;
    const rare = board.filter((tile) => 'JQVXZ'.includes(tile)).length;
    if (vowels >= 3 && vowels <= 5 && rare <= 1 && !board.includes(JOKER)) return tiles;
  }
}

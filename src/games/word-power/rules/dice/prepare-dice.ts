// Dice rolled in advance. Otherwise the number of an act decides a roll, and tables with the same seed would get different dice
// as soon as one of them has a challenge more.

import type { Json } from '../../../../core/game.ts';
import type { Random } from '../../../../core/random.ts';

/** More than a match needs. */
const PREPARED_ROLLS = 400;

export const prepareDice = (seats: number, random: Random): Json => ({
  players: Array.from({ length: seats }, () => ({})),
  dice: Array.from({ length: PREPARED_ROLLS }, () => 1 + random.below(6)),
});

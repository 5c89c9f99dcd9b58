// All that one decision of a bot is made of: its strength, its grid, the words it knows and what it hopes of letters to come.
// Not the decision (bot.ts), nor what a line is hoped to be worth (outlook.ts).

import type { LevelName } from '../../core/characters.ts';
import type { Env, Seat } from '../../core/game.ts';
import { quickRandom, type Random } from '../../core/random.ts';
import { LETTER_WEIGHTS } from './clock.ts';
import { freeSquares, type Grid, SQUARES } from './grid.ts';
import { LEVELS, type Level } from './levels.ts';
import type { Hopes } from './outlook.ts';
import { bonusOf, type Judge, scoreGrid } from './score.ts';
import type { View } from './state.ts';
import { type Vocabulary, vocabularyOf, wantedBy } from './vocabulary.ts';
import { judgeFor } from './words.ts';

export type Mind = {
  readonly level: Level;
  readonly grid: Grid;
  readonly vocabulary: Vocabulary;
  readonly wanted: ReadonlySet<string>;
  /** Which words count, of those it knows. */
  readonly judge: Judge;
  readonly random: Random;
};

/** The least chance that a letter will be had in time: one may call it oneself. */
const LEAST_CHANCE = 0.07;

export function think(view: View, seat: Seat, name: LevelName, { lexicon, random }: Env): Mind {
  const level = LEVELS[name];
  const vocabulary = vocabularyOf(lexicon, name);
  const task = level.minds ? view.players[seat]!.task : null;
  const fair = judgeFor(task, lexicon);
  return {
    level,
    grid: view.players[seat]!.grid!,
    vocabulary,
    wanted: wantedBy(task, name, lexicon),
    judge: (word) => (vocabulary.has(word) ? fair(word) : { counts: false, fits: false, exception: false }),
    random: quickRandom(random),
  };
}

/** The more squares are free, the more letters will come. */
export function hopesOf({ grid, vocabulary, wanted, judge }: Mind, foresight: number): Hopes {
  const calls = foresight * (1 + (4 * freeSquares(grid).length) / SQUARES);
  const total = LETTER_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  const least = foresight === 0 ? 0 : LEAST_CHANCE;
  const { counted } = scoreGrid(grid, judge);
  return {
    vocabulary,
    wanted: bonusOf(counted) > 0 ? new Set<string>() : wanted,
    chances: LETTER_WEIGHTS.map((weight) => least + (1 - least) * (1 - (1 - weight / total) ** calls)),
    made: new Map(counted.map(({ word, line }) => [word, line])),
  };
}

// The six levels of Wordsters' bots: numbers over one way to play.
// Not the playing itself (bot.ts), nor what the numbers mean for words (vocabulary.ts, sharing.ts).

import { LEVEL_NAMES, type LevelName } from '../../core/characters.ts';
import type { Mind } from './vocabulary.ts';

export type Level = Mind & {
  /** Seconds until the next word comes, on average. */
  readonly pace: number;
  /** How many words it turns over in its mind before it writes the one that others least likely have. */
  readonly ideas: number;
  /** Chance to see that a word is only another form of one already written, or akin to it. */
  readonly care: number;
  /** Chance to announce the word that others most likely have. */
  readonly order: number;
  /** Chance to tell of a similar word whose case is clear, and of one that is doubtful. */
  readonly tells: number;
  readonly admits: number;
  /** Chance to contest what can be contested, and to question an unknown word. */
  readonly contests: number;
  readonly questions: number;
};

type Numbers = readonly [
  known: number,
  lean: number,
  long: number,
  apart: number,
  pace: number,
  ideas: number,
  care: number,
  order: number,
  tells: number,
  admits: number,
  contests: number,
  questions: number,
];

const TABLE: { readonly [L in LevelName]: Numbers } = {
  child: [4.3, 0.9, 0.75, 0.2, 32, 1, 0.3, 0.2, 0.5, 0.6, 0.1, 0.2],
  beginner: [3.9, 0.8, 0.8, 0.25, 27, 1, 0.6, 0.4, 0.4, 0.5, 0.2, 0.3],
  casual: [3.5, 0.7, 0.85, 0.35, 21.5, 1, 0.8, 0.6, 0.4, 0.3, 0.4, 0.4],
  keen: [3.1, 0.55, 0.9, 0.5, 18, 1, 1, 0.8, 0.5, 0.1, 0.6, 0.6],
  expert: [2.8, 0.35, 0.93, 0.6, 14, 2, 1, 0.9, 0.7, 0.05, 0.8, 0.8],
  master: [2.3, 0.1, 1, 0.9, 12, 8, 1, 1, 0.9, 0, 1, 1],
};

export const LEVELS: readonly Level[] = LEVEL_NAMES.map((name) => {
  const [known, lean, long, apart, pace, ideas, care, order, tells, admits, contests, questions] = TABLE[name];
  return { name, known, lean, long, apart, pace, ideas, care, order, tells, admits, contests, questions };
});

export function levelCalled(name: string): Level {
  const level = LEVELS.find((one) => one.name === name);
  if (!level) throw new Error(`there is no level ${name}`);
  return level;
}

// The six levels of Wordsters' bots: numbers over one way to play.
// Not the playing itself (bot.ts), nor what the numbers mean for words (vocabulary.ts, sharing.ts).

import { BOT_LEVELS, type BotLevel } from '../../../core/bot-levels.ts';
import type { Mind } from './vocabulary.ts';

export type Level = Mind & {
  /** Seconds until the next word comes, on average. */
  readonly pace: number;
  /** How much easier or harder one Wordster comes to it than another: the pace varies by e to this power, up or down. */
  readonly swing: number;
  /** How many words, on average, it turns over in its mind before it writes the one that others least likely have. */
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
  swing: number,
  ideas: number,
  care: number,
  order: number,
  tells: number,
  admits: number,
  contests: number,
  questions: number,
];

const TABLE: { readonly [L in BotLevel]: Numbers } = {
  child: [4.05, 0.7, 0.78, 0.22, 19.2, 0.9, 1, 0.35, 0.2, 0.5, 0.6, 0.1, 0.2],
  beginner: [3.7, 0.6, 0.82, 0.3, 17.35, 0.9, 1.2, 0.6, 0.4, 0.4, 0.5, 0.2, 0.3],
  casual: [3.35, 0.52, 0.87, 0.42, 16.2, 0.85, 1.45, 0.8, 0.6, 0.4, 0.3, 0.4, 0.4],
  keen: [3, 0.45, 0.92, 0.6, 15.4, 0.8, 1.85, 0.9, 0.8, 0.5, 0.1, 0.6, 0.6],
  expert: [2.7, 0.4, 0.95, 0.75, 14.8, 0.7, 2.2, 1, 0.9, 0.7, 0.05, 0.8, 0.8],
  master: [2.4, 0.35, 1, 0.9, 14.5, 0.55, 2.5, 1, 1, 0.9, 0, 1, 1],
};

export const LEVELS: readonly Level[] = BOT_LEVELS.map((name) => {
  const [known, lean, long, apart, pace, swing, ideas, care, order, tells, admits, contests, questions] = TABLE[name];
  return { name, known, lean, long, apart, pace, swing, ideas, care, order, tells, admits, contests, questions };
});

export function levelCalled(name: string): Level {
  const level = LEVELS.find((one) => one.name === name);
  if (!level) throw new Error(`there is no level ${name}`);
  return level;
}

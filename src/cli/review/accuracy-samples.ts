// Measures the accuracy of the bot levels: matches between bots of mixed levels, each seat reviewed.

import { accuracyOf } from '../../core/analysis/accuracy.ts';
import { type AnyAnalyst, type Depth, EVERYDAY_ZIPF } from '../../core/analysis/analyst.ts';
import { assessDecision, listDecisions } from '../../core/analysis/assess-record.ts';
import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS, type BotLevel } from '../../core/bot-cast.ts';
import { randomFrom } from '../../core/random.ts';
import { playBotRecord } from './bot-record.ts';

export type AccuracySample = {
  readonly level: BotLevel;
  readonly percent: number;
  /** How long the assessments of this seat took, and the longest one. */
  readonly ms: number;
  readonly longestMs: number;
};

/** Three players show more than two, and take less time than six. */
const SEATS = 3;

/** The samples of match number `i`: three seats (or as many as the game needs), all of different levels. */
export function sampleMatch(
  game: AnyGame,
  analyst: AnyAnalyst,
  seed: string,
  i: number,
  { seats = SEATS, depth = 'quick' }: { readonly seats?: number; readonly depth?: Depth } = {},
): readonly AccuracySample[] {
  const count = Math.min(Math.max(seats, game.seats[0]), game.seats[1]);
  const levels = randomFrom(`${seed} levels`, i).shuffle(BOT_LEVELS).slice(0, count);
  const { record, lexicon } = playBotRecord(game, levels, `${seed} ${i}`);
  const decisions = listDecisions(record, game, lexicon, [...levels.keys()]);
  if (!decisions.ok) throw new Error(decisions.error.sentence);
  return levels.flatMap((level, seat): readonly AccuracySample[] => {
    let [ms, longestMs] = [0, 0];
    const assessments = decisions.value.flatMap((decision) => {
      if (decision.seat !== seat) return [];
      const started = performance.now();
      const assessed = assessDecision(decision, analyst, { lexicon, depth, everydayZipf: EVERYDAY_ZIPF.family });
      const took = performance.now() - started;
      ms += took;
      longestMs = Math.max(longestMs, took);
      return assessed ?? [];
    });
    const { percent } = accuracyOf(assessments, analyst);
    return percent === null ? [] : [{ level, percent, ms, longestMs }];
  });
}

export type LevelFigures = { readonly mean: number; readonly deviation: number; readonly samples: number };

export function figuresOf(percents: readonly number[]): LevelFigures {
  const mean = percents.reduce((sum, one) => sum + one, 0) / percents.length;
  const variance = percents.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, percents.length - 1);
  return { mean, deviation: Math.sqrt(variance), samples: percents.length };
}

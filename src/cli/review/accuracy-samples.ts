// Measures the accuracy of the bot levels: matches between bots of mixed levels, each seat reviewed.

import { accuracyOf, familiarityOf } from '../../core/analysis/accuracy.ts';
import { type AnyAnalyst, type Depth, EVERYDAY_ZIPF, type Figures } from '../../core/analysis/analyst.ts';
import { assessDecision, listDecisions } from '../../core/analysis/assess-record.ts';
import type { AnyGame } from '../../core/any-game.ts';
import { BOT_LEVELS, type BotLevel } from '../../core/bot-cast.ts';
import { randomFrom } from '../../core/random.ts';
import { playBotRecord } from './bot-record.ts';

export type AccuracySample = {
  readonly level: BotLevel;
  readonly percent: number;
  readonly familiarity: number | null;
  /** Processor time of the assessments of this seat, and of the longest one: it doesn't depend on how busy the machine is. */
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
      const started = processorMs();
      const assessed = assessDecision(decision, analyst, { lexicon, depth, everydayZipf: EVERYDAY_ZIPF.family });
      const took = processorMs() - started;
      ms += took;
      longestMs = Math.max(longestMs, took);
      return assessed ?? [];
    });
    const { percent } = accuracyOf(assessments, analyst);
    return percent === null ? [] : [{ level, percent, familiarity: familiarityOf(assessments), ms, longestMs }];
  });
}

export function figuresOf(values: readonly number[]): Figures {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, deviation: Math.sqrt(variance) };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

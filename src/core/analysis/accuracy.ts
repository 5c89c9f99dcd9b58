// Accuracy: how much of what was possible a player took, and which bot level plays like that.

import { BOT_LEVELS, type BotLevel } from '../bot-cast.ts';
import type { AccuracyScale, AnyAnalyst, PositionAssessment } from './analyst.ts';

/** What could be gained over doing nothing. */
export const stakeOf = ({ best, baseline }: PositionAssessment): number => Math.max(0, best.worth - baseline);

/** What was gained over doing nothing, from 0 to the stake. */
export function takenOf(assessment: PositionAssessment): number {
  const gain = (assessment.played?.worth ?? assessment.baseline) - assessment.baseline;
  return Math.max(0, Math.min(stakeOf(assessment), gain));
}

export type Accuracy = {
  /** Percent of what was possible; null if nothing was at stake. */
  readonly percent: number | null;
  readonly stake: number;
  readonly taken: number;
  /** How many decisions counted. */
  readonly decisions: number;
};

export function accuracyOf(
  assessments: readonly PositionAssessment[],
  { minStake }: Pick<AnyAnalyst, 'minStake'>,
): Accuracy {
  const counted = assessments.filter((one) => stakeOf(one) >= minStake);
  const stake = counted.reduce((sum, one) => sum + stakeOf(one), 0);
  const taken = counted.reduce((sum, one) => sum + takenOf(one), 0);
  return { percent: stake > 0 ? (100 * taken) / stake : null, stake, taken, decisions: counted.length };
}

export type LevelEstimate = {
  readonly level: BotLevel;
  /** The levels that are plausible too: within two standard errors. */
  readonly from: BotLevel;
  readonly to: BotLevel;
};

/** The level that plays with this accuracy, the mean of `matches` matches. */
export function levelFor(percent: number, matches: number, { levels }: AccuracyScale): LevelEstimate {
  const fits = BOT_LEVELS.map((level) => {
    const { mean, deviation } = levels[level];
    return { level, distance: Math.abs(percent - mean) / (Math.max(1, deviation) / Math.sqrt(matches)) };
  });
  const nearest = BOT_LEVELS.reduce((a, b) =>
    Math.abs(levels[b].mean - percent) < Math.abs(levels[a].mean - percent) ? b : a,
  );
  const plausible = fits.filter(({ distance, level }) => distance <= 2 || level === nearest).map(({ level }) => level);
  return { level: nearest, from: plausible[0]!, to: plausible.at(-1)! };
}

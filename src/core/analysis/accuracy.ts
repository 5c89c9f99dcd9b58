// Accuracy: how much of what was possible a player took, and which bot level plays like that.

import { BOT_LEVELS, type BotLevel } from '../bot-cast.ts';
import { exp, ln } from '../math/portable-math.ts';
import {
  type AccuracyScale,
  type AnyAnalyst,
  type Choice,
  type Figures,
  type PositionAssessment,
  WITHOUT_WORDS,
} from './analyst.ts';

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

/** How well known the words of a choice are; null if the player didn't come up with any, as in a bet on somebody's card. */
function familiarityOfChoice({ familiarity, words, zipf }: Choice): number | null {
  const known = familiarity ?? (words.length > 0 ? zipf : WITHOUT_WORDS);
  return known === WITHOUT_WORDS ? null : known;
}

/** How well known the words are that were played, on average (familiar-zipf.ts); null if there were none. */
export function familiarityOf(assessments: readonly PositionAssessment[]): number | null {
  const known = assessments.flatMap(({ played }) => (played && familiarityOfChoice(played)) ?? []);
  return known.length === 0 ? null : known.reduce((sum, zipf) => sum + zipf, 0) / known.length;
}

/** A decision counts as a great move if it took this part of what was at stake. */
const GREAT_MOVE = 0.9;

export type Finds = { readonly count: number; readonly words: readonly string[] };

/** The great moves of a player, and the words of them that the player came up with, the most valuable first. */
export function findsOf(assessments: readonly PositionAssessment[], { minStake }: Pick<AnyAnalyst, 'minStake'>): Finds {
  const great = assessments
    .filter((one) => one.played !== null && stakeOf(one) >= minStake && takenOf(one) >= GREAT_MOVE * stakeOf(one))
    .toSorted((a, b) => stakeOf(b) - stakeOf(a));
  const words = great.flatMap(({ played }) =>
    played !== null && familiarityOfChoice(played) !== null ? played.words.slice(0, 1) : [],
  );
  return { count: great.length, words: [...new Set(words)] };
}

/** Fewer decisions are too few to name a level. */
export const MIN_LEVEL_DECISIONS = 5;

export type LevelEstimate = {
  readonly level: BotLevel;
  /** The levels that are plausible too, the weakest and the strongest. */
  readonly from: BotLevel;
  readonly to: BotLevel;
};

/** A level that is less likely than this is not plausible. */
const MIN_PROBABILITY = 0.05;
/** Without it, a level that always played alike in the bot matches would rule out everything next to it. */
const MIN_DEVIATION = { accuracy: 1, familiarity: 0.1 };

/** The level that plays like this: with this accuracy and, if given, words as familiar, the means of `matches` matches. */
export function levelFor(
  percent: number,
  matches: number,
  { levels }: AccuracyScale,
  familiarity: number | null = null,
): LevelEstimate {
  const accuracies = BOT_LEVELS.map((level) => levels[level]);
  const familiarities = BOT_LEVELS.flatMap((level) => levels[level].familiarity ?? []);
  const scores = scoreLevels(percent, accuracies, MIN_DEVIATION.accuracy, matches);
  if (familiarity !== null && familiarities.length === BOT_LEVELS.length) {
    const more = scoreLevels(familiarity, familiarities, MIN_DEVIATION.familiarity, matches);
    for (const [i, score] of more.entries()) scores[i]! += score;
  }
  const best = Math.max(...scores);
  const weights = scores.map((score) => exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, i) => sum + (i * weight) / total, 0);
  const level = Math.round(mean);
  const plausible = [...weights.keys()].filter((i) => i === level || weights[i]! / total >= MIN_PROBABILITY);
  return { level: BOT_LEVELS[level]!, from: BOT_LEVELS[plausible[0]!]!, to: BOT_LEVELS[plausible.at(-1)!]! };
}

/** The logarithm of how likely each level has this value. A value beyond all levels counts as that of the outermost one. */
function scoreLevels(value: number, figures: readonly Figures[], minDeviation: number, matches: number): number[] {
  const means = figures.map(({ mean }) => mean);
  const within = Math.min(Math.max(...means), Math.max(Math.min(...means), value));
  return figures.map((one) => {
    const deviation = Math.max(minDeviation, one.deviation) / Math.sqrt(matches);
    const distance = (within - one.mean) / deviation;
    return -ln(deviation) - (distance * distance) / 2;
  });
}

// What a bot concludes about its opponents from their public challenge results: how honest a seat is, how likely it
// catches a wrong card, and how a challenge between two seats will end. The counts are in rules/challenge-stats.ts.

import type { ChallengeStats, ResultTally } from '../rules/challenge-stats.ts';
import type { ChallengeResult } from '../rules/state.ts';

/** Share of each result in matches between bots of all levels. */
const PRIOR_RESULTS: ResultTally = { A: 0.3, B: 0.55, C: 0.15 };
/** The prior weighs as much as this many observed challenges, or cards. */
const PRIOR_CHALLENGES = 6;
const PRIOR_CARDS = 12;
/** An unchallenged card counts in its owner's favor, but less than one that was looked up. */
const UNCHALLENGED_CARD_WEIGHT = 1 / 3;
/** Share of opponents' cards that a seat usually proves wrong. */
const PRIOR_CATCH_RATE = 0.08;

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The probability that a card of this seat is right. `prior` is the trust in a stranger; `statsWeight` 0 ignores the stats. */
export function estimateHonesty(
  { laid, challenged: { A, B, C } }: ChallengeStats,
  prior: number,
  statsWeight: number,
): number {
  const right = statsWeight * (A + UNCHALLENGED_CARD_WEIGHT * (laid - A - B - C));
  const wrong = statsWeight * (B + C);
  return clamp(0.2, (PRIOR_CARDS * prior + right) / (PRIOR_CARDS + right + wrong), 0.95);
}

/** The probability that this seat catches a wrong card. `cardsSeen`: cards its opponents placed; `prior`: for a stranger. */
export function estimateCatchRate(
  { challenges: { B, C } }: ChallengeStats,
  cardsSeen: number,
  prior: number,
  statsWeight: number,
): number {
  const usual = PRIOR_CATCH_RATE * (2 * PRIOR_CARDS + statsWeight * cardsSeen);
  const caught = PRIOR_CATCH_RATE * 2 * PRIOR_CARDS + statsWeight * (B + C);
  return clamp(0.05, prior * (caught / usual), 0.98);
}

/** Probabilities of the three results of a challenge between these seats, before either considers its own knowledge. */
export function predictResult(
  challenged: ChallengeStats,
  challenger: ChallengeStats,
  statsWeight: number,
): ResultTally {
  const odds = (result: ChallengeResult): number =>
    PRIOR_RESULTS[result] *
    likelihoodRatio(challenged.challenged, result, statsWeight) *
    likelihoodRatio(challenger.challenges, result, statsWeight);
  const [a, b, c] = [odds('A'), odds('B'), odds('C')];
  return { A: a / (a + b + c), B: b / (a + b + c), C: c / (a + b + c) };
}

function likelihoodRatio(seen: ResultTally, result: ChallengeResult, statsWeight: number): number {
  const all = statsWeight * (seen.A + seen.B + seen.C);
  const share = (PRIOR_CHALLENGES * PRIOR_RESULTS[result] + statsWeight * seen[result]) / (PRIOR_CHALLENGES + all);
  return share / PRIOR_RESULTS[result];
}

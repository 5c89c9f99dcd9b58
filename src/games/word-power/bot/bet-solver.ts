// Solves the betting after a challenge as a two-player game with CFR+ (counterfactual regret minimization): how often
// each side should raise at each level, given its confidence, so that neither gains by deviating. Nobody can fold, so a
// raise only claims "I am right", and claiming it too often costs money.

import type { ResultTally } from '../rules/challenge-stats.ts';
import type { BetSide, ChallengeResult } from '../rules/state.ts';

export const BET_SIDES: readonly BetSide[] = ['challenged', 'challenger'];

/** 0: knows the answer, 1: leans to one, 2: guesses. */
const CONFIDENCES = [0, 1, 2] as const;
export type Confidence = (typeof CONFIDENCES)[number];
export const confidenceOf = (probability: number): Confidence => (probability >= 0.8 ? 0 : probability >= 0.4 ? 1 : 2);

/** How often each confidence occurs among players who are right, and among those who are wrong. */
type ConfidenceShares = { readonly right: readonly number[]; readonly wrong: readonly number[] };

/** A bot strong enough to use this solver is seldom confidently wrong; an opponent may be. */
const OWN_SHARES: ConfidenceShares = { right: [0.85, 0.12, 0.03], wrong: [0.02, 0.28, 0.7] };
const OPPONENT_SHARES: ConfidenceShares = { right: [0.75, 0.2, 0.05], wrong: [0.1, 0.35, 0.55] };

/** Levels are in thousands of dollars. The challenged side replies at odd levels, the challenger at even ones. */
export const MAX_LEVEL_THOUSANDS = 10;
const sideToReply = (level: number): BetSide => (level % 2 === 1 ? 'challenged' : 'challenger');

/** The prior probabilities of the three results, the highest level, and the side that uses the strategy. */
export type BettingGame = { readonly expected: ResultTally; readonly cap: number; readonly own: BetSide };

/** Probability of raising, by level (0 is unused) and confidence. */
export type RaiseStrategy = readonly (readonly number[])[];

const RESULTS: readonly ChallengeResult[] = ['A', 'B', 'C'];
const WINNING_RESULT: { readonly [S in BetSide]: ChallengeResult } = { challenged: 'A', challenger: 'B' };

/** For each confidence of the opponent: the joint probability (`all`), and the part of it in which this side is right (`wins`). */
function jointProbabilities(
  { expected, own }: BettingGame,
  side: BetSide,
  confidence: Confidence,
): { readonly wins: readonly number[]; readonly all: readonly number[] } {
  const share = (of: BetSide, sureness: Confidence, result: ChallengeResult): number =>
    (of === own ? OWN_SHARES : OPPONENT_SHARES)[result === WINNING_RESULT[of] ? 'right' : 'wrong'][sureness]!;
  const other = side === 'challenged' ? 'challenger' : 'challenged';
  const probability = (theirs: Confidence, result: ChallengeResult): number =>
    expected[result] * share(side, confidence, result) * share(other, theirs, result);
  return {
    wins: CONFIDENCES.map((theirs) => probability(theirs, WINNING_RESULT[side])),
    all: CONFIDENCES.map((theirs) => RESULTS.reduce((sum, result) => sum + probability(theirs, result), 0)),
  };
}

/** Expected gain per dollar at stake, for each confidence of the opponent. */
function expectedGains(game: BettingGame, side: BetSide, confidence: Confidence): readonly number[] {
  const { wins, all } = jointProbabilities(game, side, confidence);
  return CONFIDENCES.map((theirs) => 2 * wins[theirs]! - all[theirs]!);
}

/** The probability that the opponent raises up to each level, for each of its confidences. */
function reachProbabilities(game: BettingGame, side: BetSide, strategy: RaiseStrategy): readonly (readonly number[])[] {
  const reach: (readonly number[])[] = [[], [1, 1, 1]];
  for (let level = 1; level < game.cap; level++) {
    const before = reach[level]!;
    reach.push(
      sideToReply(level) === side ? before : before.map((probability, i) => probability * strategy[level]![i]!),
    );
  }
  return reach;
}

/** Both sides are assumed to err with this probability (trembling hand), so that even irrational raises get a reply. */
const TREMBLE_PROBABILITY = 0.004;
const withTremble = (probability: number): number => TREMBLE_PROBABILITY + (1 - 2 * TREMBLE_PROBABILITY) * probability;
const withoutTremble = (probability: number): number =>
  (probability - TREMBLE_PROBABILITY) / (1 - 2 * TREMBLE_PROBABILITY);

/** The probability that a side is right, given its confidence and that the opponent has raised to this level. */
export function posteriorRight(
  game: BettingGame,
  strategy: RaiseStrategy,
  side: BetSide,
  confidence: Confidence,
  level: number,
): number {
  const { wins, all } = jointProbabilities(game, side, confidence);
  const reach = reachProbabilities(
    game,
    side,
    strategy.map((row) => row.map(withTremble)),
  )[level]!;
  return dot(reach, wins) / dot(reach, all);
}

const dot = (a: readonly number[], b: readonly number[]): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

type ActionValues = { readonly level: number; readonly call: number; readonly raise: number };

/** Backward induction over the levels for one side; `choose` turns the values of calling and raising into that of the level. */
function walkLevels(
  game: BettingGame,
  side: BetSide,
  gains: readonly number[],
  strategy: RaiseStrategy,
  choose: (at: ActionValues) => number,
): number {
  const reach = reachProbabilities(game, side, strategy);
  let value = dot(reach[game.cap]!, gains) * game.cap;
  for (let level = game.cap - 1; level >= 1; level--) {
    if (sideToReply(level) === side) value = choose({ level, call: dot(reach[level]!, gains) * level, raise: value });
    else {
      const called = reach[level]!.map((probability, i) => probability * (1 - strategy[level]![i]!));
      value += dot(called, gains) * level;
    }
  }
  return value;
}

const CFR_ITERATIONS = 200;

/** CFR+: both sides minimize regret in turn; the weighted average of their strategies approaches an equilibrium. */
export function solveBettingGame(game: BettingGame): RaiseStrategy {
  const blank = (): number[][] => Array.from({ length: game.cap }, () => [0, 0, 0]);
  const [callRegret, raiseRegret, calls, raises] = [blank(), blank(), blank(), blank()];
  const raiseProbability = (level: number, confidence: Confidence): number => {
    const [call, raise] = [callRegret[level]![confidence]!, raiseRegret[level]![confidence]!];
    return call + raise > 0 ? raise / (call + raise) : 0;
  };
  const gainsBySide = new Map(
    BET_SIDES.map((side) => [side, CONFIDENCES.map((confidence) => expectedGains(game, side, confidence))]),
  );
  for (let round = 1; round <= CFR_ITERATIONS; round++)
    for (const side of BET_SIDES) {
      const now = callRegret.map((_, level) =>
        CONFIDENCES.map((confidence) => withTremble(raiseProbability(level, confidence))),
      );
      for (const confidence of CONFIDENCES) {
        walkLevels(game, side, gainsBySide.get(side)![confidence]!, now, ({ level, call, raise }) => {
          const probability = raiseProbability(level, confidence);
          const value = (1 - probability) * call + probability * raise;
          callRegret[level]![confidence] = Math.max(0, callRegret[level]![confidence]! + call - value);
          raiseRegret[level]![confidence] = Math.max(0, raiseRegret[level]![confidence]! + raise - value);
          return value;
        });
        let reach = round; // linear averaging: later iterations weigh more
        for (let level = side === 'challenged' ? 1 : 2; level < game.cap; level += 2) {
          const probability = now[level]![confidence]!;
          calls[level]![confidence]! += reach * (1 - probability);
          raises[level]![confidence]! += reach * probability;
          reach *= probability;
        }
      }
    }
  return raises.map((row, level) =>
    row.map((raised, i) => (level === 0 ? 0 : withoutTremble(raised / (raised + calls[level]![i]!)))),
  );
}

/** What a side gains by the best response compared with following the strategy, in thousands of dollars. */
export function exploitability(game: BettingGame, strategy: RaiseStrategy, side: BetSide): number {
  return CONFIDENCES.reduce<number>((sum, confidence) => {
    const gains = expectedGains(game, side, confidence);
    const best = walkLevels(game, side, gains, strategy, ({ call, raise }) => Math.max(call, raise));
    const played = walkLevels(game, side, gains, strategy, ({ level, call, raise }) => {
      const probability = strategy[level]![confidence]!;
      return (1 - probability) * call + probability * raise;
    });
    return sum + best - played;
  }, 0);
}

/** Prior probabilities are rounded to this, so that one cached strategy serves many bets. */
const PROBABILITY_ROUNDING = 0.05;
const MAX_CACHED_STRATEGIES = 500;
const strategyCache = new Map<string, RaiseStrategy>();

/** Rounds a game to one of the few that are solved and cached. */
export function roundBettingGame({ expected, cap, own }: BettingGame): BettingGame {
  const round = (probability: number): number =>
    Math.max(1, Math.round(probability / PROBABILITY_ROUNDING)) * PROBABILITY_ROUNDING;
  const [a, b, c] = [round(expected.A), round(expected.B), round(expected.C)];
  const all = a + b + c;
  return { expected: { A: a / all, B: b / all, C: c / all }, cap: Math.min(cap, MAX_LEVEL_THOUSANDS), own };
}

/** The cached strategy of a rounded game. */
export function strategyFor(game: BettingGame): RaiseStrategy {
  const key = JSON.stringify(game);
  const cached = strategyCache.get(key);
  if (cached !== undefined) return cached;
  const strategy = solveBettingGame(game);
  if (strategyCache.size >= MAX_CACHED_STRATEGIES) strategyCache.clear();
  strategyCache.set(key, strategy);
  return strategy;
}

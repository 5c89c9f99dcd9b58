// The betting ladder as a game of its own: how often each side should raise with what it knows, so that neither could
// gain by betting otherwise. Nobody can fold, so a raise only says "I am right", and saying it too often costs money.
// Not whether to challenge at all (wager.ts), nor how stakes are paid (bet.ts).

import type { ResultTally } from '../rules/challenge-stats.ts';
import type { ChallengeResult } from '../rules/state.ts';

export const BET_SIDES = ['challenged', 'challenger'] as const;
export type BetSide = (typeof BET_SIDES)[number];

/** How a player feels about the card: knows it, leans to a view, or is blind. */
const CONFIDENCES = [0, 1, 2] as const;
export type Confidence = (typeof CONFIDENCES)[number];
export const confidenceOf = (chance: number): Confidence => (chance >= 0.8 ? 0 : chance >= 0.4 ? 1 : 2);

/** Shares of the three feelings among players who are right, and who are wrong. */
type ConfidenceShares = { readonly right: readonly number[]; readonly wrong: readonly number[] };

/** Who bets by this table seldom knows what is not so; of others one must expect it. */
const OWN_SHARES: ConfidenceShares = { right: [0.85, 0.12, 0.03], wrong: [0.02, 0.28, 0.7] };
const OPPONENT_SHARES: ConfidenceShares = { right: [0.75, 0.2, 0.05], wrong: [0.1, 0.35, 0.55] };

/** Levels of the ladder, in thousands: on level 1, 3, 5 … the challenged side speaks, on the others the challenger. */
export const MAX_LEVEL_THOUSANDS = 10;
const speakerAt = (level: number): BetSide => (level % 2 === 1 ? 'challenged' : 'challenger');

/** A betting situation: what is expected before anybody looks at his knowledge, how high it can go, whose table it is. */
export type BettingGame = { readonly expected: ResultTally; readonly cap: number; readonly own: BetSide };

/** Chances to raise, by level (0 is unused) and feeling. */
export type RaiseStrategy = readonly (readonly number[])[];

const RESULTS: readonly ChallengeResult[] = ['A', 'B', 'C'];
const WINNING_RESULT: { readonly [S in BetSide]: ChallengeResult } = { challenged: 'A', challenger: 'B' };

/** For each feeling of the other: the chance that it comes to this, and that the side which feels so is then right. */
function jointProbabilities(
  { expected, own }: BettingGame,
  side: BetSide,
  feeling: Confidence,
): { readonly wins: readonly number[]; readonly all: readonly number[] } {
  const share = (of: BetSide, feels: Confidence, verdict: ChallengeResult): number =>
    (of === own ? OWN_SHARES : OPPONENT_SHARES)[verdict === WINNING_RESULT[of] ? 'right' : 'wrong'][feels]!;
  const other = side === 'challenged' ? 'challenger' : 'challenged';
  const chance = (theirs: Confidence, verdict: ChallengeResult): number =>
    expected[verdict] * share(side, feeling, verdict) * share(other, theirs, verdict);
  return {
    wins: CONFIDENCES.map((theirs) => chance(theirs, WINNING_RESULT[side])),
    all: CONFIDENCES.map((theirs) => RESULTS.reduce((sum, verdict) => sum + chance(theirs, verdict), 0)),
  };
}

/** What each dollar of the level is worth: who is right wins it, who is wrong loses it. */
function expectedGains(bet: BettingGame, side: BetSide, feeling: Confidence): readonly number[] {
  const { wins, all } = jointProbabilities(bet, side, feeling);
  return CONFIDENCES.map((theirs) => 2 * wins[theirs]! - all[theirs]!);
}

/** How likely the other side raises up to each level, for each of its feelings. */
function reachProbabilities(bet: BettingGame, side: BetSide, table: RaiseStrategy): readonly (readonly number[])[] {
  const reach: (readonly number[])[] = [[], [1, 1, 1]];
  for (let level = 1; level < bet.cap; level++) {
    const before = reach[level]!;
    reach.push(speakerAt(level) === side ? before : before.map((chance, i) => chance * table[level]![i]!));
  }
  return reach;
}

/** Everybody is taken to slip now and then, so that there is an answer to a raise nobody should make. */
const TREMBLE_PROBABILITY = 0.004;
const withTremble = (chance: number): number => TREMBLE_PROBABILITY + (1 - 2 * TREMBLE_PROBABILITY) * chance;
const withoutTremble = (chance: number): number => (chance - TREMBLE_PROBABILITY) / (1 - 2 * TREMBLE_PROBABILITY);

/** The chance to be right of a side that feels so, after the other has raised to this level as the table says. */
export function posteriorRight(
  bet: BettingGame,
  table: RaiseStrategy,
  side: BetSide,
  feeling: Confidence,
  level: number,
): number {
  const { wins, all } = jointProbabilities(bet, side, feeling);
  const reach = reachProbabilities(
    bet,
    side,
    table.map((row) => row.map(withTremble)),
  )[level]!;
  return dot(reach, wins) / dot(reach, all);
}

const dot = (a: readonly number[], b: readonly number[]): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

type ActionValues = { readonly level: number; readonly call: number; readonly raise: number };

/** Walks the ladder from the top down for one side: `speak` takes what calling and raising are worth and says what the level is. */
function walkLevels(
  bet: BettingGame,
  side: BetSide,
  edge: readonly number[],
  table: RaiseStrategy,
  speak: (at: ActionValues) => number,
): number {
  const reach = reachProbabilities(bet, side, table);
  let worth = dot(reach[bet.cap]!, edge) * bet.cap;
  for (let level = bet.cap - 1; level >= 1; level--) {
    if (speakerAt(level) === side) worth = speak({ level, call: dot(reach[level]!, edge) * level, raise: worth });
    else {
      const called = reach[level]!.map((chance, i) => chance * (1 - table[level]![i]!));
      worth += dot(called, edge) * level;
    }
  }
  return worth;
}

const CFR_ITERATIONS = 200;

/** Both sides learn from what they regret (CFR+); the average of all they tried hardly leaves anything to gain. */
export function solveBettingGame(bet: BettingGame): RaiseStrategy {
  const blank = (): number[][] => Array.from({ length: bet.cap }, () => [0, 0, 0]);
  const [callRegret, raiseRegret, calls, raises] = [blank(), blank(), blank(), blank()];
  const raiseChance = (level: number, feeling: Confidence): number => {
    const [call, raise] = [callRegret[level]![feeling]!, raiseRegret[level]![feeling]!];
    return call + raise > 0 ? raise / (call + raise) : 0;
  };
  const edgesOf = new Map(
    BET_SIDES.map((side) => [side, CONFIDENCES.map((feeling) => expectedGains(bet, side, feeling))]),
  );
  for (let round = 1; round <= CFR_ITERATIONS; round++)
    for (const side of BET_SIDES) {
      const now = callRegret.map((_, level) => CONFIDENCES.map((feeling) => withTremble(raiseChance(level, feeling))));
      for (const feeling of CONFIDENCES) {
        walkLevels(bet, side, edgesOf.get(side)![feeling]!, now, ({ level, call, raise }) => {
          const chance = raiseChance(level, feeling);
          const worth = (1 - chance) * call + chance * raise;
          callRegret[level]![feeling] = Math.max(0, callRegret[level]![feeling]! + call - worth);
          raiseRegret[level]![feeling] = Math.max(0, raiseRegret[level]![feeling]! + raise - worth);
          return worth;
        });
        let reach = round; // later rounds count more
        for (let level = side === 'challenged' ? 1 : 2; level < bet.cap; level += 2) {
          const chance = now[level]![feeling]!;
          calls[level]![feeling]! += reach * (1 - chance);
          raises[level]![feeling]! += reach * chance;
          reach *= chance;
        }
      }
    }
  return raises.map((row, level) =>
    row.map((raised, i) => (level === 0 ? 0 : withoutTremble(raised / (raised + calls[level]![i]!)))),
  );
}

/** What a side could win by the best answer to the table beyond what the table itself wins it, in thousands of dollars. */
export function exploitability(bet: BettingGame, table: RaiseStrategy, side: BetSide): number {
  return CONFIDENCES.reduce<number>((sum, feeling) => {
    const edge = expectedGains(bet, side, feeling);
    const best = walkLevels(bet, side, edge, table, ({ call, raise }) => Math.max(call, raise));
    const played = walkLevels(bet, side, edge, table, ({ level, call, raise }) => {
      const chance = table[level]![feeling]!;
      return (1 - chance) * call + chance * raise;
    });
    return sum + best - played;
  }, 0);
}

/** Expectations are rounded to this, so that a table serves many bets. */
const PROBABILITY_ROUNDING = 0.05;
const strategyCache = new Map<string, RaiseStrategy>();

/** The bet a table is solved for: a little coarser than the real one. */
export function roundBettingGame({ expected, cap, own }: BettingGame): BettingGame {
  const round = (chance: number): number =>
    Math.max(1, Math.round(chance / PROBABILITY_ROUNDING)) * PROBABILITY_ROUNDING;
  const [a, b, c] = [round(expected.A), round(expected.B), round(expected.C)];
  const all = a + b + c;
  return { expected: { A: a / all, B: b / all, C: c / all }, cap: Math.min(cap, MAX_LEVEL_THOUSANDS), own };
}

/** The table for a rounded bet. */
export function strategyFor(bet: BettingGame): RaiseStrategy {
  const key = JSON.stringify(bet);
  const known = strategyCache.get(key);
  if (known !== undefined) return known;
  const table = solveBettingGame(bet);
  if (strategyCache.size >= 500) strategyCache.clear();
  strategyCache.set(key, table);
  return table;
}

import { describe, expect, it } from 'vitest';
import {
  BET_SIDES,
  type BettingGame,
  confidenceOf,
  exploitability,
  MAX_LEVEL_THOUSANDS,
  posteriorRight,
  type RaiseStrategy,
  roundBettingGame,
  solveBettingGame,
  strategyFor,
} from './bet-solver.ts';

const deep = process.env.WORDHOARD_DEEP !== undefined;
/** Both opening stakes together, in thousands. */
const SMALLEST_POT = 2;

/** Every betting game the solver may get, or a sample of them. */
function bettingGames(step: number, caps: readonly number[]): readonly BettingGame[] {
  const shares = Array.from({ length: Math.ceil(20 / step) }, (_, i) => (1 + i * step) / 20);
  return shares.flatMap((A) =>
    shares
      .filter((B) => A + B < 1)
      .flatMap((B) =>
        caps.flatMap((cap) => BET_SIDES.map((own) => roundBettingGame({ expected: { A, B, C: 1 - A - B }, cap, own }))),
      ),
  );
}

const gain = (game: BettingGame, strategy: RaiseStrategy): number =>
  Math.max(...BET_SIDES.map((side) => exploitability(game, strategy, side)));

describe('the betting strategy', () => {
  it('[WP-100, WP-101, WP-102] leaves neither side 1 % of the pot to gain by deviating', { timeout: 600_000 }, () => {
    const all = deep ? bettingGames(1, [2, 3, 4, 5, 6, 7, 8, 9, 10]) : bettingGames(6, [2, 3, 10]);
    expect(all.length).toBeGreaterThan(deep ? 3000 : 30);
    const worst = Math.max(...all.map((game) => gain(game, solveBettingGame(game))));
    expect(worst).toBeLessThan(0.01 * SMALLEST_POT);
  });

  it('would fail that check if it always raised or never did', () => {
    const game = roundBettingGame({ expected: { A: 0.35, B: 0.5, C: 0.15 }, cap: 10, own: 'challenged' });
    for (const probability of [0, 1]) {
      const strategy = solveBettingGame(game).map((row) => row.map(() => probability));
      expect(gain(game, strategy)).toBeGreaterThan(0.01 * SMALLEST_POT);
    }
  });

  it('raises when it knows the answer and never when it guesses', () => {
    for (const own of BET_SIDES) {
      const strategy = strategyFor(roundBettingGame({ expected: { A: 0.4, B: 0.45, C: 0.15 }, cap: 10, own }));
      for (const row of strategy.slice(1)) expect(row[confidenceOf(1 / 8)]).toBeLessThan(0.01);
      expect(strategy[own === 'challenged' ? 1 : 2]![confidenceOf(0.99)]).toBeGreaterThan(0.9);
    }
  });

  it('raises less often against a challenger who is nearly always right', () => {
    const raise = (B: number): number =>
      strategyFor(roundBettingGame({ expected: { A: 0.95 - B, B, C: 0.05 }, cap: 10, own: 'challenged' }))[1]![
        confidenceOf(0.6)
      ]!;
    expect(raise(0.2)).toBeGreaterThan(raise(0.85));
  });

  it('is less confident the higher the opponent has raised', () => {
    const game = roundBettingGame({ expected: { A: 0.35, B: 0.5, C: 0.15 }, cap: 10, own: 'challenger' });
    const probability = (level: number): number =>
      posteriorRight(game, strategyFor(game), 'challenged', confidenceOf(0.99), level);
    expect(probability(1)).toBeGreaterThan(0.5);
    expect(probability(3)).toBeLessThan(probability(1));
  });

  it('is solved for at most ten thousand dollars and is deterministic', () => {
    const game = roundBettingGame({ expected: { A: 0.3, B: 0.5, C: 0.2 }, cap: 40, own: 'challenger' });
    expect(game.cap).toBe(MAX_LEVEL_THOUSANDS);
    expect(strategyFor(game)).toEqual(solveBettingGame(game));
  });
});

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
function bets(step: number, caps: readonly number[]): readonly BettingGame[] {
  const shares = Array.from({ length: Math.ceil(20 / step) }, (_, i) => (1 + i * step) / 20);
  return shares.flatMap((A) =>
    shares
      .filter((B) => A + B < 1)
      .flatMap((B) =>
        caps.flatMap((cap) => BET_SIDES.map((own) => roundBettingGame({ expected: { A, B, C: 1 - A - B }, cap, own }))),
      ),
  );
}

const gain = (bet: BettingGame, table: RaiseStrategy): number =>
  Math.max(...BET_SIDES.map((side) => exploitability(bet, table, side)));

describe('the betting strategy', () => {
  it('[WP-100, WP-101, WP-102] leaves neither side 1 % of the pot to gain by deviating', { timeout: 600_000 }, () => {
    const all = deep ? bets(1, [2, 3, 4, 5, 6, 7, 8, 9, 10]) : bets(6, [2, 3, 10]);
    expect(all.length).toBeGreaterThan(deep ? 3000 : 30);
    const worst = Math.max(...all.map((bet) => gain(bet, solveBettingGame(bet))));
    expect(worst).toBeLessThan(0.01 * SMALLEST_POT);
  });

  it('beats a strategy that always raises and one that never does', () => {
    const bet = roundBettingGame({ expected: { A: 0.35, B: 0.5, C: 0.15 }, cap: 10, own: 'challenged' });
    for (const chance of [0, 1]) {
      const table = solveBettingGame(bet).map((row) => row.map(() => chance));
      expect(gain(bet, table)).toBeGreaterThan(0.01 * SMALLEST_POT);
    }
  });

  it('raises when it knows the answer and never when it guesses', () => {
    for (const own of BET_SIDES) {
      const table = strategyFor(roundBettingGame({ expected: { A: 0.4, B: 0.45, C: 0.15 }, cap: 10, own }));
      for (const row of table.slice(1)) expect(row[confidenceOf(1 / 8)]).toBeLessThan(0.01);
      expect(table[own === 'challenged' ? 1 : 2]![confidenceOf(0.99)]).toBeGreaterThan(0.9);
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
    const bet = roundBettingGame({ expected: { A: 0.35, B: 0.5, C: 0.15 }, cap: 10, own: 'challenger' });
    const chance = (level: number): number =>
      posteriorRight(bet, strategyFor(bet), 'challenged', confidenceOf(0.99), level);
    expect(chance(1)).toBeGreaterThan(0.5);
    expect(chance(3)).toBeLessThan(chance(1));
  });

  it('is solved for at most ten thousand dollars and is deterministic', () => {
    const bet = roundBettingGame({ expected: { A: 0.3, B: 0.5, C: 0.2 }, cap: 40, own: 'challenger' });
    expect(bet.cap).toBe(MAX_LEVEL_THOUSANDS);
    expect(strategyFor(bet)).toEqual(solveBettingGame(bet));
  });
});

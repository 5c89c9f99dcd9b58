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
/** In thousands: both opening stakes together. No pot is smaller. */
const SMALLEST_POT = 2;

/** Every bet a table can be asked for, or a sample of them. */
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

describe('the betting table', () => {
  it('[WP-100, WP-101, WP-102] leaves nobody 1 % of the pot to gain by betting otherwise', { timeout: 600_000 }, () => {
    const all = deep ? bets(1, [2, 3, 4, 5, 6, 7, 8, 9, 10]) : bets(6, [2, 3, 10]);
    expect(all.length).toBeGreaterThan(deep ? 3000 : 30);
    const worst = Math.max(...all.map((bet) => gain(bet, solveBettingGame(bet))));
    expect(worst).toBeLessThan(0.01 * SMALLEST_POT);
  });

  it('would not pass for a table that always raises, or never does', () => {
    const bet = roundBettingGame({ expected: { A: 0.35, B: 0.5, C: 0.15 }, cap: 10, own: 'challenged' });
    for (const chance of [0, 1]) {
      const table = solveBettingGame(bet).map((row) => row.map(() => chance));
      expect(gain(bet, table)).toBeGreaterThan(0.01 * SMALLEST_POT);
    }
  });

  it('never raises blindly, for there is no folding, and raises with knowledge', () => {
    for (const own of BET_SIDES) {
      const table = strategyFor(roundBettingGame({ expected: { A: 0.4, B: 0.45, C: 0.15 }, cap: 10, own }));
      for (const row of table.slice(1)) expect(row[confidenceOf(1 / 8)]).toBeLessThan(0.01);
      expect(table[own === 'challenged' ? 1 : 2]![confidenceOf(0.99)]).toBeGreaterThan(0.9);
    }
  });

  it('raises less against a challenger who is nearly always right', () => {
    const raise = (B: number): number =>
      strategyFor(roundBettingGame({ expected: { A: 0.95 - B, B, C: 0.05 }, cap: 10, own: 'challenged' }))[1]![
        confidenceOf(0.6)
      ]!;
    expect(raise(0.2)).toBeGreaterThan(raise(0.85));
  });

  it('believes less in itself the higher the other has raised', () => {
    const bet = roundBettingGame({ expected: { A: 0.35, B: 0.5, C: 0.15 }, cap: 10, own: 'challenger' });
    const chance = (level: number): number =>
      posteriorRight(bet, strategyFor(bet), 'challenged', confidenceOf(0.99), level);
    expect(chance(1)).toBeGreaterThan(0.5);
    expect(chance(3)).toBeLessThan(chance(1));
  });

  it('is solved for ten thousand dollars at most, and the same again', () => {
    const bet = roundBettingGame({ expected: { A: 0.3, B: 0.5, C: 0.2 }, cap: 40, own: 'challenger' });
    expect(bet.cap).toBe(MAX_LEVEL_THOUSANDS);
    expect(strategyFor(bet)).toEqual(solveBettingGame(bet));
  });
});

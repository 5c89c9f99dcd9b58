import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { performAct } from '../../core/table.ts';
import { game as toy } from '../../games/conformance/toy/game.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { openWithFirstSeat } from './open-local-table.ts';

const DEALS = 20;

const requestFor = (game: AnyGame, seats: number, seed: string) => ({
  ...{ game: game.id, preset: 'relaxed', options: {}, seed },
  names: Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
  botLevels: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'casual')),
});

describe.each([toy, ...Object.values<AnyGame>(games)])('$id', (game) => {
  const request = (seats: number, seed: string) => requestFor(game, seats, seed);

  it.each(game.seats.map((seats) => [seats]))('lets the person start among %i players', (seats) => {
    for (let i = 0; i < DEALS; i++) {
      const opened = openWithFirstSeat(game, request(seats, `deal ${i}`), loadLexicon, 0);
      expect(opened.ok && opened.value.table.status.toAct).toContain(0);
    }
  });

  it('keeps the seed if it is to decide who starts', () => {
    const opened = openWithFirstSeat(game, request(2, 'my seed'), loadLexicon, null);
    expect(opened.ok && opened.value.match.seed).toBe('my seed');
  });
});

it.each([2, 3, 4, 5, 6])('lets the person play cards in the first turn of Word Power among %i players', (seats) => {
  const game: AnyGame = games['word-power'];
  for (let i = 0; i < DEALS; i++) {
    const opened = openWithFirstSeat(game, requestFor(game, seats, `deal ${i}`), loadLexicon, 0);
    if (!opened.ok) throw new Error(opened.error.code);
    const { table } = opened.value;
    expect(table.listMoves(0)).toEqual(['roll']);
    expect(performAct(table, 0, 'roll', table.at).ok).toBe(true);
    expect(table.status.toAct).toContain(0);
    expect(table.listMoves(0).some((move) => move.startsWith('place '))).toBe(true);
  }
});

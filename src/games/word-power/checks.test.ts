import { describe, expect, it } from 'vitest';
import { checkMatch } from '../conformance/check-match.ts';
import { checks } from './checks.ts';
import type { State } from './rules/state.ts';
import { openTestTable, tableWhilePlacing, testLexicon, testSetup } from './testing/table.testing.ts';

const openedState = (): State => openTestTable(3).state;
const withPlayer = (state: State, part: object): State => ({
  ...state,
  players: state.players.with(0, { ...state.players[0]!, ...part }),
});

describe('invariants', () => {
  it('[WP-136, WP-137, WP-138, WP-139] hold after every act of whole games with illegal moves, leaving players and expired clocks', () => {
    for (const [i, corner] of checks.cornerSetups.slice(0, 3).entries()) {
      const setup = testSetup({ ...corner, winRule: 'either', roundLimit: 10 });
      const result = checkMatch(checks, {
        seed: `corner ${i}`,
        seats: 2 + i,
        setup,
        lexicon: testLexicon,
        randomMoveChance: 0.3,
        closeCheckInterval: 23,
      });
      expect(result.faults).toEqual([]);
      expect(result.over).toBe(true);
    }
  });

  it('[WP-136] detect a card that is lost or in two places', () => {
    const state = openedState();
    const [first, ...rest] = state.piles.blue.draw;
    const pile = (draw: readonly (typeof first)[]): State =>
      ({ ...state, piles: { ...state.piles, blue: { draw, discard: [] } } }) as State;
    expect(checks.findBrokenInvariants(state)).toEqual([]);
    expect(checks.findBrokenInvariants(pile(rest))).toHaveLength(1);
    expect(checks.findBrokenInvariants(pile([rest[0], ...rest]))).toHaveLength(1);
  });

  it('[WP-137] detect money that appears, disappears or is impossible, including stakes', () => {
    expect(checks.findBrokenInvariants(withPlayer(openedState(), { cash: 20_500 }))).toHaveLength(1);
    expect(checks.findBrokenInvariants({ ...withPlayer(openedState(), { cash: -500 }), house: -39_500 })).toHaveLength(
      1,
    );
    const bet = tableWhilePlacing(['SONE']).act(0, 'place SONE 1').act(1, 'challenge SONE S2');
    expect(checks.findBrokenInvariants(bet.state)).toEqual([]);
  });

  it('[WP-138] detect a turn that begins with a short hand or all windows covered', () => {
    const state = openedState();
    expect(checks.findBrokenInvariants(withPlayer(state, { hand: [] }))).toContain('a hand is short (WP-138)');
    const [a, b, c, d] = state.piles.blue.draw;
    const full = { ...state, windows: [[a!], [b!], [c!], [d!]] };
    expect(checks.findBrokenInvariants(full).join()).toContain('WP-138');
  });

  it('[WP-139] detect books that do not add up', () => {
    const { state } = openTestTable(2);
    const book = { type: 'bookPublished', seat: 0, method: 'A', count: 1, status: 'Writer' } as const;
    const turn = { type: 'turnBegan', seat: 0, round: 1 } as const;
    expect(checks.auditMatch([turn], state)).toEqual([]);
    expect(checks.auditMatch([turn, book], state)).toHaveLength(1);
    const four = [1, 2, 3, 4].map((count) => ({ ...book, count }));
    expect(checks.auditMatch([turn, ...four], withPlayer(state, { books: 4 }))).toEqual([
      'four books in one turn (WP-139)',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkMatch } from '../conformance/check-match.ts';
import { checks } from './checks.ts';
import type { State } from './rules/state.ts';
import { lexicon, open, placing, setupOf } from './testing/table.testing.ts';

const begun = (): State => open(3).state;
const withPlayer = (state: State, part: object): State => ({
  ...state,
  players: state.players.with(0, { ...state.players[0]!, ...part }),
});

describe('invariants', () => {
  it('[WP-136, WP-137, WP-138, WP-139] hold at every act of whole games with stray moves, leavers and run-out clocks', () => {
    for (const [i, corner] of checks.cornerSetups.slice(0, 3).entries()) {
      const setup = setupOf({ ...corner, winRule: 'either', roundLimit: 10 });
      const tried = checkMatch(checks, {
        seed: `corner ${i}`,
        seats: 2 + i,
        setup,
        lexicon,
        randomMoveChance: 0.3,
        closeCheckInterval: 23,
      });
      expect(tried.faults).toEqual([]);
      expect(tried.over).toBe(true);
    }
  });

  it('[WP-136] notice a card that is lost, or in two places', () => {
    const state = begun();
    const [first, ...rest] = state.piles.blue.draw;
    const pile = (draw: readonly (typeof first)[]): State =>
      ({ ...state, piles: { ...state.piles, blue: { draw, discard: [] } } }) as State;
    expect(checks.findBrokenInvariants(state)).toEqual([]);
    expect(checks.findBrokenInvariants(pile(rest))).toHaveLength(1);
    expect(checks.findBrokenInvariants(pile([rest[0], ...rest]))).toHaveLength(1);
  });

  it('[WP-137] notice money that is made, lost or impossible, stakes counted', () => {
    expect(checks.findBrokenInvariants(withPlayer(begun(), { cash: 20_500 }))).toHaveLength(1);
    expect(checks.findBrokenInvariants({ ...withPlayer(begun(), { cash: -500 }), house: -39_500 })).toHaveLength(1);
    const bet = placing(['SONE']).act(0, 'place SONE 1').act(1, 'challenge SONE S2');
    expect(checks.findBrokenInvariants(bet.state)).toEqual([]);
  });

  it('[WP-138] notice a turn that begins with a short hand or a full House', () => {
    const state = begun();
    expect(checks.findBrokenInvariants(withPlayer(state, { hand: [] }))).toContain('a hand is short (WP-138)');
    const [a, b, c, d] = state.piles.blue.draw;
    const full = { ...state, windows: [[a!], [b!], [c!], [d!]] };
    expect(checks.findBrokenInvariants(full).join()).toContain('WP-138');
  });

  it('[WP-139] notice books that do not add up', () => {
    const { state } = open(2);
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

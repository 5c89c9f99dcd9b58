import { describe, expect, it } from 'vitest';
import { DEFAULT_SETUP, openTestTable, type TestTable } from '../testing/table.testing.ts';
import { HAND_SIZE, isLetterCard } from './cards.ts';
import { rules } from './rules.ts';
import { FULL_PILE } from './setup.ts';

const opening = (cards: string, seats: number, draw = ''): TestTable =>
  openTestTable({ seats, scenario: { opening: cards, draw } });
const drawn = (t: TestTable): readonly string[] =>
  t.view('spectator').opening.map(({ seat, cards }) => [seat, ...cards].join(' '));

describe('the opening draw', () => {
  it('[TM-023, TM-033] the letter nearest A goes first, and everyone sees all drawn cards', () => {
    const t = opening('rM bF yT', 3);
    expect(t.toAct).toEqual([1]);
    expect(t.view().rotation).toEqual([1, 2, 0]);
    expect(drawn(t)).toEqual(['0 rM', '1 bF', '2 yT']);
    expect(t.events.filter(({ type }) => type === 'drew')).toHaveLength(3);
  });

  it('[TM-024, TM-025] premiums are skipped, and a blank counts as A', () => {
    const t = opening('DL TW rM bF g?', 3);
    expect(drawn(t)).toEqual(['0 DL TW rM', '1 bF', '2 g?']);
    expect(t.toAct).toEqual([2]);
  });

  it('[TM-026] only players who tie for the best letter draw again', () => {
    const t = opening('rC rB gB yT DL kE rA', 3);
    expect(drawn(t)).toEqual(['0 rC', '1 rB', '2 gB', '1 yT', '2 DL kE']);
    expect(t.toAct).toEqual([2]);
    expect(opening('r? kA yA bZ', 2).toAct, 'a blank and an A tie').toEqual([0]);
  });

  it('[TM-027] all drawn cards go back, so that 150 are dealt from', () => {
    const t = opening('rJ yQ', 2);
    const held = t.state.players.flatMap(({ hand, premiums }) => [...hand, ...premiums]);
    expect([...t.state.pile, ...held.filter((card) => card !== 'ST')].toSorted()).toEqual(FULL_PILE.toSorted());
  });

  it('[TM-008, TM-028, TM-031] the first player gets the star, which everyone sees', () => {
    const t = opening('rM bF', 2);
    expect(t.event('star')).toEqual({ type: 'star', seat: 1 });
    expect(t.view(0).players[1]!.premiums).toContain('ST');
    expect(t.view('spectator').players[0]!.premiums).not.toContain('ST');
  });
});

describe('the deal', () => {
  it('[TM-029, TM-030] each player draws seven letters, the first player first; premiums drawn on the way are extra', () => {
    const t = opening('rM bF', 2, 'rA DL rE TL kE kE kE kE kE DW yA yE yI yO gA gE gI');
    expect(t.hand(1)).toBe('rA rE kE kE kE kE kE');
    expect(t.premiums(1), 'the DW after the seventh letter stays in the pile').toBe('ST DL TL');
    expect(t.hand(0)).toBe('yA yE yI yO gA gE gI');
    expect(t.premiums(0)).toBe('DW');
    expect(t.events.filter(({ type }) => type === 'dealt')).toEqual([
      { type: 'dealt', seat: 1, letters: 7, premiums: ['DL', 'TL'] },
      { type: 'dealt', seat: 0, letters: 7, premiums: ['DW'] },
    ]);
  });

  it('[TM-032] only their owner sees the letters', () => {
    const t = openTestTable({ seats: 3 });
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      for (const [seat, player] of t.view(viewer).players.entries())
        expect([player.letters, player.hand?.length ?? null]).toEqual([HAND_SIZE, seat === viewer ? HAND_SIZE : null]);
  });

  it('[TM-020] letters and premiums are in one shuffled pile', () => {
    const piles = ['a', 'b'].map((seed) => openTestTable({ seed }).state.pile);
    expect(piles[0]).not.toEqual(piles[1]);
    const firstHalf = piles[0]!.slice(0, 68).filter((card) => !isLetterCard(card)).length;
    expect(firstHalf).toBeGreaterThan(0);
    expect(firstHalf).toBeLessThan(22);
  });

  it('[TM-170] the same seed deals the same game', () => {
    expect(openTestTable({ seed: 'x' }).state).toEqual(openTestTable({ seed: 'x' }).state);
  });
});

describe('the options', () => {
  it('[TM-053] a match has ten rounds by default', () => {
    expect(DEFAULT_SETUP.rounds).toBe(10);
    expect(rules.options.rounds.values).toEqual([3, 4, 5, 6, 8, 10, 12, 15, 20, 30]);
  });

  it('[TM-172] a turn has 90 seconds by default', () => {
    expect(DEFAULT_SETUP.turnClock).toBe(90);
    expect(rules.options.turnClock.values).toEqual([
      'off',
      30,
      45,
      60,
      90,
      120,
      180,
      300,
      43200,
      86400,
      259200,
      604800,
    ]);
  });

  it('the presets match RULES.md', () => {
    expect(rules.presets).toEqual({
      rulebook: {},
      relaxed: { passRule: 'free', seatSwitch: 'off', turnClock: 180, lookup: 'on' },
      short: { rounds: 5, turnClock: 45, seatSwitch: 'noDouble', switchClock: 5 },
      expert: { invalidPlay: 'lose-turn', turnClock: 60, seatSwitch: 'noDouble' },
      letter: { turnClock: 86400, switchClock: 86400, seatSwitch: 'off' },
    });
    expect(rules.defaultList).toBe('standard');
  });
});

import { describe, expect, it } from 'vitest';
import { SPACE_BY_RELATION, stageTestTable, type TestTable, tableWhilePlacing } from '../../testing/table.testing.ts';
import { maxStake } from '../amounts.ts';
import type { Setup } from '../options.ts';

const LEFT = ['STHREE', 'SFOUR'];
const FOUR = ['SONE', 'STWO', 'STHREE', 'SFOUR'];

/** Seat 0 has placed SONE on this window; `cash` is what each seat has. */
const laid = (window: number, cash: readonly number[], changes: Partial<Setup> = {}): TestTable =>
  stageTestTable(
    {
      phase: 'place',
      players: cash.map((money, seat) =>
        seat === 0 ? { at: SPACE_BY_RELATION.S, hand: FOUR, cash: money } : { cash: money },
      ),
    },
    changes,
  ).act(0, `place SONE ${window}`);

describe('challenging', () => {
  it('[WP-090] any opponent may challenge at any time in the turn, even a card below another one', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 2').act(0, 'place STWO 2').act(2, 'challenge SONE S1');
    expect(table.findEvent('challengeMade')).toEqual({
      type: 'challengeMade',
      seat: 2,
      card: 'SONE',
      statement: 'S1',
      word: 'alpha-sone',
    });
    expect(table.phase).toBe('bet');
    expect(table.refusalCode(0, 'place STHREE 3')).toBe('BET_OPEN');
    expect(table.refusalCode(0, 'finish')).toBe('BET_OPEN');
    expect(table.refusalCode(1, 'waive')).toBe('BET_OPEN');
    table.act(0, 'call');
    expect(table.windows[1]).toEqual(['STWO']);
  });

  it('[WP-091, WP-120, WP-098] the first to announce gets the challenge; a second one is refused', () => {
    const table = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 2')
      .act(0, 'place STWO 2')
      .act(2, 'challenge SONE S1', 1000);
    expect(table.refusalCode(1, 'challenge STWO S3', 1300)).toBe('BET_OPEN');
    expect(table.refusalCode(1, 'challenge SONE S3', 1300)).toBe('ALREADY_CHALLENGED');
    expect(table.moves(1)).toEqual([]);
  });

  it('[WP-093] a card can be challenged only once; other cards of the turn stay open to everybody', () => {
    const table = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1')
      .act(0, 'place STWO 2')
      .act(2, 'challenge SONE S2')
      .act(0, 'call');
    expect(table.findEvent('challengeSettled')!.result).toBe('A');
    expect(table.refusalCode(1, 'challenge SONE S3')).toBe('ALREADY_CHALLENGED');
    expect(table.viewFor(1).laid.map(({ fate, open }) => [fate, open])).toEqual([
      ['upheld', false],
      ['open', true],
    ]);
    table.act(2, 'challenge STWO S1');
    expect(table.phase).toBe('bet');
  });

  it('[WP-094, WP-095] a statement must contradict what the card claims', () => {
    const onS = tableWhilePlacing(FOUR).act(0, 'place SONE 1');
    expect(onS.refusalCode(1, 'challenge SONE S1')).toBe('AGREES_WITH_PLAY');
    expect(onS.moves(1).filter((move) => move.startsWith('challenge')).length).toBe(7);
    const both = tableWhilePlacing(FOUR, undefined, {}, {}, 'SA').act(0, 'place SONE 1');
    expect(both.refusalCode(1, 'challenge SONE A1')).toBe('AGREES_WITH_PLAY');
    expect(both.moves(1).filter((move) => move.startsWith('challenge')).length).toBe(6);
    expect(both.cash).toEqual([20_000, 20_000, 20_000]);
  });

  it('[WP-096] only cards of this turn that are still on a window can be challenged', () => {
    const table = tableWhilePlacing(FOUR, [['AONE'], 1, 1, 0]).act(0, 'place SFOUR 4');
    expect(table.refusalCode(1, 'challenge AONE S1')).toBe('NOT_THIS_TURN');
    expect(table.refusalCode(1, 'challenge STWO S1')).toBe('NO_SUCH_PLACEMENT');
    table.actForEach([1, 2], 'waive');
    expect(table.refusalCode(1, 'challenge SFOUR S1')).toBe('NO_SUCH_PLACEMENT');
    const next = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(0, 'finish').actForEach([1, 2], 'waive');
    expect(next.refusalCode(2, 'challenge SONE S2')).toBe('WRONG_PHASE');
  });

  it('[WP-097] a challenger needs $1,000', () => {
    const table = laid(1, [20_000, 500, 1000]);
    expect(table.refusalCode(1, 'challenge SONE S2')).toBe('TOO_POOR');
    expect(table.refusalCode(1, 'waive')).toBe('NOTHING_OPEN');
    expect(table.act(2, 'challenge SONE S2').eventTypes).toContain('challengeMade');
  });

  it('[WP-098] a challenge cannot be withdrawn, and nobody can fold', () => {
    const table = tableWhilePlacing(FOUR).act(0, 'place SONE 1').act(1, 'challenge SONE S2');
    expect(table.moves(0)).toEqual(['call', 'raise']);
    expect(table.moves(1)).toEqual([]);
    expect(table.refusalCode(1, 'waive')).toBe('BET_OPEN');
  });

  it('[WP-090] players cannot challenge their own cards', () => {
    expect(tableWhilePlacing(FOUR).act(0, 'place SONE 1').refusalCode(0, 'challenge SONE S2')).toBe('OWN_CARD');
  });

  it('[WP-026] a player who loses the next turn may challenge', () => {
    const table = stageTestTable({
      phase: 'place',
      players: [{ at: SPACE_BY_RELATION.S, hand: FOUR }, { losesTurn: true }],
    });
    expect(table.act(0, 'place SONE 1').act(1, 'challenge SONE S2').phase).toBe('bet');
  });
});

describe('ties', () => {
  /** Seat 1 is active, so seat 2 is nearest on the left and seat 0 farthest. */
  const table = (changes: Partial<Setup> = {}): TestTable =>
    stageTestTable(
      {
        active: 1,
        phase: 'place',
        players: [{}, { at: SPACE_BY_RELATION.S, hand: LEFT }, {}, {}],
        laid: [
          ['SONE', 2],
          ['STWO', 2],
        ],
      },
      changes,
    );

  it('[WP-125, WP-091] a simultaneous challenge by a player nearer on the left takes over the bet', () => {
    const tie = table().act(3, 'challenge SONE S1', 1000).act(2, 'challenge SONE S3', 1200);
    expect(tie.eventTypes).toEqual(['challengeDisplaced', 'challengeMade']);
    expect(tie.findEvent('challengeDisplaced')).toMatchObject({ seat: 3, by: 2 });
    expect(tie.cash).toEqual([20_000, 20_000, 19_000, 20_000]);
    expect(tie.deadline).toBe(1200 + 15_000);
    expect(tie.refusalCode(0, 'challenge SONE S1', 1300)).toBe('LOST_TIE');
    expect(tie.refusalCode(3, 'challenge SONE S1', 1300)).toBe('LOST_TIE');
    expect(tie.refusalCode(2, 'challenge STWO S1', 1300)).toBe('BET_OPEN');
  });

  it('[WP-125] a tie also applies to another card; the displaced player may challenge again later', () => {
    const tie = table().act(0, 'challenge STWO S1', 1000).act(3, 'challenge SONE S3', 1100).act(1, 'call');
    expect(tie.findEvent('challengeSettled')!.result).toBe('C');
    const again = table().act(0, 'challenge SONE S1', 1000).act(3, 'challenge STWO S3', 1100).act(1, 'call');
    expect(again.findEvent('challengeSettled')!.result).toBe('A');
    expect(again.act(0, 'challenge SONE S1', 5000).findEvent('challengeMade')!.seat).toBe(0);
  });

  it.each([
    ['too late', {}, 1201, 'ALREADY_CHALLENGED'],
    ['in a shorter moment', { tieMs: 100 }, 1101, 'ALREADY_CHALLENGED'],
    ['a millisecond later', { tieMs: 0 }, 1001, 'ALREADY_CHALLENGED'],
  ] as const)('[WP-125] %s nobody is displaced', (_, changes, at, code) => {
    expect(table(changes).act(3, 'challenge SONE S1', 1000).refusalCode(2, 'challenge SONE S3', at)).toBe(code);
  });

  it('[WP-125] with tieMs 0 only challenges of the same millisecond are tied; the nearer player wins', () => {
    const tie = table({ tieMs: 0 }).act(3, 'challenge SONE S1', 1000).act(2, 'challenge SONE S3', 1000);
    expect(tie.findEvent('challengeDisplaced')).toMatchObject({ seat: 3, by: 2 });
    expect(tie.refusalCode(0, 'challenge SONE S1', 1000)).toBe('LOST_TIE');
  });

  it('[WP-125] there is no tie after a raise or once the bet is settled', () => {
    const raised = table().act(3, 'challenge SONE S1', 1000).act(1, 'raise', 1050);
    expect(raised.refusalCode(2, 'challenge STWO S3', 1100)).toBe('BET_OPEN');
    const settled = stageTestTable({
      active: 1,
      phase: 'place',
      players: [{}, { at: SPACE_BY_RELATION.S, hand: LEFT, cash: 1500 }, {}, {}],
      laid: [['SONE', 2]],
    });
    settled.act(3, 'challenge SONE S1', 1000);
    expect(settled.active).toBe(2);
    expect(settled.refusalCode(2, 'challenge SONE S1', 1000)).toBe('WRONG_PHASE');
  });

  it('[WP-124, WP-125] a waived card cannot be challenged through a tie', () => {
    const waived = table().act(2, 'waive', 500).act(3, 'challenge SONE S1', 1000);
    expect(waived.refusalCode(2, 'challenge SONE S3', 1000)).toBe('WAIVED');
  });
});

describe('betting', () => {
  it.each([
    [20_000, 10_000],
    [9500, 4000],
    [7500, 3000],
    [4000, 2000],
    [3500, 1000],
    [1500, 1000],
    [500, 1000],
  ])('[WP-092] with $%i in cash the limit is $%i', (cash, limit) => {
    expect(maxStake(cash)).toBe(limit);
  });

  it('[WP-099, WP-100] the opening bet is $1,000; the reply is a call or a raise to $2,000', () => {
    const table = laid(1, [20_000, 20_000]).act(1, 'challenge SONE S2');
    expect(table.cash).toEqual([20_000, 19_000]);
    expect(table.toAct).toEqual([0]);
    expect(table.refusalCode(0, 'raise 3000')).toBe('BAD_AMOUNT');
    table.act(0, 'raise 2000');
    expect(table.findEvent('betRaised')).toMatchObject({ seat: 0, level: 2000 });
    expect(table.cash).toEqual([18_000, 19_000]);
    expect(laid(1, [20_000, 20_000]).act(1, 'challenge SONE S2').act(0, 'call').cash).toEqual([21_000, 19_000]);
  });

  it('[WP-101] further raises alternate, by $1,000 each', () => {
    const table = laid(1, [20_000, 20_000]).act(1, 'challenge SONE S2').act(0, 'raise');
    expect(table.toAct).toEqual([1]);
    expect(table.refusalCode(0, 'call')).toBe('NOT_YOUR_BET');
    expect(table.refusalCode(1, 'raise 5000')).toBe('BAD_AMOUNT');
    table.act(1, 'raise 3000').act(0, 'raise');
    expect(table.viewFor('spectator').phase).toMatchObject({
      level: 4000,
      stakes: { challenger: 3000, challenged: 4000 },
    });
    table.act(1, 'call');
    expect(table.cash).toEqual([24_000, 16_000]);
  });

  it('[WP-101] with free raises a re-raise may go to any level within the cap', () => {
    const table = laid(1, [20_000, 20_000], { raiseStep: 'free' }).act(1, 'challenge SONE S2');
    expect(table.refusalCode(0, 'raise 5000')).toBe('BAD_AMOUNT');
    table.act(0, 'raise');
    expect(table.moves(1)).toEqual(['call', 'raise', ...[4, 5, 6, 7, 8, 9, 10].map((n) => `raise ${n}000`)]);
    expect(table.refusalCode(1, 'raise 2500')).toBe('BAD_AMOUNT');
    expect(table.refusalCode(1, 'raise 2000')).toBe('BAD_AMOUNT');
    expect(table.refusalCode(1, 'raise 11000')).toBe('OVER_CAP');
    table.act(1, 'raise 7000');
    expect(table.viewFor(0).phase).toMatchObject({ level: 7000, toSpeak: 0 });
  });

  it('[WP-102, WP-103] at half of the poorer player’s cash the bet is settled at once', () => {
    const table = laid(1, [20_000, 6000]).act(1, 'challenge SONE S2').act(0, 'raise');
    expect(table.refusalCode(1, 'raise 4000')).toBe('OVER_CAP');
    table.act(1, 'raise');
    expect(table.eventTypes.slice(0, 4)).toEqual(['betRaised', 'betCapped', 'answerRevealed', 'challengeSettled']);
    expect(table.cash).toEqual([23_000, 3000]);
    expect(table.phase).toBe('place');
  });

  it('[WP-103] with a cap of $1,000 the opening bet is called at once', () => {
    const table = laid(1, [3500, 20_000]).act(1, 'challenge SONE S2');
    expect(table.eventTypes).toEqual(['challengeMade', 'betCapped', 'answerRevealed', 'challengeSettled']);
    expect(table.cash).toEqual([4500, 19_000]);
  });

  it('[WP-104] a challenged player with less than $1,000 stakes all cash against the full $1,000', () => {
    expect(laid(1, [500, 20_000]).act(1, 'challenge SONE S2').cash).toEqual([1500, 19_000]);
    expect(laid(2, [500, 20_000]).act(1, 'challenge SONE S1').cash).toEqual([0, 20_500]);
    expect(laid(2, [0, 20_000]).act(1, 'challenge SONE S3').cash).toEqual([0, 19_000]);
  });

  it('[WP-105, WP-006, WP-005] the answer becomes public when betting closes, not before', () => {
    const table = laid(1, [20_000, 20_000, 20_000]).act(1, 'challenge SONE S2').act(0, 'raise');
    const secret = /the secret meaning|"answer"/;
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(JSON.stringify(table.viewFor(viewer))).not.toMatch(secret);
      expect(JSON.stringify(table.events)).not.toMatch(secret);
    }
    table.act(1, 'call');
    expect(table.findEvent('answerRevealed')).toEqual({
      type: 'answerRevealed',
      card: 'SONE',
      code: 'S1',
      word: 'alpha-sone',
      definition: 'the secret meaning of SONE',
    });
    expect(table.viewFor('spectator').settled).toMatchObject({
      key: 'SONE',
      answer: 'S1',
      verdict: 'A',
      challenger: 1,
    });
  });
});

describe('results', () => {
  it('[WP-106] A: the player is right, wins the challenger’s stake and continues', () => {
    const table = laid(1, [20_000, 20_000]).act(1, 'challenge SONE S2').act(0, 'call');
    expect(table.findEvent('challengeSettled')).toMatchObject({
      result: 'A',
      gains: { challenger: -1000, challenged: 1000 },
    });
    expect(table.windows[0]).toEqual(['SONE']);
    expect(table.phase).toBe('place');
    expect(table.act(0, 'place STWO 2').phase).toBe('place');
  });

  it('[WP-107] B: the challenger is right and wins; the card is removed and the turn ends', () => {
    const table = laid(2, [20_000, 20_000]).act(1, 'challenge SONE S1').act(0, 'raise').act(1, 'call');
    expect(table.findEvent('challengeSettled')).toMatchObject({
      result: 'B',
      gains: { challenger: 2000, challenged: -2000 },
    });
    expect(table.cash).toEqual([18_000, 22_000]);
    expect(table.windows.flat()).toEqual([]);
    expect(table.active).toBe(1);
  });

  it.each(['S3', 'A1', 'S4'])(
    '[WP-108] C: with %s both are wrong, both stakes go to the House and the turn ends',
    (statement) => {
      const table = laid(2, [20_000, 20_000]).act(1, `challenge SONE ${statement}`).act(0, 'call');
      expect(table.findEvent('challengeSettled')).toMatchObject({
        result: 'C',
        gains: { challenger: -1000, challenged: -1000 },
      });
      expect(table.cash).toEqual([19_000, 19_000]);
      expect(table.state.house).toBe(-38_000);
      expect(table.state.piles.blue.discard.map((card) => card.key)).toEqual(['SONE']);
      expect(table.active).toBe(1);
    },
  );

  it('[WP-110] after B or C, no card of that turn can be challenged and no book is published', () => {
    const table = tableWhilePlacing(FOUR);
    for (const key of FOUR) table.act(0, `place ${key} 1`);
    table.act(1, 'challenge STWO S2').act(0, 'call');
    expect(table.books).toEqual([0, 0, 0]);
    expect(table.windows[0]).toEqual(['SONE', 'STHREE', 'SFOUR']);
    expect(table.refusalCode(2, 'challenge SFOUR S4')).toBe('WRONG_PHASE');
    expect(table.viewFor(0).laid).toEqual([]);
  });

  it('[WP-109] the cards that remain stay on their windows for the next player', () => {
    const table = tableWhilePlacing(FOUR)
      .act(0, 'place SONE 1')
      .act(0, 'place STWO 1')
      .act(1, 'challenge STWO A4')
      .act(0, 'call');
    expect(table.windows).toEqual([['SONE'], [], [], []]);
    expect(table.phase).toBe('roll');
  });
});

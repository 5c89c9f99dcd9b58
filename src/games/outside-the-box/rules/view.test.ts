import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { lay, nearlyFull, rows, type TestTable } from '../testing/table.testing.ts';

const lexicon = loadLexicon('standard');
const gridsSeen = (table: TestTable, viewer: number | 'spectator'): boolean[] =>
  table.see(viewer).players.map(({ grid }) => grid !== null);
const tasksSeen = (table: TestTable, viewer: number | 'spectator'): boolean[] =>
  table.see(viewer).players.map(({ task }) => task !== null);

describe('who sees what', () => {
  it('[OB-102] grids and tasks are their owners’ alone until play is over; the others see how many squares are filled', () => {
    const table = lay({ seats: 3, lexicon, scenario: { letter: 'E', grids: { '1': rows('QUARTZ') } } });
    expect(gridsSeen(table, 1)).toEqual([false, true, false]);
    expect(tasksSeen(table, 1)).toEqual([false, true, false]);
    expect(gridsSeen(table, 'spectator')).toEqual([false, false, false]);
    expect(tasksSeen(table, 'spectator')).toEqual([false, false, false]);
    expect(JSON.stringify(table.see(0))).not.toContain('QUARTZ');
    expect(table.see('spectator').players.map(({ filled }) => filled)).toEqual([0, 6, 0]);
    expect(table.act(1, 'place R2C1')).toEqual([{ type: 'done', seat: 1 }]);
    expect(table.see(0).done).toEqual([1]);
  });

  it('[OB-011, OB-102] all is laid open when play is over', () => {
    const table = lay({ lexicon, scenario: { grids: { '0': 36, '1': nearlyFull(1) } } });
    expect(gridsSeen(table, 0)).toEqual([true, false]);
    table.act(1, 'decline');
    expect(gridsSeen(table, 'spectator')).toEqual([true, true]);
    expect(tasksSeen(table, 'spectator')).toEqual([true, true]);
    expect(table.see('spectator').results).toHaveLength(2);
  });

  it('[OB-102] open grids are seen by all, tasks and sealed answers are not', () => {
    const table = lay({
      lexicon,
      setup: { openGrids: 'on', rejectMode: 'sealed' },
      scenario: { letter: 'E', grids: { '1': rows('QUARTZ') } },
    });
    table.act(1, 'seal R2C2 reject');
    expect(gridsSeen(table, 'spectator')).toEqual([true, true]);
    expect(tasksSeen(table, 0)).toEqual([true, false]);
    expect(table.see(0).sealed).toBeNull();
    expect(table.see(0).players[1]!.filled).toBe(6);
  });

  it('[OB-103] that a window is open is public, whose grabs are pending is not', () => {
    const table = lay({ seats: 4, scenario: { letter: 'Q' } });
    const before = table.act(2, 'grab', 1000);
    expect(before).toEqual([{ type: 'raceOpen', letter: 'Q', ends: 1300 }]);
    expect(table.act(1, 'grab', 1100)).toEqual([]);
    for (const viewer of [0, 3, 'spectator'] as const)
      expect(table.see(viewer)).toMatchObject({ raceEnds: 1300, grabbed: false, toAct: [0, 1, 2, 3], lastRace: null });
    expect(table.see(1).grabbed).toBe(true);
    table.runOut();
    expect(table.see('spectator').lastRace).toEqual({
      seat: 1,
      letter: 'Q',
      from: null,
      grabs: [
        { seat: 2, after: 1000 },
        { seat: 1, after: 1100 },
      ],
    });
  });

  it('the letters to be called for absent callers are nobody’s', () => {
    const table = lay({ scenario: { calls: 'ZQZQ' } });
    for (const viewer of [0, 1, 'spectator'] as const) expect(JSON.stringify(table.see(viewer))).not.toContain('ZQZQ');
  });

  it('calls, cards, callers and clocks are public', () => {
    const table = lay({ seats: 3, scenario: { caller: 2, cards: { '0': 'X' } } });
    table.act(2, 'call E', 500);
    expect(table.see('spectator')).toMatchObject({
      calls: [{ caller: 2, letter: 'E' }],
      letter: 'E',
      calledAt: 500,
      at: 500,
      caller: 2,
    });
    expect(table.see(1).players[0]!.cards).toBe('X');
  });
});

describe('the status', () => {
  it('[OB-115] shows 3 for a first finisher less the cards until play is over, then the totals', () => {
    const scenario = {
      grids: { '0': nearlyFull(0).with(0, 'OAKXXX'), '1': nearlyFull(2).with(0, 'OAKXXX') },
      finishedFirst: [0],
      cards: { '0': 'Q', '1': 'AB' },
    };
    const table = lay({ words: 'OAK', scenario });
    expect(table.status.scores).toEqual([2, -2]);
    table.act(1, 'decline');
    expect(table.status.scores).toEqual([5, 1]);
  });

  it('[OB-115] names those to act: the caller, all who have not answered, the last player, all still marking', () => {
    const table = lay({ seats: 3, scenario: { caller: 1 } });
    expect(table.status.toAct).toEqual([1]);
    table.act(1, 'call E');
    expect(table.status.toAct).toEqual([0, 1, 2]);
    table.act(0, 'place R1C1');
    expect(table.status.toAct).toEqual([1, 2]);
    expect(lay({ scenario: { grids: { '0': 36 } } }).status.toAct).toEqual([1]);
    const marking = lay({ setup: { scoring: 'manual' }, scenario: { grids: { '0': 36, '1': 36 } } });
    marking.act(0, 'done');
    expect(marking.status.toAct).toEqual([1]);
  });
});

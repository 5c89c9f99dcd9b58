import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { gridRows, nearlyFullGrid, openTestTable, type TestTable } from '../testing/table.testing.ts';

const lexicon = loadLexicon('standard');
const gridsSeen = (table: TestTable, viewer: number | 'spectator'): boolean[] =>
  table.view(viewer).players.map(({ grid }) => grid !== null);
const tasksSeen = (table: TestTable, viewer: number | 'spectator'): boolean[] =>
  table.view(viewer).players.map(({ task }) => task !== null);

describe('views', () => {
  it('[OB-102] only the owner sees grid and task until play is over; the others see the number of filled squares', () => {
    const table = openTestTable({ seats: 3, lexicon, scenario: { letter: 'E', grids: { '1': gridRows('QUARTZ') } } });
    expect(gridsSeen(table, 1)).toEqual([false, true, false]);
    expect(tasksSeen(table, 1)).toEqual([false, true, false]);
    expect(gridsSeen(table, 'spectator')).toEqual([false, false, false]);
    expect(tasksSeen(table, 'spectator')).toEqual([false, false, false]);
    expect(JSON.stringify(table.view(0))).not.toContain('QUARTZ');
    expect(table.view('spectator').players.map(({ filled }) => filled)).toEqual([0, 6, 0]);
    expect(table.act(1, 'place R2C1')).toEqual([{ type: 'done', seat: 1 }]);
    expect(table.view(0).done).toEqual([1]);
  });

  it('[OB-011, OB-102] everything is revealed when play is over', () => {
    const table = openTestTable({ lexicon, scenario: { grids: { '0': 36, '1': nearlyFullGrid(1) } } });
    expect(gridsSeen(table, 0)).toEqual([true, false]);
    table.act(1, 'decline');
    expect(gridsSeen(table, 'spectator')).toEqual([true, true]);
    expect(tasksSeen(table, 'spectator')).toEqual([true, true]);
    expect(table.view('spectator').results).toHaveLength(2);
  });

  it('[OB-102] open grids are visible to all; tasks and sealed answers are not', () => {
    const table = openTestTable({
      lexicon,
      setup: { openGrids: 'on', rejectMode: 'sealed' },
      scenario: { letter: 'E', grids: { '1': gridRows('QUARTZ') } },
    });
    table.act(1, 'seal R2C2 reject');
    expect(gridsSeen(table, 'spectator')).toEqual([true, true]);
    expect(tasksSeen(table, 0)).toEqual([true, false]);
    expect(table.view(0).sealed).toBeNull();
    expect(table.view(0).players[1]!.filled).toBe(6);
  });

  it('[OB-103] an open window is public; who has grabbed is not', () => {
    const table = openTestTable({ seats: 4, scenario: { letter: 'Q' } });
    const before = table.act(2, 'grab', 1000);
    expect(before).toEqual([{ type: 'raceOpen', letter: 'Q', ends: 1300 }]);
    expect(table.act(1, 'grab', 1100)).toEqual([]);
    for (const viewer of [0, 3, 'spectator'] as const)
      expect(table.view(viewer)).toMatchObject({ raceEnds: 1300, grabbed: false, toAct: [0, 1, 2, 3], lastRace: null });
    expect(table.view(1).grabbed).toBe(true);
    table.expireClock();
    expect(table.view('spectator').lastRace).toEqual({
      seat: 1,
      letter: 'Q',
      from: null,
      grabs: [
        { seat: 2, after: 1000 },
        { seat: 1, after: 1100 },
      ],
    });
  });

  it('the letters scripted for absent callers are hidden from everyone', () => {
    const table = openTestTable({ scenario: { calls: 'ZQZQ' } });
    for (const viewer of [0, 1, 'spectator'] as const) expect(JSON.stringify(table.view(viewer))).not.toContain('ZQZQ');
  });

  it('calls, cards, callers and clocks are public', () => {
    const table = openTestTable({ seats: 3, scenario: { caller: 2, cards: { '0': 'X' } } });
    table.act(2, 'call E', 500);
    expect(table.view('spectator')).toMatchObject({
      calls: [{ caller: 2, letter: 'E' }],
      letter: 'E',
      calledAt: 500,
      at: 500,
      caller: 2,
    });
    expect(table.view(1).players[0]!.cards).toBe('X');
  });
});

describe('the status', () => {
  it('[OB-115] shows 3 points for a first finisher minus the cards until play is over, then the totals', () => {
    const scenario = {
      grids: { '0': nearlyFullGrid(0).with(0, 'OAKXXX'), '1': nearlyFullGrid(2).with(0, 'OAKXXX') },
      finishedFirst: [0],
      cards: { '0': 'Q', '1': 'AB' },
    };
    const table = openTestTable({ words: 'OAK', scenario });
    expect(table.status.scores).toEqual([2, -2]);
    table.act(1, 'decline');
    expect(table.status.scores).toEqual([5, 1]);
  });

  it('[OB-115] lists the seats to act: the caller, all who have not answered, the last player, all still marking', () => {
    const table = openTestTable({ seats: 3, scenario: { caller: 1 } });
    expect(table.status.toAct).toEqual([1]);
    table.act(1, 'call E');
    expect(table.status.toAct).toEqual([0, 1, 2]);
    table.act(0, 'place R1C1');
    expect(table.status.toAct).toEqual([1, 2]);
    expect(openTestTable({ scenario: { grids: { '0': 36 } } }).status.toAct).toEqual([1]);
    const marking = openTestTable({ setup: { scoring: 'manual' }, scenario: { grids: { '0': 36, '1': 36 } } });
    marking.act(0, 'done');
    expect(marking.status.toAct).toEqual([1]);
  });
});

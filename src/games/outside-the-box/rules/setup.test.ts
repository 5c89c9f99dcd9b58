import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { printedTasks } from '../content.ts';
import { lay } from '../testing/table.testing.ts';
import { options, presets } from './options.ts';
import { rules } from './rules.ts';
import { EMPTY } from './scoring/grid.ts';

const lexicon = loadLexicon('standard');

describe('the beginning', () => {
  it('[OB-001, OB-113] is for 2 to 5 players with a grid of 36 squares each', () => {
    expect(rules.seats).toEqual([2, 5]);
    for (const seats of [2, 5]) {
      const table = lay({ seats, lexicon });
      expect(table.see().players).toHaveLength(seats);
      expect(table.grid(seats - 1)).toEqual(Array(6).fill('......'));
    }
    expect(EMPTY).toHaveLength(36);
  });

  it('[OB-010, OB-011] starts with empty grids, all letter cards in the centre and a secret task card each', () => {
    const table = lay({ seats: 3, lexicon });
    for (const { filled, cards } of table.see().players) expect([filled, cards]).toEqual([0, '']);
    expect(table.see().players.map(({ task }) => task)).toEqual([null, null, null]);
    expect(table.see(1).players.map(({ task }) => task !== null)).toEqual([false, true, false]);
    expect(table.opening.map(({ type }) => type)).toEqual(['started', 'tasksDrawn', 'turn']);
  });

  it('[OB-003, OB-013] deals different cards of the sixty, and none when the table plays without tasks', () => {
    expect(printedTasks(lexicon)).toHaveLength(60);
    const table = lay({ seats: 5, lexicon });
    const ids = [0, 1, 2, 3, 4].map((seat) => table.see(seat).players[seat]!.task!.id);
    expect(new Set(ids).size).toBe(5);
    const without = lay({ seats: 2, lexicon, setup: { tasks: 'off' } });
    expect(without.see(0).players[0]!.task).toBeNull();
    expect(without.opening.map(({ type }) => type)).not.toContain('tasksDrawn');
  });

  it('[OB-012] lets a random seat call first, or the first seat; then it goes clockwise', () => {
    const starters = Array.from({ length: 40 }, (_, i) => lay({ seats: 3, lexicon, seed: `s${i}` }).status.toAct[0]);
    expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
    const first = Array.from(
      { length: 10 },
      (_, i) => lay({ seats: 3, lexicon, seed: `s${i}`, setup: { starter: 'first' } }).status.toAct[0],
    );
    expect(new Set(first)).toEqual(new Set([0]));
    const table = lay({ seats: 3, scenario: { caller: 2 } });
    table.acts(['2 call E', '0 place R1C1', '1 place R1C1', '2 place R1C1']);
    expect(table.status.toAct).toEqual([0]);
  });

  it('[OB-100] is the same from the same seed, and another from another', () => {
    const tasks = (seed: string) => lay({ lexicon, seed }).see(0).players[0]!.task!.id;
    expect(tasks('a')).toBe(tasks('a'));
    expect(new Set(Array.from({ length: 12 }, (_, i) => tasks(`seed ${i}`))).size).toBeGreaterThan(4);
  });
});

describe('the options of section 14', () => {
  it('have the values and normal values of the ledger', () => {
    expect(options).toEqual({
      starter: { values: ['random', 'first'], normal: 'random' },
      tasks: { values: ['on', 'off'], normal: 'on' },
      rejectMode: { values: ['race', 'sealed'], normal: 'race' },
      grabGrace: { values: [0, 150, 300, 500, 1000], normal: 300 },
      callerMayReject: { values: ['yes', 'no'], normal: 'yes' },
      callClock: { values: ['off', 5, 10, 20, 30, 60, 86400], normal: 20 },
      respondClock: { values: ['off', 10, 20, 30, 60, 120, 86400], normal: 30 },
      scoring: { values: ['auto', 'manual'], normal: 'auto' },
      markClock: { values: ['off', 30, 60, 120, 180, 300], normal: 120 },
      lookup: { values: ['on', 'off'], normal: 'on' },
      showScore: { values: ['on', 'off'], normal: 'on' },
      openGrids: { values: ['off', 'on'], normal: 'off' },
    });
    expect(Object.keys(presets)).toEqual(['rulebook', 'relaxed', 'quick', 'paper', 'letter']);
  });
});

import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../lexicon/load.node.ts';
import { printedTasks } from '../content.ts';
import { openTestTable } from '../testing/table.testing.ts';
import { options, presets } from './options.ts';
import { rules } from './rules.ts';
import { EMPTY_GRID } from './scoring/grid.ts';

const lexicon = loadLexicon('standard');

describe('the start of a match', () => {
  it('[OB-001, OB-113] is for 2 to 5 players with a grid of 36 squares each', () => {
    expect(rules.seats).toEqual([2, 5]);
    for (const seats of [2, 5]) {
      const table = openTestTable({ seats, lexicon });
      expect(table.view().players).toHaveLength(seats);
      expect(table.grid(seats - 1)).toEqual(Array(6).fill('......'));
    }
    expect(EMPTY_GRID).toHaveLength(36);
  });

  it('[OB-010, OB-011] has empty grids, all letter cards in the center and a secret task card for each player', () => {
    const table = openTestTable({ seats: 3, lexicon });
    for (const { filled, cards } of table.view().players) expect([filled, cards]).toEqual([0, '']);
    expect(table.view().players.map(({ task }) => task)).toEqual([null, null, null]);
    expect(table.view(1).players.map(({ task }) => task !== null)).toEqual([false, true, false]);
    expect(table.opening.map(({ type }) => type)).toEqual(['started', 'tasksDrawn', 'turn']);
  });

  it('[OB-003, OB-013] deals different cards out of sixty, and none if tasks are off', () => {
    expect(printedTasks(lexicon)).toHaveLength(60);
    const table = openTestTable({ seats: 5, lexicon });
    const ids = [0, 1, 2, 3, 4].map((seat) => table.view(seat).players[seat]!.task!.id);
    expect(new Set(ids).size).toBe(5);
    const without = openTestTable({ seats: 2, lexicon, setup: { tasks: 'off' } });
    expect(without.view(0).players[0]!.task).toBeNull();
    expect(without.opening.map(({ type }) => type)).not.toContain('tasksDrawn');
  });

  it('[OB-012] lets a random seat or the first seat call first; then play goes clockwise', () => {
    const starters = Array.from(
      { length: 40 },
      (_, i) => openTestTable({ seats: 3, lexicon, seed: `s${i}` }).status.toAct[0],
    );
    expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
    const first = Array.from(
      { length: 10 },
      (_, i) => openTestTable({ seats: 3, lexicon, seed: `s${i}`, setup: { starter: 'first' } }).status.toAct[0],
    );
    expect(new Set(first)).toEqual(new Set([0]));
    const table = openTestTable({ seats: 3, scenario: { caller: 2 } });
    table.acts(['2 call E', '0 place R1C1', '1 place R1C1', '2 place R1C1']);
    expect(table.status.toAct).toEqual([0]);
  });

  it('[OB-100] is the same for the same seed and differs between seeds', () => {
    const tasks = (seed: string) => openTestTable({ lexicon, seed }).view(0).players[0]!.task!.id;
    expect(tasks('a')).toBe(tasks('a'));
    expect(new Set(Array.from({ length: 12 }, (_, i) => tasks(`seed ${i}`))).size).toBeGreaterThan(4);
  });
});

describe('the options of section 14', () => {
  it('have the values and defaults listed in RULES.md', () => {
    expect(options).toEqual({
      starter: { values: ['random', 'first'], normal: 'random' },
      tasks: { values: ['on', 'off'], normal: 'on' },
      rejectMode: { values: ['race', 'sealed'], normal: 'race' },
      grabGrace: { values: [0, 150, 300, 500, 1000], normal: 300 },
      callerMayReject: { values: ['yes', 'no'], normal: 'yes' },
      callClock: { values: ['off', 5, 10, 20, 30, 60, 43200, 86400, 259200, 604800], normal: 20 },
      respondClock: { values: ['off', 10, 20, 30, 60, 120, 43200, 86400, 259200, 604800], normal: 30 },
      scoring: { values: ['auto', 'manual'], normal: 'auto' },
      markClock: { values: ['off', 30, 60, 120, 180, 300, 43200, 86400, 259200, 604800], normal: 120 },
      lookup: { values: ['on', 'off'], normal: 'on' },
      showScore: { values: ['on', 'off'], normal: 'on' },
      openGrids: { values: ['off', 'on'], normal: 'off' },
    });
    expect(Object.keys(presets)).toEqual(['rulebook', 'relaxed', 'quick', 'paper', 'letter']);
  });
});

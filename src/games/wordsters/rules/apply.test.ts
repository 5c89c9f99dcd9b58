import { describe, expect, it } from 'vitest';
import { openTestTable } from '../testing/table.testing.ts';

describe('phases', () => {
  it('[WS-108] every move belongs to one phase', () => {
    const tables = [
      openTestTable({ scenario: { phase: 'select' } }),
      openTestTable({ scenario: { phase: 'write' } }),
      openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }),
      openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }),
      openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] }),
    ];
    tables[3]!.act(0, 'announce LOVE');
    tables[4]!.actAll('0 announce LOVE', '1 claim LOVER');
    expect(tables.map(({ phase }) => phase)).toEqual(['select', 'write', 'announce', 'respond', 'vote']);
    const moves = ['choose ANG', 'write HANG', 'announce LOVE', 'nothing', 'vote same'];
    for (const [i, table] of tables.entries())
      for (const [j, move] of moves.entries())
        expect(table.refusalCode(1, move) === 'WRONG_PHASE', `${table.phase}: ${move}`).toBe(i !== j);
  });

  it('[WS-108] while writing, seats that are not done have to act, and scores include this round', () => {
    const players = [{ total: 7, points: 2, done: true }, { total: 3 }, {}];
    const table = openTestTable({ seats: 3, scenario: { phase: 'write', players } });
    expect(table.status).toMatchObject({ toAct: [1, 2], scores: [9, 3, 0] });
  });

  it('[WS-087] the same seed and acts give the same game', () => {
    const run = () => {
      const table = openTestTable({ scenario: null, seed: 'again' });
      const [selector] = table.status.toAct;
      table.act(selector!, `choose ${table.view(selector).offered![0]}`, 700);
      return [table.view(0), table.status];
    };
    expect(run()).toEqual(run());
  });

  it('[WS-087] a refused act changes nothing', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] });
    const before = [table.view(0), table.view(1), table.status];
    table.refusalOf(0, 'announce LOVER');
    table.refusalOf(1, 'announce LOVER');
    expect([table.view(0), table.view(1), table.status]).toEqual(before);
  });
});

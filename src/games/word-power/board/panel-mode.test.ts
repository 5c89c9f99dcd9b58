import { expect, it } from 'vitest';
import { tableWhilePlacing } from '../testing/table.testing.ts';
import { challengeToShow, panelModeOf } from './panel-mode.ts';

it('shows the revealed answer until the next turn ends, but not to the player whose turn that is', () => {
  const table = tableWhilePlacing(['SONE'], [0, 0, 0, 0], {}, { dice: [1] });
  const read = (seat: number, small = false): string | undefined => {
    const view = table.viewFor(seat);
    return challengeToShow(view, panelModeOf(view, seat), small)?.key;
  };
  table.act(0, 'place SONE 2').act(1, 'challenge SONE S1');
  expect(read(1)).toBeUndefined();
  table.act(0, 'call');
  expect([read(0), read(0, true), read(1)]).toEqual(['SONE', 'SONE', undefined]);
  table.act(1, 'roll');
  expect(table.phase).toBe('place');
  expect([read(0), read(1)]).toEqual(['SONE', undefined]);
});
  const read = (small: boolean): string | undefined => {
    const view = table.viewFor(1);
    return challengeToShow(view, panelModeOf(view, 1), small)?.key;
  };
  table.act(0, 'place SONE 2').act(1, 'challenge SONE S1');
  expect(read(false)).toBeUndefined();
  table.act(0, 'call');
  expect([read(false), read(true)]).toEqual(['SONE', 'SONE']);
  table.act(1, 'roll');
  expect(table.phase).toBe('place');
  expect([read(false), read(true)]).toEqual(['SONE', undefined]);
});

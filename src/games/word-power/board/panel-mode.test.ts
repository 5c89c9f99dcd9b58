import { expect, it } from 'vitest';
import { tableWhilePlacing } from '../testing/table.testing.ts';
import { challengeToShow, panelModeOf } from './panel-mode.ts';

it('shows the revealed answer until the next turn ends, but not to a player who has rolled meanwhile', () => {
  const table = tableWhilePlacing(['SONE'], [0, 0, 0, 0], {}, { dice: [1] });
  const read = (seat: number, small = false): string | undefined => {
    const view = table.viewFor(seat);
    return challengeToShow(view, panelModeOf(view, seat), small)?.key;
  };
  table.act(0, 'place SONE 2').act(1, 'challenge SONE S1');
  expect(read(1)).toBeUndefined();
  table.act(0, 'call');
  expect([read(0), read(1), read(1, true)]).toEqual(['SONE', 'SONE', 'SONE']);
  table.act(1, 'roll');
  expect(table.phase).toBe('place');
  expect([read(0), read(1)]).toEqual(['SONE', undefined]);
});

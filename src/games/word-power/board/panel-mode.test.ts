import { expect, it } from 'vitest';
import { tableWhilePlacing } from '../testing/table.testing.ts';
import { challengeToShow, panelModeOf } from './panel-mode.ts';

it('shows the revealed answer in its turn, and after that only to those who watch', () => {
  const table = tableWhilePlacing(['SONE'], [0, 0, 0, 0], {}, { dice: [1] });
  const read = (seat: number): string | undefined => {
    const view = table.viewFor(seat);
    return challengeToShow(view, panelModeOf(view, seat))?.key;
  };
  table.act(0, 'place SONE 2').act(1, 'challenge SONE S1');
  expect(read(1)).toBeUndefined();
  table.act(0, 'call');
  expect(table.phase).toBe('roll');
  expect([read(0), read(1), read(2)]).toEqual(['SONE', undefined, 'SONE']);
  table.act(1, 'roll');
  expect(table.phase).toBe('place');
  expect(read(1)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { tableWhilePlacing } from '../testing/table.testing.ts';
import { challengeToShow, panelModeOf } from './panel-mode.ts';

it('shows the revealed answer until the next turn ends, on a small screen only until a card is placed', () => {
  const table = tableWhilePlacing(['SONE'], [0, 0, 0, 0], {}, { dice: [1] });
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

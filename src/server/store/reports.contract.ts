// What every store must do with reports of names and messages. Part of store.contract.ts.

import { expect, it } from 'vitest';
import type { Store } from './store.ts';

type OpenedStore = { readonly store: Store; readonly other: Store; advanceClock(ms: number): Promise<void> };

export function testReports(opened: () => OpenedStore): void {
  it('keeps reports until they are resolved or old', async () => {
    const { store, other, advanceClock } = opened();
    const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
    const DAY = 86_400_000;
    const about = {
      room: 'r',
      match: null,
      reporter: 'ann',
      reported: 'bo',
      reportedName: 'Bo',
      kind: 'chat',
    } as const;
    const report = (id: string) => ({ ...about, id, text: 'x', context: [{ name: 'Bo', text: 'x' }] });
    await store.addReport(report('first'));
    await store.addReport({ ...report('first'), text: 'sent again' });
    await advanceClock(1000);
    await store.addReport({ ...report('second'), match: 'm' });
    const open = await other.listReports(false, 10);
    expect(ids(open)).toEqual(['second', 'first']);
    expect(open[1]).toEqual({ ...report('first'), at: expect.any(Number), resolvedAt: null });
    expect(ids(await other.listReports(false, 1))).toEqual(['second']);
    expect(await other.resolveReport('first')).toBe(true);
    expect(await store.resolveReport('first')).toBe(false);
    expect(await store.resolveReport('nothing')).toBe(false);
    expect(ids(await store.listReports(false, 10))).toEqual(['second']);
    expect(await store.listReports(true, 10)).toMatchObject([{ id: 'first', resolvedAt: expect.any(Number) }]);
    expect(await store.deleteOldReports(DAY)).toBe(0);
    await advanceClock(2 * DAY);
    expect(await store.deleteOldReports(DAY)).toBe(2);
  });
}

import { expect, it } from 'vitest';
import { createSnapshotReader } from './lesson-snapshot.ts';
import { createTurns } from './turns.ts';

it('reads a lesson twice for everybody who asks at the same moment, and never an old one', async () => {
  const finish: (() => void)[] = [];
  let reads = 0;
  const read = createSnapshotReader(async () => {
    reads++;
    await new Promise<void>((resolve) => finish.push(resolve));
    return null;
  });
  const first = read('a');
  const others = Array.from({ length: 100 }, () => read('a'));
  expect(reads).toBe(1);
  finish[0]!();
  await first;
  await expect.poll(() => reads).toBe(2);
  // It began after they had asked, and this one asks after it began.
  const late = read('a');
  finish[1]!();
  await Promise.all(others);
  await expect.poll(() => reads).toBe(3);
  finish[2]!();
  await late;
  void read('b');
  void read('a');
  expect(reads).toBe(5);
});

it('goes on after a reading that failed', async () => {
  let reads = 0;
  const read = createSnapshotReader(async () => {
    if (++reads === 1) throw new Error('the store is away');
    return null;
  });
  const [first, second] = await Promise.allSettled([read('a'), read('a')]);
  expect([first!.status, second!.status]).toEqual(['rejected', 'fulfilled']);
});

it('lets timers run between pieces of work that take long together', async () => {
  const inTurn = createTurns();
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  const work = (): void => {
    for (const end = performance.now() + 8; performance.now() < end; );
  };
  await Promise.all(Array.from({ length: 20 }, () => inTurn(work)));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(4);
});

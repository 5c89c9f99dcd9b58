import { expect, it } from 'vitest';
import { MessageQueue } from './message-queue.ts';

/** Keeps the thread busy, as a costly message does. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('runs tasks at once while there is time', () => {
  const queue = new MessageQueue();
  const done: string[] = [];
  expect(queue.run('a', () => done.push('first'))).toBe(true);
  expect(queue.run('b', () => done.push('second'))).toBe(true);
  expect(done).toEqual(['first', 'second']);
});

it('lets timers run between the messages of somebody who sends a lot, and other addresses go first', async () => {
  const queue = new MessageQueue();
  const done: string[] = [];
  for (let i = 0; i < 40; i++)
    queue.run('flood', () => {
      work(4);
      done.push('flood');
    });
  const inTime = done.length;
  expect(inTime).toBeLessThan(5);
  setTimeout(() => done.push('timer'), 0);
  await queue.runAndWait('other', () => done.push('other'));
  expect(done.indexOf('other')).toBeLessThanOrEqual(inTime + 2);
  await new Promise<void>((resolve) => queue.run('flood', resolve));
  expect(done.filter((one) => one === 'flood')).toHaveLength(40);
  expect(done.indexOf('timer')).toBeLessThan(20);
});

it('reports what a task throws to the one who waits for it', async () => {
  const fail = (): void => {
    throw new Error('broken');
  };
  await expect(new MessageQueue().runAndWait('a', fail)).rejects.toThrow('broken');
});

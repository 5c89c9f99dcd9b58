import { expect, it } from 'vitest';
import { BotQueue } from './queue.ts';

const work = (key: string, n = 0, urgent = false) => ({ key, n, urgent });

function drain(queue: BotQueue<ReturnType<typeof work>>): string[] {
  const order: string[] = [];
  for (let next = queue.take(); next !== null; next = queue.take()) order.push(`${next.key}${next.n}`);
  return order;
}

it('lets keys take turns, and takes urgent work first', () => {
  const queue = new BotQueue<ReturnType<typeof work>>();
  for (const n of [1, 2, 3]) queue.add(work('a', n));
  queue.add(work('b', 1));
  queue.add(work('c', 1));
  queue.add(work('c', 2));
  queue.add(work('b', 9, true));
  expect(queue.size).toBe(7);
  expect(drain(queue)).toEqual(['b9', 'a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.size).toBe(0);
});

it('drops what is not needed any more', () => {
  const queue = new BotQueue<ReturnType<typeof work>>();
  const [first, second] = [work('a', 1), work('a', 2)];
  queue.add(first);
  queue.add(second);
  expect(queue.remove(first)).toBe(true);
  expect(queue.remove(first)).toBe(false);
  expect(drain(queue)).toEqual(['a2']);
  expect(queue.remove(second)).toBe(false);
});

it('takes only a limited amount of work for one key', () => {
  const queue = new BotQueue<ReturnType<typeof work>>();
  const added = Array.from({ length: 100 }, (_, n) => queue.add(work('a', n))).filter(Boolean);
  expect(added).toHaveLength(16);
  expect(queue.add(work('b'))).toBe(true);
});

import { expect, it } from 'vitest';
import { mayReloadFor } from './automatic-reload.ts';

it('allows one reload per server version', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  expect([mayReloadFor('b2', storage), mayReloadFor('b2', storage), mayReloadFor('b3', storage)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('allows none without storage', () => {
  expect(mayReloadFor('b2', { getItem: () => null, setItem: () => {} })).toBe(false);
});

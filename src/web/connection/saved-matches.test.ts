import { afterEach, expect, it, vi } from 'vitest';
import type { SavedMatch } from './local-messages.ts';
import { loadSavedMatch, saveMatch } from './saved-matches.ts';

const saved: SavedMatch = {
  matchRequest: {
    game: 'g',
    preset: 'relaxed',
    options: {},
    names: ['Ann', 'Ben'],
    botLevels: [null, 'keen'],
    seed: 's',
  },
  acts: [{ at: 5, by: 0, text: 'pass' }],
  at: 7,
};
const stored = {
  order: { game: 'g', preset: 'relaxed', options: {}, names: ['Ann', 'Ben'], drivers: [null, 'keen'], seed: 's' },
  acts: [{ at: 5, by: 0, text: 'pass' }],
  at: 7,
};

function useFakeStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

it('stores a match under the field names of older versions, and loads it again', () => {
  const items = useFakeStorage();
  saveMatch(saved.matchRequest, saved);
  expect(JSON.parse(items.get('wordhoard play g')!)).toEqual(stored);
  expect(loadSavedMatch('play', 'g')).toEqual(saved);
  saveMatch(saved.matchRequest, null);
  expect(loadSavedMatch('play', 'g')).toBeNull();
});

it('ignores a stored match that cannot be read', () => {
  const items = useFakeStorage();
  for (const text of ['{', 'null', '{}']) {
    items.set('wordhoard play g', text);
    expect(loadSavedMatch('play', 'g')).toBeNull();
  }
});

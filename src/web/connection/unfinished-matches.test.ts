import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedMatch } from './local-messages.ts';
import {
  deleteUnfinishedMatch,
  deleteUntouchedMatches,
  listUnfinishedMatches,
  loadUnfinishedMatch,
  saveUnfinishedMatch,
  urlOfMatch,
  watchOtherTabs,
} from './unfinished-matches.ts';

const match: SavedMatch = {
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
const untouched: SavedMatch = { ...match, acts: [{ at: 5, by: 1, text: 'pass' }] };
const storedByOlderVersion = {
  order: { game: 'g', preset: 'relaxed', options: {}, names: ['Ann', 'Ben'], drivers: [null, 'keen'], seed: 's' },
  acts: [{ at: 5, by: 0, text: 'pass' }],
  at: 7,
};

const ids = (): readonly string[] => listUnfinishedMatches('g').map(({ id }) => id);

beforeEach(() => {
  const items: { [key: string]: string } = {};
  vi.stubGlobal(
    'localStorage',
    Object.create(
      {
        getItem: (key: string) => localStorage[key] ?? null,
        setItem: (key: string, text: string) => void (localStorage[key] = text),
        removeItem: (key: string) => delete localStorage[key],
      },
      Object.getOwnPropertyDescriptors(items),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('keeps every match until it is deleted, the latest first', () => {
  saveUnfinishedMatch({ id: 'a', match, progress: 'Your turn', savedAt: 1 });
  saveUnfinishedMatch({ id: 'b', match, progress: '', savedAt: 2 });
  saveUnfinishedMatch({
    id: 'c',
    match: { ...match, matchRequest: { ...match.matchRequest, game: 'h' } },
    progress: '',
    savedAt: 3,
  });
  expect(ids()).toEqual(['b', 'a']);
  expect(listUnfinishedMatches()).toHaveLength(3);
  expect(loadUnfinishedMatch('a')).toEqual({ id: 'a', match, progress: 'Your turn', savedAt: 1 });
  deleteUnfinishedMatch('b');
  expect(ids()).toEqual(['a']);
});

it('opens matches saved by older versions', () => {
  localStorage.setItem('wordhoard play g', JSON.stringify(storedByOlderVersion));
  expect(listUnfinishedMatches('g')).toEqual([{ id: 'play g', match, progress: '', savedAt: 0 }]);
  expect(loadUnfinishedMatch('play g')?.match).toEqual(match);
  expect(urlOfMatch('play g', match.matchRequest)).toBe('/play/g?match=play%20g');
  deleteUnfinishedMatch('play g');
  expect(ids()).toEqual([]);
});

it('does not list a match that is over, but can still open it', () => {
  saveUnfinishedMatch({ id: 'a', match, progress: '', savedAt: 1 }, { isOver: true });
  expect(ids()).toEqual([]);
  expect(loadUnfinishedMatch('a')?.match).toEqual(match);
});

it('replaces a match in which no person has moved', () => {
  saveUnfinishedMatch({ id: 'a', match: untouched, progress: '', savedAt: 1 });
  saveUnfinishedMatch({ id: 'b', match, progress: '', savedAt: 1 });
  deleteUntouchedMatches('g', 'device');
  expect(ids()).toEqual(['a', 'b']);
  deleteUntouchedMatches('g', 'play');
  expect(ids()).toEqual(['b']);
});

it('gives a match to the tab that opened it last, whatever an older tab still saves', () => {
  const listeners: ((event: { readonly key: string; readonly newValue: string }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  const stopped: string[] = [];
  watchOtherTabs('a', 1, () => stopped.push('first'));
  watchOtherTabs('a', 2, () => stopped.push('second'));
  const saveInTab = (openedAt: number): void => {
    saveUnfinishedMatch({ id: 'a', match, progress: '', savedAt: 9 }, { openedAt });
    for (const listener of listeners) listener({ key: 'wordhoard match a', newValue: '{}' });
  };
  saveInTab(1);
  expect(stopped).toEqual([]);
  saveInTab(2);
  expect(stopped).toEqual(['first']);
});

it('ignores a stored match that cannot be read', () => {
  for (const text of ['{', 'null', '{}', '{"order":{}}']) {
    localStorage.setItem('wordhoard match a', text);
    expect(loadUnfinishedMatch('a')).toBeNull();
    expect(ids()).toEqual([]);
  }
});

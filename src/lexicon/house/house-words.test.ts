// Tests house words: every query of an amended list gives what a list built of the amended words gives.

import { expect, it, vi } from 'vitest';
import { fastRandom, randomFrom } from '../../core/random.ts';
import { buildWordList } from '../lists/word-list.ts';
import type { WordList } from '../lists/word-list-types.ts';
import { loadLexicon } from '../load.node.ts';
import { amendWordList } from './amend-list.ts';

const standard = loadLexicon('standard');
const random = fastRandom(randomFrom('house words', 0));
const all = Array.from({ length: standard.size }, (_, i) => standard.wordAt(i));
const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(65 + random.below(26))).join('');

const house = {
  add: [
    ...Array.from({ length: 100 }, () => letters(random.below(6) + 2)),
    ...Array.from({ length: 80 }, () => `${random.pick(all)}${letters(1)}`.slice(0, 15)),
    ...['ZENNY', 'EVALA', 'TEAQ'],
  ],
  ban: [...Array.from({ length: 60 }, () => random.pick(all)), 'LEAVE', 'TEAS', 'ZA', 'ZAS'],
};
const amended = standard.amended(house);
const added = [...new Set(house.add)].filter((word) => !standard.has(word)).sort();
const banned = [...new Set(house.ban)].filter((word) => standard.has(word)).sort();
const oracle = buildWordList([...all.filter((word) => !banned.includes(word)), ...added]).list;

it('counts what was added, and nothing that was banned', () => {
  for (const word of added) expect(amended.has(word)).toBe(true);
  for (const word of banned) expect(amended.has(word)).toBe(false);
  expect(amended.size).toBe(oracle.size);
  for (const word of [...added, ...banned, ...Array.from({ length: 3000 }, () => random.pick(all))]) {
    expect(amended.has(word)).toBe(oracle.has(word));
    for (let n = 0; n <= word.length; n++)
      expect(amended.isPrefix(word.slice(0, n))).toBe(oracle.isPrefix(word.slice(0, n)));
    expect(amended.indexOf(word)).toBe(oracle.indexOf(word));
  }
  for (let i = 0; i < amended.size; i += 997) expect(amended.wordAt(i)).toBe(oracle.wordAt(i));
});

it('searches like a list of the same words', () => {
  for (const word of [...added, ...banned].filter((_, i) => i % 20 === 0)) {
    const queries = [
      { required: word.slice(1), optional: letters(5), optionalWild: random.below(2), minOptional: 1 },
      { required: word.slice(2), requiredWild: 1, optional: word },
      { required: word.slice(0, -1), optional: letters(3), requiredWild: 1 },
    ];
    for (const query of queries) expect(amended.wordsFromLetters(query)).toEqual(oracle.wordsFromLetters(query));
    const hidden = [...word].filter((_, i) => i % 2 === 0).join('');
    expect(amended.wordsHiding(hidden)).toEqual(oracle.wordsHiding(hidden));
    expect(amended.wordsMatching(`.${word.slice(1)}`)).toEqual(oracle.wordsMatching(`.${word.slice(1)}`));
    const line = `.${word.slice(0, -1)}..`;
    expect(amended.wordsFittingLine(line)).toEqual(oracle.wordsFittingLine(line));
  }
});

it('says that the table agreed', () => {
  expect(amended.explain('ZENNY').sentence).toBe('ZENNY is a house word: this table agreed that it counts.');
  expect(amended.explain('TEAS')).toMatchObject({ inList: false, reason: { type: 'banned' } });
  expect(amended.explain('CAT')).toEqual(standard.explain('CAT'));
  expect(amended.judgeBasicForm('ZENNY').ok).toBe(true);
});

it('has an id of its own that depends on the words alone, and keeps one lexicon for them', () => {
  const once = standard.amended({ add: ['QXA', 'QXB'], ban: ['CAT'] });
  expect(standard.amended({ add: ['QXB', 'QXA', 'DOG'], ban: ['CAT', 'QXC'] })).toBe(once);
  expect(once.id).toMatch(new RegExp(`^${standard.id}-house-[0-9a-f]{16}$`));
  expect(standard.amended({ add: ['QXA', 'CAT'], ban: ['QXB'] }).id).not.toBe(once.id);
  expect(standard.amended({ add: [], ban: [] })).toBe(standard);
  expect(standard.amended({ add: ['CAT'], ban: ['QXA'] })).toBe(standard);
});

it('replaces the house words it had, and takes the last one away again', () => {
  const other = amended.amended({ add: ['QXA'], ban: [] });
  expect(other.has('ZENNY')).toBe(false);
  expect(other).toBe(standard.amended({ add: ['QXA'], ban: [] }));
  expect(amended.amended({ add: [], ban: [] })).toBe(standard);
});

it('lets bots accept added words, but not find them; and they don’t find banned ones', () => {
  const { forBots } = amended;
  expect(forBots.has('ZENNY')).toBe(true);
  expect(forBots.id).toBe(amended.id);
  for (const word of added) {
    expect(forBots.wordsFromLetters({ required: word })).not.toContain(word);
    expect(forBots.wordsMatching(word)).toEqual([]);
    expect(forBots.wordsHiding(word)).not.toContain(word);
  }
  for (const word of banned) {
    expect(forBots.has(word)).toBe(false);
    expect(forBots.wordsFromLetters({ required: word })).not.toContain(word);
    expect(forBots.wordsMatching(word)).toEqual([]);
  }
  expect(standard.forBots).toBe(standard);
  expect(forBots.forBots).toBe(forBots);
});

it('amends lists of a few words, and empty ones', () => {
  const few = standard.restrictTo(['CAT']).amended({ add: ['QXA'], ban: ['CAT'] });
  expect([few.size, few.has('CAT'), few.has('QXA'), few.isPrefix('C'), few.wordAt(0)]).toEqual([
    1,
    false,
    true,
    false,
    'QXA',
  ]);
  const none = standard.restrictTo([]).amended({ add: ['AB'], ban: [] });
  expect([none.has('AB'), none.isPrefix('A'), none.has('A')]).toEqual([true, true, false]);
  expect(
    standard
      .restrictTo(['CAT'])
      .amended({ add: [], ban: ['CAT'] })
      .isPrefix(''),
  ).toBe(false);
});

it('looks words up without building a graph, which a replay of many votes would do for each', () => {
  const graph = vi.fn(() => standard.graph);
  const list = Object.defineProperty({ ...standard } as WordList, 'graph', { get: graph });
  const words = ['QXA', 'QXB', 'QXC'];
  const changed = amendWordList(list, { add: words, ban: ['CAT'] });
  expect(['QXA', 'CAT', 'DOG', 'QXD'].map((word) => changed.has(word))).toEqual([true, false, true, false]);
  expect(graph).not.toHaveBeenCalled();
  // Who looks up many words gets the graph, which is faster.
  const other = amendWordList(list, { add: words, ban: ['CAT'] });
  for (let i = 0; i < 2000; i++) expect(other.has('QXA')).toBe(true);
  expect(graph).not.toHaveBeenCalled();
  expect(['QXA', 'CAT', 'DOG', 'QXD'].map((word) => other.has(word))).toEqual([true, false, true, false]);
  expect(graph).toHaveBeenCalled();
  graph.mockClear();
  expect(changed.isPrefix('QX')).toBe(true);
  expect(graph).toHaveBeenCalled();
  expect(['QXA', 'CAT', 'DOG', 'QXD'].map((word) => changed.has(word))).toEqual([true, false, true, false]);
});

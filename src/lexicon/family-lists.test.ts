// Tests that the family lists leave out exactly the offensive words.

import { expect, it } from 'vitest';
import { loadLexicon } from './load.node.ts';

it('takes words out of the graph as it is: building a new one would keep a server waiting', () => {
  const { arcs } = loadLexicon('standard').graph;
  expect(loadLexicon('standard-family').graph.arcs.subarray(1, arcs.length)).toEqual(arcs.subarray(1));
});

it.each(['standard', 'broad'] as const)('the family list of %s is the list without the offensive words', (list) => {
  const whole = loadLexicon(list);
  const family = loadLexicon(`${list}-family`);
  const missing = Array.from({ length: whole.size }, (_, i) => whole.wordAt(i)).filter((word) => !family.has(word));
  expect(missing.length).toBe(whole.size - family.size);
  expect(missing.length).toBeGreaterThan(50);
  expect(missing.every((word) => whole.offensiveness(word) === 'hard')).toBe(true);
  const kept = { required: 'SHI', optional: 'TSE', optionalWild: 1 };
  expect(family.wordsFromLetters(kept)).toEqual(whole.wordsFromLetters(kept).filter((word) => family.has(word)));
  expect(family.wordsMatching('..S.')).toEqual(whole.wordsMatching('..S.').filter((word) => family.has(word)));
  expect(family.name).toBe(`${list}-family`);
  expect(family.id).not.toBe(whole.id);
  expect(family.judgeBasicForm('GOES')).toEqual(whole.judgeBasicForm('GOES'));
});

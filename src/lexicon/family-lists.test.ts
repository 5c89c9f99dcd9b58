// Tests that the family lists leave out exactly the offensive words.

import { expect, it } from 'vitest';
import { loadLexicon } from './load.node.ts';

it.each(['standard', 'broad'] as const)('the family list of %s is the list without the offensive words', (list) => {
  const whole = loadLexicon(list);
  const family = loadLexicon(`${list}-family`);
  const missing = Array.from({ length: whole.size }, (_, i) => whole.wordAt(i)).filter((word) => !family.has(word));
  expect(missing.length).toBe(whole.size - family.size);
  expect(missing.length).toBeGreaterThan(50);
  expect(missing.every((word) => whole.offensiveness(word) === 'hard')).toBe(true);
  expect(family.name).toBe(`${list}-family`);
  expect(family.id).not.toBe(whole.id);
  expect(family.judgeBasicForm('GOES')).toEqual(whole.judgeBasicForm('GOES'));
});

import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom-lexicon.ts';
import { lookUpWord } from './word-lookup.ts';

describe('a word lookup', () => {
  const lexicon = customLexicon(['OAK', 'ANT']);
  const task = { id: 'T05', text: 'A plant.', staged: { words: ['OAK'], exceptions: ['ANNA'] } };

  it('answers for words of two to six letters', () => {
    expect(lookUpWord(' oak ', null, lexicon)).toEqual({ counts: true, sentence: 'OAK counts: 3 points.' });
    expect(lookUpWord('xyzzy', null, lexicon)?.counts).toBe(false);
    expect(lookUpWord('a', null, lexicon)?.counts).toBe(false);
    expect(lookUpWord('ice cream', null, lexicon)?.counts).toBe(false);
    expect(lookUpWord('', null, lexicon)).toBe(null);
  });

  it('takes the task of the player into account', () => {
    expect(lookUpWord('oak', task, lexicon)?.sentence).toBe('OAK counts: 3 points, and it fits your task.');
    expect(lookUpWord('anna', task, lexicon)?.sentence).toBe('ANNA counts: 5 points, but only for your task.');
    expect(lookUpWord('anna', null, lexicon)?.counts).toBe(false);
  });
});

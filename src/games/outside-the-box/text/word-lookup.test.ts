import { describe, expect, it } from 'vitest';
import { customLexicon } from '../../../lexicon/custom.ts';
import { lookUp } from './word-lookup.ts';

describe('a look-up', () => {
  const lexicon = customLexicon(['OAK', 'ANT']);
  const task = { id: 'T05', text: 'A plant.', staged: { words: ['OAK'], exceptions: ['ANNA'] } };

  it('answers for words of two to six letters', () => {
    expect(lookUp(' oak ', null, lexicon)).toEqual({ counts: true, sentence: 'OAK counts: 3 points.' });
    expect(lookUp('xyzzy', null, lexicon)?.counts).toBe(false);
    expect(lookUp('a', null, lexicon)?.counts).toBe(false);
    expect(lookUp('ice cream', null, lexicon)?.counts).toBe(false);
    expect(lookUp('', null, lexicon)).toBe(null);
  });

  it('knows the task of whoever asks', () => {
    expect(lookUp('oak', task, lexicon)?.sentence).toBe('OAK counts: 3 points. It meets your task.');
    expect(lookUp('anna', task, lexicon)?.sentence).toBe(
      'ANNA counts by your task alone: 5 points. It meets your task.',
    );
    expect(lookUp('anna', null, lexicon)?.counts).toBe(false);
  });
});

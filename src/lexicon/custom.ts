// A lexicon of a few words drawn up on the spot: for tests, scenarios and puzzles.
// Not the real lists (open.ts), though it may borrow their knowledge.

import type { Cards, Knowledge, Lexicon } from './lexicon.ts';
import { isSpelling } from './lists/word-graph.ts';
import { listOf } from './lists/word-list.ts';
import { compose } from './open.ts';

/** Only these words count. Without the knowledge of a real lexicon every word is a base form of no known class. */
export function customLexicon(words: readonly string[], knowledge?: Lexicon): Lexicon {
  if (knowledge) return knowledge.restrictTo(words);
  const { list, hash } = listOf(words);
  const library = {
    fingerprint: 'plain',
    broad: list,
    isName: () => false,
    isAbbreviation: () => false,
    knowledge: PLAIN,
  };
  return compose(list, library, () => NO_CARDS, `only-${hash}-plain`);
}

const PLAIN: Knowledge = {
  zipf: () => 0,
  readingsOf: (word) => (isSpelling(word) ? [{ base: word, class: 'other', form: 'base' }] : []),
  nounShare: () => null,
  isBarePlural: () => false,
  judgeBasicForm: () => ({ ok: true, why: 'base', of: null }),
  compareWords: (a, b) =>
    a === b
      ? { verdict: 'SAME', similar: true, because: { type: 'spelling' } }
      : { verdict: 'DIFFERENT', similar: false, because: { type: 'unrelated' } },
  define: () => null,
  flag: () => null,
};

const NO_CARDS: Cards = {
  tasks: [],
  task: () => ({ fits: false, exception: false, sure: false }),
  wordsters: [],
  powerCards: [],
};

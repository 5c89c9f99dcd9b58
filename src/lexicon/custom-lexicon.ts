// A lexicon made of a few given words, for tests, scenarios and puzzles. The real lists are opened by open-lexicon.ts.

import type { Knowledge, Lexicon } from './lexicon.ts';
import type { TypedArray } from './lists/lexicon-sections.ts';
import { isValidSpelling } from './lists/spelling.ts';
import { buildWordList } from './lists/word-list.ts';
import { composeLexicon } from './open-lexicon.ts';

/** Only these words are valid. Without `knowledge` from a real lexicon, every word is a base form of no known class. */
export function customLexicon(words: readonly string[], knowledge?: Lexicon): Lexicon {
  return knowledge ? knowledge.restrictTo(words) : lexiconWithSections(words, {});
}

/** A custom lexicon with tables such as the cards of a game. */
export function lexiconWithSections(
  words: readonly string[],
  sections: { readonly [name: string]: TypedArray },
): Lexicon {
  const { list, hash } = buildWordList(words);
  const shared = {
    fingerprint: 'plain',
    broad: () => list,
    isName: () => false,
    isAbbreviation: () => false,
    isBrand: () => false,
    knowledge: NO_KNOWLEDGE,
    section: (name: string) => sections[name] ?? null,
    hasSection: (name: string) => Object.hasOwn(sections, name),
  };
  return composeLexicon(list, shared, `only-${hash}-plain`);
}

const NO_KNOWLEDGE: Knowledge = {
  zipf: () => 0,
  learningAge: () => null,
  readingsOf: (word) => (isValidSpelling(word) ? [{ base: word, class: 'other', form: 'base' }] : []),
  nounShare: () => null,
  isBarePlural: () => false,
  judgeBasicForm: () => ({ ok: true, why: 'base', of: null }),
  compareWords: (a, b) =>
    a === b
      ? { verdict: 'SAME', similar: true, because: { type: 'spelling' } }
      : { verdict: 'DIFFERENT', similar: false, because: { type: 'unrelated' } },
  variantsOf: () => [],
  define: () => null,
  offensiveness: () => null,
};

// Estimates how likely a word is on another list too, assuming that people write the familiar words for a Wordster.

import { exp, pow } from '../../../core/math/portable-math.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { LINES_PER_LIST } from '../rules/state.ts';
import { hidesWordster } from '../rules/words/word.ts';
import { cachePerLexicon } from './lexicon-cache.ts';

/** Weight factor for each year of learning age: words learned early come to mind first. */
const AGE_FACTOR = 0.66;
/** Words learned later are hardly ever written. */
const MAX_AGE = 13;

/** Weights of base words, their sum, and a cache of the weights of single words. */
type RecallWeights = {
  readonly byBase: ReadonlyMap<Word, number>;
  readonly sum: number;
  readonly byWord: Map<Word, number>;
};

/** Forms of one word count as the same (WS-050), so weights belong to base words. */
const recallWeightsFor = (wordster: Word, lexicon: Lexicon): RecallWeights =>
  cachePerLexicon(lexicon, `readiness ${wordster}`, () => {
    const byBase = new Map<Word, number>();
    for (const word of lexicon.wordsHiding(wordster)) {
      const age = lexicon.learningAge(word);
      if (age === null || age > MAX_AGE) continue;
      for (const base of basesOf(word, lexicon))
        byBase.set(base, Math.max(byBase.get(base) ?? 0, pow(AGE_FACTOR, age)));
    }
    return { byBase, sum: [...byBase.values()].reduce((sum, one) => sum + one, 0), byWord: new Map() };
  });

const basesOf = (word: Word, lexicon: Lexicon): ReadonlySet<Word> =>
  new Set(lexicon.readingsOf(word).map(({ base }) => base));

/** The probability that at least one of this many other lists has the same word. */
export function sharedWordProbability(word: Word, wordster: Word, lists: number, lexicon: Lexicon): number {
  const { byBase, sum, byWord } = recallWeightsFor(wordster, lexicon);
  let weight = byWord.get(word);
  if (weight === undefined) {
    const bases = hidesWordster(word, wordster) ? [...basesOf(word, lexicon)] : [];
    weight = bases.reduce((total, base) => total + (byBase.get(base) ?? 0), 0);
    byWord.set(word, weight);
  }
  return sum === 0 ? 0 : 1 - exp((-LINES_PER_LIST * lists * weight) / sum);
}

// Which words a bot level knows for a Wordster, and how readily each comes to mind.

import { exp, pow } from '../../../core/math/portable-math.ts';
import type { Random } from '../../../core/random.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { cachePerLexicon } from './lexicon-cache.ts';

export type VocabularyProfile = {
  readonly name: string;
  /** The learning age at which a word has an even chance of being known. */
  readonly halfKnownAge: number;
  /** Weight factor for each year of learning age: words learned early come to mind first. */
  readonly ageFactor: number;
  /** Weight factor for each letter beyond the fourth. */
  readonly lengthFactor: number;
  /** Weight factor if the letters of the Wordster are not adjacent. */
  readonly gapFactor: number;
};

/** Deterministic: a level either knows a word or does not. */
export const knowsWord = (profile: VocabularyProfile, word: Word, lexicon: Lexicon): boolean =>
  lexicon.has(word) && isKnown(profile, word, learningAge(word, lexicon));

/** No level knows words learned this much later than those it has an even chance of knowing. */
const MAX_YEARS_ABOVE_HALF = 1.75;
/** How steeply knowledge falls off around that age. */
const SLOPE_PER_YEAR = 2.4;

const isKnown = (profile: VocabularyProfile, word: Word, age: number): boolean =>
  age <= oldestKnownAge(profile) &&
  hashToUnit(`${profile.name} ${word}`) < 1 / (1 + exp(SLOPE_PER_YEAR * (age - profile.halfKnownAge)));

/** The learning age above which this level knows no words. */
export const oldestKnownAge = ({ halfKnownAge }: VocabularyProfile): number => halfKnownAge + MAX_YEARS_ABOVE_HALF;

const learningAge = (word: Word, lexicon: Lexicon): number => lexicon.learningAge(word) ?? Number.POSITIVE_INFINITY;

/** Words and the weights by which they are drawn. */
export type Vocabulary = { readonly words: readonly Word[]; readonly weights: readonly number[] };

/** Words learned later are skipped: no level knows them. */
const MAX_AGE = 15;

const inoffensiveWords = (wordster: Word, lexicon: Lexicon): readonly { readonly word: Word; readonly age: number }[] =>
  cachePerLexicon(lexicon, `decent ${wordster}`, () =>
    lexicon
      .wordsHiding(wordster)
      .map((word) => ({ word, age: learningAge(word, lexicon) }))
      .filter(({ word, age }) => age <= MAX_AGE && lexicon.offensiveness(word) === null),
  );

export const vocabularyFor = (profile: VocabularyProfile, wordster: Word, lexicon: Lexicon): Vocabulary =>
  cachePerLexicon(lexicon, `${profile.name} ${wordster}`, () => {
    const known = inoffensiveWords(wordster, lexicon).filter(({ word, age }) => isKnown(profile, word, age));
    return {
      words: known.map(({ word }) => word),
      weights: known.map(
        ({ word, age }) =>
          pow(profile.ageFactor, age) *
          pow(profile.lengthFactor, word.length - 4) *
          (word.includes(wordster) ? 1 : profile.gapFactor),
      ),
    };
  });

const MAX_DRAWS = 16;

/** Draws up to `count` acceptable words by weight, in the order in which they come to mind. */
export function recallWords(
  { words, weights }: Vocabulary,
  count: number,
  isAcceptable: (word: Word) => boolean,
  random: Random,
): readonly Word[] {
  const left = [...weights];
  const found: Word[] = [];
  const tries = Math.min(MAX_DRAWS + count, words.length);
  for (let tried = 0; tried < tries && found.length < count; tried++) {
    const at = random.weightedIndex(left);
    if (isAcceptable(words[at]!)) found.push(words[at]!);
    left[at] = 0;
  }
  return found;
}

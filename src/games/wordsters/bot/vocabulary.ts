// Which words a bot level knows for a Wordster, and how readily each comes to mind.

import { exp, pow } from '../../../core/portable-math.ts';
import type { Random } from '../../../core/random.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { cachePerLexicon } from './lexicon-cache.ts';

export type VocabularyProfile = {
  readonly name: string;
  /** The Zipf frequency (log10 of occurrences per 10^9 words) at which a word has an even chance of being known. */
  readonly evenChanceZipf: number;
  /** A word ten times as common comes to mind 10 to this power times as readily. */
  readonly frequencyExponent: number;
  /** Weight factor for each letter beyond the fourth. */
  readonly lengthFactor: number;
  /** Weight factor if the letters of the Wordster are not adjacent. */
  readonly gapFactor: number;
};

/** Deterministic: a level either knows a word or does not. */
export const knowsWord = (profile: VocabularyProfile, word: Word, lexicon: Lexicon): boolean =>
  lexicon.has(word) && isKnown(profile, word, lexicon.zipf(word));

/** No level knows words this much rarer (in Zipf frequency) than those it has an even chance of knowing. */
const KNOWN_ZIPF_RANGE = 0.7;

const isKnown = (profile: VocabularyProfile, word: Word, zipf: number): boolean =>
  zipf >= rarestKnownZipf(profile) &&
  hashToUnit(`${profile.name} ${word}`) < 1 / (1 + exp((profile.evenChanceZipf - zipf) * 6));

/** The Zipf frequency below which this level knows no words. */
export const rarestKnownZipf = ({ evenChanceZipf: known }: VocabularyProfile): number => known - KNOWN_ZIPF_RANGE;

/** Words and the weights by which they are drawn. */
export type Vocabulary = { readonly words: readonly Word[]; readonly weights: readonly number[] };

/** Rarer words are skipped: no level knows them. */
const MIN_ZIPF = 1.5;

const inoffensiveWords = (
  wordster: Word,
  lexicon: Lexicon,
): readonly { readonly word: Word; readonly zipf: number }[] =>
  cachePerLexicon(lexicon, `decent ${wordster}`, () =>
    lexicon
      .wordsHiding(wordster)
      .map((word) => ({ word, zipf: lexicon.zipf(word) }))
      .filter(({ word, zipf }) => zipf >= MIN_ZIPF && lexicon.offensiveness(word) === null),
  );

export const vocabularyFor = (profile: VocabularyProfile, wordster: Word, lexicon: Lexicon): Vocabulary =>
  cachePerLexicon(lexicon, `${profile.name} ${wordster}`, () => {
    const known = inoffensiveWords(wordster, lexicon).filter(({ word, zipf }) => isKnown(profile, word, zipf));
    return {
      words: known.map(({ word }) => word),
      weights: known.map(
        ({ word, zipf }) =>
          pow(10, profile.frequencyExponent * (zipf - 4)) *
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

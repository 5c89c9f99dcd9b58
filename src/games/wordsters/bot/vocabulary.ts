// Which words a bot knows for a Wordster, and how readily each comes to mind: familiar, short words that begin with the
// Wordster first, words in which its letters are far apart last.

import { exp } from '../../../core/math/portable-math.ts';
import type { Random } from '../../../core/random.ts';
import { isGrownUpWord } from '../../../core/vocabulary/grown-up-words.ts';
import { ageOf, isKnownTo, type Vocabulary } from '../../../core/vocabulary/known-words.ts';
import { letterPairOddity } from '../../../core/vocabulary/letter-pairs.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { cachePerLexicon } from './lexicon-cache.ts';

export type VocabularyProfile = Vocabulary & {
  /** The bot, or its level: two bots know different words. */
  readonly id: string;
  /** How much harder a hard word is for this level than an easy one. */
  readonly steepness: number;
  /** Knows only words of children: no long words, unless they are learned early, and nothing about drink or crime. */
  readonly isChild: boolean;
};

/** Always the same: a bot either knows a word or does not. */
export const knowsWord = (profile: VocabularyProfile, word: Word, lexicon: Lexicon): boolean =>
  lexicon.has(word) &&
  isKnownTo(profile.id, profile, word, lexicon) &&
  (!profile.isChild || isChildsWord(word, lexicon));

/** A child knows longer words only if they are learned by this age. */
const EARLY_AGE = 8;
const SYLLABLE = /[AEIOUY]+(?!$)|[AIOUY]+$|(?<=L)E$/g;

const isChildsWord = (word: Word, lexicon: Lexicon): boolean =>
  ((word.match(SYLLABLE)?.length ?? 0) <= 2 || ageOf(word, lexicon) <= EARLY_AGE) && !isGrownUpWord(word, lexicon);

/** Words and the weights by which they come to mind. */
export type WeightedWords = {
  readonly words: readonly Word[];
  readonly weights: readonly number[];
  /** The sum of the weights: the more there is to find, the faster the bot writes. */
  readonly sum: number;
};

/** Words learned later are skipped: hardly anybody knows them. */
const MAX_AGE = 19;

const inoffensiveWords = (
  wordster: Word,
  lexicon: Lexicon,
): readonly { readonly word: Word; readonly effort: number }[] =>
  cachePerLexicon(lexicon, `decent ${wordster}`, () =>
    lexicon
      .wordsHiding(wordster)
      .filter((word) => ageOf(word, lexicon) <= MAX_AGE && lexicon.offensiveness(word) === null)
      .map((word) => ({ word, effort: recallEffort(word, wordster, lexicon) })),
  );

/** How hard a word is to think of, the same for everybody. */
function recallEffort(word: Word, wordster: Word, lexicon: Lexicon): number {
  const isOnlyForm = lexicon.readingsOf(word).every(({ base }) => base !== word);
  return (
    0.3 * Math.max(0, ageOf(word, lexicon) - 5) +
    hidingEffort(word, wordster) +
    0.2 * Math.max(0, word.length - 6) +
    0.25 * letterPairOddity(word, lexicon) +
    (isOnlyForm ? 1.6 : 0)
  );
}

/** How well the Wordster hides in the word. */
export function hidingEffort(word: Word, wordster: Word): number {
  if (word.startsWith(wordster)) return 0;
  if (word.endsWith(wordster)) return 0.6;
  if (word.includes(wordster)) return 0.9;
  return 1.3 + 0.5 * fewestGaps(word, wordster) - (word[0] === wordster[0] ? 0.2 : 0);
}

/** In how many places the letters of the Wordster are interrupted, at best. */
function fewestGaps(word: Word, wordster: Word): number {
  const search = (from: number, found: number): number => {
    if (found === wordster.length) return 0;
    let best = Number.POSITIVE_INFINITY;
    for (let at = word.indexOf(wordster[found]!, from); at !== -1; at = word.indexOf(wordster[found]!, at + 1))
      best = Math.min(best, Number(found > 0 && at > from) + search(at + 1, found + 1));
    return best;
  };
  return search(0, 0);
}

export const vocabularyFor = (profile: VocabularyProfile, wordster: Word, lexicon: Lexicon): WeightedWords =>
  cachePerLexicon(lexicon, `${profile.id} ${wordster}`, () => {
    const known = inoffensiveWords(wordster, lexicon).filter(({ word }) => knowsWord(profile, word, lexicon));
    const weights = known.map(({ effort }) => exp(-profile.steepness * effort));
    return { words: known.map(({ word }) => word), weights, sum: weights.reduce((sum, one) => sum + one, 0) };
  });

const MAX_DRAWS = 16;

/** Draws up to `count` acceptable words by weight, in the order in which they come to mind. */
export function recallWords(
  { words, weights }: Pick<WeightedWords, 'words' | 'weights'>,
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

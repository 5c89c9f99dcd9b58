// The words a bot of some level has in mind for a Wordster, and how readily each comes.
// Not what it does with them (bot.ts).

import { exp, pow } from '../../../core/portable-math.ts';
import type { Random } from '../../../core/random.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { remember } from './lexicon-cache.ts';

export type Mind = {
  readonly name: string;
  /** How common a word must be for an even chance to be known, as a zipf value. */
  readonly known: number;
  /** How many times more readily a word comes that is ten times as common, as a power of ten. */
  readonly lean: number;
  /** How readily a word comes for each letter it is longer, and if the Wordster's letters do not stand side by side. */
  readonly long: number;
  readonly apart: number;
};

/** Always the same answer for a level and a word: bots, like people, know a word or do not. */
export const knows = (mind: Mind, word: Word, lexicon: Lexicon): boolean =>
  lexicon.has(word) && isKnown(mind, word, lexicon.zipf(word));

/** Nobody knows a word that is so much rarer than what they know evenly. */
const REACH = 0.7;

const isKnown = (mind: Mind, word: Word, zipf: number): boolean =>
  zipf >= rarestOf(mind) && hashToUnit(`${mind.name} ${word}`) < 1 / (1 + exp((mind.known - zipf) * 6));

/** No word of this level is rarer. */
export const rarestOf = ({ known }: Mind): number => known - REACH;

/** Words and the weights they are drawn by. */
export type Vocabulary = { readonly words: readonly Word[]; readonly weights: readonly number[] };

/** No level knows words that are rarer. */
const RAREST = 1.5;

const decentWords = (wordster: Word, lexicon: Lexicon): readonly { readonly word: Word; readonly zipf: number }[] =>
  remember(lexicon, `decent ${wordster}`, () =>
    lexicon
      .wordsHiding(wordster)
      .map((word) => ({ word, zipf: lexicon.zipf(word) }))
      .filter(({ word, zipf }) => zipf >= RAREST && lexicon.offensiveness(word) === null),
  );

export const vocabularyFor = (mind: Mind, wordster: Word, lexicon: Lexicon): Vocabulary =>
  remember(lexicon, `${mind.name} ${wordster}`, () => {
    const known = decentWords(wordster, lexicon).filter(({ word, zipf }) => isKnown(mind, word, zipf));
    return {
      words: known.map(({ word }) => word),
      weights: known.map(
        ({ word, zipf }) =>
          pow(10, mind.lean * (zipf - 4)) *
          pow(mind.long, word.length - 4) *
          (word.includes(wordster) ? 1 : mind.apart),
      ),
    };
  });

const TRIES = 16;

/** Up to so many words that come to mind and are good enough, in the order in which they come. */
export function recall(
  { words, weights }: Vocabulary,
  count: number,
  isGood: (word: Word) => boolean,
  random: Random,
): readonly Word[] {
  const left = [...weights];
  const found: Word[] = [];
  const tries = Math.min(TRIES + count, words.length);
  for (let tried = 0; tried < tries && found.length < count; tried++) {
    const at = random.weightedIndex(left);
    if (isGood(words[at]!)) found.push(words[at]!);
    left[at] = 0;
  }
  return found;
}

// The words a bot of some level has in mind for a Wordster, and how readily each comes.
// Not what it does with them (bot.ts).

import type { Random } from '../../core/random.ts';
import { fixedReal } from '../../core/random.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';

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

const isKnown = (mind: Mind, word: Word, zipf: number): boolean =>
  fixedReal(`${mind.name} ${word}`) < 1 / (1 + Math.exp((mind.known - zipf) * 6));

/** Words and the weights they are drawn by. */
type Vocabulary = { readonly words: readonly Word[]; readonly weights: readonly number[] };

/** No level knows many words that are rarer. */
const RAREST = 1.5;
const MOST_KEPT = 64;
// Only remembered, never changed: listing all words for a Wordster is dear, and a bot is asked after every act.
const remembered = new WeakMap<Lexicon, Map<string, unknown>>();

function remember<T>(lexicon: Lexicon, key: string, make: () => T): T {
  const known = remembered.get(lexicon) ?? new Map<string, unknown>();
  remembered.set(lexicon, known);
  if (known.size >= MOST_KEPT) known.clear();
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}

const decentWords = (wordster: Word, lexicon: Lexicon): readonly { readonly word: Word; readonly zipf: number }[] =>
  remember(lexicon, wordster, () =>
    lexicon
      .hiding(wordster)
      .map((word) => ({ word, zipf: lexicon.zipf(word) }))
      .filter(({ word, zipf }) => zipf >= RAREST && lexicon.flag(word) === null),
  );

export const vocabularyFor = (mind: Mind, wordster: Word, lexicon: Lexicon): Vocabulary =>
  remember(lexicon, `${mind.name} ${wordster}`, () => {
    const known = decentWords(wordster, lexicon).filter(({ word, zipf }) => isKnown(mind, word, zipf));
    return {
      words: known.map(({ word }) => word),
      weights: known.map(
        ({ word, zipf }) =>
          10 ** (mind.lean * (zipf - 4)) * mind.long ** (word.length - 4) * (word.includes(wordster) ? 1 : mind.apart),
      ),
    };
  });

const TRIES = 16;

/** A word that comes to mind and is good enough; null: none does. */
export function recall({ words, weights }: Vocabulary, isGood: (word: Word) => boolean, random: Random): Word | null {
  const left = [...weights];
  for (let tried = 0; tried < Math.min(TRIES, words.length); tried++) {
    const at = random.weighted(left);
    if (isGood(words[at]!)) return words[at]!;
    left[at] = 0;
  }
  return null;
}

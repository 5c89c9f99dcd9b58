// Good words for a Wordster that are not on a list.

import { familiarZipf } from '../../../core/analysis/familiar-zipf.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { cachePerLexicon } from '../bot/lexicon-cache.ts';

export type FamiliarWord = { readonly word: Word; readonly zipf: number };

/** All words for a Wordster but the offensive ones, the best known first. */
export const familiarWords = (wordster: Word, lexicon: Lexicon): readonly FamiliarWord[] =>
  cachePerLexicon(lexicon, `familiar ${wordster}`, () =>
    lexicon
      .wordsHiding(wordster)
      .filter((word) => lexicon.offensiveness(word) === null)
      .map((word) => ({ word, zipf: familiarZipf(word, lexicon) }))
      .toSorted((a, b) => b.zipf - a.zipf || (a.word < b.word ? -1 : 1)),
  );

/** The first of these words that are neither related to written words nor to each other. */
export function pickUnrelated(
  words: Iterable<FamiliarWord>,
  written: readonly Word[],
  count: number,
  lexicon: Lexicon,
): readonly FamiliarWord[] {
  const picked: FamiliarWord[] = [];
  for (const one of words) {
    if (picked.length >= count) break;
    const others = [...written, ...picked.map(({ word }) => word)];
    if (others.every((other) => lexicon.compareWords(one.word, other).verdict === 'DIFFERENT')) picked.push(one);
  }
  return picked;
}

// The best known word that begins with certain letters: a beginning is an everyday choice only if people know such a word.

import { familiarZipf } from '../../../core/analysis/familiar-zipf.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';

/** The search gives up after this many words. Three letters rarely begin more. */
const MOST_WORDS = 1500;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const found = new WeakMap<Lexicon, Map<string, string>>();

/** The best known word that begins with `text` and is longer, or `text` itself if nothing is. */
export function bestKnownContinuation(text: string, lexicon: Lexicon): string {
  const known = found.get(lexicon) ?? new Map<string, string>();
  found.set(lexicon, known);
  const word = known.get(text) ?? search(text, lexicon);
  known.set(text, word);
  return word;
}

function search(text: string, lexicon: Lexicon): string {
  let [best, bestZipf, left] = ['', -1, MOST_WORDS];
  const visit = (start: string): void => {
    if (start !== text && lexicon.has(start)) {
      left--;
      const zipf = lexicon.offensiveness(start) === null ? familiarZipf(start, lexicon) : -1;
      if (zipf > bestZipf) [best, bestZipf] = [start, zipf];
    }
    for (const letter of LETTERS) if (left > 0 && lexicon.isPrefix(start + letter)) visit(start + letter);
  };
  visit(text);
  return best === '' ? text : best;
}

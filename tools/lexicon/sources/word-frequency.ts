// How frequent each word is: the mean of its frequency in books and on the web, as log10 of occurrences in 10^9 words.
// Books overrate old words and the web new ones, hence the mean.

import type { WordSources } from './npm-sources.ts';

export function readFrequencies({ books, web }: Pick<WordSources, 'books' | 'web'>): (word: string) => number {
  const inBooks = scale(books);
  const onWeb = scale(web);
  return (word) => (books.has(word) || web.has(word) ? (inBooks(word) + onWeb(word)) / 2 : 0);
}

/** A word missing from a file counts as rare as the rarest word in it. */
function scale(counts: ReadonlyMap<string, number>): (word: string) => number {
  let all = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const count of counts.values()) {
    all += count;
    least = Math.min(least, count);
  }
  return (word) => Math.max(0, Math.log10(((counts.get(word) ?? least) / all) * 1e9));
}

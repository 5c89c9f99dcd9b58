// Caches values that are expensive to compute and constant per lexicon, because bots are asked after every act.

import type { Lexicon } from '../../../lexicon/lexicon.ts';

const MAX_ENTRIES = 64;
const cacheByLexicon = new WeakMap<Lexicon, Map<string, unknown>>();

export function cachePerLexicon<T>(lexicon: Lexicon, key: string, compute: () => T): T {
  const cache = cacheByLexicon.get(lexicon) ?? new Map<string, unknown>();
  cacheByLexicon.set(lexicon, cache);
  if (cache.size >= MAX_ENTRIES && !cache.has(key)) cache.clear();
  if (!cache.has(key)) cache.set(key, compute());
  return cache.get(key) as T;
}

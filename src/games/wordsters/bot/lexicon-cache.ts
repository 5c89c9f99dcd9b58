// Keeps what is dear to work out about a lexicon and never changes: a bot is asked after every act.
// Not a state: forgetting all of it changes no answer.

import type { Lexicon } from '../../../lexicon/lexicon.ts';

const MOST_KEPT = 64;
const remembered = new WeakMap<Lexicon, Map<string, unknown>>();

export function remember<T>(lexicon: Lexicon, key: string, make: () => T): T {
  const known = remembered.get(lexicon) ?? new Map<string, unknown>();
  remembered.set(lexicon, known);
  if (known.size >= MOST_KEPT && !known.has(key)) known.clear();
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}

// What is known of spellings, whatever the list. So far: nothing.
// Not the list of words that count (wordlist.ts).

import { isSpelling } from './graph.ts';
import type { Knowledge } from './lexicon.ts';
import type { Sections } from './sections.ts';

export function openKnowledge(
  _sections: Sections,
  _indexOf: (word: string) => number,
  _definitions: (shard: string) => ArrayBuffer | null,
): Knowledge {
  return {
    zipf: () => 0,
    readings: (word) => (isSpelling(word) ? [{ base: word, class: 'other', form: 'base' }] : []),
    nounShare: () => null,
    isBarePlural: () => false,
    basicForm: () => ({ ok: true, why: 'base', of: null }),
    compare: (a, b) =>
      a === b
        ? { verdict: 'SAME', similar: true, because: { type: 'spelling' } }
        : { verdict: 'DIFFERENT', similar: false, because: { type: 'unrelated' } },
    define: () => null,
    flag: () => null,
  };
}

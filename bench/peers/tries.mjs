// Popular trie packages from npm, each filled with the same words: a name, and a function that tells whether it contains
// a word.

import { Trie as DataTrie } from '@datastructures-js/trie';
import { buildTrieFast } from 'cspell-trie-lib';
import { Trie } from 'mnemonist';

export function tries(words) {
  const own = new Trie();
  for (const word of words) own.add(word);
  const spell = buildTrieFast(words);
  const data = DataTrie.fromArray(words);
  return {
    mnemonist: (word) => own.has(word),
    'cspell-trie-lib': (word) => spell.has(word),
    '@datastructures-js/trie': (word) => data.has(word),
  };
}

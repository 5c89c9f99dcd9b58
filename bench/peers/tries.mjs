// The tries that people take from npm, each over the same words: a name, and a function that says whether a word is in it.

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

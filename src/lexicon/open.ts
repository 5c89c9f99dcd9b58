// Opens a built lexicon: the word list of one match, with what is known of words and the cards made of them.
// Not where the bytes come from (read.node.ts, the browser).

import type { Anagrams } from './anagrams.ts';
import { openCards } from './cards.ts';
import { explain } from './explain.ts';
import { hasWord, indexOf, type WordGraph } from './graph.ts';
import { openKnowledge } from './knowledge.ts';
import type { Cards, Graph, Knowledge, Lexicon, WordList } from './lexicon.ts';
import { openSections, type Sections, section } from './sections.ts';
import { listOf, openWordList } from './wordlist.ts';

/** All there is to know beside the words that count in a match. */
export interface Library {
  readonly fingerprint: string;
  readonly broad: WordList;
  readonly isName: (text: string) => boolean;
  readonly isAbbreviation: (text: string) => boolean;
  readonly knowledge: Knowledge;
}

export function openLexicon(
  words: ArrayBuffer,
  list: 'standard' | 'broad',
  definitions: (shard: string) => ArrayBuffer | null,
): Lexicon {
  const sections = openSections(words);
  const whole = openGraph(sections, 'broad');
  const anagrams: Anagrams = {
    sorted: openGraph(sections, 'anagrams'),
    first: section(sections, 'anagrams.first', 4),
    groups: section(sections, 'anagrams.groups', 4),
  };
  const open = (name: 'standard' | 'broad'): WordList =>
    openWordList(name, {
      words: name === 'broad' ? whole : openGraph(sections, name),
      whole,
      anagrams: () => anagrams,
      marks: name === 'broad' ? null : section(sections, `${name}.marks`, 4),
    });
  const names = openArcs(sections, 'names');
  const abbreviations = openArcs(sections, 'abbreviations');
  const knowledge = openKnowledge(sections, (word) => indexOf(whole, word), definitions);
  const library: Library = {
    fingerprint: String.fromCharCode(...section(sections, 'fingerprint', 1)),
    broad: open('broad'),
    isName: (text) => hasWord(names, text),
    isAbbreviation: (text) => hasWord(abbreviations, text),
    knowledge,
  };
  const counting = list === 'broad' ? library.broad : open(list);
  return compose(counting, library, openCards(sections, counting, knowledge), `${list}-${library.fingerprint}`);
}

/** A lexicon of one list; `only` keeps all but the list. */
export function compose(list: WordList, library: Library, cards: Cards, id: string): Lexicon {
  return {
    ...list,
    ...library.knowledge,
    ...cards,
    id,
    explain: (text) => explain(text, list, library),
    only: (words) => {
      const own = listOf(words);
      return compose(own.list, library, cards, `only-${own.hash}-${library.fingerprint}`);
    },
  };
}

const openArcs = (sections: Sections, name: string): Graph => {
  const arcs = section(sections, `${name}.arcs`, 4);
  return { arcs, root: arcs.length > 1 ? 1 : 0 };
};

const openGraph = (sections: Sections, name: string): WordGraph => ({
  ...openArcs(sections, name),
  counts: section(sections, `${name}.counts`, 4),
  below: section(sections, `${name}.below`, 4),
});

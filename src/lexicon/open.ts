// Opens a built lexicon: the word list of one match, with what is known of words and the cards made of them.
// Not where the bytes come from (read.node.ts, the browser).

import { type Anagrams, buildAnagrams } from './anagrams.ts';
import { openCards } from './cards.ts';
import { explain } from './explain.ts';
import { eachWord, graphOver, hasWord, indexOf, numberWords, type WordGraph } from './graph.ts';
import { openKnowledge } from './knowledge.ts';
import type { Cards, Graph, Lexicon, WordList } from './lexicon.ts';
import type { Library } from './library.ts';
import { openSections, type Sections, section } from './sections.ts';
import { listOf, openWordList } from './wordlist.ts';

/** Raised whenever the same tables would be read otherwise, so that no old match is judged anew. */
const VERSION = 1;

export function openLexicon(
  words: ArrayBuffer,
  list: 'standard' | 'broad',
  definitions: (shard: string) => ArrayBuffer | null,
): Lexicon {
  const sections = openSections(words);
  const whole = openGraph(sections, 'broad');
  const anagrams = openAnagrams(sections, whole);
  const open = (name: 'standard' | 'broad'): WordList =>
    name === 'broad'
      ? openWordList(name, { words: whole, whole, anagrams, marks: null })
      : openWordList(name, {
          words: openGraph(sections, name),
          whole,
          anagrams,
          marks: section(sections, `${name}.marks`, 4),
        });
  const names = openArcs(sections, 'names');
  const abbreviations = openArcs(sections, 'abbreviations');
  const library: Library = {
    fingerprint: `${VERSION}-${String.fromCharCode(...section(sections, 'fingerprint', 1))}`,
    broad: open('broad'),
    isName: (text) => hasWord(names, text),
    isAbbreviation: (text) => hasWord(abbreviations, text),
    knowledge: openKnowledge(sections, (word) => indexOf(whole, word), definitions),
  };
  const counting = list === 'broad' ? library.broad : open(list);
  const cards = openCards(sections, counting, library.knowledge);
  return compose(counting, library, cards, `${list}-${library.fingerprint}`);
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

const openArcs = (sections: Sections, name: string): Graph => graphOver(section(sections, `${name}.arcs`, 4));

/** Counts do not travel: they are quicker made than sent. */
const openGraph = (sections: Sections, name: string): WordGraph =>
  sections.has(`${name}.counts`)
    ? {
        ...openArcs(sections, name),
        counts: section(sections, `${name}.counts`, 4),
        below: section(sections, `${name}.below`, 4),
      }
    : numberWords(openArcs(sections, name));

/** Nor do anagrams, which few tables need: they are made when first asked for. */
function openAnagrams(sections: Sections, whole: WordGraph): () => Anagrams {
  let anagrams: Anagrams | null = null;
  const open = (): Anagrams => ({
    sorted: openGraph(sections, 'anagrams'),
    first: section(sections, 'anagrams.first', 4),
    groups: section(sections, 'anagrams.groups', 4),
  });
  const make = (): Anagrams => {
    const words: string[] = [];
    eachWord(whole, (word) => words.push(word));
    return buildAnagrams(words);
  };
  return () => (anagrams ??= sections.has('anagrams.first') ? open() : make());
}

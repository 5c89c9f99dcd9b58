// Opens a built lexicon, resident or packed: the word list of one match, with what is known of words and the cards made of them.
// Not where the bytes come from (read.node.ts, the browser).

import { openCards } from './cards/open-cards.ts';
import { explain } from './explain.ts';
import { openKnowledge } from './knowledge/knowledge.ts';
import type { Cards, Lexicon, ListName, WordList } from './lexicon.ts';
import { openGraph } from './lists/packed-format.ts';
import { openSections, type Sections, section } from './lists/sections.ts';
import { gatherLetters, hasWord, type NumberedGraph, numberWords } from './lists/word-graph.ts';
import { listOf, openWordList, type Whole, wholeOf } from './lists/word-list.ts';
import type { Library } from './shared-data.ts';

/** Raised whenever the same tables would be read otherwise, so that no old match is judged anew. */
const VERSION = 1;

export function openLexicon(
  words: ArrayBuffer,
  list: ListName,
  definitions: (shard: string) => ArrayBuffer | null,
): Lexicon {
  const { sections, whole, library } = openShared(words, definitions);
  const cardsFor = (words: WordList): Cards => openCards(sections, words, library.knowledge);
  if (list === 'standard-family' || list === 'broad-family') {
    const base = openLexicon(words, list === 'broad-family' ? 'broad' : 'standard', definitions);
    const clean = Array.from({ length: base.size }, (_, index) => base.wordAt(index)).filter(
      (word) => base.flag(word) !== 'hard',
    );
    return compose({ ...listOf(clean).list, list }, library, cardsFor, `${list}-${library.fingerprint}`);
  }
  const counting =
    list === 'broad'
      ? library.broad
      : openWordList(list, openNumbered(sections, list), whole, section(sections, `${list}.marks`, 4));
  return compose(counting, library, cardsFor, `${list}-${library.fingerprint}`);
}

type Shared = { readonly sections: Sections; readonly whole: Whole; readonly library: Library };
/** The lists of one buffer share all but themselves. */
const opened = new WeakMap<ArrayBuffer, Shared>();

function openShared(words: ArrayBuffer, definitions: (shard: string) => ArrayBuffer | null): Shared {
  let shared = opened.get(words);
  if (!shared) {
    const sections = openSections(words);
    const whole = openWhole(sections);
    const broad = openWordList('broad', whole.graph, whole, null);
    const names = openGraph(sections, 'names');
    const abbreviations = openGraph(sections, 'abbreviations');
    const library: Library = {
      fingerprint: `${VERSION}-${String.fromCharCode(...section(sections, 'fingerprint', 1))}`,
      broad,
      isName: (text) => hasWord(names, text),
      isAbbreviation: (text) => hasWord(abbreviations, text),
      knowledge: openKnowledge(sections, broad, definitions),
    };
    shared = { sections, whole, library };
    opened.set(words, shared);
  }
  return shared;
}

/** A lexicon of one list; `only` keeps all but the list. */
export function compose(list: WordList, library: Library, cardsOf: (list: WordList) => Cards, id: string): Lexicon {
  const cards = cardsOf(list);
  return {
    ...list,
    ...library.knowledge,
    tasks: cards.tasks,
    task: cards.task,
    wordsters: cards.wordsters,
    get powerCards() {
      return cards.powerCards; // read when first wanted, so not to be spread
    },
    id,
    explain: (text) => explain(text, list, library),
    restrictTo: (words) => {
      const own = listOf(words);
      return compose(own.list, library, cardsOf, `only-${own.hash}-${library.fingerprint}`);
    },
  };
}

/** What is counted on a graph does not travel with it: it is quicker made than sent. */
function openNumbered(sections: Sections, name: string): NumberedGraph {
  const graph = openGraph(sections, name);
  return sections.has(`${name}.counts`)
    ? { ...graph, counts: section(sections, `${name}.counts`, 4) }
    : numberWords(graph);
}

/** Nor do anagrams, which few tables need: they are made when first asked for. */
function openWhole(sections: Sections): Whole {
  const numbered = openNumbered(sections, 'broad');
  const graph = sections.has('broad.below')
    ? { ...numbered, below: section(sections, 'broad.below', 4) }
    : gatherLetters(numbered);
  if (!sections.has('anagrams.first')) return wholeOf(graph);
  return wholeOf(graph, () => ({
    sorted: openNumbered(sections, 'anagrams'),
    first: section(sections, 'anagrams.first', 4),
    groups: section(sections, 'anagrams.groups', 4),
  }));
}

// Opens a built lexicon, resident or packed: one word list with everything known about words.
// The bytes come from load.node.ts or, in the browser, from the network.

import { explainText } from './explain-word.ts';
import { openKnowledge } from './knowledge/knowledge.ts';
import type { Lexicon, ListName, WordList } from './lexicon.ts';
import { decodeAscii, decodeSections, getSection, type Sections } from './lists/lexicon-sections.ts';
import { readGraph } from './lists/packed-format.ts';
import { hasWord, type NumberedWordGraph, withLetterMasks, withWordCounts } from './lists/word-graph.ts';
import { buildSharedWordIndex, buildWordList, openWordList, type SharedWordIndex } from './lists/word-list.ts';
import type { SharedWordData } from './shared-word-data.ts';

/** Part of every lexicon id. Increased whenever the same tables would give different answers, so that old matches are
 *  never replayed with them. */
const LEXICON_FORMAT_VERSION = 1;

export function openLexicon(
  words: ArrayBuffer,
  list: ListName,
  definitions: (shard: string) => ArrayBuffer | null,
): Lexicon {
  const { sections, index, data } = openShared(words, definitions);
  const id = `${list}-${data.fingerprint}`;
  if (list === 'standard-family' || list === 'broad-family') {
    const base = openLexicon(words, list === 'broad-family' ? 'broad' : 'standard', definitions);
    const clean = Array.from({ length: base.size }, (_, i) => base.wordAt(i)).filter(
      (word) => base.offensiveness(word) !== 'hard',
    );
    return composeLexicon({ ...buildWordList(clean).list, name: list }, data, id);
  }
  const wordList =
    list === 'broad'
      ? data.broad
      : openWordList(list, openNumberedGraph(sections, list), index, getSection(sections, `${list}.marks`, 4));
  return composeLexicon(wordList, data, id);
}

type Shared = { readonly sections: Sections; readonly index: SharedWordIndex; readonly data: SharedWordData };
/** All lists of one buffer share everything but the list itself. */
const sharedByBuffer = new WeakMap<ArrayBuffer, Shared>();

function openShared(words: ArrayBuffer, definitions: (shard: string) => ArrayBuffer | null): Shared {
  let shared = sharedByBuffer.get(words);
  if (!shared) {
    const sections = decodeSections(words);
    const index = openSharedIndex(sections);
    const broad = openWordList('broad', index.graph, index, null);
    const names = readGraph(sections, 'names');
    const abbreviations = readGraph(sections, 'abbreviations');
    const brands = readGraph(sections, 'brands');
    const data: SharedWordData = {
      fingerprint: `${LEXICON_FORMAT_VERSION}-${decodeAscii(getSection(sections, 'fingerprint', 1))}`,
      broad,
      isName: (text) => hasWord(names, text),
      isAbbreviation: (text) => hasWord(abbreviations, text),
      isBrand: (text) => hasWord(brands, text),
      knowledge: openKnowledge(sections, broad, definitions),
      section: (name) => sections.get(name) ?? null,
    };
    shared = { sections, index, data };
    sharedByBuffer.set(words, shared);
  }
  return shared;
}

/** A word list together with everything that is shared by all lists. */
export function composeLexicon(list: WordList, data: SharedWordData, id: string): Lexicon {
  return {
    ...list,
    ...data.knowledge,
    id,
    section: data.section,
    explain: (text) => explainText(text, list, data),
    restrictTo: (words) => {
      const own = buildWordList(words);
      return composeLexicon(own.list, data, `only-${own.hash}-${data.fingerprint}`);
    },
  };
}

/** The packed lexicon has no word counts: computing them is faster than downloading them. */
function openNumberedGraph(sections: Sections, name: string): NumberedWordGraph {
  const graph = readGraph(sections, name);
  return sections.has(`${name}.counts`)
    ? { ...graph, counts: getSection(sections, `${name}.counts`, 4) }
    : withWordCounts(graph);
}

/** Nor does it have anagrams: few games need them, so they are built when first needed. */
function openSharedIndex(sections: Sections): SharedWordIndex {
  const numbered = openNumberedGraph(sections, 'broad');
  const graph = sections.has('broad.below')
    ? { ...numbered, below: getSection(sections, 'broad.below', 4) }
    : withLetterMasks(numbered);
  if (!sections.has('anagrams.first')) return buildSharedWordIndex(graph);
  return buildSharedWordIndex(graph, () => ({
    sorted: openNumberedGraph(sections, 'anagrams'),
    first: getSection(sections, 'anagrams.first', 4),
    groups: getSection(sections, 'anagrams.groups', 4),
  }));
}

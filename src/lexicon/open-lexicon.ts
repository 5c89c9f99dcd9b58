// Opens a built lexicon, resident or packed: one word list with everything known about words.
// The bytes come from load.node.ts or, in the browser, from the network.

import { explainText } from './explain-word.ts';
import { amendLexicon } from './house/amend-lexicon.ts';
import { amendWordList } from './house/amend-list.ts';
import { openKnowledge } from './knowledge/knowledge.ts';
import { lazy } from './lazy.ts';
import type { Knowledge, Lexicon, ListName, WordList } from './lexicon.ts';
import { lexiconIdOf, versionedFingerprint } from './lexicon-id.ts';
import {
  decodeAscii,
  decodeSections,
  getSection,
  type SectionSource,
  type TypedArray,
} from './lists/lexicon-sections.ts';
import { readGraph } from './lists/packed-format.ts';
import { hasWord, type NumberedWordGraph, withLetterMasks, withWordCounts } from './lists/word-graph.ts';
import { buildSharedWordIndex, buildWordList, openWordList, type SharedWordIndex } from './lists/word-list.ts';
import type { SharedWordData } from './shared-word-data.ts';

export function openLexicon(
  words: ArrayBuffer,
  list: ListName,
  definitions: (shard: string) => ArrayBuffer | null,
): Lexicon {
  let shared = sharedByBuffer.get(words);
  if (!shared) {
    const sections = decodeSections(words);
    shared = openShared(sections, decodeAscii(getSection(sections, 'fingerprint', 1)), definitions);
    sharedByBuffer.set(words, shared);
  }
  return openList(shared, list);
}

/** All lists of one buffer share everything but the list itself. */
const sharedByBuffer = new WeakMap<ArrayBuffer, SharedLexicon>();

export type SharedLexicon = {
  readonly sections: SectionSource;
  readonly index: () => SharedWordIndex;
  readonly data: SharedWordData;
};

/** Every table is opened when it is first needed: few games need all of them, and in a browser some may still be on their way. */
export function openShared(
  sections: SectionSource,
  fingerprint: string,
  definitions: (shard: string) => ArrayBuffer | null,
): SharedLexicon {
  const index = lazy(() => openSharedIndex(sections));
  const broad = lazy(() => openWordList('broad', index().graph, index, null));
  const names = lazy(() => readGraph(sections, 'names'));
  const abbreviations = lazy(() => readGraph(sections, 'abbreviations'));
  const brands = lazy(() => readGraph(sections, 'brands'));
  const numbers = { indexOf: (word: string) => broad().indexOf(word), wordAt: (n: number) => broad().wordAt(n) };
  const data: SharedWordData = {
    fingerprint: versionedFingerprint(fingerprint),
    broad,
    isName: (text) => hasWord(names(), text),
    isAbbreviation: (text) => hasWord(abbreviations(), text),
    isBrand: (text) => hasWord(brands(), text),
    knowledge: openKnowledge(sections, numbers, definitions),
    section: (name) => sections.get(name) ?? null,
    hasSection: (name) => sections.has(name),
  };
  return { sections, index, data };
}

function openList(shared: SharedLexicon, list: ListName): Lexicon {
  return composeLexicon(openNamedList(shared, list), shared.data, lexiconIdOf(list, shared.data.fingerprint));
}

/** A list by its name, complete. */
export function openNamedList({ sections, index, data }: SharedLexicon, list: ListName): WordList {
  if (list === 'broad') return data.broad();
  if (list === 'standard')
    return openWordList(list, openNumberedGraph(sections, list), index, getSection(sections, `${list}.marks`, 4));
  data.knowledge.offensiveness('A'); // if it is not there yet, we know before listing all words
  const base = openNamedList({ sections, index, data }, list === 'broad-family' ? 'broad' : 'standard');
  // Few words are left out, and taking them out of the graph is much faster than building a new list.
  const ban = Array.from({ length: base.size }, (_, i) => base.wordAt(i)).filter(
    (word) => data.knowledge.offensiveness(word) === 'hard',
  );
  return { ...amendWordList(base, { add: [], ban }), name: list };
}

/** A word list together with everything that is shared by all lists. */
export function composeLexicon(list: WordList, data: SharedWordData, id: string): Lexicon {
  const amendments = new Map<string, Lexicon>();
  const own: Omit<Lexicon, keyof WordList | keyof Knowledge> = {
    id,
    get forBots(): Lexicon {
      return this as Lexicon;
    },
    amended(this: Lexicon, house) {
      return amendLexicon(this, list, data, house, amendments, composeLexicon);
    },
    section: data.section,
    hasSection: data.hasSection,
    explain: (text) => explainText(text, list, data),
    restrictTo: (words) => {
      const few = buildWordList(words);
      return composeLexicon(few.list, data, `only-${few.hash}-${data.fingerprint}`);
    },
    withSection: (name, table, hash) => {
      const section = (asked: string): TypedArray | null => (asked === name ? table : data.section(asked));
      const hasSection = (asked: string): boolean => asked === name || data.hasSection(asked);
      return composeLexicon(list, { ...data, section, hasSection }, `${id}-${name}-${hash}`);
    },
  };
  // A list that is still growing has getters, which a spread would call.
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(list),
      ...Object.getOwnPropertyDescriptors(data.knowledge),
      ...Object.getOwnPropertyDescriptors(own),
    },
  ) as Lexicon;
}

/** The packed lexicon has no word counts: computing them is faster than downloading them. */
function openNumberedGraph(sections: SectionSource, name: string): NumberedWordGraph {
  const graph = readGraph(sections, name);
  return sections.has(`${name}.counts`)
    ? { ...graph, counts: getSection(sections, `${name}.counts`, 4) }
    : withWordCounts(graph);
}

/** Nor does it have anagrams: few games need them, so they are built when first needed. */
function openSharedIndex(sections: SectionSource): SharedWordIndex {
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

// A lexicon whose parts arrive one after another. It answers a question exactly as the whole lexicon would, or throws
// MissingWordsError with the part that it needs. Ids are the same too.

import { lazy } from '../lazy.ts';
import type { Lexicon, ListName, WordList } from '../lexicon.ts';
import { lexiconIdOf } from '../lexicon-id.ts';
import { readGraph } from '../lists/packed-format.ts';
import { findPrefixArc, hasWord } from '../lists/word-graph.ts';
import { composeLexicon, openNamedList, openShared } from '../open-lexicon.ts';
import type { SharedWordData } from '../shared-word-data.ts';
import { MAX_SHORT_LETTERS, type WordParts } from './word-parts.ts';

/** Opens any list of these parts. */
export function openGrowingLexicon(
  parts: WordParts,
  definitions: (shard: string) => ArrayBuffer | null,
): (list: ListName) => Lexicon {
  const shared = openShared(parts, parts.directory.fingerprint, definitions);
  const short = lazy(() => readGraph(parts, 'short'));
  const hasShort = (word: string): boolean => hasWord(short(), word);
  return (list) => {
    const whole = lazy(() => openNamedList(shared, list));
    const base: EarlyAnswers =
      list === 'standard' || list === 'standard-family'
        ? answerStandardEarly(parts, hasShort, (text) => findPrefixArc(short(), text) !== 0)
        : answerBroadEarly(parts, hasShort);
    const early = list.endsWith('-family') ? withoutOffensiveWords(base, shared.data) : base;
    return composeLexicon(growingList(list, whole, early), shared.data, lexiconIdOf(list, shared.data.fingerprint));
  };
}

/** What can be said about a text before the whole list is there; null if nothing. */
type EarlyAnswers = {
  has(word: string): boolean | null;
  isPrefix(text: string): boolean | null;
};

/** Short words are complete: a short text that is not among them isn't a word. */
const answerStandardEarly = (
  parts: WordParts,
  hasShort: (word: string) => boolean,
  isShortPrefix: (text: string) => boolean,
): EarlyAnswers => ({
  has: (word) => (word.length <= MAX_SHORT_LETTERS && !parts.hasPart('standard') ? hasShort(word) : null),
  isPrefix: (text) => (parts.hasPart('short') && !parts.hasPart('standard') && isShortPrefix(text) ? true : null),
});

/** Every standard word is in the broad list, but not the other way round. */
const answerBroadEarly = (parts: WordParts, hasShort: (word: string) => boolean): EarlyAnswers => ({
  has: (word) => (parts.hasPart('short') && !parts.hasPart('broad') && hasShort(word) ? true : null),
  isPrefix: () => null,
});

const withoutOffensiveWords = ({ has }: EarlyAnswers, { knowledge }: SharedWordData): EarlyAnswers => ({
  has: (word) => {
    const inBase = has(word);
    return inBase === true ? knowledge.offensiveness(word) !== 'hard' : inBase;
  },
  isPrefix: () => null, // all words that begin with it may be offensive
});

function growingList(name: string, whole: () => WordList, early: EarlyAnswers): WordList {
  return {
    name,
    get size() {
      return whole().size;
    },
    get graph() {
      return whole().graph;
    },
    has: (word) => early.has(word) ?? whole().has(word),
    isPrefix: (text) => early.isPrefix(text) ?? whole().isPrefix(text),
    indexOf: (word) => whole().indexOf(word),
    wordAt: (index) => whole().wordAt(index),
    wordsFromLetters: (letters) => whole().wordsFromLetters(letters),
    wordsHiding: (letters) => whole().wordsHiding(letters),
    wordsMatching: (pattern) => whole().wordsMatching(pattern),
    wordsFittingLine: (line) => whole().wordsFittingLine(line),
  };
}

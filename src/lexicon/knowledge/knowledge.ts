// Opens what is known about words, whichever list is used: frequency, learning age, grammar, relations, definitions, offensiveness.

import { lazy } from '../lazy.ts';
import { decodeSections, getSection, type SectionSource, type Sections } from '../lists/lexicon-sections.ts';
import { isValidSpelling } from '../lists/spelling.ts';
import type { WordList } from '../lists/word-list-types.ts';
import { judgeBasicForm } from './basic-form.ts';
import { compareWords } from './compare-words.ts';
import { learningAgeCodec, nounShareCodec, wordFlagsCodec, zipfCodec } from './encodings.ts';
import type { Definition, Knowledge, WordClass } from './knowledge-types.ts';
import { openReadings, type ReadingIndex } from './readings.ts';
import { openRelations } from './relations.ts';

/** The tables are indexed by a word's number in `broad`; `definitions` returns the shard of a letter, or null if it is missing. */
export function openKnowledge(
  sections: SectionSource,
  broad: Pick<WordList, 'indexOf' | 'wordAt'>,
  definitions: (letter: string) => ArrayBuffer | null,
): Knowledge {
  const { indexOf } = broad;
  const zipfs = lazy(() => getSection(sections, 'words.zipfs', 1));
  const ages = lazy(() => unpackAges(getSection(sections, 'words.ages', 1), zipfs()));
  const shares = lazy(() => getSection(sections, 'words.shares', 1));
  const marks = lazy(() => getSection(sections, 'words.marks', 1));
  const readings = openReadings(sections, marks, indexOf);
  const relations = openRelations(sections, broad);
  const at = (table: Uint8Array, word: string): number => table[indexOf(word)] ?? 0; // also for index -1
  const nounShare = (word: string): number | null => nounShareCodec.decode(at(shares(), word));
  const offensiveness: Knowledge['offensiveness'] = (word) => wordFlagsCodec.offensiveness(at(marks(), word));
  return {
    zipf: (word) => zipfCodec.decode(at(zipfs(), word)),
    learningAge: (word) => {
      const code = ages()[indexOf(word)];
      return code === undefined ? null : learningAgeCodec.decode(code);
    },
    readingsOf: readings.of,
    nounShare,
    isBarePlural: (noun, plural, share) => isBarePlural(noun, plural, share, readings, indexOf, nounShare),
    judgeBasicForm: (word) =>
      indexOf(word) < 0
        ? { ok: false, why: 'unknown', of: null }
        : judgeBasicForm(word, readings.of(word), nounShare, wordFlagsCodec.isOwnWord(at(marks(), word))),
    compareWords: (a, b) => compareWords(a, b, readings.of, relations),
    variantsOf: relations.variantsOf,
    define: openDefinitions(readings, indexOf, (word) => offensiveness(word) === 'hard', definitions),
    offensiveness,
  };
}

/** Words that were never counted have no stored age: hardly anybody knows them. */
function unpackAges(stored: Uint8Array, zipfs: Uint8Array): Uint8Array {
  let next = 0;
  return zipfs.map((zipf) => (zipf > 0 ? stored[next++]! : learningAgeCodec.oldest));
}

/** An unknown word is a noun unless its -ED and -ING forms exist. */
function isBarePlural(
  noun: string,
  plural: string,
  share: number,
  { of, isBase }: ReadingIndex,
  indexOf: (word: string) => number,
  nounShare: (word: string) => number | null,
): boolean {
  if (plural !== `${noun}S` || !isValidSpelling(plural)) return false;
  if (indexOf(noun) < 0) return !(indexOf(`${noun}ED`) >= 0 && indexOf(`${noun}ING`) >= 0);
  const isPlural = of(plural).some(({ base, form }) => base === noun && form === 'plural');
  return isPlural && isBase(noun, 'noun') && (nounShare(noun) ?? 1) >= share;
}

const CLASS_BY_POS: ReadonlyMap<string, WordClass> = new Map([
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adjective'],
  ['r', 'adverb'],
  ['o', 'other'],
]);
/** The first line of a word that is mainly a form of another. */
const FORM_FIRST = '=';

/** Defines a word itself or the word of which it is a form, whichever is meant more often. Shards are loaded when first needed. */
function openDefinitions(
  readings: ReadingIndex,
  indexOf: (word: string) => number,
  isBarred: (word: string) => boolean,
  shardOf: (letter: string) => ArrayBuffer | null,
): Knowledge['define'] {
  const opened = new Map<string, Sections>();
  const open = (letter: string): Sections | null => {
    const bytes = opened.has(letter) ? null : shardOf(letter);
    if (bytes) opened.set(letter, decodeSections(bytes));
    return opened.get(letter) ?? null;
  };
  const linesOf = (word: string): string[] => {
    const shard = open(word[0]!.toLowerCase());
    const place = shard ? binarySearch(getSection(shard, 'numbers', 4), indexOf(word)) : -1;
    if (!shard || place < 0 || isBarred(word)) return [];
    const starts = getSection(shard, 'starts', 4);
    const text = getSection(shard, 'text', 1).subarray(starts[place]!, starts[place + 1]!);
    return String.fromCharCode(...text).split('\n');
  };
  return (word): Definition | null => {
    if (!isValidSpelling(word) || isBarred(word)) return null;
    const lines = linesOf(word);
    const own = lines.find((line) => line !== FORM_FIRST);
    if (own && own === lines[0]) return defineItself(own);
    for (const { base, class: kind, form } of readings.of(word)) {
      const line = base === word ? undefined : linesOf(base).find((each) => CLASS_BY_POS.get(each[0]!) === kind);
      if (line) return { text: line.slice(1), class: kind, of: base, form };
    }
    return own ? defineItself(own) : null;
  };
}

const defineItself = (line: string): Definition => ({
  text: line.slice(1),
  class: CLASS_BY_POS.get(line[0]!)!,
  of: null,
  form: 'base',
});

/** The index of a number in a sorted table, or -1. */
function binarySearch(table: Uint32Array, number: number): number {
  let low = 0;
  let high = table.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = table[middle]!;
    if (value === number) return middle;
    if (value < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

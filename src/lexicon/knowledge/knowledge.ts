// What is known of spellings, whatever the list: frequency, grammar, kinship, meaning, manners.
// Not the list of words that count (wordlist.ts).

import type { Definition, Knowledge, WordClass, WordList } from '../lexicon.ts';
import { openSections, type Sections, section } from '../lists/sections.ts';
import { isSpelling } from '../lists/word-graph.ts';
import { judgeBasicForm } from './basic-form.ts';
import { compareWords } from './compare-words.ts';
import { MARKS, SHARES, ZIPFS } from './encodings.ts';
import { openReadings, type Readings } from './readings.ts';
import { openLinks } from './relations.ts';

/** `broad` numbers the words that the tables speak of; `definitions` gives the shard of a letter, or null if it is not at hand. */
export function openKnowledge(
  sections: Sections,
  broad: Pick<WordList, 'indexOf' | 'wordAt'>,
  definitions: (letter: string) => ArrayBuffer | null,
): Knowledge {
  const { indexOf } = broad;
  const zipfs = section(sections, 'words.zipfs', 1);
  const shares = section(sections, 'words.shares', 1);
  const marks = section(sections, 'words.marks', 1);
  const readings = openReadings(sections, indexOf);
  const links = openLinks(sections, broad);
  const at = (table: Uint8Array, word: string): number => table[indexOf(word)] ?? 0; // -1 is no place in a table
  const nounShare = (word: string): number | null => SHARES.read(at(shares, word));
  const flag: Knowledge['flag'] = (word) => MARKS.flag(at(marks, word));
  return {
    zipf: (word) => ZIPFS.read(at(zipfs, word)),
    readingsOf: readings.of,
    nounShare,
    isBarePlural: (noun, plural, share) => isBarePlural(noun, plural, share, readings, indexOf, nounShare),
    judgeBasicForm: (word) => judgeBasicForm(word, readings.of(word), nounShare, MARKS.isOwnWord(at(marks, word))),
    compareWords: (a, b) => compareWords(a, b, readings.of, links),
    define: openDefinitions(readings, indexOf, (word) => flag(word) === 'hard', definitions),
    flag,
  };
}

/** WX-048. Where no noun and no verb use is known, the grammar has told verbs from nouns by their -ED and -ING forms. */
function isBarePlural(
  noun: string,
  plural: string,
  share: number,
  { of, isBase }: Readings,
  indexOf: (word: string) => number,
  nounShare: (word: string) => number | null,
): boolean {
  if (plural !== `${noun}S` || !isSpelling(plural)) return false;
  if (indexOf(noun) < 0) return !(indexOf(`${noun}ED`) >= 0 && indexOf(`${noun}ING`) >= 0);
  const isPlural = of(plural).some(({ base, form }) => base === noun && form === 'plural');
  return isPlural && isBase(noun, 'noun') && (nounShare(noun) ?? 1) >= share;
}

const CLASS_OF: ReadonlyMap<string, WordClass> = new Map([
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adjective'],
  ['r', 'adverb'],
]);

/** Defines a word itself or, failing that, the words of which it is a form. Shards are read when first needed. */
function openDefinitions(
  readings: Readings,
  indexOf: (word: string) => number,
  isBarred: (word: string) => boolean,
  shardOf: (letter: string) => ArrayBuffer | null,
): Knowledge['define'] {
  const opened = new Map<string, Sections>();
  const open = (letter: string): Sections | null => {
    const bytes = opened.has(letter) ? null : shardOf(letter);
    if (bytes) opened.set(letter, openSections(bytes));
    return opened.get(letter) ?? null;
  };
  const linesOf = (word: string): string[] => {
    const shard = open(word[0]!.toLowerCase());
    const place = shard ? find(section(shard, 'numbers', 4), indexOf(word)) : -1;
    if (!shard || place < 0 || isBarred(word)) return [];
    const starts = section(shard, 'starts', 4);
    const text = section(shard, 'text', 1).subarray(starts[place]!, starts[place + 1]!);
    return String.fromCharCode(...text).split('\n');
  };
  return (word): Definition | null => {
    if (!isSpelling(word) || isBarred(word)) return null;
    const [own] = linesOf(word);
    if (own) return { text: own.slice(1), class: CLASS_OF.get(own[0]!)!, of: null };
    for (const { base, class: kind } of readings.of(word)) {
      const line = base === word ? undefined : linesOf(base).find((each) => CLASS_OF.get(each[0]!) === kind);
      if (line) return { text: line.slice(1), class: kind, of: base };
    }
    return null;
  };
}

/** Where a number stands in a rising table, or -1. */
function find(table: Uint32Array, number: number): number {
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

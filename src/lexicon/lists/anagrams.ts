// Finds words by their letters: a graph of sorted spellings and, for each, the numbers of the words with these letters.

import {
  ARC_CHILD_SHIFT,
  ARC_ENDS_WORD,
  ARC_IS_LAST,
  buildWordGraph,
  type NumberedWordGraph,
  withWordCounts,
} from './word-graph.ts';
import type { LetterQuery } from './word-list-types.ts';

export interface AnagramIndex {
  /** The letters of each word, the rarest first, written as ranks: A for J, B for Q, …, Z for E. */
  readonly sorted: NumberedWordGraph;
  /** For each sorted spelling the number of its word or, with bit 31, the start of its words in `groups`. */
  readonly first: Uint32Array;
  /** Numbers of words that have the same letters, with bit 31 on the last of each group. */
  readonly groups: Uint32Array;
}

const GROUP_FLAG = 0x8000_0000;
/** Rarest first: searches fail early, and the graph is smaller. */
const RAREST_FIRST = 'JQXZWKVFYBHGMPUDCLTONRAISE';
const LETTER_RANKS = Uint8Array.from({ length: 26 }, (_, i) => RAREST_FIRST.indexOf(String.fromCharCode(65 + i)));

export function buildAnagramIndex(words: readonly string[]): AnagramIndex {
  const members = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    const spelling = sortLetters(word);
    const group = members.get(spelling);
    if (group) group.push(number);
    else members.set(spelling, [number]);
  }
  const spellings = [...members.keys()].sort();
  const groups: number[] = [];
  const first = Uint32Array.from(spellings, (spelling) => {
    const group = members.get(spelling)!;
    if (group.length === 1) return group[0]!;
    const at = groups.length;
    groups.push(...group);
    groups[groups.length - 1]! += GROUP_FLAG;
    return at + GROUP_FLAG;
  });
  return { sorted: withWordCounts(buildWordGraph(spellings)), first, groups: Uint32Array.from(groups) };
}

const codes: number[] = [];

function sortLetters(word: string): string {
  codes.length = word.length;
  for (let i = 0; i < word.length; i++) {
    const code = 65 + LETTER_RANKS[word.charCodeAt(i) - 65]!;
    let at = i;
    for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
    codes[at] = code;
  }
  return String.fromCharCode(...codes);
}

/** Numbers of all words that can be made of these letters, in ascending order. A depth-first search; siblings are in order
 *  of rank, so it leaves a node as soon as it has passed a required letter. */
export function findWordsFromLetters(anagrams: AnagramIndex, letters: LetterQuery): number[] {
  const { arcs, counts, root } = anagrams.sorted;
  const found: number[] = [];
  const bag = countLetters(letters);
  if (bag === null || root === 0) return found;
  const { need, have, shortest } = bag;
  let { missing, wild } = bag;

  const walk = (list: number, index: number, length: number): void => {
    for (let arc = list; ; arc++) {
      const value = arcs[arc]!;
      const rank = value & 31;
      const bit = 1 << rank;
      if (missing & (bit - 1)) return;
      const isWild = have[rank] === 0;
      if (!isWild || wild > 0) {
        if (isWild) wild--;
        else {
          have[rank]!--;
          if (--need[rank]! === 0) missing ^= bit;
        }
        const at = index + counts[list]! - counts[arc]!;
        if (value & ARC_ENDS_WORD && missing === 0 && length >= shortest) collect(anagrams, at, found);
        if (value >>> ARC_CHILD_SHIFT) walk(value >>> ARC_CHILD_SHIFT, value & ARC_ENDS_WORD ? at + 1 : at, length + 1);
        if (isWild) wild++;
        else {
          have[rank]!++;
          if (need[rank]!++ === 0) missing |= bit;
        }
      }
      if (value & ARC_IS_LAST) return;
    }
  };
  walk(root, 0, 1);
  return found.sort((a, b) => a - b);
}

function collect({ first, groups }: AnagramIndex, index: number, found: number[]): void {
  const word = first[index]!;
  if (word < GROUP_FLAG) found.push(word);
  else {
    for (let at = word - GROUP_FLAG; ; at++) {
      found.push(groups[at]! & ~GROUP_FLAG);
      if (groups[at]! >= GROUP_FLAG) return;
    }
  }
}

/** How many of each letter must be used and may be used, by rank; null if a required character is not a letter. */
function countLetters({
  required: need = '',
  requiredWild: needWild = 0,
  optional: may = '',
  optionalWild: mayWild = 0,
  minOptional: least = 0,
}: LetterQuery) {
  const bag = { need: new Int32Array(26), have: new Int32Array(26), missing: 0, wild: 0, shortest: 0 };
  for (let i = 0; i < need.length; i++) {
    const rank = LETTER_RANKS[need.charCodeAt(i) - 65];
    if (rank === undefined) return null;
    bag.need[rank]!++;
    bag.have[rank]!++;
    bag.missing |= 1 << rank;
  }
  for (let i = 0; i < may.length; i++) {
    const rank = LETTER_RANKS[may.charCodeAt(i) - 65];
    if (rank !== undefined) bag.have[rank]!++;
  }
  bag.wild = needWild + mayWild;
  bag.shortest = need.length + needWild + least;
  return bag;
}

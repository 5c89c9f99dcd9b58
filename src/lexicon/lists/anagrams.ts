// Words by the letters they are made of: a graph of sorted spellings and, for each, the words it stands for.
// Not the words themselves: it speaks of their numbers.

import type { Letters } from '../lexicon.ts';
import { BELOW, buildGraph, END, LAST, type NumberedGraph, numberWords } from './word-graph.ts';

export interface Anagrams {
  /** The letters of each word, the rarest first. Written by rank: A for J, B for Q, …, Z for E. */
  readonly sorted: NumberedGraph;
  /** Per sorted spelling the number of its word; or, with bit 31, where its words begin in `groups`. */
  readonly first: Uint32Array;
  /** Numbers of words that share their letters, bit 31 on the last of each group. */
  readonly groups: Uint32Array;
}

const MORE = 0x8000_0000;
/** With the rarest letters first a search fails early, and the graph is smaller. */
const RAREST_FIRST = 'JQXZWKVFYBHGMPUDCLTONRAISE';
const RANKS = Uint8Array.from({ length: 26 }, (_, i) => RAREST_FIRST.indexOf(String.fromCharCode(65 + i)));

export function buildAnagrams(words: readonly string[]): Anagrams {
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
    groups[groups.length - 1]! += MORE;
    return at + MORE;
  });
  return { sorted: numberWords(buildGraph(spellings)), first, groups: Uint32Array.from(groups) };
}

const codes: number[] = [];

function sortLetters(word: string): string {
  codes.length = word.length;
  for (let i = 0; i < word.length; i++) {
    const code = 65 + RANKS[word.charCodeAt(i) - 65]!;
    let at = i;
    for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
    codes[at] = code;
  }
  return String.fromCharCode(...codes);
}

/** Numbers of all words made of these letters, rising. One depth-first walk: siblings are in order of rank,
 *  so a list is left as soon as it has passed a letter that is still needed. */
export function findMade(anagrams: Anagrams, letters: Letters): number[] {
  const { arcs, counts, root } = anagrams.sorted;
  const found: number[] = [];
  const bag = fillBag(letters);
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
        if (value & END && missing === 0 && length >= shortest) collect(anagrams, at, found);
        if (value >>> BELOW) walk(value >>> BELOW, value & END ? at + 1 : at, length + 1);
        if (isWild) wild++;
        else {
          have[rank]!++;
          if (need[rank]!++ === 0) missing |= bit;
        }
      }
      if (value & LAST) return;
    }
  };
  walk(root, 0, 1);
  return found.sort((a, b) => a - b);
}

function collect({ first, groups }: Anagrams, index: number, found: number[]): void {
  const word = first[index]!;
  if (word < MORE) found.push(word);
  else {
    for (let at = word - MORE; ; at++) {
      found.push(groups[at]! & ~MORE);
      if (groups[at]! >= MORE) return;
    }
  }
}

/** What must be used and what is there in all, by rank of letter; null if a letter is needed that no word has. */
function fillBag({ need = '', needWild = 0, may = '', mayWild = 0, least = 0 }: Letters) {
  const bag = { need: new Int32Array(26), have: new Int32Array(26), missing: 0, wild: 0, shortest: 0 };
  for (let i = 0; i < need.length; i++) {
    const rank = RANKS[need.charCodeAt(i) - 65];
    if (rank === undefined) return null;
    bag.need[rank]!++;
    bag.have[rank]!++;
    bag.missing |= 1 << rank;
  }
  for (let i = 0; i < may.length; i++) {
    const rank = RANKS[may.charCodeAt(i) - 65];
    if (rank !== undefined) bag.have[rank]!++;
  }
  bag.wild = needWild + mayWild;
  bag.shortest = need.length + needWild + least;
  return bag;
}

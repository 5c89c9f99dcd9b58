// Words by the letters they are made of: a graph of sorted spellings and, for each, the words it stands for.
// Not the words themselves: it speaks of their numbers.

import { BELOW, buildGraph, END, LAST, numberWords, type WordGraph } from './graph.ts';
import type { Letters } from './lexicon.ts';

export interface Anagrams {
  /** ADEGRS for GRADES: the letters of each word in alphabetical order. */
  readonly sorted: WordGraph;
  /** Per sorted spelling the number of its word; or, with bit 31, where its words begin in `groups`. */
  readonly first: Uint32Array;
  /** Numbers of words that share their letters, bit 31 on the last of each group. */
  readonly groups: Uint32Array;
}

const MORE = 0x8000_0000;

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
    const code = word.charCodeAt(i);
    let at = i;
    for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
    codes[at] = code;
  }
  return String.fromCharCode(...codes);
}

/** Numbers of all words made of these letters, rising. One depth-first walk: siblings are in alphabetical order,
 *  so a list is left as soon as it has passed a letter that is still needed. */
export function findMade(anagrams: Anagrams, letters: Letters): number[] {
  const { arcs, counts, below, root } = anagrams.sorted;
  const found: number[] = [];
  const bag = countLetters(letters);
  if (bag === null || root === 0) return found;
  const { need, may, shortest } = bag;
  let missing = bag.missing;
  let wild = bag.wild;

  const walk = (list: number, index: number, length: number): void => {
    for (let arc = list; ; arc++) {
      const value = arcs[arc]!;
      const letter = value & 31;
      const bit = 1 << letter;
      if (missing & (bit - 1)) return;
      const from = need[letter]! > 0 ? need : may[letter]! > 0 ? may : null;
      if (from !== null || wild > 0) {
        if (from === null) wild--;
        else from[letter]!--;
        if (from === need && need[letter] === 0) missing ^= bit;
        if ((missing & ~below[arc]!) === 0) {
          const at = index + counts[list]! - counts[arc]!;
          const ends = value & END;
          if (ends && missing === 0 && length >= shortest) collect(anagrams, at, found);
          if (value >>> BELOW) walk(value >>> BELOW, at + (ends ? 1 : 0), length + 1);
        }
        if (from === null) wild++;
        else from[letter]!++;
        if (from === need) missing |= bit;
      }
      if (value & LAST) return;
    }
  };
  walk(root, 0, 1);
  return found.sort((a, b) => a - b);
}

function collect(anagrams: Anagrams, index: number, found: number[]): void {
  const { first, groups } = anagrams;
  const word = first[index]!;
  if (word < MORE) found.push(word);
  else {
    for (let at = word - MORE; ; at++) {
      found.push(groups[at]! & ~MORE);
      if (groups[at]! >= MORE) return;
    }
  }
}

/** What is to be used, by letter; null if a letter is needed that no word has. */
function countLetters(letters: Letters) {
  const { need = '', needWild = 0, may = '', mayWild = 0, least = 0 } = letters;
  const needed = new Int32Array(26);
  const allowed = new Int32Array(26);
  let missing = 0;
  for (let i = 0; i < need.length; i++) {
    const letter = need.charCodeAt(i) - 65;
    if (letter < 0 || letter > 25) return null;
    needed[letter]!++;
    missing |= 1 << letter;
  }
  for (let i = 0; i < may.length; i++) {
    const letter = may.charCodeAt(i) - 65;
    if (letter >= 0 && letter < 26) allowed[letter]!++;
  }
  return { need: needed, may: allowed, missing, wild: needWild + mayWild, shortest: need.length + needWild + least };
}

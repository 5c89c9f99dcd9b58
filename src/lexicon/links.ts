// Which words are tied to which: by derivation, as two spellings of one word, by sound.
// Not a verdict (compare.ts).

import type { Word, WordList } from './lexicon.ts';
import { type Sections, section } from './sections.ts';
import { LINKS, type LinkKind } from './tables.ts';

export interface Links {
  areDerived(a: Word, b: Word): boolean;
  areVariants(a: Word, b: Word): boolean;
  soundAlike(a: Word, b: Word): boolean;
  /** A word that both are linked with by derivation. */
  between(a: Word, b: Word): Word | null;
}

export function openLinks(sections: Sections, { indexOf, wordAt }: Pick<WordList, 'indexOf' | 'wordAt'>): Links {
  const from = section(sections, 'links.from', 4);
  const starts = section(sections, 'links.starts', 4);
  const to = section(sections, 'links.to', 4);
  /** First and one past the last of a word's links. */
  const rangeOf = (number: number): readonly [number, number] => {
    const at = find(from, number);
    return at < 0 ? [0, 0] : [starts[at]!, starts[at + 1]!];
  };
  const has = (number: number, code: number): boolean => {
    const [start, end] = rangeOf(number);
    for (let i = start; i < end; i++) if (to[i] === code) return true;
    return false;
  };
  const areLinked = (a: Word, b: Word, kind: LinkKind): boolean => {
    const one = indexOf(a);
    const two = one < 0 ? -1 : indexOf(b);
    return two >= 0 && has(one, LINKS.code(kind, two));
  };
  return {
    areDerived: (a, b) => areLinked(a, b, 'derived'),
    areVariants: (a, b) => areLinked(a, b, 'variant'),
    soundAlike: (a, b) => areLinked(a, b, 'sound'),
    between(a, b) {
      const one = indexOf(a);
      const two = one < 0 ? -1 : indexOf(b);
      if (two < 0) return null;
      const [start, end] = rangeOf(one);
      for (let i = start; i < end; i++) {
        if (LINKS.isOf(to[i]!, 'derived') && has(two, to[i]!)) return wordAt(LINKS.number(to[i]!));
      }
      return null;
    },
  };
}

/** Where a number stands in a rising table, or -1. */
export function find(table: Uint32Array, number: number): number {
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

// Which words are tied to which: by derivation, as two spellings of one word, by sound.
// Not a verdict (compare.ts).

import type { Word, WordList } from '../lexicon.ts';
import { type Sections, section } from '../lists/sections.ts';
import { LINKS, type LinkKind } from './encodings.ts';

export interface Links {
  areDerived(a: Word, b: Word): boolean;
  areVariants(a: Word, b: Word): boolean;
  soundAlike(a: Word, b: Word): boolean;
  /** A word that both are linked with by derivation. */
  between(a: Word, b: Word): Word | null;
}

export function openLinks(sections: Sections, { indexOf, wordAt }: Pick<WordList, 'indexOf' | 'wordAt'>): Links {
  const counts = section(sections, 'links.counts', 1);
  const to = section(sections, 'links.to', 4);
  const starts = sumBlocks(counts);
  /** First and one past the last of a word's links. */
  const rangeOf = (number: number): readonly [number, number] => {
    let start = starts[Math.floor(number / BLOCK)]!;
    for (let i = number - (number % BLOCK); i < number; i++) start += counts[i]!;
    return [start, start + counts[number]!];
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

/** Where the links of every 64th word begin: enough to find the others by counting on. */
const BLOCK = 64;
function sumBlocks(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(Math.ceil(counts.length / BLOCK));
  let sum = 0;
  for (let i = 0; i < counts.length; i++) {
    if (i % BLOCK === 0) starts[i / BLOCK] = sum;
    sum += counts[i]!;
  }
  return starts;
}

// Which words are related: by derivation, as spelling variants, or by sound. compare-words.ts draws conclusions from it.

import { lazy } from '../lazy.ts';
import { getSection, type SectionSource } from '../lists/lexicon-sections.ts';
import type { Word, WordList } from '../lists/word-list-types.ts';
import { type RelationKind, relationCodec } from './encodings.ts';
import { type RelationTables, unpackRelations } from './packed-relations.ts';

export interface WordRelations {
  areDerived(a: Word, b: Word): boolean;
  areVariants(a: Word, b: Word): boolean;
  variantsOf(word: Word): readonly Word[];
  soundAlike(a: Word, b: Word): boolean;
  /** A word that both are related to by derivation. */
  commonRelative(a: Word, b: Word): Word | null;
}

export function openRelations(
  sections: SectionSource,
  { indexOf, wordAt }: Pick<WordList, 'indexOf' | 'wordAt'>,
): WordRelations {
  const tables = lazy(() => {
    const opened = readTables(sections);
    return { ...opened, starts: sumBlocks(opened.counts) };
  });
  /** First and one past the last of a word's relations. */
  const relationRange = (number: number): readonly [number, number] => {
    const { counts, starts } = tables();
    let start = starts[Math.floor(number / BLOCK)]!;
    for (let i = number - (number % BLOCK); i < number; i++) start += counts[i]!;
    return [start, start + counts[number]!];
  };
  const has = (number: number, code: number): boolean => {
    const { to } = tables();
    const [start, end] = relationRange(number);
    for (let i = start; i < end; i++) if (to[i] === code) return true;
    return false;
  };
  const areRelated = (a: Word, b: Word, kind: RelationKind): boolean => {
    const one = indexOf(a);
    const two = one < 0 ? -1 : indexOf(b);
    return two >= 0 && has(one, relationCodec.encode(kind, two));
  };
  return {
    areDerived: (a, b) => areRelated(a, b, 'derived'),
    areVariants: (a, b) => areRelated(a, b, 'variant'),
    variantsOf(word) {
      const number = indexOf(word);
      if (number < 0) return [];
      const codes = [...tables().to.subarray(...relationRange(number))];
      return codes
        .filter((code) => relationCodec.isOf(code, 'variant'))
        .map((code) => wordAt(relationCodec.number(code)));
    },
    soundAlike: (a, b) => areRelated(a, b, 'sound'),
    commonRelative(a, b) {
      const one = indexOf(a);
      const two = one < 0 ? -1 : indexOf(b);
      if (two < 0) return null;
      const { to } = tables();
      const [start, end] = relationRange(one);
      for (let i = start; i < end; i++) {
        if (relationCodec.isOf(to[i]!, 'derived') && has(two, to[i]!)) return wordAt(relationCodec.number(to[i]!));
      }
      return null;
    },
  };
}

/** The words in parts have every pair of related words only once. */
const readTables = (sections: SectionSource): RelationTables =>
  sections.has('links.counts')
    ? { counts: getSection(sections, 'links.counts', 1), to: getSection(sections, 'links.to', 4) }
    : unpackRelations({
        later: getSection(sections, 'links.later', 1),
        steps: getSection(sections, 'links.steps', 1),
      });

/** Only the start of every 64th word's relations is stored; the others are found by counting from there. */
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

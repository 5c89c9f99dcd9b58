// Decides whether two spellings are forms of one word, related words, or unrelated.

import { isValidSpelling } from '../lists/spelling.ts';
import type { Word } from '../lists/word-list-types.ts';
import type { Reading, WordComparison } from './knowledge-types.ts';
import type { WordRelations } from './relations.ts';
import { areUnrelated } from './unrelated-pairs.ts';

type Because = WordComparison['because'];
const same = (because: Because): WordComparison => ({ verdict: 'SAME', similar: true, because });
const doubtful = (because: Because): WordComparison => ({ verdict: 'DOUBTFUL', similar: true, because });
const different = (similar: boolean, because: Because): WordComparison => ({ verdict: 'DIFFERENT', similar, because });

export function compareWords(
  a: Word,
  b: Word,
  readingsOf: (word: Word) => readonly Reading[],
  relations: WordRelations,
): WordComparison {
  if (a === b) return same({ type: 'spelling' });
  if (!isValidSpelling(a) || !isValidSpelling(b)) return different(false, { type: 'unrelated' });
  const ofA = readingsOf(a);
  const ofB = readingsOf(b);
  const shared = findSharedBase(a, ofA, b, ofB);
  if (shared) return same({ type: 'forms', base: shared });
  const basesA = listBases(ofA);
  const basesB = listBases(ofB);
  for (const one of basesA)
    for (const two of basesB) if (relations.areVariants(one, two)) return same({ type: 'variant' });
  if (relations.soundAlike(a, b)) return different(true, { type: 'sound' });
  return (
    findKinship(basesA, basesB, relations) ??
    (a.includes(b) || b.includes(a) ? different(true, { type: 'contains' }) : UNRELATED)
  );
}

const UNRELATED = different(false, { type: 'unrelated' });

/** A word of which both are forms, or of which one is a form and the other the spelling, whatever they mean. */
function findSharedBase(a: Word, ofA: readonly Reading[], b: Word, ofB: readonly Reading[]): Word | null {
  for (const one of ofA) {
    if (one.base === b) return b;
    for (const two of ofB) if (two.base === a || (one.base === two.base && one.class === two.class)) return two.base;
  }
  return null;
}

const listBases = (readings: readonly Reading[]): readonly Word[] => [
  ...new Set(readings.map((reading) => reading.base)),
];

/** One is derived from the other, or both from a third word. */
function findKinship(
  basesA: readonly Word[],
  basesB: readonly Word[],
  relations: WordRelations,
): WordComparison | null {
  if (basesA.some((one) => basesB.some((two) => areUnrelated(one, two)))) return null;
  for (const one of basesA) if (basesB.includes(one)) return doubtful({ type: 'root', root: one });
  for (const one of basesA) {
    for (const two of basesB) if (relations.areDerived(one, two)) return doubtful(derivedReason(one, two));
  }
  for (const one of basesA) {
    for (const two of basesB) {
      const middle = relations.commonRelative(one, two);
      if (middle === null) continue;
      const isRoot = middle.length <= Math.min(one.length, two.length);
      return doubtful(isRoot ? { type: 'root', root: middle } : derivedReason(one, two));
    }
  }
  return null;
}

const derivedReason = (one: Word, two: Word): Because =>
  one.length <= two.length ? { type: 'derived', from: one, word: two } : { type: 'derived', from: two, word: one };

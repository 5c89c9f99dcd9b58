// Are two spellings forms of one word, relatives, or strangers? The comparator of Wordsters (WS-046 to WS-055).
// Not a vote: what a table decides about a doubtful pair is the game's business.

import type { Comparison, Reading, Word } from '../lexicon.ts';
import { isSpelling } from '../lists/word-graph.ts';
import type { Links } from './relations.ts';

/** Pairs that only look related (WS-054). */
const STRANGERS = new Set(['START STARTLE', 'ANGLE TRIANGLE']);

type Because = Comparison['because'];
const same = (because: Because): Comparison => ({ verdict: 'SAME', similar: true, because });
const doubtful = (because: Because): Comparison => ({ verdict: 'DOUBTFUL', similar: true, because });
const different = (similar: boolean, because: Because): Comparison => ({ verdict: 'DIFFERENT', similar, because });

export function compareWords(
  a: Word,
  b: Word,
  readingsOf: (word: Word) => readonly Reading[],
  links: Links,
): Comparison {
  if (a === b) return same({ type: 'spelling' });
  if (!isSpelling(a) || !isSpelling(b)) return different(false, { type: 'unrelated' });
  const ofA = readingsOf(a);
  const ofB = readingsOf(b);
  const shared = findShared(a, ofA, b, ofB);
  if (shared) return same({ type: 'forms', base: shared });
  const basesA = listBases(ofA);
  const basesB = listBases(ofB);
  for (const one of basesA) for (const two of basesB) if (links.areVariants(one, two)) return same({ type: 'variant' });
  if (links.soundAlike(a, b)) return different(true, { type: 'sound' });
  return (
    findKinship(basesA, basesB, links) ??
    (a.includes(b) || b.includes(a) ? different(true, { type: 'contains' }) : UNRELATED)
  );
}

const UNRELATED = different(false, { type: 'unrelated' });

/** A headword of which both are forms; or the one is a form of what the other spells (WS-046: whatever the meaning). */
function findShared(a: Word, ofA: readonly Reading[], b: Word, ofB: readonly Reading[]): Word | null {
  for (const one of ofA) {
    if (one.base === b) return b;
    for (const two of ofB) if (two.base === a || (one.base === two.base && one.class === two.class)) return two.base;
  }
  return null;
}

const listBases = (readings: readonly Reading[]): readonly Word[] => [
  ...new Set(readings.map((reading) => reading.base)),
];

/** Derived one from the other, or both from a third (WS-053). */
function findKinship(basesA: readonly Word[], basesB: readonly Word[], links: Links): Comparison | null {
  const areStrangers = (one: Word, two: Word): boolean =>
    STRANGERS.has(`${one} ${two}`) || STRANGERS.has(`${two} ${one}`);
  if (basesA.some((one) => basesB.some((two) => areStrangers(one, two)))) return null;
  for (const one of basesA) if (basesB.includes(one)) return doubtful({ type: 'root', root: one });
  for (const one of basesA) {
    for (const two of basesB) if (links.areDerived(one, two)) return doubtful(derived(one, two));
  }
  for (const one of basesA) {
    for (const two of basesB) {
      const middle = links.between(one, two);
      if (middle === null) continue;
      const isRoot = middle.length <= Math.min(one.length, two.length);
      return doubtful(isRoot ? { type: 'root', root: middle } : derived(one, two));
    }
  }
  return null;
}

const derived = (one: Word, two: Word): Because =>
  one.length <= two.length ? { type: 'derived', from: one, word: two } : { type: 'derived', from: two, word: one };

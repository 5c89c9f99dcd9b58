// The notable words of a match: the words of its events, longest first. They are not looked up here.

import type { NarratedAct } from '../../core/protocol/protocol.ts';

/** Shorter words are rarely notable. */
const MIN_LETTERS = 4;

export function findNotableWords(log: readonly Pick<NarratedAct, 'words'>[]): readonly string[] {
  const words = log.flatMap((act) => act.words).filter((word) => word.length >= MIN_LETTERS);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

// The notable words of a match: the words in capitals in its log, longest first. They are not looked up here.

import type { NarratedAct } from '../../core/protocol/protocol.ts';

/** Names of board spaces. */
const NOT_WORDS = ['START'];

export function findNotableWords(log: readonly NarratedAct[]): readonly string[] {
  const runs = log.flatMap(({ lines }) =>
    lines.flatMap((line) => line.match(/\b[A-Z]{2,}(?:[ -][A-Z]{2,})*\b/g) ?? []),
  );
  // Several words in capitals in a row, such as COLLECT ROYALTY, are the name of a space.
  const words = runs.filter((run) => /^[A-Z]{4,}$/.test(run) && !NOT_WORDS.includes(run));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

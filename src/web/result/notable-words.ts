// Words of a match worth keeping: what its log tells in capitals, the longest first.
// Not which of them are words of the dictionary: whoever shows them looks them up.

import type { NarratedAct } from '../../core/protocol.ts';

/** Names of spaces on a board, not words of a game. */
const SIGNS = ['START'];

export function wordsTold(log: readonly NarratedAct[]): readonly string[] {
  const runs = log.flatMap(({ lines }) =>
    lines.flatMap((line) => line.match(/\b[A-Z]{2,}(?:[ -][A-Z]{2,})*\b/g) ?? []),
  );
  // Several in a row, such as COLLECT ROYALTY, are the name of something.
  const words = runs.filter((run) => /^[A-Z]{4,}$/.test(run) && !SIGNS.includes(run));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

// Reads transcripts: whole matches as readable text, as the golden matches of the games are kept. They have the moves of a record
// but no hashes, so nothing proves that they are unchanged.

import type { Millis, Seat } from '../game.ts';
import type { Match } from '../match.ts';

export type Transcript = {
  readonly match: Match;
  readonly acts: readonly { readonly by: Seat | 'clock'; readonly at: Millis; readonly text: string }[];
};

/** null if the text is something else, such as a record. */
export function parseTranscript(text: string): Transcript | null {
  const acts = [...text.matchAll(/^> \d+ (\d+) (\d+|clock) (.+)$/gm)].map(([, at, by, move]) => ({
    by: by === 'clock' ? ('clock' as const) : Number(by),
    at: Number(at),
    text: move!,
  }));
  if (acts.length === 0) return null;
  try {
    const match = JSON.parse(text.slice(0, text.indexOf('\n'))) as Match;
    return typeof match.game === 'string' && typeof match.seed === 'string' ? { match, acts } : null;
  } catch {
    return null;
  }
}

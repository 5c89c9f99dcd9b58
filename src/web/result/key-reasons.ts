// Picks the reasons of bots that are worth reading after a match.

import type { BotReason } from '../../core/records/review.ts';

/** Reasons for these acts only, the most important acts first; of equal reasons one. Shown in the order of the match. */
export function pickKeyReasons(
  reasons: readonly BotReason[],
  keyActs: readonly number[],
  limit: number,
): readonly BotReason[] {
  const important = keyActs.flatMap((n) => reasons.find((reason) => reason.n === n) ?? []);
  return important
    .filter(({ why }, i) => important.findIndex((other) => other.why === why) === i)
    .slice(0, limit)
    .toSorted((a, b) => a.n - b.n);
}

// Counts the words bots play by frequency.

import type { Lexicon } from '../../lexicon/lexicon.ts';

/** From the most common words (THE has 7) to the rarest: each tier holds the words with at least its zipf. */
const TIERS = [6, 5, 4, 3, 2, 1, 0] as const;

export type WordTier = {
  readonly zipf: number;
  readonly played: number;
  readonly share: number;
  /** The rarest words of the tier that were played. */
  readonly rarest: readonly string[];
};

const EXAMPLES_PER_TIER = 6;

export function groupWordsByFrequency(words: readonly string[], lexicon: Lexicon): readonly WordTier[] {
  const tierOf = (word: string): number => TIERS.find((zipf) => lexicon.zipf(word) >= zipf) ?? 0;
  return TIERS.map((zipf) => {
    const played = words.filter((word) => tierOf(word) === zipf);
    const rarest = [...new Set(played)]
      .toSorted((a, b) => lexicon.zipf(a) - lexicon.zipf(b))
      .slice(0, EXAMPLES_PER_TIER);
    return { zipf, played: played.length, share: played.length / Math.max(1, words.length), rarest };
  });
}

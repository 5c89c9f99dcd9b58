// Counts the words bots play by frequency.

import type { Json, Seat } from '../../core/game.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';

/** The events by which a seat plays a word of its own choice, and where the word stands in them. */
const WORD_EVENTS: { readonly [game: string]: { readonly [event: string]: 'word' | 'text' } } = {
  'word-xchange': { made: 'word', stolen: 'word', swapped: 'word' },
  'outside-the-box': { marked: 'word' },
  'take-my-word': { formed: 'text' },
  wordsters: { wordAnnounced: 'word' },
};

export function playedWord(game: string, event: Json): { readonly seat: Seat; readonly word: string } | null {
  const said = event as { readonly type: string; readonly seat: Seat; readonly word?: string; readonly text?: string };
  const key = WORD_EVENTS[game]?.[said.type];
  const word = key === undefined ? undefined : said[key];
  return word === undefined ? null : { seat: said.seat, word: word.toUpperCase() };
}

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

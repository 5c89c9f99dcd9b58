// The words bots play, counted by how common they are.
// Not what a bot knows: that is each game's own (and tested there).

import type { Json, Seat } from '../../core/game.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';

/** The events by which a seat plays a word of its own choice, and where the word stands in them. */
const PLAYS: { readonly [game: string]: { readonly [event: string]: 'word' | 'text' } } = {
  'word-xchange': { made: 'word', stolen: 'word', swapped: 'word' },
  'outside-the-box': { marked: 'word' },
  'take-my-word': { formed: 'text' },
  wordsters: { wordAnnounced: 'word' },
};

export function wordPlayed(game: string, event: Json): { readonly seat: Seat; readonly word: string } | null {
  const said = event as { readonly type: string; readonly seat: Seat; readonly word?: string; readonly text?: string };
  const key = PLAYS[game]?.[said.type];
  const word = key === undefined ? undefined : said[key];
  return word === undefined ? null : { seat: said.seat, word: word.toUpperCase() };
}

/** From the commonest words (7: THE) to those hardly ever met; a tier holds the words of at least its zipf. */
const TIERS = [6, 5, 4, 3, 2, 1, 0] as const;

export type Tier = {
  readonly zipf: number;
  readonly played: number;
  readonly share: number;
  /** The rarest of the tier that were played. */
  readonly rarest: readonly string[];
};

const SHOWN = 6;

export function tierWords(words: readonly string[], lexicon: Lexicon): readonly Tier[] {
  const tierOf = (word: string): number => TIERS.find((zipf) => lexicon.zipf(word) >= zipf) ?? 0;
  return TIERS.map((zipf) => {
    const played = words.filter((word) => tierOf(word) === zipf);
    const rarest = [...new Set(played)].toSorted((a, b) => lexicon.zipf(a) - lexicon.zipf(b)).slice(0, SHOWN);
    return { zipf, played: played.length, share: played.length / Math.max(1, words.length), rarest };
  });
}

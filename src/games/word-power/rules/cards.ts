// Word cards, and the deck a game picks from all there are.
// Not the piles on the table (course.ts), and not where the cards are written (lexicon).

import type { Random } from '../../../core/random.ts';
import type { Word, WordClass } from '../../../lexicon/lexicon.ts';
import type { Colour, PowerCard } from '../content.ts';

/** A card with its answer and definition: for the rules alone. */
export type Card = PowerCard;

/** What a card shows on the table (WP-001, WP-007). */
export type Face = {
  readonly key: Word;
  readonly class: WordClass;
  readonly words: readonly [string, string, string, string];
  readonly colour: Colour;
};

export const faceOf = ({ key, class: kind, words, colour }: Card): Face => ({ key, class: kind, words, colour });

const PER_KIND = 80;

/** The deck of one colour for one game, shuffled: equally many synonyms and antonyms, no key word twice (WP-142). */
export function pickDeck(
  content: readonly Card[],
  colour: Colour,
  barred: ReadonlySet<Word>,
  random: Random,
): readonly Card[] {
  const kinds = ['S', 'A'].map((letter) =>
    content.filter((card) => card.colour === colour && card.answer[0] === letter && !barred.has(card.key)),
  );
  const [scarce = [], plenty = []] = kinds.toSorted((a, b) => a.length - b.length);
  const first = pickDistinct(scarce, new Set(), random);
  const second = pickDistinct(plenty, new Set(first.map((card) => card.key)), random);
  const each = Math.min(first.length, second.length);
  return random.shuffle([...first.slice(0, each), ...second.slice(0, each)]);
}

function pickDistinct(cards: readonly Card[], barred: ReadonlySet<Word>, random: Random): readonly Card[] {
  const taken = new Set(barred);
  const picked: Card[] = [];
  for (const card of random.shuffle(cards)) {
    if (picked.length === PER_KIND) break;
    if (taken.has(card.key)) continue;
    taken.add(card.key);
    picked.push(card);
  }
  return picked;
}

// Makes Wordsters from the words of a deck: three letters that several of its words contain in this order.

import { DECK_LIMITS, type Deck } from '../../core/decks/deck.ts';
import type { DeckMaker } from '../../core/decks/deck-maker.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';

/** Two cards of four. */
const WANTED = 8;
/** A round needs this many other words too, unless only the words of the deck count. */
const MIN_WORDS = 20;
const MIN_LETTERS = 4;

export const makeDeck: DeckMaker = (deck, lexicon) => {
  if (deck.triples.length > 0) return deck;
  return { ...deck, triples: chooseTriples(deck, lexicon).slice(0, DECK_LIMITS.triples) };
};

function chooseTriples({ words, closed }: Deck, lexicon: Lexicon): readonly string[] {
  const hiding = new Map<string, Set<string>>();
  for (const { word } of words)
    if (word.length >= MIN_LETTERS)
      for (const triple of triplesIn(word)) hiding.set(triple, (hiding.get(triple) ?? new Set()).add(word));
  const covered = new Set<string>();
  const chosen: string[] = [];
  const candidates = [...hiding].sort(([a, one], [b, two]) => two.size - one.size || (a < b ? -1 : 1));
  while (chosen.length < WANTED && candidates.length > 0) {
    const newWords = (of: ReadonlySet<string>): number => [...of].filter((word) => !covered.has(word)).length;
    const best = candidates.reduce((most, one) => (newWords(one[1]) > newWords(most[1]) ? one : most));
    candidates.splice(candidates.indexOf(best), 1);
    const [triple, found] = best;
    if (!closed && lexicon.wordsHiding(triple).length < MIN_WORDS) continue;
    chosen.push(triple);
    for (const word of found) covered.add(word);
  }
  return chosen;
}

/** All letters a < b < c of a word, in order. */
function triplesIn(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let a = 0; a < word.length - 2; a++)
    for (let b = a + 1; b < word.length - 1; b++)
      for (let c = b + 1; c < word.length; c++) found.add(word[a]! + word[b]! + word[c]!);
  return found;
}

// Builds the cards of the games: the Word Power deck, the Wordsters cards, and the words that match the task cards of
// Outside the Box. Each game reads its own section (src/games/*/content.ts).

import { readFileSync } from 'node:fs';
import { parsePowerCards, powerCardSection } from '../../../src/games/word-power/content.ts';
import { wordsterCardSection } from '../../../src/games/wordsters/content.ts';
import type { TypedArray } from '../../../src/lexicon/lists/lexicon-sections.ts';
import type { BuiltKnowledge } from '../knowledge/build-knowledge.ts';
import type { WordSources } from '../sources/npm-sources.ts';
import type { WordNet } from '../sources/wordnet.ts';
import { buildTaskWordSections } from './task-words.ts';
import { DECK_PATH } from './word-power-deck.ts';
import { chooseWordsters } from './wordster-cards.ts';

type Input = {
  readonly broad: readonly string[];
  readonly standard: readonly string[];
  readonly knowledge: BuiltKnowledge;
  readonly wordnet: WordNet;
  readonly sources: WordSources;
  readonly print: (line: string) => void;
};

export function buildCards({ broad, standard, knowledge, wordnet, print }: Input): {
  readonly sections: Record<string, TypedArray>;
} {
  const deck = parsePowerCards(readFileSync(DECK_PATH, 'utf8'));
  const wordsters = chooseWordsters(broad, knowledge.facts);
  print(
    `lexicon: ${deck.length} Word Power cards, ${wordsters.length} Wordsters cards; finding the words for the task cards`,
  );
  return {
    sections: {
      ...powerCardSection(deck),
      ...wordsterCardSection(wordsters),
      ...buildTaskWordSections(wordnet, standard),
    },
  };
}

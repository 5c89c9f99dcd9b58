// Builds the printed matter of the boxes: the Word Power deck, the Wordsters cards, and what the task cards go by.
// Not how cards are read (src/lexicon/cards/open-cards.ts).

import { readFileSync } from 'node:fs';
import { formatDeck, parseDeck } from '../../../src/lexicon/cards/word-power-deck.ts';
import type { Table } from '../../../src/lexicon/lists/sections.ts';
import type { BuiltKnowledge } from '../knowledge/build-knowledge.ts';
import type { Sources } from '../sources/npm-sources.ts';
import type { WordNet } from '../sources/wordnet.ts';
import { buildTasks } from './task-words.ts';
import { DECK } from './word-power-deck.ts';
import { chooseWordsters } from './wordster-cards.ts';

type Input = {
  readonly broad: readonly string[];
  readonly standard: readonly string[];
  readonly knowledge: BuiltKnowledge;
  readonly wordnet: WordNet;
  readonly sources: Sources;
  readonly say: (line: string) => void;
};

export function buildCards({ broad, knowledge, wordnet, say }: Input): { readonly sections: Record<string, Table> } {
  const deck = parseDeck(readFileSync(DECK, 'utf8'));
  const wordsters = chooseWordsters(broad, knowledge.facts);
  say(`lexicon: ${deck.length} Word Power cards, ${wordsters.length} Wordsters cards; the words of the task cards`);
  return {
    sections: {
      'cards.power': encode(formatDeck(deck)),
      'cards.wordsters': encode(wordsters.map((card) => card.join(' ')).join('\n')),
      ...buildTasks(wordnet),
    },
  };
}

/** The deck is plain ASCII, which the reader counts on. */
const encode = (text: string): Uint8Array => {
  if (/[^\n\t -~]/.test(text)) throw new Error('Cards are written in ASCII.');
  return Uint8Array.from(Buffer.from(text, 'latin1'));
};

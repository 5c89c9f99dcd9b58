// Builds the printed matter of the boxes. So far: none.
// Not how cards are read (src/lexicon/cards.ts).

import type { Table } from '../../src/lexicon/sections.ts';
import type { buildKnowledge } from './knowledge.ts';
import type { Sources } from './sources.ts';
import type { WordNet } from './wordnet.ts';

type Input = {
  readonly broad: readonly string[];
  readonly standard: readonly string[];
  readonly knowledge: ReturnType<typeof buildKnowledge>;
  readonly wordnet: WordNet;
  readonly sources: Sources;
  readonly say: (line: string) => void;
};

export function buildCards(_input: Input): { readonly sections: Record<string, Table> } {
  return { sections: {} };
}

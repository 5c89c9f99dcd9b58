// Builds what is known of words: grammar, frequency, flags, definitions. So far: nothing.
// Not the word lists (words.ts).

import type { Table } from '../../src/lexicon/sections.ts';
import type { Sources } from './sources.ts';
import type { WordNet } from './wordnet.ts';

type Input = {
  readonly broad: readonly string[];
  readonly standard: readonly string[];
  readonly sources: Sources;
  readonly wordnet: WordNet;
  readonly say: (line: string) => void;
};

export function buildKnowledge(_input: Input): {
  readonly sections: Record<string, Table>;
  readonly definitions: Record<string, Uint8Array>;
} {
  return { sections: {}, definitions: {} };
}

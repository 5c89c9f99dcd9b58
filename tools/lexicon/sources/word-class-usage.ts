// How much each word is used as a noun, verb, adjective or adverb, by WordNet's senses and counts in tagged text. Only
// lower-case senses count: Turkey says nothing about turkey.

import type { Pos, WordNet } from './wordnet.ts';

export type ClassUse = { readonly senses: number; readonly tags: number };

export type WordClassUsage = {
  has(word: string): boolean;
  of(word: string, pos: Pos): ClassUse | null;
  /** Tag counts plus a little for each sense, so that words without tags can be compared too. */
  weight(word: string, pos: Pos): number;
  tags(word: string, pos: Pos): number;
  /** Share of noun use among noun and verb use; null if neither is known. */
  nounShare(word: string): number | null;
  words(): Iterable<string>;
};

const PER_SENSE = 0.3;

export function readUsage(net: WordNet): WordClassUsage {
  const uses = new Map<string, Map<Pos, ClassUse>>();
  for (const [lemma, senses] of net.senses) {
    if (!/^[a-z]{2,}$/.test(lemma)) continue;
    for (const sense of senses) {
      if (sense.lemma !== lemma) continue;
      const byPos = uses.get(lemma) ?? new Map<Pos, ClassUse>();
      const { senses: count, tags } = byPos.get(sense.synset.pos) ?? { senses: 0, tags: 0 };
      uses.set(lemma, byPos.set(sense.synset.pos, { senses: count + 1, tags: tags + sense.tags }));
    }
  }
  const of = (word: string, pos: Pos): ClassUse | null => uses.get(word)?.get(pos) ?? null;
  const tags = (word: string, pos: Pos): number => of(word, pos)?.tags ?? 0;
  const weight = (word: string, pos: Pos): number => tags(word, pos) + PER_SENSE * (of(word, pos)?.senses ?? 0);
  return {
    has: (word) => uses.has(word),
    of,
    weight,
    tags,
    nounShare(word) {
      const noun = weight(word, 'n');
      const verb = weight(word, 'v');
      return noun + verb === 0 ? null : noun / (noun + verb);
    },
    words: () => uses.keys(),
  };
}

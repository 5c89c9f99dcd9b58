// Says what a deck has: “12 words, 4 cards · only these words count”.

import type { DeckSummary } from '../../core/protocol/protocol.ts';
import { countOf } from '../../core/wording.ts';

export function countDeck({ closed, words, cards, triples, tasks }: Omit<DeckSummary, 'title'>): string {
  const kinds = Object.entries({ word: words, card: cards, triple: triples, task: tasks }).flatMap(([one, count]) =>
    count === 0 ? [] : [countOf(count, one)],
  );
  return [kinds.join(', '), ...(closed ? ['only these words count'] : [])].join(' · ');
}

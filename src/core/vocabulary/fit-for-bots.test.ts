import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { isFitForBots } from './fit-for-bots.ts';

it('keeps bots from words that insult people, also from valid ones that no list of offensive words has', () => {
  const lexicon = loadLexicon('standard');
  for (const word of ['MONGOLISM', 'CRIPPLE', 'MIDGETS']) {
    expect([word, lexicon.has(word), lexicon.offensiveness(word)]).toEqual([word, true, null]);
    expect(isFitForBots(word, lexicon)).toBe(false);
  }
  for (const word of ['MONGOOSE', 'JEWEL', 'LANDLORD']) expect(isFitForBots(word, lexicon)).toBe(true);
});

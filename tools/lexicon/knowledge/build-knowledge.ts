// Builds the tables of what is known about words, indexed by word number. src/lexicon/knowledge/knowledge.ts reads them.

import {
  learningAgeCodec,
  nounShareCodec,
  relationCodec,
  WORD_CLASSES,
  WORD_FORMS,
  wordFlagsCodec,
  zipfCodec,
} from '../../../src/lexicon/knowledge/encodings.ts';
import type { WordClass, WordForm } from '../../../src/lexicon/lexicon.ts';
import type { TypedArray } from '../../../src/lexicon/lists/lexicon-sections.ts';
import { type Grammar, type Inflection, learnGrammar } from '../grammar/grammar.ts';
import { isOwnWord } from '../grammar/own-words.ts';
import { listHomophones } from '../relations/homophones.ts';
import { findSpellingVariants } from '../relations/spelling-variants.ts';
import { findWordFamilies, readDerivations, type WordLinks } from '../relations/word-families.ts';
import type { WordSources } from '../sources/npm-sources.ts';
import { readUsage, type WordClassUsage } from '../sources/word-class-usage.ts';
import { readFrequencies } from '../sources/word-frequency.ts';
import type { WordNet } from '../sources/wordnet.ts';
import { buildDefinitions } from './definitions.ts';
import { estimateLearningAges } from './learning-age.ts';
import { listOffensiveWords, type Offensiveness } from './offensive-words.ts';
import { readOwnDefinitions } from './own-definitions.ts';

type Input = {
  readonly broad: readonly string[];
  readonly standard: readonly string[];
  readonly sources: WordSources;
  readonly wordnet: WordNet;
  readonly print: (line: string) => void;
};

/** Spellings are in lower case, as in the sources. */
export type WordFacts = {
  readonly usage: WordClassUsage;
  readonly grammar: Grammar;
  /** In both directions: derived words, spelling variants, homophones. */
  readonly families: WordLinks;
  readonly variants: WordLinks;
  readonly homophones: WordLinks;
  readonly offensiveWords: ReadonlyMap<string, Offensiveness>;
  readonly zipf: (word: string) => number;
  readonly learningAge: (word: string) => number;
};

export type BuiltKnowledge = {
  readonly sections: Record<string, TypedArray>;
  readonly definitions: Record<string, Uint8Array>;
  readonly facts: WordFacts;
};

export function buildKnowledge({ broad, sources, wordnet, print }: Input): BuiltKnowledge {
  const words = broad.map((word) => word.toLowerCase());
  const facts = findFacts(new Set(words), sources, wordnet, print);
  const numbers = new Map(words.map((word, number) => [word, number]));
  const own = readOwnDefinitions();
  const definitions = buildDefinitions(words, wordnet, facts, own);
  return {
    sections: {
      ...encodeWords(words, facts),
      ...encodeForms(words, facts, own.bases),
      ...encodeLinks(words, numbers, facts),
    },
    definitions,
    facts,
  };
}

function findFacts(
  list: ReadonlySet<string>,
  sources: WordSources,
  wordnet: WordNet,
  print: (line: string) => void,
): WordFacts {
  const usage = readUsage(wordnet);
  const derivations = readDerivations(wordnet, usage);
  print('lexicon: forms of words');
  const grammar = learnGrammar(list, usage, (a, b) => derivations.get(a)?.has(b) ?? false);
  print(
    `lexicon: ${grammar.inflections.size} forms of ${grammar.classes.size} words; families, offensive words, definitions`,
  );
  const zipf = readFrequencies(sources);
  return {
    usage,
    grammar,
    families: findWordFamilies(list, wordnet, usage, grammar, derivations),
    variants: findSpellingVariants(list, wordnet, grammar),
    homophones: listHomophones(list, grammar),
    offensiveWords: listOffensiveWords(list, sources, wordnet, grammar),
    zipf,
    learningAge: estimateLearningAges({ sources, wordnet, usage, grammar, zipf }),
  };
}

function encodeWords(
  words: readonly string[],
  { usage, grammar, offensiveWords, zipf, learningAge }: WordFacts,
): Record<string, TypedArray> {
  const zipfs = new Uint8Array(words.length);
  const ages: number[] = []; // only of words that were counted: half the size
  const shares = new Uint8Array(words.length);
  const marks = new Uint8Array(words.length);
  words.forEach((word, n) => {
    zipfs[n] = zipfCodec.encode(zipf(word));
    if (zipfs[n] > 0) ages.push(learningAgeCodec.encode(learningAge(word)));
    shares[n] = nounShareCodec.encode(usage.nounShare(word));
    const classes = [...(grammar.classes.get(word) ?? [])].reduce(
      (bits, each) => bits | (1 << WORD_CLASSES.indexOf(each)),
      0,
    );
    marks[n] = wordFlagsCodec.encode({
      offensiveness: offensiveWords.get(word) ?? null,
      classes,
      isOwnWord: isOwnWord(word, grammar, usage),
    });
  });
  return { 'words.zipfs': zipfs, 'words.ages': Uint8Array.from(ages), 'words.shares': shares, 'words.marks': marks };
}

/** Many words share a set of inflection rules (WALKS, TALKS: without S the plural of a noun or third person of a verb), so
 *  each set has a number. */
function encodeForms(
  words: readonly string[],
  { grammar, usage }: WordFacts,
  mainBases: ReadonlyMap<string, string>,
): Record<string, TypedArray> {
  const ruleSets: string[] = [''];
  const numbers = new Map(ruleSets.map((ruleSet, number) => [ruleSet, number]));
  const codes = new Uint16Array(words.length);
  words.forEach((word, n) => {
    const inflections = [...(grammar.inflections.get(word) ?? [])];
    const weigh = (each: Inflection): number =>
      each.base === mainBases.get(word) || isVesPlural(word, each)
        ? Number.POSITIVE_INFINITY
        : usageWeight(usage, each.base, each.class);
    inflections.sort((a, b) => Math.sign(weigh(b) - weigh(a)) || 0);
    const ruleSet = inflections.map((each) => formatInflection(word, each.base, each.class, each.form)).join(' ');
    let number = numbers.get(ruleSet);
    if (number === undefined) {
      number = ruleSets.push(ruleSet) - 1;
      numbers.set(ruleSet, number);
    }
    codes[n] = number;
  });
  return { 'words.forms': codes, 'forms.ways': Uint8Array.from(Buffer.from(ruleSets.join('\n'), 'latin1')) };
}

/** LEAVES are more than one leaf to most people, though LEAVE is the more frequent word. */
const isVesPlural = (word: string, { base, form }: Inflection): boolean =>
  form === 'plural' && word.endsWith('ves') && /fe?$/.test(base);

const usageWeight = (usage: WordClassUsage, base: string, kind: WordClass): number =>
  kind === 'noun'
    ? usage.weight(base, 'n')
    : kind === 'verb'
      ? usage.weight(base, 'v')
      : usage.weight(base, 'a') + usage.weight(base, 'r');

/** `3Y.01` for BABIES: remove three letters, add Y, and it is the plural (form 1) of that noun (class 0). */
function formatInflection(word: string, base: string, kind: WordClass, form: WordForm): string {
  let shared = 0;
  while (shared < base.length && base[shared] === word[shared]) shared++;
  return `${word.length - shared}${base.slice(shared).toUpperCase()}.${WORD_CLASSES.indexOf(kind)}${WORD_FORMS.indexOf(form)}`;
}

function encodeLinks(
  words: readonly string[],
  numbers: ReadonlyMap<string, number>,
  facts: WordFacts,
): Record<string, TypedArray> {
  const kinds = [
    ['derived', facts.families],
    ['variant', facts.variants],
    ['sound', facts.homophones],
  ] as const;
  const counts = new Uint8Array(words.length);
  const to: number[] = [];
  words.forEach((word, n) => {
    const before = to.length;
    for (const [kind, links] of kinds) {
      const codes = Array.from(links.get(word) ?? [], (other) => relationCodec.encode(kind, numbers.get(other)!));
      to.push(...codes.sort((a, b) => a - b));
    }
    if (to.length - before > 255) throw new RangeError(`${word} has too many links for a byte`);
    counts[n] = to.length - before;
  });
  return { 'links.counts': counts, 'links.to': Uint32Array.from(to) };
}

// Builds the two word lists, and the spellings known only as names or abbreviations, in capitals and alphabetical order.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordSources } from '../sources/npm-sources.ts';
import { lowercaseLemmas, type WordNet } from '../sources/wordnet.ts';

export type WordLists = {
  /** Words confirmed by a dictionary, by frequency in books, by regular derivation or by hand. Part of `broad`. */
  readonly standard: readonly string[];
  readonly broad: readonly string[];
  /** Spellings known only with a capital letter, only as abbreviations, or only as brand names. */
  readonly names: readonly string[];
  readonly abbreviations: readonly string[];
  readonly brands: readonly string[];
};

type Words = ReadonlySet<string>;
type WordTest = (word: string) => boolean;

export function buildWordLists(sources: WordSources, net: WordNet): WordLists {
  const handJudged = readHandJudged();
  const spellings = splitByCapitals(sources.hunspell);
  const lemmas = lowercaseLemmas(net);
  const candidates = new Set([...sources.letterpress, ...handJudged.added]);
  for (const [word, size] of sources.scowl) {
    if (size <= 60 && word.length >= 3 && /[aeiouy]/.test(word)) candidates.add(word);
  }

  const isLowerCaseWord: WordTest = (word) =>
    [sources.scowl, lemmas.lower, spellings.lower].some((known) => known.has(word));
  const isProperName: WordTest = (word) => {
    if (handJudged.common.has(word) || handJudged.added.has(word)) return false;
    if (handJudged.excluded.has(word) || handJudged.brands.has(word)) return true;
    if (word.length === 2 || isLowerCaseWord(word)) return false;
    if (lemmas.capital.has(word)) return namesIndividual(word, net) || !hasInflections(word, candidates);
    return spellings.names.has(word) || spellings.abbreviations.has(word);
  };
  const isListed: WordTest = (word) =>
    word.length > 1 &&
    !isProperName(word) &&
    (handJudged.common.has(word) || isLowerCaseWord(word) || !isPluralOfNames(word, candidates, isProperName));

  const broad = new Set([...candidates].filter(isListed));
  const { scowl, books, web, webster } = sources;
  const confirmingSources = [handJudged.added, scowl, books, web, webster, lemmas.lower, spellings.lower];
  const confirmed = new Set([...broad].filter((word) => confirmingSources.some((source) => source.has(word))));
  const unlisted = (words: Iterable<string>): string[] => [...words].filter((word) => !broad.has(word));
  const names = unlisted([...spellings.names, ...lemmas.capital]);
  return {
    standard: capitals(withDerived(confirmed, broad)),
    broad: capitals(broad),
    names: capitals(names.filter((name) => !spellings.abbreviations.has(name))),
    abbreviations: capitals(unlisted(spellings.abbreviations)),
    brands: capitals(handJudged.brands),
  };
}

const capitals = (words: Iterable<string>): string[] => [...new Set(words)].map((word) => word.toUpperCase()).sort();

function readHandJudged(): Readonly<Record<'added' | 'common' | 'excluded' | 'brands', Words>> {
  const text = readFileSync(join(import.meta.dirname, 'hand-judged-words.txt'), 'utf8');
  const under = (heading: string): Words => {
    const [, words] = new RegExp(`^\\[${heading}\\].*\n([^[]*)`, 'm').exec(text)!;
    return new Set(words!.match(/\S+/g));
  };
  return { added: under('added'), common: under('common'), excluded: under('excluded'), brands: under('brands') };
}

/** The words that the spelling dictionaries have in lower case, capitalized, and in capitals. */
function splitByCapitals(stems: Words) {
  const lower = new Set<string>();
  const names = new Set<string>();
  const abbreviations = new Set<string>();
  for (const stem of stems) {
    const word = stem.toLowerCase();
    if (stem === word) lower.add(word);
    else if (/^[A-Z][a-z]+$/.test(stem)) names.add(word);
    else abbreviations.add(word);
  }
  return { lower, names, abbreviations };
}

/** Merlot and Acer are capitalized but name kinds of things; Paris and Aristotle name individuals. */
const namesIndividual = (word: string, net: WordNet): boolean =>
  net.senses.get(word)!.some(({ synset }) => synset.pointers.some(({ sign }) => sign === '@i'));

const hasInflections = (word: string, words: Words): boolean =>
  [`${word}s`, `${word}es`, `${word}ed`, `${word}ing`, `${word.slice(0, -1)}ies`].some((form) => words.has(form));

/** Whether this is only the plural of a name: the candidates include INDIAS and DUMBLEDORES. */
function isPluralOfNames(word: string, words: Words, isName: WordTest): boolean {
  const bases = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  const known = bases.filter((base) => base !== word && words.has(base));
  return known.length > 0 && known.every(isName);
}

const ENDINGS = 's es ed d ing ings er ers est ly ness nesses able less like'.split(' ');
const ENDINGS_FOR_Y = 'ies ied ier iers iest ily iness inesses'.split(' ');
const PREFIXES = 'un re non over out under pre mis dis de sub super anti inter'.split(' ');

/** Adds the words that are regularly derived from these, and the words derived from those. */
function withDerived(words: Words, from: Words): Words {
  let known = words;
  for (let round = 0; round < 2; round++) {
    const before = known;
    known = new Set([...from].filter((word) => before.has(word) || isDerived(word, before)));
  }
  return known;
}

function isDerived(word: string, known: Words): boolean {
  const isBase: WordTest = (base) => base.length >= 3 && known.has(base);
  const isStem = (stem: string, ending: string): boolean =>
    isBase(stem) ||
    (/^[aei]/.test(ending) && (isBase(`${stem}e`) || (/([^aeiou])\1$/.test(stem) && isBase(stem.slice(0, -1)))));
  return (
    ENDINGS.some((ending) => word.endsWith(ending) && isStem(word.slice(0, -ending.length), ending)) ||
    ENDINGS_FOR_Y.some((ending) => word.endsWith(ending) && isBase(`${word.slice(0, -ending.length)}y`)) ||
    isBase(word.replace(/is(e|ed|es|er|ers|ing|ations?)$/, 'iz$1')) ||
    isBase(word.replace(/ly$/, 'le')) ||
    isBase(word.replace(/ses$/, 'sis')) ||
    PREFIXES.some((prefix) => word.startsWith(prefix) && isBase(word.slice(prefix.length)))
  );
}

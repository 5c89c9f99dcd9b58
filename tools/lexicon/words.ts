// The two word lists, each word with the evidence for it, and the spellings known only as names or abbreviations.
// Not grammar or meaning (knowledge.ts). Lists are returned in capitals and alphabetical order.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './sources.ts';
import { plainLemmas, type WordNet } from './wordnet.ts';

export type Lists = {
  /** Words an ordinary dictionary, a count of books or a regular derivation vouches for. Part of `broad`. */
  readonly standard: readonly string[];
  readonly broad: readonly string[];
  /** Spellings known only with a capital, and only as abbreviations. */
  readonly names: readonly string[];
  readonly abbreviations: readonly string[];
};

export function listWords(sources: Sources, net: WordNet, judged = readJudged()): Lists {
  const written = writtenForms(sources.hunspell);
  const lemmas = plainLemmas(net);
  const candidates = new Set([...sources.letterpress, ...judged.modern]);
  for (const [word, size] of sources.scowl) {
    if (size <= 60 && word.length >= 3 && /[aeiouy]/.test(word)) candidates.add(word);
  }
  const isSmall = (word: string): boolean =>
    [sources.scowl, lemmas.lower, written.lower].some((known) => known.has(word));
  const isInflected = (word: string): boolean =>
    [`${word}s`, `${word}es`, `${word}ed`, `${word}ing`, `${word.slice(0, -1)}ies`].some((form) =>
      candidates.has(form),
    );
  /** Merlot and Acer are written large but are kinds of things; Paris and Aristotle are single ones. */
  const isSingle = (word: string): boolean =>
    net.senses.get(word)!.some(({ synset }) => synset.pointers.some(({ sign }) => sign === '@i'));
  const isProper = (word: string): boolean => {
    if (judged.kept.has(word)) return false;
    if (judged.barred.has(word)) return true;
    if (word.length === 2 || isSmall(word)) return false;
    if (lemmas.capital.has(word)) return isSingle(word) || !isInflected(word);
    return written.names.has(word) || written.abbreviations.has(word);
  };
  /** The candidates have plurals of names too: INDIAS, DUMBLEDORES. */
  const isPluralOfName = (word: string): boolean => {
    if (judged.kept.has(word) || isSmall(word)) return false;
    const bases = [/s$/, /es$/].filter((end) => end.test(word)).map((end) => word.replace(end, ''));
    if (word.endsWith('ies')) bases.push(word.replace(/ies$/, 'y'));
    const known = bases.filter((base) => candidates.has(base));
    return known.length > 0 && known.every(isProper);
  };
  const isBroad = (word: string): boolean =>
    judged.modern.has(word) || (word.length > 1 && !isProper(word) && !isPluralOfName(word));

  const broad = new Set([...candidates].filter(isBroad));
  const witnesses = [
    judged.modern,
    sources.scowl,
    lemmas.lower,
    written.lower,
    sources.books,
    sources.web,
    sources.webster,
  ];
  const standard = new Set([...broad].filter((word) => witnesses.some((witness) => witness.has(word))));
  for (let round = 0; round < 2; round++) {
    const known = new Set(standard);
    for (const word of broad) if (!known.has(word) && isDerived(word, known)) standard.add(word);
  }
  const unlisted = (words: Iterable<string>): string[] => [...words].filter((word) => !broad.has(word));
  return {
    standard: capitals(standard),
    broad: capitals(broad),
    names: capitals(unlisted([...written.names, ...lemmas.capital]).filter((word) => !written.abbreviations.has(word))),
    abbreviations: capitals(unlisted(written.abbreviations)),
  };
}

type Judged = Readonly<Record<'modern' | 'kept' | 'barred', ReadonlySet<string>>>;

function readJudged(): Judged {
  const text = readFileSync(join(import.meta.dirname, '../../src/lexicon/content/words.txt'), 'utf8');
  const under = (heading: string): ReadonlySet<string> => {
    const [, words] = new RegExp(`^\\[${heading}\\].*\n([^[]*)`, 'm').exec(text)!;
    return new Set(words!.match(/\S+/g));
  };
  return { modern: under('modern'), kept: under('kept'), barred: under('barred') };
}

const capitals = (words: Iterable<string>): string[] => [...new Set(words)].map((word) => word.toUpperCase()).sort();

/** What the spelling dictionaries write small, with a first capital, and in capitals. */
function writtenForms(stems: ReadonlySet<string>) {
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

/** Suffixes with what they stand in for: HAPPILY is HAPPY less Y with -ILY. */
const SUFFIXES: readonly (readonly [string, readonly string[]])[] = [
  ['s', ['']],
  ['es', ['', 'is']],
  ['ies', ['y', 'ie']],
  ['ed', ['', 'e']],
  ['d', ['']],
  ['ied', ['y']],
  ['ing', ['', 'e']],
  ['ings', ['', 'e']],
  ['er', ['', 'e']],
  ['ers', ['', 'e']],
  ['ier', ['y']],
  ['iers', ['y']],
  ['est', ['', 'e']],
  ['iest', ['y']],
  ['ly', ['', 'le']],
  ['ily', ['y']],
  ['ness', ['']],
  ['nesses', ['']],
  ['iness', ['y']],
  ['able', ['', 'e']],
  ['less', ['']],
  ['like', ['']],
  ['ise', ['ize']],
  ['ised', ['ized']],
  ['ises', ['izes']],
  ['ising', ['izing']],
  ['isation', ['ization']],
  ['isations', ['izations']],
];
const PREFIXES = [
  'un',
  're',
  'non',
  'over',
  'out',
  'under',
  'pre',
  'mis',
  'dis',
  'de',
  'sub',
  'super',
  'anti',
  'inter',
];

/** Is this a regular derivation of a known word of three letters or more? */
function isDerived(word: string, known: ReadonlySet<string>): boolean {
  const isBase = (base: string): boolean => base.length >= 3 && known.has(base);
  for (const [suffix, ends] of SUFFIXES) {
    if (!word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    if (ends.some((end) => isBase(stem + end))) return true;
    if (
      /([bdfgklmnprtvz])\1$/.test(stem) &&
      /^(ed|ing|ings|er|ers|est|able)$/.test(suffix) &&
      isBase(stem.slice(0, -1))
    )
      return true;
  }
  return PREFIXES.some((prefix) => word.startsWith(prefix) && isBase(word.slice(prefix.length)));
}

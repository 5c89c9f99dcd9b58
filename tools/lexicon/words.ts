// The two word lists, each word with the evidence for it, and the spellings known only as names or abbreviations.
// Not grammar or meaning (knowledge.ts). Lists are returned in capitals and alphabetical order.

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

/** In use, but younger than the sources or passed over by them. */
const MODERN: ReadonlySet<string> = new Set(
  `
  wifi sudoku sudokus selfie selfies emoji emojis hangry frenemy frenemies
`.match(/\S+/g),
);

/** In the candidate list, but abbreviations or names to everybody. */
const BARRED = ['uk', 'sj', 'ao', 'ua'];

export function listWords(sources: Sources, net: WordNet): Lists {
  const { lower, capital } = plainLemmas(net);
  const written = writtenForms(sources.hunspell);
  const isProper = (word: string): boolean =>
    word.length > 2 &&
    !sources.scowl.has(word) &&
    (capital.has(word) ||
      (!lower.has(word) && !written.lower.has(word) && (written.names.has(word) || written.abbreviations.has(word))));

  const broad = new Set([...sources.letterpress, ...MODERN]);
  for (const [word, size] of sources.scowl)
    if (size <= 60 && word.length >= 3 && /[aeiouy]/.test(word)) broad.add(word);
  for (const word of broad) if (word.length < 2 || BARRED.includes(word) || isProper(word)) broad.delete(word);

  const attested = new Set<string>();
  for (const word of broad) {
    if (
      MODERN.has(word) ||
      sources.scowl.has(word) ||
      lower.has(word) ||
      written.lower.has(word) ||
      sources.books.has(word) ||
      sources.web.has(word) ||
      sources.webster.has(word)
    ) {
      attested.add(word);
    }
  }
  for (let round = 0; round < 2; round++) {
    const known = new Set(attested);
    for (const word of broad) if (!known.has(word) && isDerived(word, known)) attested.add(word);
  }
  const only = (spellings: Iterable<string>) => capitals([...new Set(spellings)].filter((word) => !broad.has(word)));
  const abbreviations = new Set(written.abbreviations);
  return {
    standard: capitals(attested),
    broad: capitals(broad),
    names: only([...written.names, ...capital].filter((word) => !abbreviations.has(word))),
    abbreviations: only(abbreviations),
  };
}

const capitals = (words: Iterable<string>): string[] => Array.from(words, (word) => word.toUpperCase()).sort();

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

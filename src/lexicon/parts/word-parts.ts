// The words in parts, so that a browser can start to play before it has all of them. tools/lexicon writes one file per part.

import { decodeSections, type SectionSource, type Sections, type TypedArray } from '../lists/lexicon-sections.ts';

/** In the order in which they are usually needed. */
export const PART_NAMES = [
  'short', // all standard words of few letters
  'standard',
  'broad',
  'grammar',
  'frequency',
  'relations',
  'names',
  'tasks',
  'wordster-cards',
  'power-cards',
  'other',
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** Words of the part `short` have at most this many letters. It has all of them, so it can also say what is not a word. */
export const MAX_SHORT_LETTERS = 8;

const SECTION_PATTERNS: readonly (readonly [RegExp, PartName])[] = [
  [/^short\./, 'short'],
  [/^standard\./, 'standard'],
  [/^(broad|anagrams)\./, 'broad'],
  [/^words\.(marks|shares|forms)$|^forms\./, 'grammar'],
  [/^words\./, 'frequency'],
  [/^links\./, 'relations'],
  [/^(names|abbreviations|brands)\./, 'names'],
  [/^tasks\./, 'tasks'],
  [/^cards\.wordsters$/, 'wordster-cards'],
  [/^cards\.power$/, 'power-cards'],
];

export const partOfSection = (section: string): PartName =>
  SECTION_PATTERNS.find(([pattern]) => pattern.test(section))?.[1] ?? 'other';

/** Thrown by a question that needs a part which is not there yet. Once it is, the same question can be asked again. */
export class MissingWordsError extends Error {
  readonly part: PartName;
  constructor(part: PartName) {
    super(`the words are not complete yet: ${part} is missing`);
    this.name = 'MissingWordsError';
    this.part = part;
  }
}

/** What is known about a lexicon before any of its parts: which sections it has, and what makes up its id. */
export type PartsDirectory = {
  readonly fingerprint: string;
  /** The sections of each part. */
  readonly sections: { readonly [part: string]: readonly string[] };
};

/** The parts that have arrived so far. */
export class WordParts implements SectionSource {
  readonly directory: PartsDirectory;
  readonly #parts = new Map<PartName, Sections>();

  constructor(directory: PartsDirectory) {
    this.directory = directory;
  }

  add(part: PartName, bytes: ArrayBuffer): void {
    this.#parts.set(part, decodeSections(bytes));
  }

  hasPart(part: PartName): boolean {
    return this.#parts.has(part);
  }

  /** Whether the lexicon has this section, even if it has not arrived yet. */
  has(section: string): boolean {
    return this.directory.sections[partOfSection(section)]?.includes(section) ?? false;
  }

  get(section: string): TypedArray | undefined {
    if (!this.has(section)) return undefined;
    const part = partOfSection(section);
    const sections = this.#parts.get(part);
    if (sections === undefined) throw new MissingWordsError(part);
    return sections.get(section);
  }
}

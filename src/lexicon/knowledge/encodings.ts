// How what is known of a word is written into small numbers, and read again: the build writes, knowledge.ts reads.
// Not the tables themselves: they are sections of the built lexicon.

import type { Form, WordClass } from '../lexicon.ts';

export const CLASSES: readonly WordClass[] = ['noun', 'verb', 'adjective', 'adverb', 'other'];
export const FORMS: readonly Form[] = [
  'base',
  'plural',
  'third',
  'past',
  'participle',
  'gerund',
  'comparative',
  'superlative',
];

const PER_ZIPF = 20;
export const ZIPFS = {
  code: (zipf: number): number => Math.round(zipf * PER_ZIPF),
  read: (code: number): number => code / PER_ZIPF,
};

/** The shares that rules ask about (OB-058, WX-048): rounding must not carry a word across one. */
const EDGES = [0.02, 0.3, 0.7];
const PER_SHARE = 200;
/** 0 for "not known". */
export const SHARES = {
  code(share: number | null): number {
    if (share === null) return 0;
    const code = 1 + Math.round(share * PER_SHARE);
    const isAcross = (edge: number): boolean => share >= edge !== SHARES.read(code)! >= edge;
    const edge = EDGES.find(isAcross);
    return edge === undefined ? code : code + (share >= edge ? 1 : -1);
  },
  read: (code: number): number | null => (code === 0 ? null : (code - 1) / PER_SHARE),
};

const FLAGS = [null, 'soft', 'hard'] as const;
export type Marks = {
  readonly flag: 'hard' | 'soft' | null;
  /** One bit for each class of which the word is a base, as in CLASSES. */
  readonly classes: number;
  /** It is a form, and yet a word in its own right. */
  readonly isOwnWord: boolean;
};
export const MARKS = {
  code: ({ flag, classes, isOwnWord }: Marks): number => FLAGS.indexOf(flag) | (classes << 2) | (isOwnWord ? 128 : 0),
  flag: (code: number): 'hard' | 'soft' | null => FLAGS[code & 3]!,
  classes: (code: number): number => (code >> 2) & 31,
  isOwnWord: (code: number): boolean => code > 127,
};

/** A link to another word: its number, and the kind in the last two bits. */
const KINDS = { derived: 0, variant: 1, sound: 2 } as const;
export type LinkKind = keyof typeof KINDS;
export const LINKS = {
  code: (kind: LinkKind, number: number): number => number * 4 + KINDS[kind],
  isOf: (code: number, kind: LinkKind): boolean => (code & 3) === KINDS[kind],
  number: (code: number): number => code >>> 2,
};

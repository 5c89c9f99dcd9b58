// Encodes what is known about a word into small numbers and back. The build encodes, knowledge.ts decodes.

import type { WordClass, WordForm } from './knowledge-types.ts';

export const WORD_CLASSES: readonly WordClass[] = ['noun', 'verb', 'adjective', 'adverb', 'other'];
export const WORD_FORMS: readonly WordForm[] = [
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
export const zipfCodec = {
  encode: (zipf: number): number => Math.round(zipf * PER_ZIPF),
  decode: (code: number): number => code / PER_ZIPF,
};

const YEARS_PER_CODE = 0.5;
const [MIN_AGE, MAX_AGE] = [2, 20];
/** Rounded up, so that no word crosses a limit given in whole or half years. */
export const learningAgeCodec = {
  encode: (age: number): number => Math.ceil(Math.min(MAX_AGE, Math.max(MIN_AGE, age)) / YEARS_PER_CODE),
  decode: (code: number): number => code * YEARS_PER_CODE,
  oldest: MAX_AGE / YEARS_PER_CODE,
};

/** Shares that decide rules: rounding must not move a word across one of them. */
const RULE_THRESHOLDS = [0.02, 0.3, 0.7];
const PER_SHARE = 200;
/** 0 means unknown. */
export const nounShareCodec = {
  encode(share: number | null): number {
    if (share === null) return 0;
    const code = 1 + Math.round(share * PER_SHARE);
    const isAcross = (edge: number): boolean => share >= edge !== nounShareCodec.decode(code)! >= edge;
    const edge = RULE_THRESHOLDS.find(isAcross);
    return edge === undefined ? code : code + (share >= edge ? 1 : -1);
  },
  decode: (code: number): number | null => (code === 0 ? null : (code - 1) / PER_SHARE),
};

const OFFENSIVENESS = [null, 'soft', 'hard'] as const;
export type WordFlags = {
  readonly offensiveness: 'hard' | 'soft' | null;
  /** One bit for each class of which the word is a base, in the order of WORD_CLASSES. */
  readonly classes: number;
  /** An inflected form that is also a word of its own. */
  readonly isOwnWord: boolean;
};
export const wordFlagsCodec = {
  encode: ({ offensiveness, classes, isOwnWord }: WordFlags): number =>
    OFFENSIVENESS.indexOf(offensiveness) | (classes << 2) | (isOwnWord ? 128 : 0),
  offensiveness: (code: number): 'hard' | 'soft' | null => OFFENSIVENESS[code & 3]!,
  classes: (code: number): number => (code >> 2) & 31,
  isOwnWord: (code: number): boolean => code > 127,
};

/** A relation to another word: the number of the word, and the kind in the last two bits. */
const KINDS = { derived: 0, variant: 1, sound: 2 } as const;
export type RelationKind = keyof typeof KINDS;
export const relationCodec = {
  encode: (kind: RelationKind, number: number): number => number * 4 + KINDS[kind],
  isOf: (code: number, kind: RelationKind): boolean => (code & 3) === KINDS[kind],
  number: (code: number): number => code >>> 2,
};

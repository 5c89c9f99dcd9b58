// All ways to read a spelling: as a base form of its word classes, and as forms of other words.

import { lazy } from '../lazy.ts';
import { decodeAscii, getSection, type SectionSource } from '../lists/lexicon-sections.ts';
import { isValidSpelling } from '../lists/spelling.ts';
import type { Word } from '../lists/word-list-types.ts';
import { WORD_CLASSES, WORD_FORMS, wordFlagsCodec } from './encodings.ts';
import type { Reading, WordClass, WordForm } from './knowledge-types.ts';

export interface ReadingIndex {
  /** Base forms first, then forms of other words, the most frequent word first. */
  of(word: string): readonly Reading[];
  /** Whether this is a base form of the class. */
  isBase(word: string, kind: WordClass): boolean;
}

/** Without its last `cut` letters and with `add` appended, the spelling is the base of which it is this form. */
type InflectionRule = {
  readonly cut: number;
  readonly add: string;
  readonly class: WordClass;
  readonly form: WordForm;
};

export function openReadings(
  sections: SectionSource,
  marks: () => Uint8Array,
  indexOf: (word: string) => number,
): ReadingIndex {
  const forms = lazy(() => getSection(sections, 'words.forms', 2));
  const ruleSets = lazy(() => parseInflectionRules(getSection(sections, 'forms.ways', 1)));
  const classesOf = (word: string): number => {
    const number = indexOf(word);
    return number < 0 ? 0 : wordFlagsCodec.classes(marks()[number]!);
  };
  const isBase = (word: string, kind: WordClass): boolean =>
    ((classesOf(word) >> WORD_CLASSES.indexOf(kind)) & 1) === 1;
  return {
    isBase,
    of(word) {
      const number = indexOf(word);
      if (number < 0) return isValidSpelling(word) ? [{ base: word, class: 'other', form: 'base' }] : [];
      const readings: Reading[] = [];
      const classes = wordFlagsCodec.classes(marks()[number]!);
      WORD_CLASSES.forEach((kind, bit) => {
        if ((classes >> bit) & 1) readings.push({ base: word, class: kind, form: 'base' });
      });
      for (const rule of ruleSets()[forms()[number]!]!)
        readings.push({ base: applyRule(rule, word), class: rule.class, form: rule.form });
      return readings.length > 0 ? readings : [{ base: word, class: 'other', form: 'base' }];
    },
  };
}

const applyRule = ({ cut, add }: { cut: number; add: string }, word: string): Word =>
  word.slice(0, word.length - cut) + add;

/** One line per set of rules, with entries such as `1.01`: see tools/lexicon/knowledge/build-knowledge.ts. */
function parseInflectionRules(bytes: Uint8Array): readonly (readonly InflectionRule[])[] {
  const parseRule = (entry: string): InflectionRule => {
    const [, cut, add, kind, form] = /^(\d+)([A-Z]*)\.(\d)(\d)$/.exec(entry)!;
    return { cut: Number(cut), add: add!, class: WORD_CLASSES[Number(kind)]!, form: WORD_FORMS[Number(form)]! };
  };
  return decodeAscii(bytes)
    .split('\n')
    .map((line) => (line === '' ? [] : line.split(' ').map(parseRule)));
}

// The ways to read a spelling: as a base of its classes, and as forms of other words.
// Not a judgement on them: see basicform.ts and compare.ts.

import type { Form, Reading, Word, WordClass } from '../lexicon.ts';
import { type Sections, section } from '../lists/sections.ts';
import { isSpelling } from '../lists/word-graph.ts';
import { CLASSES, FORMS, MARKS } from './encodings.ts';

export interface Readings {
  /** Bases first, then forms, the word most in use first. Of a spelling outside the list nothing is known. */
  of(word: string): readonly Reading[];
  /** Is this a base of the class, by the list? */
  isBase(word: string, kind: WordClass): boolean;
}

/** Take off `cut` letters, put on `add`, and it is a form of that. */
type Way = { readonly cut: number; readonly add: string; readonly class: WordClass; readonly form: Form };

export function openReadings(sections: Sections, indexOf: (word: string) => number): Readings {
  const marks = section(sections, 'words.marks', 1);
  const forms = section(sections, 'words.forms', 2);
  const ways = parseWays(section(sections, 'forms.ways', 1));
  const classesOf = (word: string): number => {
    const number = indexOf(word);
    return number < 0 ? 0 : MARKS.classes(marks[number]!);
  };
  const isBase = (word: string, kind: WordClass): boolean => ((classesOf(word) >> CLASSES.indexOf(kind)) & 1) === 1;
  return {
    isBase,
    of(word) {
      const number = indexOf(word);
      if (number < 0) return isSpelling(word) ? [{ base: word, class: 'other', form: 'base' }] : [];
      const readings: Reading[] = [];
      const classes = MARKS.classes(marks[number]!);
      CLASSES.forEach((kind, bit) => {
        if ((classes >> bit) & 1) readings.push({ base: word, class: kind, form: 'base' });
      });
      for (const way of ways[forms[number]!]!)
        readings.push({ base: baseBy(way, word), class: way.class, form: way.form });
      return readings.length > 0 ? readings : [{ base: word, class: 'other', form: 'base' }];
    },
  };
}

const baseBy = ({ cut, add }: { cut: number; add: string }, word: string): Word =>
  word.slice(0, word.length - cut) + add;

/** One line for each way to read: entries such as `1.01`, see tools/lexicon/knowledge/build-knowledge.ts. */
function parseWays(bytes: Uint8Array): readonly (readonly Way[])[] {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const parseWay = (entry: string): Way => {
    const [, cut, add, kind, form] = /^(\d+)([A-Z]*)\.(\d)(\d)$/.exec(entry)!;
    return { cut: Number(cut), add: add!, class: CLASSES[Number(kind)]!, form: FORMS[Number(form)]! };
  };
  return text.split('\n').map((line) => (line === '' ? [] : line.split(' ').map(parseWay)));
}

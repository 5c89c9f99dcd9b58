// Decides whether a spelling is a basic form or a plural, or another inflected form such as PLAYED.
// A basic form, in the sense of OB-058, is a base form (the dictionary form of a word) or an inflected form that is also a word
// in its own right. Whether it is a valid word at all is up to the word list.

import type { Word } from '../lists/word-list-types.ts';
import { LISTED_AS_BASIC, LISTED_AS_INFLECTED } from './basic-form-table.ts';
import type { BasicFormVerdict, Reading } from './knowledge-types.ts';

/** A verb that is hardly ever used as a noun has no plural: GOES, EATS. */
const MIN_NOUN_SHARE = 0.02;

export function judgeBasicForm(
  word: Word,
  readings: readonly Reading[],
  nounShare: (word: Word) => number | null,
  isOwnWord: boolean,
): BasicFormVerdict {
  const inflected = readings.filter((reading) => reading.base !== word);
  const first = inflected[0]?.base ?? null;
  if (LISTED_AS_BASIC.has(word)) return { ok: true, why: 'listed', of: first };
  if (LISTED_AS_INFLECTED.has(word)) return { ok: false, why: 'listed', of: first };
  if (inflected.length === 0) return { ok: true, why: 'base', of: null };
  const verdicts = inflected.map((reading) => judgeReading(word, reading, nounShare(reading.base) ?? 1, isOwnWord));
  return verdicts.find(({ ok }) => ok) ?? verdicts[0]!;
}

function judgeReading(word: Word, { base, form }: Reading, share: number, isOwnWord: boolean): BasicFormVerdict {
  switch (form) {
    case 'plural':
      return share >= MIN_NOUN_SHARE || !isRegularPlural(word, base)
        ? { ok: true, why: 'plural', of: base }
        : { ok: false, why: 'verb-form', of: base };
    case 'gerund':
    case 'past':
    case 'participle':
      return isOwnWord ? { ok: true, why: 'noun', of: base } : { ok: false, why: 'verb-form', of: base };
    case 'comparative':
    case 'superlative':
      return isOwnWord ? { ok: true, why: 'noun', of: base } : { ok: false, why: 'comparison', of: base };
    default: // a noun without a singular may look like a verb's third person: CLOTHES
      return isOwnWord ? { ok: true, why: 'noun', of: base } : { ok: false, why: 'verb-form', of: base };
  }
}

const isRegularPlural = (word: Word, base: Word): boolean =>
  word === `${base}S` || word === `${base}ES` || word === `${base.slice(0, -1)}IES`;

// Names the class of a word, or says which form of which word it is: "noun", "plural of LEAF".

import type { Definition, WordForm } from './knowledge-types.ts';

const FORM_NAMES: Readonly<Record<WordForm, string>> = {
  base: 'form',
  plural: 'plural',
  third: 'third person',
  past: 'past tense',
  participle: 'past participle',
  gerund: '-ing form',
  comparative: 'comparative',
  superlative: 'superlative',
};

/** '' for pronouns, prepositions and the like, whose class is not known. */
export function describeReading({ class: kind, of, form }: Pick<Definition, 'class' | 'of' | 'form'>): string {
  if (of !== null) return `${FORM_NAMES[form]} of ${of}`;
  return kind === 'other' ? '' : kind;
}

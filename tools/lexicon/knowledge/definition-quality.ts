// What makes a definition unfit to be shown, and which words of the lexicon have none: for the build, the report and a test.

import type { Lexicon } from '../../../src/lexicon/lexicon.ts';

export const MAX_CHARS = 90;
/** Every word of the standard list that is at least this frequent has a definition. */
const EVERYDAY_ZIPF = 3;

/** A definition that ends like this has lost its end. */
const CUT_OFF = /(?:^|\s)(?:of|the|a|an|and|or|nor|that|which|who|whose|than|etc|e\.g|i\.e|especially|such)$/i;
/** VERY VERY; but not "that that" or "had had", which are grammatical. */
const DOUBLED = /\b(?!that\b|had\b)([a-z]+) \1\b/i;

export type Flaw = 'too short' | 'too long' | 'parentheses' | 'cut off' | 'doubled word' | 'odd characters';

export function findFlaw(text: string): Flaw | null {
  if (text.length < 3) return 'too short';
  if (text.length > MAX_CHARS) return 'too long';
  if (!isBalanced(text)) return 'parentheses';
  if (CUT_OFF.test(text)) return 'cut off';
  if (DOUBLED.test(text)) return 'doubled word';
  return /^[\w'][\w ,;:.()'/&%+*=$!?-]*$/.test(text) && !/[;:,.]$/.test(text) ? null : 'odd characters';
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const char of text) {
    if (char === '(') open++;
    if (char === ')' && --open < 0) return false;
  }
  return open === 0;
}

export type DefinitionCheck = {
  readonly everyday: number;
  readonly defined: number;
  /** Everyday words without a definition; offensive words have none on purpose. */
  readonly missing: readonly string[];
  readonly flawed: readonly string[];
};

/** `lexicon` is the standard list. */
export function checkDefinitions(lexicon: Lexicon): DefinitionCheck {
  const missing: string[] = [];
  const flawed: string[] = [];
  let everyday = 0;
  let defined = 0;
  for (let n = 0; n < lexicon.size; n++) {
    const word = lexicon.wordAt(n);
    const isEveryday = lexicon.zipf(word) >= EVERYDAY_ZIPF;
    if (isEveryday) everyday++;
    const definition = lexicon.define(word);
    if (definition === null) {
      if (isEveryday && lexicon.offensiveness(word) === null) missing.push(word);
      continue;
    }
    defined++;
    const flaw = findFlaw(definition.text);
    if (flaw !== null) flawed.push(`${word}: ${flaw} (${definition.text})`);
  }
  return { everyday, defined, missing, flawed };
}

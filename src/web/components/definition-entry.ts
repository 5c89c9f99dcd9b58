// A looked-up word as DefinitionText.svelte shows it.

import { describeReading } from '../../lexicon/lexicon.ts';
import type { LookupResult } from '../app/lexicon.svelte.ts';

export type DefinitionEntry = {
  readonly word: string;
  /** Such as "noun" or "plural of LEAF"; '' without a definition. */
  readonly wordClass: string;
  readonly text: string;
  /** Whether the word is valid at this table, where the definition alone does not say it. */
  readonly note: string;
};

export const toDefinitionEntry = (word: string, { definition, sentence }: LookupResult): DefinitionEntry => ({
  word,
  wordClass: definition === null ? '' : describeReading(definition),
  text: definition?.text ?? '',
  note: sentence,
});

// A looked-up word as DefinitionText.svelte shows it.

import type { LookupResult } from '../app/lexicon.svelte.ts';

export type DefinitionEntry = {
  readonly word: string;
  /** Such as "noun"; '' without a definition. */
  readonly wordClass: string;
  readonly text: string;
  /** Whether the word is valid at this table, where the definition alone does not say it. */
  readonly note: string;
};

export const toDefinitionEntry = (word: string, { definition, sentence }: LookupResult): DefinitionEntry => ({
  word: definition?.of ?? word,
  wordClass: definition?.class ?? '',
  text: definition?.text ?? '',
  note: sentence,
});

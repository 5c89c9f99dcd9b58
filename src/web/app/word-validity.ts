// Says whether a word is valid at a table, for the definition popup.

import type { Lexicon } from '../../lexicon/lexicon.ts';

/** '' if the definition says enough. Outside of a match the lexicon is the broad list, and the sentence names it. */
export function describeValidity(
  word: string,
  lexicon: Pick<Lexicon, 'has' | 'explain'>,
  { isDefined, isOutsideMatch }: { readonly isDefined: boolean; readonly isOutsideMatch: boolean },
): string {
  if (!lexicon.has(word)) return lexicon.explain(word).sentence;
  if (isDefined) return '';
  return isOutsideMatch
    ? 'This word is in the broad word list, but we have no definition for it.'
    : 'This word counts, but we have no definition for it.';
}

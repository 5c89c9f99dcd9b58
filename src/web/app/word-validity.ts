// Says whether a word is valid at a table, for the definition popup.

import type { Lexicon } from '../../lexicon/lexicon.ts';

/** '' if the definition says enough. Outside of a match no rules say which words count. */
export function describeValidity(
  word: string,
  lexicon: Pick<Lexicon, 'has' | 'explain'>,
  { isDefined, isOutsideMatch }: { readonly isDefined: boolean; readonly isOutsideMatch: boolean },
): string {
  if (!lexicon.has(word)) return lexicon.explain(word).sentence;
  if (isDefined) return '';
  return isOutsideMatch
    ? 'This is a word, but we don’t have its meaning.'
    : 'This word counts, but we don’t have its meaning.';
}

// What a word on a list is worth on average, and why a word is worth nothing.

import { ln } from '../../../core/math/portable-math.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { sharedWordProbability } from '../bot/shared-word-probability.ts';
import type { EntryFault } from '../rules/state.ts';
import { isSameWord, type JudgingContext } from '../rules/words/same-word.ts';
import { findLegalityFault } from '../rules/words/word.ts';

export type ListContext = {
  readonly wordster: Word;
  /** How many other players there are. */
  readonly opponents: number;
  readonly judging: JudgingContext;
  readonly lexicon: Lexicon;
};

/** 1 point if nobody else has the word. If others have it, 2 points for the first to read it, who is any of them. */
export function worthOfWord(word: Word, { wordster, opponents, lexicon }: ListContext): number {
  const shared = sharedWordProbability(word, wordster, opponents, lexicon);
  if (shared === 0) return 1;
  const expectedHolders = -ln(1 - shared) / shared;
  return 1 - shared + (2 * shared) / (1 + expectedHolders);
}

/** A word that can't score: it breaks a rule, or the list already has another form of it. */
export type WorthlessWord = { readonly word: Word; readonly fault: EntryFault | null; readonly sameAs: Word | null };

export type SortedList = { readonly scoring: readonly Word[]; readonly worthless: readonly WorthlessWord[] };

export function sortList(words: readonly Word[], { wordster, judging, lexicon }: ListContext): SortedList {
  const scoring: Word[] = [];
  const worthless: WorthlessWord[] = [];
  for (const word of words) {
    const fault = findLegalityFault(word, wordster, lexicon);
    const sameAs = scoring.find((other) => isSameWord(word, other, judging, lexicon)) ?? null;
    if (fault === null && sameAs === null) scoring.push(word);
    else worthless.push({ word, fault, sameAs });
  }
  return { scoring, worthless };
}

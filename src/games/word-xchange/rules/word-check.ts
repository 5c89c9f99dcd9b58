// Checks whether a word counts: it must be in the dictionary, and a steal must not merely add a plural S.

import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Setup } from './options.ts';
import type { Play } from './state.ts';
import { JOKER, jokerLetter, spellingOf, type TileWord, tilesOf } from './tiles.ts';

/** Why a word does not count. Part of events. */
export type WordFault = UnknownWord | BarePlural;
/** Not in the dictionary; `as` tells what it is instead. */
export type UnknownWord = { readonly type: 'unknown'; readonly as: 'name' | 'abbreviation' | 'other' };
/** `percent`: how often the old word is used as a noun rather than a verb; null if there are no figures. */
export type BarePlural = { readonly type: 'plural'; readonly of: string; readonly percent: number | null };

/** Why this word does not count; null if it does. */
export function findWordFault(setup: Setup, play: Play, lexicon: Lexicon): WordFault | null {
  return findPluralFault(setup, play, lexicon) ?? findUnknownFault(play.word, lexicon);
}

/** From this share of noun uses on, a word counts as a noun. */
const MIN_NOUN_SHARE: { readonly [rule in Setup['pluralRule']]: number | null } = { noun: 0.7, strict: 0.3, off: null };

/**
 * WX-048: does the steal only turn a noun into its plural? With a joker in the old word, both its old and its new letter
 * are tried.
 */
export function findPluralFault(setup: Setup, { type, word, target }: Play, lexicon: Lexicon): BarePlural | null {
  const minShare = MIN_NOUN_SHARE[setup.pluralRule];
  if (type !== 'steal' || target === null || minShare === null) return null;
  const plural = spellingOf(word);
  const withOldLetter = spellingOf(target.word);
  const withNewLetter = tilesOf(target.word).replace(JOKER, jokerLetter(word) ?? '');
  for (const noun of new Set([withOldLetter, withNewLetter]))
    if (plural === `${noun}S` && lexicon.isBarePlural(noun, plural, minShare)) {
      const share = lexicon.nounShare(noun);
      return { type: 'plural', of: noun, percent: share === null ? null : Math.round(share * 100) };
    }
  return null;
}

export function findUnknownFault(word: TileWord, lexicon: Lexicon): UnknownWord | null {
  const spelling = spellingOf(word);
  if (lexicon.has(spelling)) return null;
  const reason = lexicon.explain(spelling).reason.type;
  return { type: 'unknown', as: reason === 'name' || reason === 'abbreviation' ? reason : 'other' };
}

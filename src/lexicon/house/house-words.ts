// House words: what the people of one table agreed on, beyond their word list. Added words count, banned ones don't.

import { isValidSpelling } from '../lists/spelling.ts';
import type { Word, WordList } from '../lists/word-list-types.ts';

export type HouseWords = {
  readonly add: readonly Word[];
  readonly ban: readonly Word[];
};

export const NO_HOUSE_WORDS: HouseWords = { add: [], ban: [] };

export const HOUSE_WORD_LIMITS = { words: 300, minLetters: 2, maxLetters: 15 } as const;

export const hasHouseWords = ({ add, ban }: HouseWords): boolean => add.length + ban.length > 0;

export const isHouseSpelling = (text: string): boolean =>
  isValidSpelling(text) && text.length >= HOUSE_WORD_LIMITS.minLetters && text.length <= HOUSE_WORD_LIMITS.maxLetters;

/** Only what makes a difference to this list, in alphabetical order, so that the same words always have the same id. */
export function normalizeHouseWords({ add, ban }: HouseWords, list: Pick<WordList, 'has'>): HouseWords {
  const banned = new Set(ban);
  const sort = (words: readonly Word[]): Word[] => [...new Set(words)].filter(isValidSpelling).sort();
  return {
    add: sort(add).filter((word) => !banned.has(word) && !list.has(word)),
    ban: sort(ban).filter((word) => list.has(word)),
  };
}

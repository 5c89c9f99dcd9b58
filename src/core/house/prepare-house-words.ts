// The house words that a new match starts with, out of those that a room or a device remembers.

import {
  HOUSE_WORD_LIMITS,
  type HouseWords,
  hasHouseWords,
  isHouseSpelling,
  normalizeHouseWords,
} from '../../lexicon/house/house-words.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import { isFamilyList } from './house-act.ts';

/** null if none makes a difference to this list. */
export function prepareHouseWords(asked: HouseWords, list: ListName, lexicon: Lexicon): HouseWords | null {
  const isSuitable = (word: string): boolean =>
    isHouseSpelling(word) && !(isFamilyList(list) && lexicon.offensiveness(word) === 'hard');
  const { add, ban } = normalizeHouseWords(
    { add: asked.add.filter(isSuitable), ban: asked.ban.filter(isHouseSpelling) },
    lexicon,
  );
  const house = {
    add: add.slice(0, HOUSE_WORD_LIMITS.words),
    ban: ban.slice(0, Math.max(0, HOUSE_WORD_LIMITS.words - add.length)),
  };
  return hasHouseWords(house) ? house : null;
}

// The house words of this device, for games with bots and for several people on it.

import { type HouseChange, withHouseChange } from '../../../core/house/house-act.ts';
import { formatHouseFile, parseHouseFile } from '../../../core/house/house-file.ts';
import { type HouseWords, hasHouseWords, NO_HOUSE_WORDS } from '../../../lexicon/house/house-words.ts';
import type { LocalMatchRequest } from '../local-messages.ts';

const WORDS_KEY = 'wordhoard house words';
const OFF_KEY = 'wordhoard house words off';

export function loadHouseWords(): HouseWords {
  try {
    const read = parseHouseFile(localStorage.getItem(WORDS_KEY) ?? '');
    return read.ok ? read.value : NO_HOUSE_WORDS;
  } catch {
    return NO_HOUSE_WORDS;
  }
}

export function saveHouseWords(house: HouseWords): void {
  try {
    localStorage.setItem(WORDS_KEY, formatHouseFile(house));
  } catch {}
}

export const rememberHouseWord = (change: HouseChange): void =>
  saveHouseWords(withHouseChange(loadHouseWords(), change));

/** Whether new games on this device use them; yes unless somebody turned them off. */
export function usesHouseWords(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

export function setUsesHouseWords(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, '');
  } catch {}
}

/** A new game with the house words as they are now. */
export function withHouseWords<Request extends Omit<LocalMatchRequest, 'seed'>>({
  house: _,
  ...request
}: Request): Request {
  const house = usesHouseWords() ? loadHouseWords() : NO_HOUSE_WORDS;
  return (hasHouseWords(house) ? { ...request, house } : request) as Request;
}

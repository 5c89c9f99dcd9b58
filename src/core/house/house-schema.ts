// Checks house words that come from outside: from a record, a request or a device.

import * as v from 'valibot';
import { HOUSE_WORD_LIMITS, type HouseWords } from '../../lexicon/house/house-words.ts';
import { listOf } from '../list-schema.ts';

const { minLetters, maxLetters } = HOUSE_WORD_LIMITS;
const word = v.pipe(v.string(), v.regex(/^[A-Z]+$/), v.minLength(minLetters), v.maxLength(maxLetters));
const words = listOf(word, HOUSE_WORD_LIMITS.words);

export const houseWordsSchema: v.GenericSchema<unknown, HouseWords> = v.pipe(
  v.strictObject({ add: words, ban: words }),
  v.check(({ add, ban }) => add.length + ban.length <= HOUSE_WORD_LIMITS.words),
);

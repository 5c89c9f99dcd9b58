// Which words may become cards without being asked for: everyday words that suit the whole family.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { EVERYDAY_ZIPF } from '../analysis/analyst.ts';
import { familiarZipf, isRareForm } from '../analysis/familiar-zipf.ts';
import { suitsFamilies } from '../vocabulary/suits-families.ts';

export const isFamilyWord = (word: string, lexicon: Lexicon): boolean =>
  familiarZipf(word, lexicon) >= EVERYDAY_ZIPF.family && !isRareForm(word, lexicon) && suitsFamilies(word, lexicon);

// Which words a bot knows and which of them it plays.

import type { Persona } from '../../../core/bot-cast.ts';
import { isFitForBots } from '../../../core/vocabulary/fit-for-bots.ts';
import { isKnownTo } from '../../../core/vocabulary/known-words.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { LEVELS, settingsOf } from './levels.ts';

/** Words it would play itself, apart from offensive ones. */
export const knowsWord = (persona: Persona, word: string, lexicon: Lexicon): boolean =>
  lexicon.has(word) && isKnownTo(persona.id, settingsOf(persona), word, lexicon);

/** Words it accepts from others: the master has seen every word of the list. */
export const recognizesWord = (persona: Persona, word: string, lexicon: Lexicon): boolean =>
  LEVELS[persona.level].seesEveryWin ? lexicon.has(word) : knowsWord(persona, word, lexicon);

/** Bots know offensive words but never play them. */
export const mayPlayWord = (persona: Persona, word: string, lexicon: Lexicon): boolean =>
  isFitForBots(word, lexicon) && knowsWord(persona, word, lexicon);

// Recovery phrases: six common words that bring a person back on a new device. Only a hash is stored. It must be found without
// knowing the person, so all phrases share one salt; with 66 random bits in a phrase that gives nothing away.

import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { daleChall } from 'dale-chall';
import type { OpenList } from '../../core/match.ts';

const WORDS_PER_PHRASE = 6;

/** Words that children know and that are in our own list without coarse words. */
export function phraseWords(openList: OpenList): readonly string[] {
  const lexicon = openList('standard-family');
  return daleChall.filter((word) => /^[a-z]{4,7}$/.test(word) && lexicon.has(word.toUpperCase()));
}

export const newPhrase = (words: readonly string[]): string =>
  Array.from({ length: WORDS_PER_PHRASE }, () => words[randomInt(words.length)]!).join(' ');

/** Spaces, capitals and commas do not matter. */
const normalizePhrase = (phrase: string): string =>
  phrase
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ');

const derive = promisify<string, string, number, Buffer>(scrypt);

export const hashPhrase = async (phrase: string, salt: string): Promise<string> =>
  (await derive(normalizePhrase(phrase), salt, 32)).toString('base64url');

// Suggests wrong choices for a Word Power card: words that look related to the key word and mean something else.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isFamilyWord } from '../practice/family-word.ts';
import { randomFrom } from '../random.ts';

/** Candidates whose relations are looked at. */
const MOST_COMPARED = 400;

/** Up to `count` words, best first; the same question gives the same words. Words of the deck come before others. */
export function suggestDistractors(
  card: { readonly key: string; readonly answer: string },
  deckWords: readonly string[],
  lexicon: Lexicon,
  count = 3,
): readonly string[] {
  const key = card.key.toUpperCase();
  const answer = card.answer.toUpperCase();
  const classOf = (word: string): string | undefined => lexicon.readingsOf(word)[0]?.class;
  const meanings = [key, answer].map((word) => lexicon.define(word)?.text.toUpperCase() ?? '').join(' ');
  const isWrong = (word: string): boolean => {
    if (meanings.split(/[^A-Z]+/).includes(word)) return false;
    const own = (lexicon.define(word)?.text.toUpperCase() ?? '').split(/[^A-Z]+/);
    if (own.includes(key) || own.includes(answer)) return false;
    return [key, answer].every((one) => lexicon.compareWords(one, word).verdict === 'DIFFERENT');
  };
  const chosen: string[] = [];
  const fits = (word: string): boolean =>
    classOf(word) === classOf(answer) &&
    isWrong(word) &&
    chosen.every((one) => lexicon.compareWords(one, word).verdict === 'DIFFERENT');
  const take = (word: string): void => {
    if (!chosen.includes(word) && lexicon.offensiveness(word) === null && fits(word)) chosen.push(word);
  };
  for (const word of deckWords) if (chosen.length < count) take(word.toUpperCase());
  let compared = 0;
  for (const word of rankByLook(key, listLookAlikes(key, answer, lexicon))) {
    if (chosen.length === count || compared === MOST_COMPARED) break;
    if (!isFamilyWord(word, lexicon)) continue;
    compared++;
    take(word);
  }
  return chosen.map((word) => word.toLowerCase());
}

/** Words of about the same length. Most are never looked at closely, so nobody asks yet whether they are everyday words. */
function listLookAlikes(key: string, answer: string, lexicon: Lexicon): readonly string[] {
  const lengths = [...new Set([key.length, answer.length, key.length + 1, Math.max(3, key.length - 1)])];
  const words = lengths.flatMap((length) => lexicon.wordsMatching(`${key[0]}${'.'.repeat(length - 1)}`));
  const others = lengths.flatMap((length) => lexicon.wordsMatching(`${'.'.repeat(length - 2)}${key.slice(-2)}`));
  const candidates = [...new Set([...words, ...others])];
  return randomFrom(`distractors of ${key}`, 0).shuffle(candidates);
}

/** Words that share more letters with the key word at the start and at the end come first. */
const rankByLook = (key: string, words: readonly string[]): readonly string[] =>
  words
    .map((word) => ({ word, shared: sharedStart(key, word) + sharedStart(reverse(key), reverse(word)) }))
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ word }) => word);

function sharedStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}

const reverse = (word: string): string => [...word].reverse().join('');

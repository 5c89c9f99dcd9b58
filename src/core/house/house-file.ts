// House words as a text file: one word a line, “not” before a word that doesn't count. Lines that begin with # are ignored.

import { HOUSE_WORD_LIMITS, type HouseWords, isHouseSpelling } from '../../lexicon/house/house-words.ts';
import { err, ok, type Result } from '../result.ts';

export const formatHouseFile = ({ add, ban }: HouseWords): string =>
  ['# Wordhoard house words', ...add, ...ban.map((word) => `not ${word}`), ''].join('\n');

/** The error is a sentence with the number of the line. */
export function parseHouseFile(text: string): Result<HouseWords, string> {
  const add = new Set<string>();
  const ban = new Set<string>();
  for (const [i, source] of text.split(/\r?\n/).entries()) {
    const line = source.replace(/^\uFEFF/, '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, not, written] = /^(not\s+)?(.*)$/i.exec(line)!;
    const word = written!.toUpperCase();
    if (!isHouseSpelling(word))
      return err(
        `Line ${i + 1}: “${line.slice(0, 40)}” isn’t a house word. Write one word with ${HOUSE_WORD_LIMITS.minLetters} to ${HOUSE_WORD_LIMITS.maxLetters} letters, A to Z, or “not” and a word.`,
      );
    (not === undefined ? add : ban).add(word);
    (not === undefined ? ban : add).delete(word);
    if (add.size + ban.size > HOUSE_WORD_LIMITS.words)
      return err(`Line ${i + 1}: a table can have ${HOUSE_WORD_LIMITS.words} house words at most.`);
  }
  return ok({ add: [...add].sort(), ban: [...ban].sort() });
}

// Finds the letters of the Wordster in a text, to highlight them while typing.

import type { Word } from '../../../lexicon/lexicon.ts';
import { toNormalForm } from '../rules/words/word.ts';

/** The positions of as many letters of the Wordster as appear in order. Of several matches, the tightest. */
export function findWordsterLetters(text: string, wordster: Word): readonly number[] {
  const letters = Array.from(text, toNormalForm);
  return letters.reduce<readonly number[]>((best, letter, start) => {
    if (letter !== wordster[0]) return best;
    const found = matchFrom(letters, wordster, start);
    const tighter = found.length === best.length && span(found) < span(best);
    return found.length > best.length || tighter ? found : best;
  }, []);
}

function matchFrom(letters: readonly string[], wordster: Word, start: number): readonly number[] {
  const found: number[] = [];
  for (let i = start; i < letters.length && found.length < wordster.length; i++)
    if (letters[i] === wordster[found.length]) found.push(i);
  return found;
}

const span = (places: readonly number[]): number => places.at(-1)! - places[0]!;

export type TextRun = { readonly text: string; readonly highlighted: boolean };

/** Splits a text into runs of highlighted and plain letters. */
export function splitIntoRuns(text: string, wordster: Word): readonly TextRun[] {
  const places = findWordsterLetters(text, wordster);
  const runs: TextRun[] = [];
  for (const [i, letter] of Array.from(text).entries()) {
    const hit = places.includes(i);
    const last = runs.at(-1);
    if (last?.highlighted === hit) runs.splice(-1, 1, { text: last.text + letter, highlighted: hit });
    else runs.push({ text: letter, highlighted: hit });
  }
  return runs;
}

/** The letters of the Wordster that are not typed yet. */
export const missingLetters = (text: string, wordster: Word): readonly string[] =>
  Array.from(wordster).slice(findWordsterLetters(text, wordster).length);

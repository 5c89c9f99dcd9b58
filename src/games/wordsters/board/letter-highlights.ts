// Where the Wordster's letters stand in a text, so that they can be marked as it is typed.
// Not whether the word counts: words.ts.

import type { Word } from '../../../lexicon/lexicon.ts';
import { normalForm } from '../rules/words.ts';

/** Places of the Wordster's letters, as many as there are in order; of several ways the closest together. */
export function findLetters(text: string, wordster: Word): readonly number[] {
  const letters = Array.from(text, normalForm);
  return letters.reduce<readonly number[]>((best, letter, start) => {
    if (letter !== wordster[0]) return best;
    const found = follow(letters, wordster, start);
    const tighter = found.length === best.length && span(found) < span(best);
    return found.length > best.length || tighter ? found : best;
  }, []);
}

function follow(letters: readonly string[], wordster: Word, start: number): readonly number[] {
  const found: number[] = [];
  for (let i = start; i < letters.length && found.length < wordster.length; i++)
    if (letters[i] === wordster[found.length]) found.push(i);
  return found;
}

const span = (places: readonly number[]): number => places.at(-1)! - places[0]!;

export type Run = { readonly text: string; readonly hit: boolean };

/** A text cut into runs of marked and plain letters. */
export function cutText(text: string, wordster: Word): readonly Run[] {
  const places = findLetters(text, wordster);
  const runs: Run[] = [];
  for (const [i, letter] of Array.from(text).entries()) {
    const hit = places.includes(i);
    const last = runs.at(-1);
    if (last?.hit === hit) runs.splice(-1, 1, { text: last.text + letter, hit });
    else runs.push({ text: letter, hit });
  }
  return runs;
}

/** The letters of the Wordster that are still to come. */
export const missingLetters = (text: string, wordster: Word): readonly string[] =>
  Array.from(wordster).slice(findLetters(text, wordster).length);

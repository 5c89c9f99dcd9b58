// The words a bot knows, indexed so that all words matching a line are found quickly. Cached per lexicon and bot.
// Whether a word counts is decided by the lexicon and the rules, not here.

import { type Persona, personaOf } from '../../../core/bot-cast.ts';
import { exp } from '../../../core/math/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import { isFitForBots } from '../../../core/vocabulary/fit-for-bots.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { fitsSurely } from '../content/task-names.ts';
import { ALPHABET_SIZE, letterIndex } from '../rules/letters.ts';
import { FREE_SQUARE, GRID_SIZE } from '../rules/scoring/grid.ts';
import { isValidWord, type TaskCard } from '../rules/scoring/word-validity.ts';
import { settingsOf } from './levels.ts';

/** A bitset index of all words of one length. */
export type LengthIndex = {
  readonly length: number;
  readonly words: readonly string[];
  readonly indexByWord: ReadonlyMap<string, number>;
  /** Letters as 0 to 25, one word after the other. */
  readonly letters: Uint8Array;
  /** For each place and letter, one bit for each word that has the letter there. */
  readonly bitsByPlaceAndLetter: readonly (readonly Uint32Array[])[];
};

export type Vocabulary = {
  readonly words: readonly string[];
  /** By word length, from 2 letters on. */
  readonly indexes: readonly LengthIndex[];
  has(word: string): boolean;
};

/** A bot knows no words learned this much later than at its `halfKnownAge`. */
export const MAX_YEARS_ABOVE_HALF = 2.5;
/** How steeply knowledge falls off around that age. */
const SLOPE_PER_YEAR = 1.25;

function memoizePerLexicon<T>(compute: (lexicon: Lexicon, key: string) => T): (lexicon: Lexicon, key: string) => T {
  const caches = new WeakMap<Lexicon, Map<string, T>>();
  return (lexicon, key) => {
    const cache = caches.get(lexicon) ?? new Map<string, T>();
    caches.set(lexicon, cache);
    if (!cache.has(key)) cache.set(key, compute(lexicon, key));
    return cache.get(key)!;
  };
}

/** The vocabulary of the bot with this id: a player of the cast, or a level. */
export const getVocabulary: (lexicon: Lexicon, id: string) => Vocabulary = memoizePerLexicon((lexicon, id) =>
  buildVocabulary(selectKnownWords(lexicon, personaOf(id)!)),
);

/** The words of a bot that are sure to match a task. */
export function findTaskWords(task: TaskCard | null, id: string, lexicon: Lexicon): ReadonlySet<string> {
  if (task === null) return new Set();
  return task.staged === null ? findCardWords(lexicon, `${task.id} ${id}`) : new Set(task.staged.words);
}

const findCardWords = memoizePerLexicon((lexicon, key): ReadonlySet<string> => {
  const [task = '', id = ''] = key.split(' ');
  const { words } = getVocabulary(lexicon, id);
  return new Set(words.filter((word) => fitsSurely(lexicon, task, word)));
});

function buildVocabulary(words: readonly string[]): Vocabulary {
  const wordSet = new Set(words);
  const lengths = Array.from({ length: GRID_SIZE - 1 }, (_, i) => i + 2);
  return {
    words,
    indexes: lengths.map((length) =>
      buildLengthIndex(
        length,
        words.filter((word) => word.length === length),
      ),
    ),
    has: (word) => wordSet.has(word),
  };
}

function selectKnownWords(lexicon: Lexicon, persona: Persona): readonly string[] {
  const { maxWordLength, halfKnownAge } = settingsOf(persona);
  return Array.from({ length: maxWordLength - 1 }, (_, i) => lexicon.wordsMatching(FREE_SQUARE.repeat(i + 2)))
    .flat()
    .filter((word) => isKnown(persona.id, halfKnownAge, word, lexicon) && isValidWord(word, lexicon));
}

/** Always the same for a bot and a word. A word list named by the host is known completely. Never an offensive word. */
function isKnown(id: string, halfKnownAge: number, word: string, lexicon: Lexicon): boolean {
  if (lexicon.name === 'custom') return isFitForBots(word, lexicon);
  const yearsAboveHalf = (lexicon.learningAge(word) ?? Number.POSITIVE_INFINITY) - halfKnownAge;
  return (
    yearsAboveHalf < MAX_YEARS_ABOVE_HALF &&
    hashToUnit(`${id} ${word}`) < 1 / (1 + exp(SLOPE_PER_YEAR * yearsAboveHalf)) &&
    isFitForBots(word, lexicon)
  );
}

function buildLengthIndex(length: number, words: readonly string[]): LengthIndex {
  const letters = new Uint8Array(words.length * length);
  const bitsByPlaceAndLetter = Array.from({ length }, () =>
    Array.from({ length: ALPHABET_SIZE }, () => new Uint32Array((words.length + 31) >>> 5)),
  );
  for (const [i, word] of words.entries())
    for (let place = 0; place < length; place++) {
      const letter = letterIndex(word, place);
      letters[i * length + place] = letter;
      bitsByPlaceAndLetter[place]![letter]![i >>> 5]! |= 1 << (i & 31);
    }
  return { length, words, indexByWord: new Map(words.map((word, i) => [word, i])), letters, bitsByPlaceAndLetter };
}

/** The indexes of the words that match a pattern, in which a dot stands for any letter. */
export function findMatchingWords({ words, bitsByPlaceAndLetter }: LengthIndex, pattern: string): readonly number[] {
  const masks: Uint32Array[] = [];
  for (let place = 0; place < pattern.length; place++)
    if (pattern[place] !== FREE_SQUARE) masks.push(bitsByPlaceAndLetter[place]![letterIndex(pattern, place)]!);
  if (masks.length === 0) return [...words.keys()];
  const matches: number[] = [];
  for (let block = 0; block < (words.length + 31) >>> 5; block++) {
    let bits = masks[0]![block]!;
    for (let m = 1; m < masks.length; m++) bits &= masks[m]![block]!;
    for (; bits !== 0; bits &= bits - 1) matches.push(block * 32 + 31 - Math.clz32(bits & -bits));
  }
  return matches;
}

// The words a bot of some level knows, kept so that all that fit a line can be run through quickly.
// Not a word list: what counts is asked of the lexicon. Made once for a lexicon and level; it never changes afterwards.

import type { BotLevel } from '../../../core/bot-levels.ts';
import { exp } from '../../../core/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { fitTask } from '../content.ts';
import { FREE, SIZE } from '../rules/scoring/grid.ts';
import { isValid, type TaskCard } from '../rules/scoring/word-validity.ts';
import { LEVELS } from './levels.ts';

/** Words of one length, letters as 0 to 25 one word after the other; `having` marks the words with a letter at a place. */
export type Shelf = {
  readonly length: number;
  readonly words: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly letters: Uint8Array;
  readonly having: readonly (readonly Uint32Array[])[];
};

export type Vocabulary = {
  readonly words: readonly string[];
  readonly shelves: readonly Shelf[];
  has(word: string): boolean;
};

const LETTERS = 26;
/** A word rarer by so much than those a level half knows is not in its vocabulary at all. */
export const UNHEARD = 1;

/** Keeps what was made for a lexicon as long as the lexicon itself. */
function remember<T>(make: (lexicon: Lexicon, key: string) => T): (lexicon: Lexicon, key: string) => T {
  const made = new WeakMap<Lexicon, Map<string, T>>();
  return (lexicon, key) => {
    const known = made.get(lexicon) ?? new Map<string, T>();
    made.set(lexicon, known);
    if (!known.has(key)) known.set(key, make(lexicon, key));
    return known.get(key)!;
  };
}

export const vocabularyOf: (lexicon: Lexicon, level: BotLevel) => Vocabulary = remember((lexicon, level) =>
  shelve(learnWords(lexicon, level as BotLevel)),
);

/** The words of a level that surely match a task. */
export function wantedBy(task: TaskCard | null, level: BotLevel, lexicon: Lexicon): ReadonlySet<string> {
  if (task === null) return new Set();
  return task.staged === null ? findWanted(lexicon, `${task.id} ${level}`) : new Set(task.staged.words);
}

const findWanted = remember((lexicon, key): ReadonlySet<string> => {
  const [task = '', level] = key.split(' ');
  const { words } = vocabularyOf(lexicon, level as BotLevel);
  return new Set(words.filter((word) => fitTask(lexicon, task, word).sure));
});

function shelve(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  const lengths = Array.from({ length: SIZE - 1 }, (_, i) => i + 2);
  return {
    words,
    shelves: lengths.map((length) =>
      makeShelf(
        length,
        words.filter((word) => word.length === length),
      ),
    ),
    has: (word) => known.has(word),
  };
}

function learnWords(lexicon: Lexicon, level: BotLevel): readonly string[] {
  const { longest } = LEVELS[level];
  return Array.from({ length: longest - 1 }, (_, i) => lexicon.wordsMatching(FREE.repeat(i + 2)))
    .flat()
    .filter((word) => knows(level, word, lexicon) && isValid(word, lexicon));
}

/** The same words for every bot of a level; a list named by the host is known whole. Never a word that offends. */
function knows(level: BotLevel, word: string, lexicon: Lexicon): boolean {
  if (lexicon.name === 'custom') return lexicon.offensiveness(word) === null;
  const ease = lexicon.zipf(word) - LEVELS[level].zipf;
  return (
    ease > -UNHEARD && hashToUnit(`${level} ${word}`) >= 1 / (1 + exp(3 * ease)) && lexicon.offensiveness(word) === null
  );
}

function makeShelf(length: number, words: readonly string[]): Shelf {
  const letters = new Uint8Array(words.length * length);
  const having = Array.from({ length }, () =>
    Array.from({ length: LETTERS }, () => new Uint32Array((words.length + 31) >>> 5)),
  );
  for (const [i, word] of words.entries())
    for (let place = 0; place < length; place++) {
      const letter = word.charCodeAt(place) - 65;
      letters[i * length + place] = letter;
      having[place]![letter]![i >>> 5]! |= 1 << (i & 31);
    }
  return { length, words, numbers: new Map(words.map((word, i) => [word, i])), letters, having };
}

/** The numbers of the words on a shelf that fit a pattern, where a dot stands for any letter. */
export function findFitting({ words, having }: Shelf, pattern: string): readonly number[] {
  const masks: Uint32Array[] = [];
  for (let place = 0; place < pattern.length; place++)
    if (pattern[place] !== FREE) masks.push(having[place]![pattern.charCodeAt(place) - 65]!);
  if (masks.length === 0) return [...words.keys()];
  const found: number[] = [];
  for (let block = 0; block < (words.length + 31) >>> 5; block++) {
    let bits = masks[0]![block]!;
    for (let m = 1; m < masks.length; m++) bits &= masks[m]![block]!;
    for (; bits !== 0; bits &= bits - 1) found.push(block * 32 + 31 - Math.clz32(bits & -bits));
  }
  return found;
}

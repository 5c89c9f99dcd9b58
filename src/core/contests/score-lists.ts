// Scores lists of words against each other: a word that nobody else has counts 1, one that k people have 2/k, the expected
// share of the table's two points.

import type { Lexicon, Word } from '../../lexicon/lexicon.ts';

type WeighedLists = {
  /** The words of each list that count: valid ones, and several forms of one word once. */
  readonly counted: readonly (readonly Word[])[];
  /** What each word brings those who have it. */
  readonly worth: ReadonlyMap<Word, number>;
};

/** The points of each list. Words that aren't valid count nothing, and several forms of one word count once. */
export function scoreLists(lists: readonly (readonly Word[])[], lexicon: Lexicon): readonly number[] {
  const { counted, worth } = weighLists(lists, lexicon);
  return counted.map((list) => list.reduce((sum, word) => sum + worth.get(word)!, 0));
}

export function weighLists(lists: readonly (readonly Word[])[], lexicon: Lexicon): WeighedLists {
  const valid = lists.map((list) => withoutRepeats(list, lexicon));
  const holders = new Map<Word, Set<number>>();
  for (const [person, list] of valid.entries())
    for (const word of list) holders.set(word, (holders.get(word) ?? new Set()).add(person));
  const words = [...holders.keys()];
  const worth = new Map(
    words.map((word) => {
      const people = new Set(
        words.filter((other) => isSame(word, other, lexicon)).flatMap((other) => [...holders.get(other)!]),
      );
      return [word, people.size === 1 ? 1 : 2 / people.size];
    }),
  );
  return { counted: valid, worth };
}

function withoutRepeats(list: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const kept: Word[] = [];
  for (const word of list)
    if (lexicon.has(word) && !kept.some((other) => isSame(word, other, lexicon))) kept.push(word);
  return kept;
}

/** Forms of one word begin with the same letter, but for a few that no list is decided by. */
const isSame = (a: Word, b: Word, lexicon: Lexicon): boolean =>
  a === b || (a[0] === b[0] && lexicon.compareWords(a, b).verdict === 'SAME');

// Scores lists of words against each other: a word that nobody else has counts 1, one that k people have 2/k, the expected
// share of the table's two points.

import type { Lexicon, Word } from '../../lexicon/lexicon.ts';

type Lists = readonly (readonly Word[])[];

type WeighedLists = {
  /** The words of each list that count: valid ones, and several forms of one word once. */
  readonly counted: Lists;
  /** What each word brings those who have it. */
  readonly worth: ReadonlyMap<Word, number>;
};

/** The points of each list, and after them those of each mark: a list that counts against the others, but not the other way
 *  round. Words that aren't valid count nothing, and several forms of one word count once. */
export function scoreLists(lists: Lists, lexicon: Lexicon, marks: Lists = []): readonly number[] {
  const forms = findForms([...lists, ...marks], lexicon);
  const { counted, worth } = weigh(lists, forms);
  const holders = holdersOf(counted);
  const worthToMark = (word: Word): number => worthFor(peopleWith(word, holders, forms).size + 1);
  return [
    ...counted.map((list) => list.reduce((sum, word) => sum + worth.get(word)!, 0)),
    ...marks.map((list) => withoutRepeats(list, forms).reduce((sum, word) => sum + worthToMark(word), 0)),
  ];
}

export const weighLists = (lists: Lists, lexicon: Lexicon): WeighedLists => weigh(lists, findForms(lists, lexicon));

function weigh(lists: Lists, forms: WordForms): WeighedLists {
  const counted = lists.map((list) => withoutRepeats(list, forms));
  const holders = holdersOf(counted);
  const worth = new Map([...holders.keys()].map((word) => [word, worthFor(peopleWith(word, holders, forms).size)]));
  return { counted, worth };
}

const worthFor = (people: number): number => (people === 1 ? 1 : 2 / people);

type Holders = ReadonlyMap<Word, readonly number[]>;

function holdersOf(lists: Lists): Holders {
  const holders = new Map<Word, number[]>();
  for (const [person, list] of lists.entries())
    for (const word of list) {
      const people = holders.get(word);
      if (people === undefined) holders.set(word, [person]);
      else people.push(person);
    }
  return holders;
}

const peopleWith = (word: Word, holders: Holders, forms: WordForms): ReadonlySet<number> =>
  new Set([...forms.get(word)!].flatMap((other) => holders.get(other) ?? []));

function withoutRepeats(list: readonly Word[], forms: WordForms): readonly Word[] {
  const kept: Word[] = [];
  for (const word of list) {
    const same = forms.get(word);
    if (same !== undefined && !kept.some((other) => same.has(other))) kept.push(word);
  }
  return kept;
}

/** For each valid word those of the lists that are the same, with the word itself. */
type WordForms = ReadonlyMap<Word, ReadonlySet<Word>>;

/** Only words with a common base, or bases that are variants, can be the same. Comparing all words with all others would take
 *  seconds for a few hundred lists. */
function findForms(lists: Lists, lexicon: Lexicon): WordForms {
  const basesOf = new Map<Word, ReadonlySet<Word>>();
  const withBase = new Map<Word, Word[]>();
  for (const word of new Set(lists.flat())) {
    if (!lexicon.has(word)) continue;
    const bases = new Set([word, ...lexicon.readingsOf(word).map(({ base }) => base)]);
    basesOf.set(word, bases);
    for (const base of bases) withBase.set(base, [...(withBase.get(base) ?? []), word]);
  }
  return new Map(
    [...basesOf].map(([word, bases]) => {
      const related = [...bases].flatMap((base) => [base, ...lexicon.variantsOf(base)]);
      const near = new Set(related.flatMap((base) => withBase.get(base) ?? []));
      return [word, new Set([...near].filter((other) => isSame(word, other, lexicon)))];
    }),
  );
}

/** Forms of one word begin with the same letter, but for a few that no list is decided by. */
const isSame = (a: Word, b: Word, lexicon: Lexicon): boolean =>
  a === b || (a[0] === b[0] && lexicon.compareWords(a, b).verdict === 'SAME');

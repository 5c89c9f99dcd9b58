// The prompt of Wordsters: ten words that have three letters in this order. A word that nobody else in the class has counts 1,
// one that k pupils have 2/k.

import * as v from 'valibot';
import { weighLists } from '../../core/contests/score-lists.ts';
import type { Deck } from '../../core/decks/deck.ts';
import { validWordsOf } from '../../core/decks/deck.ts';
import { asAnyKind, type GameLesson, type LessonKind } from '../../core/lessons/game-lesson.ts';
import type { AnswerLines, CountRow, PromptResult } from '../../core/lessons/prompt.ts';
import {
  acceptWords,
  deckWordsFor,
  firstMade,
  isClassroomWord,
  letterPieces,
  pickPracticeCards,
  wordsThatCount,
} from '../../core/lessons/word-answers.ts';
import { listOf } from '../../core/list-schema.ts';
import { playerNames } from '../../core/player-names.ts';
import type { Random } from '../../core/random.ts';
import { countOf, joinWithAnd, quoteLetter } from '../../core/wording.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { familiarWords } from './analysis/unwritten-words.ts';
import { wordsterCardsOf } from './content.ts';
import { LINES_PER_LIST } from './rules/state.ts';
import { findLegalityFault, hidesWordster, MIN_WORD_LETTERS } from './rules/words/word.ts';
import { sayRefusal } from './text/refusals.ts';

type Triple = {
  readonly wordster: Word;
  /** Words of the deck that have the letters. */
  readonly wanted: readonly Word[];
  /** If not null, no other words count. */
  readonly only: readonly Word[] | null;
};

const TITLE = 'Find ten words nobody else has';
const TRIES = 60;
/** So that ten can be found, and everybody can find others. */
const MIN_EVERYDAY_WORDS = 60;
/** How many of the words that nobody has the counts show. */
const MOST_TOLD = 30;
const MOST_MISSED = 10;
const MOST_CARDS = 5;
const NOBODY = playerNames([], null);

const word = v.pipe(v.string(), v.regex(/^[A-Z]{2,15}$/));
const tripleSchema = v.strictObject({
  wordster: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  wanted: listOf(word, 200),
  only: v.nullable(listOf(word, 2000)),
});

/** Words a class can be expected to find: those of the deck first, then the best known. */
function everydayWords(triple: Triple, lexicon: Lexicon): readonly Word[] {
  const byTriple = everydayBy.get(lexicon) ?? new WeakMap<Triple, readonly Word[]>();
  everydayBy.set(lexicon, byTriple);
  const found = byTriple.get(triple) ?? listEverydayWords(triple, lexicon);
  byTriple.set(triple, found);
  return found;
}

const everydayBy = new WeakMap<Lexicon, WeakMap<Triple, readonly Word[]>>();

function listEverydayWords({ wordster, wanted, only }: Triple, lexicon: Lexicon): readonly Word[] {
  const known = familiarWords(wordster, wordsThatCount(only, lexicon)).map((one) => one.word);
  const classroom = known.filter((one) => only !== null || isClassroomWord(one, wanted, lexicon));
  return [...classroom.filter((one) => wanted.includes(one)), ...classroom.filter((one) => !wanted.includes(one))];
}

const sayTask = (wordster: string): string =>
  `Write up to ${LINES_PER_LIST} words of ${MIN_WORD_LETTERS} letters or more that have ${joinWithAnd([...wordster].map(quoteLetter))} in this order. Other letters may come before, between and after them.`;

const list: LessonKind<Triple> = {
  kind: 'list',
  title: TITLE,
  summary: 'Three letters in a fixed order. Ten words each; rare finds count more.',
  seconds: 180,
  needs: 'triples, or words of five letters or more',
  make: (deck, random, lexicon) =>
    firstMade(TRIES, () => {
      const triple =
        deck === null
          ? { wordster: random.pick(wordsterCardsOf(lexicon).flat()), wanted: [], only: null }
          : tripleFromDeck(deck, random, lexicon);
      if (triple === null) return null;
      const least = triple.only === null && (deck?.triples.length ?? 0) === 0 ? MIN_EVERYDAY_WORDS : 1;
      return everydayWords(triple, lexicon).length >= least ? triple : null;
    }),
  read(position, lexicon) {
    const parsed = v.safeParse(tripleSchema, position);
    if (!parsed.success) return null;
    const isDecent = [...parsed.output.wanted, ...(parsed.output.only ?? [])].every(
      (one) => lexicon.offensiveness(one) === null,
    );
    return isDecent && everydayWords(parsed.output, lexicon).length > 0 ? parsed.output : null;
  },
  ask: ({ wordster }) => ({
    title: TITLE,
    text: sayTask(wordster),
    instruction: sayTask(wordster),
    question: {
      type: 'words',
      sets: [{ label: 'In this order', isWords: false, pieces: letterPieces(wordster) }],
      maxWords: LINES_PER_LIST,
    },
    board: null,
  }),
  accept: ({ wordster, only }, _, sent, lexicon) =>
    acceptWords(sent, LINES_PER_LIST, (one) => {
      const fault = findLegalityFault(one, wordster, wordsThatCount(only, lexicon));
      if (fault === null) return { isLegal: true, sentence: '' };
      const about = [one, fault === 'NO_WORDSTER' ? wordster : String(MIN_WORD_LETTERS)];
      return { isLegal: false, sentence: sayRefusal({ code: fault, rule: '', about }, NOBODY) };
    }),
  score: (triple, answers, lexicon) => score(triple, answers, lexicon),
  practiceCards(triple, lines, lexicon) {
    const { wordster } = triple;
    const drafts = missedBy(lines, triple, lexicon).map((one) => ({
      ...{ kind: 'triple', word: one, question: { wordster, first: one[0]!, length: one.length } },
      answer: one,
    }));
    return pickPracticeCards(drafts, MOST_CARDS);
  },
};

const missedBy = (lines: AnswerLines, triple: Triple, lexicon: Lexicon): readonly Word[] =>
  everydayWords(triple, lexicon)
    .filter((one) => !lines.includes(one))
    .slice(0, MOST_MISSED);

const round = (points: number): number => Math.round(points * 100) / 100;

function score(triple: Triple, answers: readonly AnswerLines[], lexicon: Lexicon): PromptResult {
  const everyday = everydayWords(triple, lexicon);
  const { counted, worth } = weighLists(answers, wordsThatCount(triple.only, lexicon));
  const holders = new Map<Word, number>();
  for (const one of counted.flat()) holders.set(one, (holders.get(one) ?? 0) + 1);
  const rowFor = (one: Word): CountRow => ({
    ...{ text: one, detail: '', pupils: holders.get(one) ?? 0, isRight: true, square: null },
    points: round(worth.get(one) ?? 1),
  });
  const written = [...holders.keys()].map(rowFor).toSorted((a, b) => b.pupils - a.pupils || (a.text < b.text ? -1 : 1));
  const unwritten = everyday.filter((one) => !holders.has(one)).slice(0, MOST_TOLD);
  return {
    unit: 'points',
    possible: LINES_PER_LIST,
    best: `${countOf(everyday.length, 'everyday word')} ${everyday.length === 1 ? 'has' : 'have'} these letters, such as ${joinWithAnd(everyday.slice(0, 3))}.`,
    groups: [
      { label: 'Words', rows: written },
      { label: 'Words nobody has', rows: unwritten.map(rowFor) },
    ],
    items: [{ label: triple.wordster, possible: LINES_PER_LIST }],
    pupils: counted.map((own, i) => {
      const points = round(own.reduce((sum, one) => sum + worth.get(one)!, 0));
      const mark = own.length === 0 ? 'missed' : points >= LINES_PER_LIST ? 'right' : 'part';
      return { points, items: [{ mark, points, text: own.join(' ') }], missed: missedBy(answers[i]!, triple, lexicon) };
    }),
  };
}

/** A triple of the deck, or three letters of one of its words. */
function tripleFromDeck(deck: Deck, random: Random, lexicon: Lexicon): Triple | null {
  const own = deckWordsFor(deck, lexicon);
  const long = own.filter((one) => one.length >= 5);
  if (deck.triples.length === 0 && long.length === 0) return null;
  const wordster = deck.triples.length > 0 ? random.pick(deck.triples) : pickLetters(random.pick(long), random);
  const wanted = own.filter((one) => one.length >= MIN_WORD_LETTERS && hidesWordster(one, wordster));
  return { wordster, wanted, only: validWordsOf(deck) };
}

function pickLetters(from: Word, random: Random): Word {
  const places = random.shuffle([...from].map((_, i) => i)).slice(0, 3);
  return places
    .toSorted((a, b) => a - b)
    .map((place) => from[place])
    .join('');
}

export const lesson: GameLesson = { kinds: [asAnyKind(list)] };

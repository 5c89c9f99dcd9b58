// The prompt of Outside the Box: twelve letters, one after the other, into a grid that has a word in it already.

import * as v from 'valibot';
import type { Deck } from '../../core/decks/deck.ts';
import { asAnyKind, type GameLesson, type LessonKind } from '../../core/lessons/game-lesson.ts';
import type { AnswerLines, CountRow, LineVerdict, PromptResult } from '../../core/lessons/prompt.ts';
import { deckWordsFor, firstMade, pickEverydayWord } from '../../core/lessons/word-answers.ts';
import { listOf } from '../../core/list-schema.ts';
import type { Random } from '../../core/random.ts';
import { countOf, joinWithAnd, quoteLetter } from '../../core/wording.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { findBestPlacement } from './analysis/better-grid.ts';
import { drawLetter } from './rules/letters.ts';
import {
  columnOf,
  EMPTY_GRID,
  FREE_SQUARE,
  formatSquare,
  GRID_SIZE,
  type Grid,
  isSquareFree,
  parseSquare,
  rowOf,
  type Square,
  squareAt,
  withLetter,
} from './rules/scoring/grid.ts';
import { scoreGrid, sumWordPoints, TASK_BONUS_POINTS, taskBonusPoints } from './rules/scoring/score.ts';
import { createWordChecker, isValidWord, type TaskCard } from './rules/scoring/word-validity.ts';

type LettersForGrid = {
  /** As it is at the start: 36 characters, a dot for a free square. */
  readonly start: Grid;
  readonly letters: string;
  /** Words of the deck: one of them in the grid brings three points more. */
  readonly wanted: readonly Word[];
  /** The best grid that was found: with all letters. */
  readonly best: Grid;
};

const TITLE = 'Place the letters';
const LETTERS = 12;
const TRIES = 60;
const ROW_OF_START = 2;
const EVERYDAY_ZIPF = 3;

const grid = v.pipe(v.string(), v.regex(/^[A-Z.]{36}$/));
const positionSchema = v.strictObject({
  start: grid,
  letters: v.pipe(v.string(), v.regex(/^[A-Z]{1,24}$/)),
  wanted: listOf(v.pipe(v.string(), v.regex(/^[A-Z]{2,6}$/)), 60),
  best: grid,
});

const taskOf = ({ wanted }: LettersForGrid): TaskCard | null =>
  wanted.length === 0 ? null : { id: '', text: sayTask(wanted), staged: { words: wanted, exceptions: [] } };

const sayTask = (wanted: readonly Word[]): string =>
  `Write one of these words for ${countOf(TASK_BONUS_POINTS, 'extra point')}: ${wanted.join(', ')}.`;

const checkers = new WeakMap<Lexicon, WeakMap<LettersForGrid, ReturnType<typeof createWordChecker>>>();

/** Verdicts are cached for all pupils of the class. */
function checkerFor(position: LettersForGrid, lexicon: Lexicon): ReturnType<typeof createWordChecker> {
  const byPosition = checkers.get(lexicon) ?? new WeakMap<LettersForGrid, ReturnType<typeof createWordChecker>>();
  checkers.set(lexicon, byPosition);
  const known = byPosition.get(position) ?? createWordChecker(taskOf(position), lexicon);
  byPosition.set(position, known);
  return known;
}

type GridPoints = { readonly points: number; readonly words: readonly Word[] };

function pointsOf(filled: Grid, position: LettersForGrid, lexicon: Lexicon): GridPoints {
  const { counted } = scoreGrid(filled, checkerFor(position, lexicon));
  return { points: sumWordPoints(counted) + taskBonusPoints(counted), words: counted.map(({ word }) => word) };
}

/** What is written, for those who don't see the grid. */
const sayRows = (filled: Grid): readonly string[] =>
  Array.from({ length: GRID_SIZE }, (_, row) => filled.slice(row * GRID_SIZE, (row + 1) * GRID_SIZE)).flatMap(
    (line, i) =>
      [...line].every((one) => one === FREE_SQUARE)
        ? []
        : [`Row ${i + 1}: ${[...line].map((one) => (one === FREE_SQUARE ? 'free' : one)).join(', ')}.`],
  );

/** The grid after these lines, which are legal. */
const gridAfter = ({ start, letters }: LettersForGrid, lines: AnswerLines): Grid =>
  lines.reduce((filled, line, i) => withLetter(filled, parseSquare(line)!, letters[i]!), start);

const letters: LessonKind<LettersForGrid> = {
  kind: 'letters',
  title: TITLE,
  summary: 'Twelve letters, one after the other, into a grid with a first word. Where does each go?',
  seconds: 180,
  needs: 'words of three to six letters',
  make: (deck, random, lexicon) =>
    firstMade(TRIES, () => {
      const dealt = deck === null ? dealLetters(random, lexicon) : dealForDeck(deck, random, lexicon);
      if (dealt === null) return null;
      const best = findBestPlacement(
        dealt.start,
        dealt.letters,
        taskOf({ ...dealt, best: '' }),
        lexicon,
        EVERYDAY_ZIPF,
      );
      return { ...dealt, best };
    }),
  read(json, lexicon) {
    const parsed = v.safeParse(positionSchema, json);
    if (!parsed.success) return null;
    const { start, letters: given, wanted, best } = parsed.output;
    const free = [...start].filter((one) => one === FREE_SQUARE).length;
    const placed = [...best].filter((one, square) => start[square] === FREE_SQUARE && one !== FREE_SQUARE);
    const isBestPossible =
      placed.toSorted().join('') === [...given].toSorted().join('') &&
      [...start].every((one, square) => one === FREE_SQUARE || one === best[square]);
    const isDecent = wanted.every((word) => lexicon.offensiveness(word) === null);
    return free >= given.length && isBestPossible && isDecent ? parsed.output : null;
  },
  ask(position, lines) {
    const { letters: given, wanted } = position;
    const filled = gridAfter(position, lines);
    const letter = given[lines.length] ?? null;
    const task = wanted.length === 0 ? null : sayTask(wanted);
    const instruction = `${countOf(given.length, 'letter')}, one after the other. Words of two letters or more count, across and down; longer ones count more.`;
    return {
      title: TITLE,
      instruction,
      text: [
        instruction,
        ...(task === null ? [] : [task]),
        ...sayRows(filled),
        letter === null ? 'All letters are placed.' : `Now place ${quoteLetter(letter)}.`,
      ].join(' '),
      question: {
        type: 'grid',
        size: GRID_SIZE,
        squares: [...filled].map((one) => (one === FREE_SQUARE ? null : one)),
        letter,
        left: Math.max(0, given.length - lines.length - 1),
        task,
      },
      board: null,
    };
  },
  accept(position, stored, sent) {
    // A letter stays where it is, so a list that begins otherwise is an old one.
    if (!stored.every((line, i) => sent[i] === line))
      return { lines: stored, verdicts: sent.map((text) => refused(text, 'A letter stays where you put it.')) };
    const lines = [...stored];
    const verdicts: LineVerdict[] = stored.map((text) => ({ text, isLegal: true, sentence: '' }));
    let filled = gridAfter(position, stored);
    for (const text of sent.slice(stored.length)) {
      const square = parseSquare(text.trim());
      const letter = position.letters[lines.length];
      // Only one letter at a time: nobody has seen the next one.
      if (letter === undefined || lines.length > stored.length)
        verdicts.push(refused(text, 'Wait for the next letter.'));
      else if (square === null || !isSquareFree(filled, square)) verdicts.push(refused(text, 'Choose a free square.'));
      else {
        const line = formatSquare(square);
        filled = withLetter(filled, square, letter);
        lines.push(line);
        verdicts.push({ text: line, isLegal: true, sentence: '' });
      }
    }
    return { lines, verdicts };
  },
  score: (position, answers, lexicon) => score(position, answers, lexicon),
  practiceCards: () => [],
};

const longest = (words: readonly Word[]): readonly Word[] => words.toSorted((a, b) => b.length - a.length);

const refused = (text: string, sentence: string): LineVerdict => ({ text, isLegal: false, sentence });

function score(position: LettersForGrid, answers: readonly AnswerLines[], lexicon: Lexicon): PromptResult {
  const atStart = pointsOf(position.start, position, lexicon).points;
  const best = pointsOf(position.best, position, lexicon);
  const grids = answers.map((lines) => pointsOf(gridAfter(position, lines), position, lexicon));
  const possible = Math.max(best.points, ...grids.map(({ points }) => points)) - atStart;
  return {
    unit: 'points',
    possible,
    best: `The best grid we know adds ${countOf(possible, 'point')}, with ${joinWithAnd(longest(best.words).slice(0, 3))}.`,
    groups: [...position.letters].map((letter, i) => ({
      label: `Letter ${i + 1}: ${quoteLetter(letter)}`,
      rows: countSquares(answers.flatMap((lines) => (lines[i] === undefined ? [] : [parseSquare(lines[i])!]))),
    })),
    items: [{ label: 'Grid', possible }],
    pupils: grids.map((own, i) => {
      const points = own.points - atStart;
      const mark = answers[i]!.length === 0 ? 'missed' : points >= possible ? 'right' : 'part';
      return {
        points,
        items: [{ mark, points, text: own.words.join(' ') }],
        missed: mark === 'right' ? [] : longest(best.words.filter((word) => !own.words.includes(word))),
      };
    }),
  };
}

function countSquares(squares: readonly Square[]): readonly CountRow[] {
  const pupils = new Map<Square, number>();
  for (const square of squares) pupils.set(square, (pupils.get(square) ?? 0) + 1);
  return [...pupils]
    .toSorted(([a, most], [b, other]) => other - most || a - b)
    .map(([square, count]) => ({
      text: `row ${rowOf(square) + 1}, column ${columnOf(square) + 1}`,
      ...{ detail: '', pupils: count, points: null, isRight: null, square },
    }));
}

/** A word across the third row, as far to the left as it fits in the middle. */
const startWith = (word: Word): Grid =>
  [...word].reduce(
    (filled, letter, i) =>
      withLetter(filled, squareAt(ROW_OF_START, Math.floor((GRID_SIZE - word.length) / 2) + i), letter),
    EMPTY_GRID,
  );

type Dealt = Omit<LettersForGrid, 'best'>;

function dealLetters(random: Random, lexicon: Lexicon): Dealt | null {
  const first = pickEverydayWord(random, lexicon, [4, 5]);
  if (!isValidWord(first, lexicon)) return null;
  return { start: startWith(first), letters: drawPlayable('', random), wanted: [] };
}

/** The letters begin with those of one or two words of the deck, mixed with others. */
function dealForDeck(deck: Deck, random: Random, lexicon: Lexicon): Dealt | null {
  const own = deckWordsFor(deck, lexicon).filter(
    (word) => word.length >= 3 && word.length <= GRID_SIZE && isValidWord(word, lexicon),
  );
  if (own.length === 0) return null;
  const [first, ...others] = random.shuffle(own);
  const start = others.length === 0 ? pickEverydayWord(random, lexicon, [4, 5]) : first!;
  let given = '';
  for (const word of others.length === 0 ? [first!] : others) if (given.length + word.length <= LETTERS) given += word;
  return {
    start: startWith(start),
    letters: random.shuffle([...drawPlayable(given, random)]).join(''),
    wanted: own.filter((word) => word !== start).toSorted(),
  };
}

/** Enough vowels, and few letters that fit nowhere. */
function drawPlayable(given: string, random: Random): string {
  for (;;) {
    const rest = Array.from({ length: LETTERS - given.length }, () => drawLetter({ random }));
    const all = given + rest.join('');
    const vowels = [...all].filter((letter) => 'AEIOU'.includes(letter)).length;
    const rare = rest.filter((letter) => 'JQVXZ'.includes(letter)).length;
    if (rare === 0 && (rest.length === 0 || (vowels >= 3 && vowels <= 7))) return all;
  }
}

export const lesson: GameLesson = { kinds: [asAnyKind(letters)] };

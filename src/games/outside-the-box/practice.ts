// Practice cards of Outside the Box: one line of the grid with gaps, and the letter that was called. Where does it go?

import type { GamePractice, Judgment } from '../../core/practice/game-practice.ts';
import { wordsPlayedBy } from '../../core/practice/played-words.ts';
import type { CardDraft } from '../../core/practice/practice-card.ts';
import { hintFor } from '../../core/practice/question-texts.ts';
import { quoteLetter } from '../../core/wording.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { createEvaluationContext } from './bot/decision-context.ts';
import { LEVELS } from './bot/levels.ts';
import { createLineEvaluator, evaluateLineWithLetter, type LineEvaluator } from './bot/line-evaluation.ts';
import { getVocabulary } from './bot/vocabulary.ts';
import { LETTER_DRAW_WEIGHTS, letterIndex } from './rules/letters.ts';
import { parseMove } from './rules/moves.ts';
import {
  EMPTY_GRID,
  FREE_SQUARE,
  GRID_SIZE,
  linesThrough,
  placeInLine,
  readLine,
  SQUARE_COUNT,
  type Square,
  withLetter,
} from './rules/scoring/grid.ts';
import { createWordChecker } from './rules/scoring/word-validity.ts';
import type { Event, Letter, View } from './rules/state.ts';
import { say } from './text/say.ts';

/** Six characters, a dot for each free square. */
export type LineQuestion = { readonly line: string; readonly letter: Letter };

const questionOf = ({ question }: CardDraft): LineQuestion => question as LineQuestion;

/** A square that is expected to bring at most this many points less is right, too. */
const MOST_POINTS_LESS = 0.5;

const evaluators = new WeakMap<Lexicon, LineEvaluator>();

/** What the strongest bot expects from a line that stands alone, in the middle of a match. */
function evaluatorFor(lexicon: Lexicon): LineEvaluator {
  let evaluator = evaluators.get(lexicon);
  if (evaluator === undefined) {
    const context = {
      grid: EMPTY_GRID,
      vocabulary: getVocabulary(lexicon, 'master'),
      taskWords: new Set<string>(),
      checkWord: createWordChecker(null, lexicon),
      callWeights: LETTER_DRAW_WEIGHTS,
    };
    evaluator = createLineEvaluator(createEvaluationContext(context, LEVELS.master.lookahead, SQUARE_COUNT / 2));
    evaluators.set(lexicon, evaluator);
  }
  return evaluator;
}

/** The expected points of the line with the letter on each place; null for a place that isn't free. */
function worthByPlace({ line, letter }: LineQuestion, lexicon: Lexicon): readonly (number | null)[] {
  const evaluation = evaluatorFor(lexicon)(line, 0);
  return [...line].map((one, place) =>
    one === FREE_SQUARE ? evaluateLineWithLetter(evaluation, place, letterIndex(letter)) : null,
  );
}

const isRight = (worth: number | null, all: readonly (number | null)[]): boolean =>
  worth !== null && worth >= Math.max(...all.map((one) => one ?? 0)) - MOST_POINTS_LESS;

export const practice: GamePractice<View, Event> = {
  kinds: ['line'],
  createCards({ choice, assessment: { seat } }, view, lexicon) {
    const grid = view.players[seat]!.grid;
    const placement = placementOf(choice.text, view);
    if (grid === null || placement === null) return [];
    const { square, letter } = placement;
    const drafts = linesThrough(square).flatMap((line): CardDraft[] => {
      const place = placeInLine(line, square);
      const word = longestWordAt(readLine(withLetter(grid, square, letter), line), place, choice.words);
      const question: LineQuestion = { line: readLine(grid, line), letter };
      return word === null ? [] : [{ kind: 'line', word, question, answer: String(place + 1) }];
    });
    return drafts
      .filter((draft) => isWorthAsking(draft, lexicon))
      .toSorted((a, b) => b.word.length - a.word.length)
      .slice(0, 1);
  },
  listDisputedWords: () => [],
  listUsedWords: (match, seat) => wordsPlayedBy(match, seat, say),
  draftFor: () => null,
  isClosed: () => false,
  ask(card) {
    const { line, letter } = questionOf(card);
    const squares = [...line].map((one) => (one === FREE_SQUARE ? 'free' : one)).join(', ');
    const text = `The letter is ${quoteLetter(letter)}. A line of your grid reads: ${squares}. Where do you write it?`;
    return {
      title: 'Where does the letter go?',
      text,
      hint: `Think of a word: ${hintFor(card.word).replace('It has', 'it has')}`,
      position: null,
    };
  },
  judge: (card, answer, lexicon) => judge(card, answer, lexicon),
};

function placementOf(text: string, view: View): { readonly square: Square; readonly letter: Letter } | null {
  const move = parseMove(text);
  if (move?.type === 'final') return move;
  const isPlaced = move?.type === 'place' || (move?.type === 'seal' && !move.reject);
  return isPlaced && view.letter !== null ? { square: move.square, letter: view.letter } : null;
}

/** The longest of the words that the line has or can still get, with this place in it; null if it is none of them. */
function longestWordAt(line: string, place: number, words: readonly string[]): string | null {
  const fits = (word: string): boolean =>
    Array.from({ length: GRID_SIZE - word.length + 1 }, (_, first) => first).some(
      (first) =>
        place >= first &&
        place < first + word.length &&
        [...word].every((letter, i) => [letter, FREE_SQUARE].includes(line[first + i]!)),
    );
  return words.filter((word) => word.length > 2 && fits(word)).toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** An emptier line has too many good answers to learn one word from. */
const MIN_LETTERS = 2;

/** The answer is right by the line alone, and at least one free square is wrong. */
function isWorthAsking(draft: CardDraft, lexicon: Lexicon): boolean {
  if ([...questionOf(draft).line].filter((one) => one !== FREE_SQUARE).length < MIN_LETTERS) return false;
  const worths = worthByPlace(questionOf(draft), lexicon);
  return (
    isRight(worths[Number(draft.answer) - 1]!, worths) &&
    worths.some((worth) => worth !== null && !isRight(worth, worths))
  );
}

function judge(card: CardDraft, answer: string, lexicon: Lexicon): Judgment {
  const { line } = questionOf(card);
  const place = Number(answer) - 1;
  if (line[place] !== FREE_SQUARE)
    return { type: 'again', sentence: 'Choose a free square.', code: 'NOT_FREE', rule: '' };
  const worths = worthByPlace(questionOf(card), lexicon);
  if (!isRight(worths[place]!, worths))
    return { type: 'wrong', sentence: `Square ${card.answer} is better: it leads to ${card.word}.` };
  return {
    type: 'right',
    sentence:
      answer.trim() === card.answer
        ? `It leads to ${card.word}.`
        : `That’s as good as square ${card.answer}, for ${card.word}.`,
  };
}

// Why a bot did what it did, in a sentence of its own: for hints, and for the review of a finished match.
// Not the decision (bot.ts): it reads the reason and the words that go with it.

import type { Seat } from '../../../core/game.ts';
import { forecastPlacement, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import { freeSquares, linesThrough, type Run, readRun, type Square, withLetter } from '../rules/scoring/grid.ts';
import { type CountedWord, POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import type { Letter } from '../rules/state.ts';
import { describeLine, describeSquare, formatCount, formatList } from '../text/format.ts';
import { createEvaluationContext, type DecisionContext } from './decision-context.ts';
import { findReachableWord, type ReachableWord } from './line-evaluation.ts';

export type MoveReason =
  | { readonly type: 'back' | 'decline' }
  | { readonly type: 'call' | 'enter'; readonly letter: Letter; readonly square: Square }
  /** The square is the best it had; `from` whom the card was taken, null: the centre. */
  | { readonly type: 'reject'; readonly letter: Letter; readonly square: Square; readonly from: Seat | null }
  | { readonly type: 'last'; readonly letter: Letter; readonly square: Square; readonly points: number }
  | { readonly type: 'mark' | 'unmark'; readonly run: Run }
  | { readonly type: 'marked'; readonly points: number };

export function explainMove(reason: MoveReason, mind: DecisionContext, names: readonly string[]): string {
  switch (reason.type) {
    case 'back':
      return 'I came back to the table, so that nobody enters letters for me any more.';
    case 'call':
      return `I called ${reason.letter} because in ${describeSquare(reason.square)} it ${describeBenefit(reason, mind)}.`;
    case 'enter':
      return `I put ${reason.letter} in ${describeSquare(reason.square)} because it ${describeBenefit(reason, mind)}.`;
    case 'reject': {
      const from = reason.from === null ? '' : ` from ${names[reason.from] ?? `Seat ${reason.from}`}`;
      return `I took the card ${reason.letter}${from} because ${describeHarm(reason, mind)}, and a minus point is cheaper.`;
    }
    case 'last':
      return `I took ${reason.letter} as my last letter because it adds ${formatCount(reason.points, 'point')}: it ${describeBenefit(reason, mind)}.`;
    case 'decline':
      return 'I took no last letter because none that I can think of would have added a point.';
    case 'mark':
      return `I marked ${readRun(mind.grid, reason.run)} because it belongs to the most that I can make of my grid.`;
    case 'unmark':
      return `I took back ${readRun(mind.grid, reason.run)} because I can make more of ${describeLine(reason.run.line)} without it.`;
    case 'marked':
      return `I was done because I find no more words: those I know make ${formatCount(reason.points, 'point')}.`;
  }
}

type Placement = { readonly letter: Letter; readonly square: Square };

/** What a letter in a square is good for: the words it makes, and what it brings nearer. */
function describeBenefit(entry: Placement, mind: DecisionContext): string {
  const made = wordsThroughSquare(entry.square, forecastEntry(entry, mind).gained);
  const [hope] = reachableWordsThrough(entry, mind).filter(({ line }) => !made.some((word) => word.line === line));
  return (
    formatList([
      ...(made.length === 0 ? [] : [`makes ${formatList(made.map(describeCountedWord))}`]),
      ...(hope === undefined ? [] : [`lets ${describeLine(hope.line)} become ${describeReachableWord(hope)}`]),
    ]) || 'does the least harm to the words I hope for'
  );
}

function describeHarm({ letter, square }: Placement, mind: DecisionContext): string {
  const { lost } = forecastEntry({ letter, square }, mind);
  const spoiled = [
    ...lost.map(({ word }) => word),
    ...linesThrough(square).flatMap(
      (line) => findReachableWord(mind.grid, line, square, currentEvaluationContext(mind))?.word ?? [],
    ),
  ];
  const where = `even in ${describeSquare(square)}, my best square for it,`;
  return spoiled.length === 0
    ? `${where} it would have cost me room for a word`
    : `${where} it would have cost me ${formatList([...new Set(spoiled)])}`;
}

const forecastEntry = ({ letter, square }: Placement, { grid, judge }: DecisionContext) =>
  forecastPlacement(grid, { first: false, cards: '' }, square, letter, judge);

const currentEvaluationContext = (mind: DecisionContext) =>
  createEvaluationContext(mind, 1, freeSquares(mind.grid).length);

/** The words hoped for through the square once the letter is there, the dearest first. */
const reachableWordsThrough = ({ letter, square }: Placement, mind: DecisionContext): readonly ReachableWord[] => {
  const next = { ...mind, grid: withLetter(mind.grid, square, letter) };
  return linesThrough(square)
    .flatMap((line) => findReachableWord(next.grid, line, square, currentEvaluationContext(next)) ?? [])
    .toSorted((a, b) => b.worth - a.worth);
};

const describeCountedWord = ({ word, line }: CountedWord): string =>
  `${word} in ${describeLine(line)} (${POINTS_BY_LENGTH[word.length]} points)`;

const describeReachableWord = ({ word, missing, words }: ReachableWord): string =>
  words > 3 && missing.length > 1 ? `one of ${words} words, say ${word}` : `${word} with ${formatList(missing)}`;

// Puts the reason for a bot's move into a sentence, for hints and for the review of a finished match.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import { forecastPlacement, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import { freeSquares, linesThrough, type Run, readRun, type Square, withLetter } from '../rules/scoring/grid.ts';
import { type CountedWord, POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import type { Letter } from '../rules/state.ts';
import { describeLine, describeSquare, formatCount, seatName } from '../text/phrases.ts';
import { createEvaluationContext, type DecisionContext } from './decision-context.ts';
import { findReachableWord, type ReachableWord } from './line-evaluation.ts';

export type MoveReason =
  | { readonly type: 'back' | 'decline' }
  | { readonly type: 'call' | 'enter'; readonly letter: Letter; readonly square: Square }
  /** `square`: the best one for the letter. `from`: the previous holder of the card; null: the center. */
  | { readonly type: 'reject'; readonly letter: Letter; readonly square: Square; readonly from: Seat | null }
  | { readonly type: 'last'; readonly letter: Letter; readonly square: Square; readonly points: number }
  | { readonly type: 'mark' | 'unmark'; readonly run: Run }
  | { readonly type: 'marked'; readonly points: number };

export function sayReason(reason: MoveReason, context: DecisionContext, players: PlayerNames): string {
  switch (reason.type) {
    case 'back':
      return 'I came back to the table, so that nobody enters letters for me any more.';
    case 'call':
      return `I called ${reason.letter} because in ${describeSquare(reason.square)} it ${describeBenefit(reason, context)}.`;
    case 'enter':
      return `I put ${reason.letter} in ${describeSquare(reason.square)} because it ${describeBenefit(reason, context)}.`;
    case 'reject': {
      const from = reason.from === null ? '' : ` from ${seatName(players, reason.from)}`;
      return `I took the card ${reason.letter}${from} because ${describeHarm(reason, context)}, and a minus point is cheaper.`;
    }
    case 'last':
      return `I took ${reason.letter} as my last letter because it adds ${formatCount(reason.points, 'point')}: it ${describeBenefit(reason, context)}.`;
    case 'decline':
      return 'I took no last letter because none that I can think of would have added a point.';
    case 'mark':
      return `I marked ${readRun(context.grid, reason.run)} because it belongs to the most that I can make of my grid.`;
    case 'unmark':
      return `I took back ${readRun(context.grid, reason.run)} because I can make more of ${describeLine(reason.run.line)} without it.`;
    case 'marked':
      return `I was done because I find no more words: those I know make ${formatCount(reason.points, 'point')}.`;
  }
}

type Placement = { readonly letter: Letter; readonly square: Square };

/** The words a letter makes in a square, and the likeliest word it brings closer. */
function describeBenefit(placement: Placement, context: DecisionContext): string {
  const completed = wordsThroughSquare(placement.square, forecastMove(placement, context).gained);
  const [reachable] = reachableWordsThrough(placement, context).filter(
    ({ line }) => !completed.some((word) => word.line === line),
  );
  return (
    joinWithAnd([
      ...(completed.length === 0 ? [] : [`makes ${joinWithAnd(completed.map(describeCountedWord))}`]),
      ...(reachable === undefined
        ? []
        : [`lets ${describeLine(reachable.line)} become ${describeReachableWord(reachable)}`]),
    ]) || 'does the least harm to the words I hope for'
  );
}

function describeHarm({ letter, square }: Placement, context: DecisionContext): string {
  const { lost } = forecastMove({ letter, square }, context);
  const spoiled = [
    ...lost.map(({ word }) => word),
    ...linesThrough(square).flatMap(
      (line) => findReachableWord(context.grid, line, square, currentEvaluationContext(context))?.word ?? [],
    ),
  ];
  const where = `even in ${describeSquare(square)}, my best square for it,`;
  return spoiled.length === 0
    ? `${where} it would have cost me room for a word`
    : `${where} it would have cost me ${joinWithAnd([...new Set(spoiled)])}`;
}

const forecastMove = ({ letter, square }: Placement, { grid, checkWord }: DecisionContext) =>
  forecastPlacement(grid, { first: false, cards: '' }, square, letter, checkWord);

const currentEvaluationContext = (context: DecisionContext) =>
  createEvaluationContext(context, 1, freeSquares(context.grid).length);

/** The likeliest word of the row and of the column once the letter is there, the most valuable first. */
const reachableWordsThrough = ({ letter, square }: Placement, context: DecisionContext): readonly ReachableWord[] => {
  const next = { ...context, grid: withLetter(context.grid, square, letter) };
  return linesThrough(square)
    .flatMap((line) => findReachableWord(next.grid, line, square, currentEvaluationContext(next)) ?? [])
    .toSorted((a, b) => b.expectedPoints - a.expectedPoints);
};

const describeCountedWord = ({ word, line }: CountedWord): string =>
  `${word} in ${describeLine(line)} (${POINTS_BY_LENGTH[word.length]} points)`;

const describeReachableWord = ({ word, missing, matchingWords }: ReachableWord): string =>
  matchingWords > 3 && missing.length > 1
    ? `one of ${matchingWords} words, say ${word}`
    : `${word} with ${joinWithAnd(missing)}`;

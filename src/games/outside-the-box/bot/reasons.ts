// Puts the reason for a bot's move into a sentence, for hints and for the review of a finished match.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd, quoteLetter } from '../../../core/wording.ts';
import { forecastPlacement, wordsThroughSquare } from '../rules/scoring/forecast.ts';
import { freeSquares, linesThrough, type Run, readRun, type Square, withLetter } from '../rules/scoring/grid.ts';
import { type CountedWord, POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import type { Letter } from '../rules/state.ts';
import { capitalize, describeLine, describeSquare, formatCount } from '../text/phrases.ts';
import { createEvaluationContext, type DecisionContext } from './decision-context.ts';
import { findReachableWord, type ReachableWord } from './line-evaluation.ts';

export type MoveReason =
  | { readonly type: 'back' | 'decline' }
  | { readonly type: 'call' | 'enter'; readonly letter: Letter; readonly square: Square }
  /** `square`: the best one for the letter. `from`: the previous holder of the card; null: the center. `asks`: in a secret
   *  answer, so that another player may get the card. */
  | {
      readonly type: 'reject';
      readonly letter: Letter;
      readonly square: Square;
      readonly from: Seat | null;
      readonly asks: boolean;
    }
  | { readonly type: 'last'; readonly letter: Letter; readonly square: Square; readonly points: number }
  | { readonly type: 'mark' | 'unmark'; readonly run: Run }
  | { readonly type: 'marked'; readonly points: number };

/** A hint reads it before the move is made, a review afterwards: “I’d …” fits both. */
export function sayReason(reason: MoveReason, context: DecisionContext, players: PlayerNames): string {
  switch (reason.type) {
    case 'back':
      return 'I’d come back so I can choose my own squares again.';
    case 'call':
      return `I’d call ${quoteLetter(reason.letter)} and write it in ${describeSquare(reason.square)}. ${describeBenefit(reason, context)}`;
    case 'enter':
      return `I’d write ${quoteLetter(reason.letter)} in ${describeSquare(reason.square)}. ${describeBenefit(reason, context)}`;
    case 'reject': {
      const from = reason.from === null ? '' : ` from ${players.name(reason.from)}`;
      return `I’d ${reason.asks ? 'ask for' : 'take'} the ${quoteLetter(reason.letter)} card${from}. ${describeHarm(reason, context)}`;
    }
    case 'last':
      return `I’d write ${quoteLetter(reason.letter)} in ${describeSquare(reason.square)} for ${formatCount(reason.points, 'more point')}. ${describeBenefit(reason, context)}`;
    case 'decline':
      return 'I’d stop here. I can’t think of a last letter that adds a point.';
    case 'mark':
      return `I’d mark ${readRun(context.grid, reason.run)}. It’s one of the best words I can find.`;
    case 'unmark':
      return `I’d unmark ${readRun(context.grid, reason.run)}. Without it, there’s room for better words.`;
    case 'marked':
      return `I’d finish here. I can’t find any more words, and mine are worth ${formatCount(reason.points, 'point')}.`;
  }
}

type Placement = { readonly letter: Letter; readonly square: Square };

/** The words a letter makes in a square, and the likeliest word it brings closer. */
function describeBenefit(placement: Placement, context: DecisionContext): string {
  const completed = wordsThroughSquare(placement.square, forecastMove(placement, context).gained);
  const [reachable] = reachableWordsThrough(placement, context).filter(
    ({ line }) => !completed.some((word) => word.line === line),
  );
  const sentences = [
    ...(completed.length === 0 ? [] : [`That makes ${joinWithAnd(completed.map(describeCountedWord))}.`]),
    ...(reachable === undefined ? [] : [describeReachableWord(reachable)]),
  ];
  return sentences.join(' ') || 'It does the least harm there.';
}

function describeHarm({ letter, square }: Placement, context: DecisionContext): string {
  const { lost } = forecastMove({ letter, square }, context);
  const spoiled = [
    ...lost.map(({ word }) => word),
    ...linesThrough(square).flatMap(
      (line) => findReachableWord(context.grid, line, square, currentEvaluationContext(context))?.word ?? [],
    ),
  ];
  const cost = spoiled.length === 0 ? 'room for a word' : joinWithAnd([...new Set(spoiled)]);
  return `Even in my best square it would cost me ${cost}, and the card costs only 1 point.`;
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

const describeReachableWord = ({ line, word, missing, matchingWords }: ReachableWord): string =>
  matchingWords > 3 && missing.length > 1
    ? `${capitalize(describeLine(line))} could become one of ${matchingWords.toLocaleString('en-US')} words, such as ${word}.`
    : `${capitalize(describeLine(line))} could become ${word} with ${joinWithAnd(missing.map(quoteLetter))}.`;

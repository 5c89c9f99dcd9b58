// A miss in a sentence or two: the words a letter would have made or brought closer, and what was done instead.

import type { Analyst, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd, quoteLetter } from '../../../core/wording.ts';
import { parseMove } from '../rules/moves.ts';
import {
  FREE_SQUARE,
  freeSquares,
  GRID_SIZE,
  type Grid,
  type Line,
  linesThrough,
  placeInLine,
  readLine,
  type Square,
  withLetter,
} from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH } from '../rules/scoring/score.ts';
import type { Event, Letter, View } from '../rules/state.ts';
import { capitalize, describeLine, describeSquare, formatCount } from '../text/phrases.ts';

export const sayMiss: Analyst<View, Event>['sayMiss'] = (assessment, view, players) => {
  const choice = assessment.everyday ?? assessment.best;
  switch (assessment.kind) {
    case 'call':
      return sayCall(assessment, choice, view, players);
    case 'last':
      return sayLastLetter(assessment, choice, players);
    case 'marks':
      return sayMarks(assessment, choice);
    default:
      return sayPlacement(assessment, choice, view, players);
  }
};

const gridOf = (view: View, seat: Seat): Grid => view.players[seat]!.grid!;

function sayCall({ seat, played }: PositionAssessment, choice: Choice, view: View, players: PlayerNames): string {
  const called = played && parseMove(played.text);
  const letter = choice.text.at(-1)!;
  const instead =
    called?.type === 'call'
      ? `${players.subject(seat)} called ${quoteLetter(called.letter)}.`
      : `${players.subject(seat)} called no letter.`;
  const grid = gridOf(view, seat);
  const uses = freeSquares(grid)
    .map((square) => findUses(grid, square, letter, choice.words))
    .reduce((a, b) => (isCloser(b, a) ? b : a));
  return `${instead} ${quoteLetter(letter)} would have ${sayBenefit(uses) ?? 'helped more'}.`;
}

/** More words use the letter, or they lack fewer letters. */
function isCloser(a: readonly WordUse[], b: readonly WordUse[]): boolean {
  const lacking = (uses: readonly WordUse[]): number => uses.reduce((sum, { missing }) => sum + missing.length, 0);
  return a.length > b.length || (a.length === b.length && lacking(a) < lacking(b));
}

function sayPlacement({ seat, played }: PositionAssessment, choice: Choice, view: View, players: PlayerNames): string {
  const letter = view.letter!;
  const own = played && squareIn(played);
  const better = squareIn(choice);
  const subject = players.subject(seat);
  const instead =
    played === null
      ? `${subject} chose no square for ${quoteLetter(letter)}.`
      : own === null
        ? `${subject} skipped ${quoteLetter(letter)}.`
        : `${subject} wrote ${quoteLetter(letter)} in ${describeSquare(own!)}.`;
  if (better === null) return `${instead} Taking the card and skipping the letter would have done less harm.`;
  const benefit = sayBenefit(findUses(gridOf(view, seat), better, letter, choice.words));
  const place = capitalize(describeSquare(better));
  return benefit === null
    ? `${instead} ${place} would have been a better square.`
    : `${instead} In ${describeSquare(better)} it would have ${benefit}.`;
}

/** The square of a placement; null if the letter is skipped. */
function squareIn({ text }: Choice): Square | null {
  const move = parseMove(text);
  return move?.type === 'place' || (move?.type === 'seal' && !move.reject) ? move.square : null;
}

function sayLastLetter({ seat, played }: PositionAssessment, choice: Choice, players: PlayerNames): string {
  const better = parseMove(choice.text);
  if (better?.type !== 'final') return `No last letter would have brought ${players.name(seat)} more points.`;
  const points = formatCount(choice.worth - (played?.worth ?? 0), 'more point');
  const made = choice.words.length === 0 ? '' : ` for ${joinWithAnd(choice.words)}`;
  const name = players.name(seat);
  return `As the last letter, ${quoteLetter(better.letter)} in ${describeSquare(better.square)} would have brought ${name} ${points}${made}.`;
}

function sayMarks({ baseline, played }: PositionAssessment, { words, worth }: Choice): string {
  const points = formatCount(worth - (played?.worth ?? baseline), 'more point');
  if (words.length === 0) return 'No other words would have been worth more.';
  return `With ${joinWithAnd(words)} marked, the grid would have been worth ${points}.`;
}

/** A word that uses the letter in its square, with the letters that it still lacks. */
type WordUse = { readonly word: string; readonly line: Line; readonly missing: readonly Letter[] };

/** The words that can be where the letter goes, at most one in the row and one in the column. */
function findUses(grid: Grid, square: Square, letter: Letter, words: readonly string[]): readonly WordUse[] {
  const next = withLetter(grid, square, letter);
  const uses: WordUse[] = [];
  for (const word of words) {
    const [nearest] = linesThrough(square)
      .filter((line) => uses.every((use) => use.line !== line))
      .flatMap((line) => findUse(readLine(next, line), placeInLine(line, square), word, line))
      .toSorted((a, b) => a.missing.length - b.missing.length);
    if (nearest !== undefined) uses.push(nearest);
  }
  return uses;
}

function findUse(text: string, place: number, word: string, line: Line): readonly WordUse[] {
  const starts = Array.from({ length: GRID_SIZE - word.length + 1 }, (_, first) => first);
  return starts
    .filter((first) => first <= place && place < first + word.length)
    .map((first) => text.slice(first, first + word.length))
    .filter((part) => [...part].every((one, i) => one === FREE_SQUARE || one === word[i]))
    .map((part) => ({ word, line, missing: [...word].filter((_, i) => part[i] === FREE_SQUARE) }));
}

/** “made TREE in row 2 (5 points) and left only “D” missing for FRIEND in column 3”; null if there is no such word. */
function sayBenefit(uses: readonly WordUse[]): string | null {
  const made = uses.filter(({ missing }) => missing.length === 0);
  const hoped = uses.filter(({ missing }) => missing.length > 0);
  const parts = [
    ...(made.length === 0 ? [] : [`made ${joinWithAnd(made.map(sayMade))}`]),
    ...(hoped.length === 0 ? [] : [`left ${joinWithAnd(hoped.map(sayHoped))}`]),
  ];
  return parts.length === 0 ? null : joinWithAnd(parts);
}

const sayMade = ({ word, line }: WordUse): string =>
  `${word} in ${describeLine(line)} (${formatCount(POINTS_BY_LENGTH[word.length]!, 'point')})`;

const sayHoped = ({ word, line, missing }: WordUse): string =>
  `only ${joinWithAnd(missing.map(quoteLetter))} missing for ${word} in ${describeLine(line)}`;

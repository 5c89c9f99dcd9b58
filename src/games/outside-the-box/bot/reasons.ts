// Why a bot did what it did, in a sentence of its own: for hints, and for the review of a finished match.
// Not the decision (bot.ts): it reads the reason and the words that go with it.

import type { Seat } from '../../../core/game.ts';
import { forecast, wordsThrough } from '../rules/scoring/forecast.ts';
import { enter, freeSquares, linesThrough, type Run, readRun, type Square } from '../rules/scoring/grid.ts';
import { type Counted, POINTS } from '../rules/scoring/score.ts';
import type { Letter } from '../rules/state.ts';
import { sayList, tellCount, tellLine, tellSquare } from '../text/format.ts';
import { hopesOf, type Mind } from './decision-context.ts';
import { findHope, type Hope } from './line-evaluation.ts';

export type Reason =
  | { readonly type: 'back' | 'decline' }
  | { readonly type: 'call' | 'enter'; readonly letter: Letter; readonly square: Square }
  /** The square is the best it had; `from` whom the card was taken, null: the centre. */
  | { readonly type: 'reject'; readonly letter: Letter; readonly square: Square; readonly from: Seat | null }
  | { readonly type: 'last'; readonly letter: Letter; readonly square: Square; readonly points: number }
  | { readonly type: 'mark' | 'unmark'; readonly run: Run }
  | { readonly type: 'marked'; readonly points: number };

export function sayWhy(reason: Reason, mind: Mind, names: readonly string[]): string {
  switch (reason.type) {
    case 'back':
      return 'I came back to the table, so that nobody enters letters for me any more.';
    case 'call':
      return `I called ${reason.letter} because in ${tellSquare(reason.square)} it ${sayUse(reason, mind)}.`;
    case 'enter':
      return `I put ${reason.letter} in ${tellSquare(reason.square)} because it ${sayUse(reason, mind)}.`;
    case 'reject': {
      const from = reason.from === null ? '' : ` from ${names[reason.from] ?? `Seat ${reason.from}`}`;
      return `I took the card ${reason.letter}${from} because ${sayHarm(reason, mind)}, and a minus point is cheaper.`;
    }
    case 'last':
      return `I took ${reason.letter} as my last letter because it adds ${tellCount(reason.points, 'point')}: it ${sayUse(reason, mind)}.`;
    case 'decline':
      return 'I took no last letter because none that I can think of would have added a point.';
    case 'mark':
      return `I marked ${readRun(mind.grid, reason.run)} because it belongs to the most that I can make of my grid.`;
    case 'unmark':
      return `I took back ${readRun(mind.grid, reason.run)} because I can make more of ${tellLine(reason.run.line)} without it.`;
    case 'marked':
      return `I was done because I find no more words: those I know make ${tellCount(reason.points, 'point')}.`;
  }
}

type Entry = { readonly letter: Letter; readonly square: Square };

/** What a letter in a square is good for: the words it makes, and what it brings nearer. */
function sayUse(entry: Entry, mind: Mind): string {
  const made = wordsThrough(entry.square, look(entry, mind).gained);
  const [hope] = hopesThrough(entry, mind).filter(({ line }) => !made.some((word) => word.line === line));
  return (
    sayList([
      ...(made.length === 0 ? [] : [`makes ${sayList(made.map(sayWorth))}`]),
      ...(hope === undefined ? [] : [`lets ${tellLine(hope.line)} become ${sayHope(hope)}`]),
    ]) || 'does the least harm to the words I hope for'
  );
}

function sayHarm({ letter, square }: Entry, mind: Mind): string {
  const { lost } = look({ letter, square }, mind);
  const spoiled = [
    ...lost.map(({ word }) => word),
    ...linesThrough(square).flatMap((line) => findHope(mind.grid, line, square, hopesNow(mind))?.word ?? []),
  ];
  const where = `even in ${tellSquare(square)}, my best square for it,`;
  return spoiled.length === 0
    ? `${where} it would have cost me room for a word`
    : `${where} it would have cost me ${sayList([...new Set(spoiled)])}`;
}

const look = ({ letter, square }: Entry, { grid, judge }: Mind) =>
  forecast(grid, { first: false, cards: '' }, square, letter, judge);

const hopesNow = (mind: Mind) => hopesOf(mind, 1, freeSquares(mind.grid).length);

/** The words hoped for through the square once the letter is there, the dearest first. */
const hopesThrough = ({ letter, square }: Entry, mind: Mind): readonly Hope[] => {
  const next = { ...mind, grid: enter(mind.grid, square, letter) };
  return linesThrough(square)
    .flatMap((line) => findHope(next.grid, line, square, hopesNow(next)) ?? [])
    .toSorted((a, b) => b.worth - a.worth);
};

const sayWorth = ({ word, line }: Counted): string => `${word} in ${tellLine(line)} (${POINTS[word.length]} points)`;

const sayHope = ({ word, missing, words }: Hope): string =>
  words > 3 && missing.length > 1 ? `one of ${words} words, say ${word}` : `${word} with ${sayList(missing)}`;

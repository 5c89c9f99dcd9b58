// What the board may show of a grid: score, forecast and overlay, by the options of the table and the seat that looks.
// The scoring itself is in rules/scoring/.

import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { type Result, tally } from '../rules/scoring/final-score.ts';
import { type Forecast, forecast, grownFrom, worthOf } from '../rules/scoring/forecast.ts';
import { LINES, type Line, type Square } from '../rules/scoring/grid.ts';
import type { Counted } from '../rules/scoring/score.ts';
import { judgeFor } from '../rules/scoring/word-validity.ts';
import type { Letter, View } from '../rules/state.ts';

/** What is drawn over the letters of a pad: words under capsules, and points at the ends of the lines. */
export type Figures = {
  readonly counted: readonly Counted[];
  readonly gained: readonly Counted[];
  /** Of the counted words, those that would go without being part of a gained one. */
  readonly lost: readonly Counted[];
  readonly sums: readonly number[];
  /** Lines whose points would be new. */
  readonly changed: readonly Line[];
};

export const BLANK: Figures = { counted: [], gained: [], lost: [], sums: [], changed: [] };

export function figuresOf(counted: readonly Counted[], foreseen: Forecast | null): Figures {
  if (foreseen === null) return { ...BLANK, counted, sums: tally(counted, false, '').lines };
  const { before, after, gained, lost } = foreseen;
  return {
    counted,
    gained,
    lost: lost.filter((word) => !gained.some((other) => grownFrom(other, [word]) !== null)),
    sums: after.lines,
    changed: LINES.filter((line) => after.lines[line] !== before.lines[line]),
  };
}

/** A letter tried in a square. */
export type Trial = { readonly square: Square; readonly letter: Letter };

export type Reading = {
  /** What one's own pad is worth so far; null: the table does not tell. */
  readonly worth: Result | null;
  readonly foreseen: Forecast | null;
  /** For the pad that is looked at. */
  readonly figures: Figures;
};

/** Letters are still called and written. */
export const isPlaying = ({ phase }: View): boolean => phase !== 'over' && phase !== 'mark';

/** What the board may tell a seat that looks at a pad and tries a letter on its own. `lit`: words counted out at the end. */
export function readPad(
  view: View,
  seat: Seat | null,
  looked: Seat | null,
  lit: number,
  trial: Trial | null,
  lexicon: Lexicon | null,
): Reading {
  const own = seat === null ? null : view.players[seat]!;
  const tells =
    isPlaying(view) && view.setup.showScore === 'on' && lexicon !== null && own !== null && own.grid !== null;
  const judge = tells ? judgeFor(own.task, lexicon) : null;
  const worth =
    judge !== null
      ? worthOf(own!.grid!, own!, judge)
      : own !== null && view.phase === 'mark'
        ? markedBy(view, seat!)
        : null;
  // A try tells whether a word counts: only where words may be looked up (OB-057).
  const foreseen =
    judge !== null && trial !== null && view.setup.lookup === 'on'
      ? forecast(own!.grid!, own!, trial.square, trial.letter, judge)
      : null;
  const counted =
    looked === null ? null : (wordsOn(view, looked, lit) ?? (looked === seat && tells ? worth!.counted : null));
  return { worth, foreseen, figures: counted === null ? BLANK : figuresOf(counted, foreseen) };
}

export const markedBy = (view: View, seat: Seat): Result =>
  tally(view.marks[seat]!, view.players[seat]!.first, view.players[seat]!.cards);

/** The words of an open pad: marked so far, or counted out so far; null while pads are secret. */
const wordsOn = (view: View, seat: Seat, lit: number): readonly Counted[] | null =>
  view.marks[seat] ?? view.results[seat]?.counted.slice(0, lit) ?? null;

// What the board may show of a grid: score, forecast and overlay, by the options of the table and the seat that looks.
// The scoring itself is in rules/scoring/.

import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { buildScoreBreakdown, type ScoreBreakdown } from '../rules/scoring/final-score.ts';
import {
  findExtendedWord,
  forecastPlacement,
  type PlacementForecast,
  scorePlayerGrid,
} from '../rules/scoring/forecast.ts';
import { ALL_LINES, type Line, type Square } from '../rules/scoring/grid.ts';
import type { CountedWord } from '../rules/scoring/score.ts';
import { createWordJudge } from '../rules/scoring/word-validity.ts';
import type { Letter, View } from '../rules/state.ts';

/** What is drawn over the letters of a pad: words under capsules, and points at the ends of the lines. */
export type GridOverlayData = {
  readonly counted: readonly CountedWord[];
  readonly gained: readonly CountedWord[];
  /** Of the counted words, those that would go without being part of a gained one. */
  readonly lost: readonly CountedWord[];
  readonly sums: readonly number[];
  /** Lines whose points would be new. */
  readonly changed: readonly Line[];
};

export const EMPTY_OVERLAY: GridOverlayData = { counted: [], gained: [], lost: [], sums: [], changed: [] };

export function buildGridOverlay(counted: readonly CountedWord[], foreseen: PlacementForecast | null): GridOverlayData {
  if (foreseen === null) return { ...EMPTY_OVERLAY, counted, sums: buildScoreBreakdown(counted, false, '').lines };
  const { before, after, gained, lost } = foreseen;
  return {
    counted,
    gained,
    lost: lost.filter((word) => !gained.some((other) => findExtendedWord(other, [word]) !== null)),
    sums: after.lines,
    changed: ALL_LINES.filter((line) => after.lines[line] !== before.lines[line]),
  };
}

/** A letter tried in a square. */
export type TentativeLetter = { readonly square: Square; readonly letter: Letter };

export type GridDisplay = {
  /** What one's own pad is worth so far; null: the table does not tell. */
  readonly score: ScoreBreakdown | null;
  readonly forecast: PlacementForecast | null;
  /** For the pad that is looked at. */
  readonly overlay: GridOverlayData;
};

/** Letters are still called and written. */
export const isLetterPhase = ({ phase }: View): boolean => phase !== 'over' && phase !== 'mark';

/** What the board may tell a seat that looks at a pad and tries a letter on its own. `lit`: words counted out at the end. */
export function buildGridDisplay(
  view: View,
  seat: Seat | null,
  looked: Seat | null,
  lit: number,
  trial: TentativeLetter | null,
  lexicon: Lexicon | null,
): GridDisplay {
  const own = seat === null ? null : view.players[seat]!;
  const tells =
    isLetterPhase(view) && view.setup.showScore === 'on' && lexicon !== null && own !== null && own.grid !== null;
  const judge = tells ? createWordJudge(own.task, lexicon) : null;
  const worth =
    judge !== null
      ? scorePlayerGrid(own!.grid!, own!, judge)
      : own !== null && view.phase === 'mark'
        ? scoreOfMarks(view, seat!)
        : null;
  // A try tells whether a word counts: only where words may be looked up (OB-057).
  const foreseen =
    judge !== null && trial !== null && view.setup.lookup === 'on'
      ? forecastPlacement(own!.grid!, own!, trial.square, trial.letter, judge)
      : null;
  const counted =
    looked === null ? null : (visibleWords(view, looked, lit) ?? (looked === seat && tells ? worth!.counted : null));
  return {
    score: worth,
    forecast: foreseen,
    overlay: counted === null ? EMPTY_OVERLAY : buildGridOverlay(counted, foreseen),
  };
}

export const scoreOfMarks = (view: View, seat: Seat): ScoreBreakdown =>
  buildScoreBreakdown(view.marks[seat]!, view.players[seat]!.first, view.players[seat]!.cards);

/** The words of an open pad: marked so far, or counted out so far; null while pads are secret. */
const visibleWords = (view: View, seat: Seat, lit: number): readonly CountedWord[] | null =>
  view.marks[seat] ?? view.results[seat]?.counted.slice(0, lit) ?? null;

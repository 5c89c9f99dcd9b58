// What the board may show of a grid (score, forecast, overlay), depending on the options of the table and the viewer.
// The scoring itself is in rules/scoring/, the preview of a letter or word that is not sent yet in preview.ts.

import type { Seat } from '../../../core/game.ts';
import { handicapOf } from '../../../core/handicap/handicap.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { buildScoreBreakdown, type ScoreBreakdown } from '../rules/scoring/final-score.ts';
import { findExtendedWord, type PlacementForecast, scorePlayerGrid } from '../rules/scoring/forecast.ts';
import { ALL_LINES, type Line } from '../rules/scoring/grid.ts';
import type { CountedWord } from '../rules/scoring/score.ts';
import { createWordChecker } from '../rules/scoring/word-validity.ts';
import type { View } from '../rules/state.ts';
import { previewPlacement, type TentativeLetter } from './preview.ts';

/** What is drawn over the letters: capsules around words, and points at the ends of the lines. */
export type GridOverlayData = {
  readonly counted: readonly CountedWord[];
  readonly gained: readonly CountedWord[];
  /** Counted words that would be lost, except those that a gained word extends. */
  readonly lost: readonly CountedWord[];
  readonly sums: readonly number[];
  /** Lines whose points would change. */
  readonly changed: readonly Line[];
};

export const EMPTY_OVERLAY: GridOverlayData = { counted: [], gained: [], lost: [], sums: [], changed: [] };

export function buildGridOverlay(counted: readonly CountedWord[], forecast: PlacementForecast | null): GridOverlayData {
  if (forecast === null) return { ...EMPTY_OVERLAY, counted, sums: buildScoreBreakdown(counted, false, '').lines };
  const { before, after, gained, lost } = forecast;
  return {
    counted,
    gained,
    lost: lost.filter((word) => !gained.some((other) => findExtendedWord(other, [word]) !== null)),
    sums: after.lines,
    changed: ALL_LINES.filter((line) => after.lines[line] !== before.lines[line]),
  };
}

export type GridDisplay = {
  /** The viewer's own score so far; null: hidden at this table. */
  readonly score: ScoreBreakdown | null;
  readonly forecast: PlacementForecast | null;
  /** Of the grid that is shown. */
  readonly overlay: GridOverlayData;
};

/** Neither marking nor over. */
export const isLetterPhase = ({ phase }: View): boolean => phase !== 'over' && phase !== 'mark';

/** `revealedWords`: how many words the score reveal at the end has shown so far. */
export function buildGridDisplay(
  view: View,
  seat: Seat | null,
  shownSeat: Seat | null,
  revealedWords: number,
  tentativeLetter: TentativeLetter | null,
  lexicon: Lexicon | null,
): GridDisplay {
  const own = seat === null ? null : view.players[seat]!;
  const showsScore =
    isLetterPhase(view) && view.setup.showScore === 'on' && lexicon !== null && own !== null && own.grid !== null;
  const checkWord = showsScore ? createWordChecker(own.task, lexicon, handicapOf(view.setup, seat!)) : null;
  const score =
    checkWord !== null
      ? scorePlayerGrid(own!.grid!, own!, checkWord)
      : own !== null && view.phase === 'mark'
        ? scoreOfMarks(view, seat!)
        : null;
  const forecast =
    checkWord !== null && tentativeLetter !== null ? previewPlacement(view, seat!, tentativeLetter, checkWord) : null;
  const counted =
    shownSeat === null
      ? null
      : (visibleWords(view, shownSeat, revealedWords) ?? (shownSeat === seat && showsScore ? score!.counted : null));
  return {
    score,
    forecast,
    overlay: counted === null ? EMPTY_OVERLAY : buildGridOverlay(counted, forecast),
  };
}

export const scoreOfMarks = (view: View, seat: Seat): ScoreBreakdown =>
  buildScoreBreakdown(view.marks[seat]!, view.players[seat]!.first, view.players[seat]!.cards);

/** The marked words, or at the end the revealed ones; null while grids are secret. */
const visibleWords = (view: View, seat: Seat, revealedWords: number): readonly CountedWord[] | null =>
  view.marks[seat] ?? view.results[seat]?.counted.slice(0, revealedWords) ?? null;

// What the board shows while a player tries out a letter or marks a word, before it is sent: which words the letter would
// make, and whether the word counts. Where the table allows no lookups, it says nothing (OB-057).

import type { Refusal, Seat } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { checkMark } from '../rules/phases/mark.ts';
import { forecastPlacement, type PlacementForecast } from '../rules/scoring/forecast.ts';
import type { Run, Square } from '../rules/scoring/grid.ts';
import type { CountedWord, WordChecker } from '../rules/scoring/score.ts';
import type { Letter, View } from '../rules/state.ts';

/** A letter that is tried in a square and not sent yet. */
export type TentativeLetter = { readonly square: Square; readonly letter: Letter };

const mayCheckWords = ({ setup }: View): boolean => setup.lookup === 'on';

/** What the tentative letter would change in the seat's own grid; null if that must stay hidden. */
export function previewPlacement(
  view: View,
  seat: Seat,
  { square, letter }: TentativeLetter,
  checkWord: WordChecker,
): PlacementForecast | null {
  const own = view.players[seat]!;
  return mayCheckWords(view) ? forecastPlacement(own.grid!, own, square, letter, checkWord) : null;
}

/** The word that marking this run would count, or the refusal; null if that must stay hidden. */
export function previewMark(
  view: View,
  seat: Seat,
  run: Run,
  lexicon: Lexicon | null,
): Result<CountedWord, Refusal> | null {
  const { grid, task } = view.players[seat]!;
  return mayCheckWords(view) && lexicon !== null
    ? checkMark(run, grid!, task, view.marks[seat]!, lexicon, { setup: view.setup, seat })
    : null;
}

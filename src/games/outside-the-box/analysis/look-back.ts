// What was there all along: for every player a better grid from the same letters, with everyday words.

import { type Analyst, EVERYDAY_ZIPF } from '../../../core/analysis/analyst.ts';
import type { Highlight, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { buildScoreBreakdown } from '../rules/scoring/final-score.ts';
import type { Event, View } from '../rules/state.ts';
import { formatCount, formatSigned } from '../text/phrases.ts';
import { findBetterGrid } from './better-grid.ts';

const MOST_WORDS = 5;

export const lookBack: Analyst<View, Event>['lookBack'] = ({ acts, lexicon }, players) => {
  const view = acts.at(-1)!.views[0]!;
  return view.players
    .flatMap((_, seat) => tellBetterGrid(view, seat, players, lexicon) ?? [])
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ highlight }) => highlight);
};

function tellBetterGrid(
  view: View,
  seat: Seat,
  players: PlayerNames,
  lexicon: Lexicon,
): { readonly highlight: Highlight; readonly gain: number } | null {
  const { grid, task, cards, first } = view.players[seat]!;
  const own = view.results[seat] ?? null;
  if (grid === null || own === null) return null;
  const ownWords = own.counted.map(({ word }) => word);
  const { counted } = findBetterGrid(grid, ownWords, task, lexicon, EVERYDAY_ZIPF.family);
  const { total } = buildScoreBreakdown(counted, first, cards);
  if (total <= own.total) return null;
  const words = counted
    .map(({ word }) => word)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS);
  const points = formatCount(total, 'point');
  const text = `${players.subjectPossessive(seat)} letters had at least ${points} in them instead of ${formatSigned(own.total)}, with words such as ${joinWithAnd(words)}.`;
  return { highlight: { seat, text, words, n: null }, gain: total - own.total };
}

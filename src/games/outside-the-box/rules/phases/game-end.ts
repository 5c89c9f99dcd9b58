// The end of play: reveals grids and tasks, starts marking or scores right away, and ranks the players.

import type { Env, Outcome } from '../../../../core/game.ts';
import { handicapOf, jointTime } from '../../../../core/handicap/handicap.ts';
import { buildScoreBreakdown, findTieBreakLength, rankSeats, type ScoreBreakdown } from '../scoring/final-score.ts';
import { type CountedWord, scoreGrid } from '../scoring/score.ts';
import { createWordChecker } from '../scoring/word-validity.ts';
import { activeSeats, allSeats, type EmitEvent, type State, timeLimitFrom } from '../state.ts';

/** OB-075. */
export function endPlay(state: State, env: Env, emit: EmitEvent): State {
  const { setup } = state;
  if (setup.scoring === 'auto') {
    emit({ type: 'opened', limit: null });
    return scoreMatch(state, env, emit);
  }
  const limit = timeLimitFrom(setup.markClock, env.now, (seconds) => jointTime(setup, activeSeats(state), seconds));
  emit({ type: 'opened', limit, marking: true });
  return { ...state, phase: { type: 'mark', limit, finishedSeats: [], marks: state.players.map(() => []) } };
}

/** OB-110: the only remaining player wins, whatever the points. */
export function endWithOnePlayer(state: State, env: Env, emit: EmitEvent): State {
  if (state.phase.type !== 'mark') emit({ type: 'opened', limit: null });
  return scoreMatch(state, env, emit);
}

export function scoreMatch(state: State, env: Env, emit: EmitEvent): State {
  const active = activeSeats(state);
  const results = allSeats(state).map((seat): ScoreBreakdown | null => {
    if (!active.includes(seat)) return null;
    const { finishedFirst: first, cards } = state.players[seat]!;
    return buildScoreBreakdown(selectCountedWords(state, seat, env), first, cards);
  });
  for (const [seat, result] of results.entries()) if (result !== null) emit({ type: 'scored', seat, result });
  const places = rankSeats(results);
  const tieBreak = findTieBreakLength(results);
  const reason =
    active.length === 1
      ? 'the last player left'
      : places[0]!.length > 1
        ? 'a draw'
        : tieBreak === null
          ? 'most points'
          : `most ${tieBreak}-letter words`;
  emit({ type: 'over', winners: places[0]!, reason, tieBreak });
  const outcome: Outcome = { ranking: [...places, ...state.departedSeats.toReversed().map((seat) => [seat])], reason }; // OB-088
  return { ...state, phase: { type: 'over', results, outcome } };
}

/** The best set (OB-083), or the words the player marked (OB-085). */
function selectCountedWords(state: State, seat: number, { lexicon }: Env): readonly CountedWord[] {
  const { phase, setup, players } = state;
  if (phase.type === 'mark') return phase.marks[seat]!;
  if (setup.scoring === 'manual') return [];
  const { grid, task } = players[seat]!;
  return scoreGrid(grid, createWordChecker(task, lexicon, handicapOf(setup, seat))).counted;
}

// The end of play: grids and tasks are laid open, words are counted or marked, and the places are given.
// Not how a single grid is scored (score.ts) nor how runs are marked (mark.ts).

import type { Env, Outcome } from '../../../../core/game.ts';
import { findTieBreak, type Result, rank, tally } from '../scoring/final-score.ts';
import { type Counted, scoreGrid } from '../scoring/score.ts';
import { judgeFor } from '../scoring/word-validity.ts';
import { activeSeats, limitOf, type State, seatsOf, type Tell } from '../state.ts';

/** OB-075: no letter is entered any more. */
export function endPlay(state: State, env: Env, tell: Tell): State {
  const { setup } = state;
  if (setup.scoring === 'auto') {
    tell({ type: 'opened', limit: null });
    return makeScores(state, env, tell);
  }
  const limit = limitOf(setup.markClock, env.now);
  tell({ type: 'opened', limit });
  return { ...state, phase: { type: 'mark', limit, done: [], marks: state.players.map(() => []) } };
}

/** OB-110: whoever remains alone has won, whatever the points. */
export function endAlone(state: State, env: Env, tell: Tell): State {
  if (state.phase.type !== 'mark') tell({ type: 'opened', limit: null });
  return makeScores(state, env, tell);
}

export function makeScores(state: State, env: Env, tell: Tell): State {
  const active = activeSeats(state);
  const results = seatsOf(state).map((seat): Result | null => {
    if (!active.includes(seat)) return null;
    const { first, cards } = state.players[seat]!;
    return tally(countWords(state, seat, env), first, cards);
  });
  for (const [seat, result] of results.entries()) if (result !== null) tell({ type: 'scored', seat, result });
  const places = rank(results);
  const tieBreak = findTieBreak(results);
  const reason =
    active.length === 1
      ? 'the last player left'
      : places[0]!.length > 1
        ? 'a draw'
        : tieBreak === null
          ? 'most points'
          : `most ${tieBreak}-letter words`;
  tell({ type: 'over', winners: places[0]!, reason, tieBreak });
  const outcome: Outcome = { ranking: [...places, ...state.left.toReversed().map((seat) => [seat])], reason }; // OB-088
  return { ...state, phase: { type: 'over', results, outcome } };
}

/** The best set (OB-083), or what the player has marked (OB-085). */
function countWords(state: State, seat: number, { lexicon }: Env): readonly Counted[] {
  const { phase, setup, players } = state;
  if (phase.type === 'mark') return phase.marks[seat]!;
  if (setup.scoring === 'manual') return [];
  const { grid, task } = players[seat]!;
  return scoreGrid(grid, judgeFor(task, lexicon)).counted;
}

// What a viewer may know of a table, and what everybody may know of its state of play (section 13 of RULES.md).
// Built field by field: nothing is passed on that is not named here.

import type { Seat, Status, Viewer } from '../../../core/game.ts';
import { runningDeadline } from './clock.ts';
import { raceEnds } from './phases/race.ts';
import { FIRST_BONUS, tally } from './scoring/final-score.ts';
import { countFilled } from './scoring/grid.ts';
import { activeSeats, isAway, type Phase, type SeenPlayer, type State, unfinishedSeats, type View } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  const { setup, phase } = state;
  const respond = phase.type === 'respond' ? phase : null;
  const sealed = respond?.sealed.find(({ seat }) => seat === viewer);
  return {
    setup,
    at: state.at,
    phase: phase.type,
    caller: callerOf(phase),
    letter: respond?.letter ?? null,
    calledAt: respond?.calledAt ?? null,
    limit: phase.type === 'over' ? null : phase.limit,
    deadline: runningDeadline(state),
    raceEnds: respond === null ? null : raceEnds(respond, setup.grabGrace),
    decided: respond?.decided ?? false,
    lastRace: state.lastRace,
    toAct: toAct(state),
    done: phase.type === 'respond' || phase.type === 'mark' ? phase.done : [],
    left: state.left,
    calls: state.calls,
    players: state.players.map((_, seat) => seePlayer(state, seat, viewer)),
    grabbed: respond?.grabs.some(({ seat }) => seat === viewer) ?? false,
    sealed: sealed === undefined ? null : { square: sealed.square, reject: sealed.reject },
    marks: phase.type === 'mark' ? phase.marks : [],
    results: phase.type === 'over' ? phase.results : [],
    outcome: phase.type === 'over' ? phase.outcome : null,
  };
}

const callerOf = (phase: Phase): Seat | null =>
  phase.type === 'call' || phase.type === 'respond' ? phase.caller : phase.type === 'final' ? phase.seat : null;

function seePlayer(state: State, seat: Seat, viewer: Viewer): SeenPlayer {
  const { grid, task, cards, first } = state.players[seat]!;
  const isOpen = seat === viewer || state.phase.type === 'mark' || state.phase.type === 'over';
  return {
    filled: countFilled(grid),
    grid: isOpen || state.setup.openGrids === 'on' ? grid : null,
    task: isOpen ? task : null,
    cards,
    first,
    away: isAway(state, seat),
  };
}

/** OB-115. */
export function status(state: State): Status {
  return {
    toAct: toAct(state),
    scores: state.players.map((_, seat) => publicScore(state, seat)),
    deadline: runningDeadline(state),
    outcome: state.phase.type === 'over' ? state.phase.outcome : null,
  };
}

function toAct(state: State): readonly Seat[] {
  const { phase } = state;
  switch (phase.type) {
    case 'call':
      return [phase.caller];
    case 'respond':
      return unfinishedSeats(state).filter((seat) => !phase.done.includes(seat));
    case 'final':
      return [phase.seat];
    case 'mark':
      return activeSeats(state).filter((seat) => !phase.done.includes(seat));
    case 'over':
      return [];
  }
}

/** Nothing of the grids until play is over; leavers are out of the competition. */
function publicScore({ phase, players, left }: State, seat: Seat): number {
  if (left.includes(seat)) return 0;
  const { first, cards } = players[seat]!;
  if (phase.type === 'over') return phase.results[seat]?.total ?? 0;
  if (phase.type === 'mark') return tally(phase.marks[seat]!, first, cards).total;
  return (first ? FIRST_BONUS : 0) - cards.length;
}

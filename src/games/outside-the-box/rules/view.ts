// What a viewer may know of a table, and its public status (section 13 of RULES.md).
// Views are built field by field, so that no hidden state can slip through.

import type { Seat, Status, Viewer } from '../../../core/game.ts';
import { runningDeadline } from './clock.ts';
import { raceWindowEnd } from './phases/race.ts';
import { buildScoreBreakdown, FIRST_FINISHER_BONUS_POINTS } from './scoring/final-score.ts';
import { countFilled } from './scoring/grid.ts';
import { activeSeats, isAway, type Phase, type PlayerView, type State, unfinishedSeats, type View } from './state.ts';

export function buildView(state: State, viewer: Viewer): View {
  const { setup, phase } = state;
  const respond = phase.type === 'respond' ? phase : null;
  const sealed = respond?.sealed.find(({ seat }) => seat === viewer);
  return {
    setup,
    at: state.updatedAt,
    phase: phase.type,
    caller: callerIn(phase),
    letter: respond?.letter ?? null,
    calledAt: respond?.calledAt ?? null,
    limit: phase.type === 'over' ? null : phase.limit,
    deadline: runningDeadline(state),
    raceEnds: respond === null ? null : raceWindowEnd(respond, setup.grabGrace),
    decided: respond?.raceDecided ?? false,
    lastRace: state.lastRace,
    toAct: seatsToAct(state),
    done: phase.type === 'respond' || phase.type === 'mark' ? phase.finishedSeats : [],
    left: state.departedSeats,
    calls: state.calls,
    players: state.players.map((_, seat) => viewPlayer(state, seat, viewer)),
    grabbed: respond?.grabs.some(({ seat }) => seat === viewer) ?? false,
    sealed: sealed === undefined ? null : { square: sealed.square, reject: sealed.reject },
    marks: phase.type === 'mark' ? phase.marks : [],
    results: phase.type === 'over' ? phase.results : [],
    outcome: phase.type === 'over' ? phase.outcome : null,
  };
}

const callerIn = (phase: Phase): Seat | null =>
  phase.type === 'call' || phase.type === 'respond' ? phase.caller : phase.type === 'final' ? phase.seat : null;

function viewPlayer(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const { grid, task, cards, finishedFirst: first } = state.players[seat]!;
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
export function statusOf(state: State): Status {
  return {
    toAct: seatsToAct(state),
    scores: state.players.map((_, seat) => publicScore(state, seat)),
    deadline: runningDeadline(state),
    outcome: state.phase.type === 'over' ? state.phase.outcome : null,
  };
}

function seatsToAct(state: State): readonly Seat[] {
  const { phase } = state;
  switch (phase.type) {
    case 'call':
      return [phase.caller];
    case 'respond':
      return unfinishedSeats(state).filter((seat) => !phase.finishedSeats.includes(seat));
    case 'final':
      return [phase.seat];
    case 'mark':
      return activeSeats(state).filter((seat) => !phase.finishedSeats.includes(seat));
    case 'over':
      return [];
  }
}

/** Reveals nothing about the grids until play is over. Players who left score 0. */
function publicScore({ phase, players, departedSeats }: State, seat: Seat): number {
  if (departedSeats.includes(seat)) return 0;
  const { finishedFirst: first, cards } = players[seat]!;
  if (phase.type === 'over') return phase.results[seat]?.total ?? 0;
  if (phase.type === 'mark') return buildScoreBreakdown(phase.marks[seat]!, first, cards).total;
  return (first ? FIRST_FINISHER_BONUS_POINTS : 0) - cards.length;
}

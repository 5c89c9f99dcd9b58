// Deadlines: which one is running, and what happens when it passes (OB-107, OB-108). The lengths are in options.ts.

import type { Env, Millis, Refusal } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { recordTimeout } from './away-seats.ts';
import { drawLetter } from './letters.ts';
import { endPlay, scoreMatch } from './phases/game-end.ts';
import { decideRace, raceWindowEnd } from './phases/race.ts';
import { callLetter, endTurnIfAllAnswered, enterInFirstFreeSquare } from './phases/respond.ts';
import { refuse } from './refuse.ts';
import { deadlineFor, type EmitEvent, type State, unfinishedSeats } from './state.ts';

/** Only one deadline runs at a time: the end of an open race window, otherwise that of the phase (OB-101). */
export function runningDeadline({ phase, setup }: State): Millis | null {
  if (phase.type === 'over') return null;
  const race = phase.type === 'respond' ? raceWindowEnd(phase, setup.grabGrace) : null;
  return race ?? deadlineFor(phase.limit);
}

export function applyTimeUp(state: State, env: Env, emit: EmitEvent): Result<State, Refusal> {
  const deadline = runningDeadline(state);
  if (deadline === null || env.now < deadline)
    return refuse('NOT_DUE', 'OB-107', deadline === null ? '' : String(deadline));
  const { phase } = state;
  switch (phase.type) {
    case 'call': {
      const recorded = recordTimeout(state, phase.caller, emit);
      const letter = recorded.scriptedCalls[0] ?? drawLetter(env);
      return ok(
        callLetter(
          { ...recorded, scriptedCalls: recorded.scriptedCalls.slice(1) },
          phase.caller,
          letter,
          true,
          env,
          emit,
        ),
      );
    }
    case 'respond': {
      if (phase.grabs.length > 0) return ok(decideRace(state, phase, env, emit));
      const late = unfinishedSeats(state).filter((seat) => !phase.finishedSeats.includes(seat));
      const recorded = late.reduce((next, seat) => recordTimeout(next, seat, emit), state);
      return ok(endTurnIfAllAnswered(enterInFirstFreeSquare(recorded, phase, late, emit), env, emit));
    }
    case 'final':
      emit({ type: 'lastDeclined', seat: phase.seat });
      return ok(endPlay(recordTimeout(state, phase.seat, emit), env, emit));
    case 'mark':
      return ok(scoreMatch(state, env, emit));
    case 'over':
      throw new Error('no clock runs after the match is over');
  }
}

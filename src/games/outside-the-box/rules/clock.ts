// Deadlines: which one runs, and what happens when it passes (OB-107, OB-108).
// Not the clocks' lengths (options.ts).

import type { Env, Millis, Refusal } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { drawLetter } from './letters.ts';
import { endPlay, makeScores } from './phases/end.ts';
import { decideRace, raceEnds } from './phases/race.ts';
import { callLetter, completeIfDone, enterFor } from './phases/respond.ts';
import { noteAbsence } from './presence.ts';
import { refuse } from './refuse.ts';
import { deadlineOf, type State, type Tell, unfinishedSeats } from './state.ts';

/** One runs at a time: the end of an open race window, or the phase's own (OB-101). */
export function runningDeadline({ phase, setup }: State): Millis | null {
  if (phase.type === 'over') return null;
  const race = phase.type === 'respond' ? raceEnds(phase, setup.grabGrace) : null;
  return race ?? deadlineOf(phase.limit);
}

export function runOut(state: State, env: Env, tell: Tell): Result<State, Refusal> {
  const deadline = runningDeadline(state);
  if (deadline === null || env.now < deadline)
    return refuse('NOT_DUE', 'OB-107', deadline === null ? '' : String(deadline));
  const { phase } = state;
  switch (phase.type) {
    case 'call': {
      const noted = noteAbsence(state, phase.caller, tell);
      const letter = noted.toCall[0] ?? drawLetter(env);
      return ok(callLetter({ ...noted, toCall: noted.toCall.slice(1) }, phase.caller, letter, true, env, tell));
    }
    case 'respond': {
      if (phase.grabs.length > 0) return ok(decideRace(state, phase, env, tell));
      const late = unfinishedSeats(state).filter((seat) => !phase.done.includes(seat));
      const noted = late.reduce((next, seat) => noteAbsence(next, seat, tell), state);
      return ok(completeIfDone(enterFor(noted, phase, late, tell), env, tell));
    }
    case 'final':
      tell({ type: 'lastDeclined', seat: phase.seat });
      return ok(endPlay(noteAbsence(state, phase.seat, tell), env, tell));
    case 'mark':
      return ok(makeScores(state, env, tell));
    case 'over':
      throw new Error('no clock runs after the end');
  }
}

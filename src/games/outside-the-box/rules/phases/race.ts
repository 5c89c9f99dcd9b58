// The race for a letter card: grabs, the window in which they count as simultaneous, and the decision
// (OB-103, OB-104, OB-114). Who may grab is checked in apply.ts.

import type { Env, Millis, Seat } from '../../../../core/game.ts';
import { chooseRejecter, takeCard } from '../letter-cards.ts';
import type { EmitEvent, RespondPhase, State } from '../state.ts';
import { endTurnIfAllAnswered } from './respond.ts';

const CALLER_HANDICAP_MS: Millis = 500; // OB-104
const MIN_TIME_TO_PLACE_MS: Millis = 5000; // OB-114

const firstGrabAt = ({ grabs }: RespondPhase): Millis => Math.min(...grabs.map(({ at }) => at));

/** When an open window closes; null: there is no pending grab. After an early grab the window stays open until the caller's
 *  grab would have counted, too, so that nobody can tell from its end who grabbed. */
export const raceWindowEnd = (phase: RespondPhase, grace: Millis): Millis | null =>
  phase.grabs.length === 0 ? null : Math.max(firstGrabAt(phase), phase.calledAt + CALLER_HANDICAP_MS) + grace;

export function grabCard(state: State, phase: RespondPhase, seat: Seat, now: Millis, emit: EmitEvent): State {
  const at = seat === phase.caller ? Math.max(now, phase.calledAt + CALLER_HANDICAP_MS) : now;
  const withGrab = { ...phase, grabs: [...phase.grabs, { seat, at }] };
  if (phase.grabs.length === 0)
    emit({ type: 'raceOpen', letter: phase.letter, ends: raceWindowEnd(withGrab, state.setup.grabGrace)! });
  return { ...state, phase: withGrab };
}

/** Decides a race whose window has passed, so that the next act finds it decided. */
export function decideExpiredRace(state: State, env: Env, emit: EmitEvent): State {
  const { phase } = state;
  if (phase.type !== 'respond') return state;
  const ends = raceWindowEnd(phase, state.setup.grabGrace);
  return ends === null || env.now <= ends ? state : decideRace(state, phase, env, emit);
}

export function decideRace(state: State, phase: RespondPhase, env: Env, emit: EmitEvent): State {
  const { caller, letter, grabs, calledAt, limit } = phase;
  const lastTie = firstGrabAt(phase) + state.setup.grabGrace;
  const inTime = grabs.filter(({ at }) => at <= lastTie).map(({ seat }) => seat);
  const winner = chooseRejecter(state.players, inTime, caller)!;
  const times = grabs.map(({ seat, at }) => ({ seat, after: at - calledAt }));
  const withCard = takeCard(
    state,
    winner,
    letter,
    times.toSorted((a, b) => a.after - b.after || a.seat - b.seat),
    emit,
  );
  const extendedLimit = limit !== null && grabs.length > 1 ? Math.max(limit, env.now + MIN_TIME_TO_PLACE_MS) : limit;
  const decidedPhase: RespondPhase = {
    ...phase,
    finishedSeats: [...phase.finishedSeats, winner],
    raceDecided: true,
    grabs: [],
    limit: extendedLimit,
  };
  return endTurnIfAllAnswered({ ...withCard, phase: decidedPhase }, env, emit);
}

// The race for a card: grabs, the window in which they count as simultaneous, and how it is decided (OB-103, OB-104, OB-114).
// Not who may grab (apply.ts).

import type { Env, Millis, Seat } from '../../../../core/game.ts';
import { pickRejecter, takeCard } from '../letter-cards.ts';
import type { Respond, State, Tell } from '../state.ts';
import { completeIfDone } from './respond.ts';

const HANDICAP: Millis = 500; // OB-104
const TIME_TO_PLACE: Millis = 5000; // OB-114

/** When the open window ends; null: nobody has a grab pending. */
export const raceEnds = (phase: Respond, grace: Millis): Millis | null =>
  phase.grabs.length === 0 ? null : Math.min(...phase.grabs.map(({ at }) => at)) + grace;

export function grab(state: State, phase: Respond, seat: Seat, now: Millis, tell: Tell): State {
  const at = seat === phase.caller ? Math.max(now, phase.calledAt + HANDICAP) : now;
  const running = { ...phase, grabs: [...phase.grabs, { seat, at }] };
  if (phase.grabs.length === 0)
    tell({ type: 'raceOpen', letter: phase.letter, ends: raceEnds(running, state.setup.grabGrace)! });
  return { ...state, phase: running };
}

/** Decides a race whose window lies in the past, so that a later act finds it decided. */
export function decideIfPast(state: State, env: Env, tell: Tell): State {
  const { phase } = state;
  if (phase.type !== 'respond') return state;
  const ends = raceEnds(phase, state.setup.grabGrace);
  return ends === null || env.now <= ends ? state : decideRace(state, phase, env, tell);
}

export function decideRace(state: State, phase: Respond, env: Env, tell: Tell): State {
  const { caller, letter, grabs, calledAt, limit } = phase;
  const ends = raceEnds(phase, state.setup.grabGrace)!;
  const inTime = grabs.filter(({ at }) => at <= ends).map(({ seat }) => seat);
  const winner = pickRejecter(state.players, inTime, caller)!;
  const times = grabs.map(({ seat, at }) => ({ seat, after: at - calledAt }));
  const taken = takeCard(
    state,
    winner,
    letter,
    times.toSorted((a, b) => a.after - b.after || a.seat - b.seat),
    tell,
  );
  const late = limit !== null && grabs.length > 1 ? Math.max(limit, env.now + TIME_TO_PLACE) : limit;
  const decided: Respond = { ...phase, done: [...phase.done, winner], decided: true, grabs: [], limit: late };
  return completeIfDone({ ...taken, phase: decided }, env, tell);
}

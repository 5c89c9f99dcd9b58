// From the call of a letter to the end of its turn: entering it, sealed answers, and who has filled the grid.
// Not the race for the card (race.ts).

import type { Env, Seat } from '../../../../core/game.ts';
import { pickRejecter, takeCard } from '../letter-cards.ts';
import { enter, firstFree, isFull, type Square } from '../scoring/grid.ts';
import {
  isAway,
  type Letter,
  limitOf,
  type Respond,
  type Sealed,
  type State,
  type Tell,
  unfinishedSeats,
  withPlayer,
} from '../state.ts';
import { goOn } from './turn.ts';

/** `absent`: the engine called for the seat. */
export function callLetter(state: State, caller: Seat, letter: Letter, absent: boolean, env: Env, tell: Tell): State {
  tell({ type: 'called', caller, letter, absent });
  const phase = announce(state, caller, letter, env.now);
  return enterForAbsent({ ...state, calls: [...state.calls, { caller, letter }], phase }, phase, env, tell);
}

export const announce = (state: State, caller: Seat, letter: Letter, now: number): Respond => ({
  type: 'respond',
  caller,
  letter,
  calledAt: now,
  limit: limitOf(state.setup.respondClock, now),
  done: [],
  decided: false,
  grabs: [],
  sealed: [],
});

/** OB-109: away seats enter the letter at once. */
export function enterForAbsent(state: State, phase: Respond, env: Env, tell: Tell): State {
  const absent = unfinishedSeats(state).filter((seat) => isAway(state, seat) && !phase.done.includes(seat));
  return completeIfDone(enterFor(state, phase, absent, tell), env, tell);
}

/** The first free square for each of these seats (OB-108). */
export function enterFor(state: State, phase: Respond, seats: readonly Seat[], tell: Tell): State {
  let next: State = { ...state, phase: { ...phase, done: [...phase.done, ...seats] } };
  for (const seat of seats) {
    next = enterLetter(next, seat, firstFree(state.players[seat]!.grid), phase.letter);
    tell({ type: 'enteredFor', seat });
  }
  return next;
}

export function place(state: State, phase: Respond, seat: Seat, square: Square, env: Env, tell: Tell): State {
  const entered = enterLetter(state, seat, square, phase.letter);
  tell({ type: 'done', seat });
  return completeIfDone({ ...entered, phase: { ...phase, done: [...phase.done, seat] } }, env, tell);
}

export const enterLetter = (state: State, seat: Seat, square: Square, letter: Letter): State =>
  withPlayer(state, seat, { grid: enter(state.players[seat]!.grid, square, letter) });

export function seal(state: State, phase: Respond, sealed: Sealed, env: Env, tell: Tell): State {
  tell({ type: 'done', seat: sealed.seat });
  const answered = { ...phase, done: [...phase.done, sealed.seat], sealed: [...phase.sealed, sealed] };
  return completeIfDone({ ...state, phase: answered }, env, tell);
}

/** OB-022: the turn is over when everybody still in it is done. */
export function completeIfDone(state: State, env: Env, tell: Tell): State {
  const { phase } = state;
  if (phase.type !== 'respond' || unfinishedSeats(state).some((seat) => !phase.done.includes(seat))) return state;
  return endTurn(openSealed(state, phase, tell), phase, env, tell);
}

/** OB-106: one of those who sealed a reject gets the card; the squares of all others are used. */
function openSealed(state: State, phase: Respond, tell: Tell): State {
  const { caller, letter, sealed } = phase;
  const rejecter = pickRejecter(
    state.players,
    sealed.filter(({ reject }) => reject).map(({ seat }) => seat),
    caller,
  );
  let next = rejecter === null ? state : takeCard(state, rejecter, letter, [], tell);
  for (const { seat, square } of sealed) if (seat !== rejecter) next = enterLetter(next, seat, square, letter);
  return next;
}

function endTurn(state: State, { caller, letter, done }: Respond, env: Env, tell: Tell): State {
  tell({ type: 'turnComplete', letter });
  const next = creditFull(state, done, tell);
  const rest = unfinishedSeats(next);
  if (next !== state && rest.length > 1) tell({ type: 'goesOn', seats: rest });
  return goOn(next, caller, env, tell);
}

/** OB-070, OB-071: all who have filled their grids in the first turn in which anybody did get the bonus. */
export function creditFull(state: State, done: readonly Seat[], tell: Tell): State {
  const full = done.filter((seat) => isFull(state.players[seat]!.grid)).toSorted();
  if (full.length === 0) return state;
  const seats = full.filter((seat) => !state.left.includes(seat));
  const first = !state.finished;
  if (seats.length > 0) tell({ type: 'filled', seats, first });
  let next: State = { ...state, finished: true };
  if (first) for (const seat of seats) next = withPlayer(next, seat, { first });
  return next;
}

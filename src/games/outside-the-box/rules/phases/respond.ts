// From the call of a letter to the end of its turn: entering the letter, sealed answers, and full grids.
// The race for the card is in race.ts.

import type { Env, Seat } from '../../../../core/game.ts';
import { jointTime } from '../../../../core/handicap/handicap.ts';
import { chooseRejecter, takeCard } from '../letter-cards.ts';
import { firstFreeSquare, isGridFull, type Square, withLetter } from '../scoring/grid.ts';
import {
  type EmitEvent,
  isAway,
  type Letter,
  type RespondPhase,
  type SealedAnswer,
  type State,
  timeLimitFrom,
  unfinishedSeats,
  updatePlayer,
} from '../state.ts';
import { continuePlay } from './turn.ts';

/** `absent`: the time ran out, so the letter was called for the seat. */
export function callLetter(
  state: State,
  caller: Seat,
  letter: Letter,
  absent: boolean,
  env: Env,
  emit: EmitEvent,
): State {
  emit({ type: 'called', caller, letter, absent });
  const phase = createRespondPhase(state, caller, letter, env.now);
  const call = absent ? { caller, letter, absent } : { caller, letter };
  return enterForAwaySeats({ ...state, calls: [...state.calls, call], phase }, phase, env, emit);
}

/** If a scenario says so, the engine calls the next letter for the seat whose turn it is (section 18). */
export function callScriptedLetter(state: State, env: Env, emit: EmitEvent): State {
  const { phase, scriptedCalls, scriptedCallers } = state;
  const letter = scriptedCalls[0];
  if (phase.type !== 'call' || letter === undefined || !scriptedCallers.includes(phase.caller)) return state;
  return callLetter({ ...state, scriptedCalls: scriptedCalls.slice(1) }, phase.caller, letter, false, env, emit);
}

export const createRespondPhase = (state: State, caller: Seat, letter: Letter, now: number): RespondPhase => ({
  type: 'respond',
  caller,
  letter,
  calledAt: now,
  limit: timeLimitFrom(state.setup.respondClock, now, (seconds) =>
    jointTime(state.setup, unfinishedSeats(state), seconds),
  ),
  finishedSeats: [],
  raceDecided: false,
  grabs: [],
  sealed: [],
});

/** OB-109: for seats that are away, the letter is entered at once. */
export function enterForAwaySeats(state: State, phase: RespondPhase, env: Env, emit: EmitEvent): State {
  const awaySeats = unfinishedSeats(state).filter((seat) => isAway(state, seat) && !phase.finishedSeats.includes(seat));
  return endTurnIfAllAnswered(enterInFirstFreeSquare(state, phase, awaySeats, emit), env, emit);
}

/** OB-108. */
export function enterInFirstFreeSquare(
  state: State,
  phase: RespondPhase,
  seats: readonly Seat[],
  emit: EmitEvent,
): State {
  let next: State = { ...state, phase: { ...phase, finishedSeats: [...phase.finishedSeats, ...seats] } };
  for (const seat of seats) {
    next = enterLetter(next, seat, firstFreeSquare(state.players[seat]!.grid), phase.letter);
    emit({ type: 'enteredFor', seat });
  }
  return next;
}

export function placeLetter(
  state: State,
  phase: RespondPhase,
  seat: Seat,
  square: Square,
  env: Env,
  emit: EmitEvent,
): State {
  const entered = enterLetter(state, seat, square, phase.letter);
  emit({ type: 'done', seat });
  return endTurnIfAllAnswered(
    { ...entered, phase: { ...phase, finishedSeats: [...phase.finishedSeats, seat] } },
    env,
    emit,
  );
}

export const enterLetter = (state: State, seat: Seat, square: Square, letter: Letter): State =>
  updatePlayer(state, seat, { grid: withLetter(state.players[seat]!.grid, square, letter) });

/** Stores an answer that stays secret until everybody has answered (OB-106). */
export function sealAnswer(state: State, phase: RespondPhase, sealed: SealedAnswer, env: Env, emit: EmitEvent): State {
  emit({ type: 'done', seat: sealed.seat });
  const answered: RespondPhase = {
    ...phase,
    finishedSeats: [...phase.finishedSeats, sealed.seat],
    sealed: [...phase.sealed, sealed],
  };
  return endTurnIfAllAnswered({ ...state, phase: answered }, env, emit);
}

/** OB-022: the turn is over when all unfinished seats have answered. */
export function endTurnIfAllAnswered(state: State, env: Env, emit: EmitEvent): State {
  const { phase } = state;
  if (phase.type !== 'respond' || unfinishedSeats(state).some((seat) => !phase.finishedSeats.includes(seat)))
    return state;
  return endTurn(revealSealedAnswers(state, phase, emit), phase, env, emit);
}

/** OB-106: one of the seats that sealed a reject gets the card; all others enter the letter in their sealed square. */
function revealSealedAnswers(state: State, phase: RespondPhase, emit: EmitEvent): State {
  const { caller, letter, sealed } = phase;
  const rejecter = chooseRejecter(
    state.players,
    sealed.filter(({ reject }) => reject).map(({ seat }) => seat),
    caller,
  );
  let next = rejecter === null ? state : takeCard(state, rejecter, letter, [], emit);
  for (const { seat, square } of sealed) if (seat !== rejecter) next = enterLetter(next, seat, square, letter);
  return next;
}

function endTurn(state: State, { caller, letter, finishedSeats }: RespondPhase, env: Env, emit: EmitEvent): State {
  emit({ type: 'turnComplete', letter });
  const next = creditFinishers(state, finishedSeats, emit);
  const rest = unfinishedSeats(next);
  if (next !== state && rest.length > 1) emit({ type: 'goesOn', seats: rest });
  return callScriptedLetter(continuePlay(next, caller, env, emit), env, emit);
}

/** OB-070, OB-071: the bonus goes to all who filled their grid in the first turn in which anyone did. */
export function creditFinishers(state: State, finishedSeats: readonly Seat[], emit: EmitEvent): State {
  const full = finishedSeats.filter((seat) => isGridFull(state.players[seat]!.grid)).toSorted();
  if (full.length === 0) return state;
  const seats = full.filter((seat) => !state.departedSeats.includes(seat));
  const first = !state.hasFirstFinisher;
  if (seats.length > 0) emit({ type: 'filled', seats, first });
  let next: State = { ...state, hasFirstFinisher: true };
  if (first) for (const seat of seats) next = updatePlayer(next, seat, { finishedFirst: first });
  return next;
}

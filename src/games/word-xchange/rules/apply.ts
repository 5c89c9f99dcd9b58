// Takes acts: who may do what, when, in the order of checks of RULES.md section 15; and what follows.
// Not the consequences themselves, which live with their nouns.

import type { Act, Env, Millis, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import {
  closeIfAnswered,
  closeWindow,
  judgeChallenge,
  leaveWindow,
  playChecked,
  playOpenly,
  waveThrough,
} from './phases/challenge.ts';
import { deadlineOf, endTurn, isLate, leaveTable, wake, win } from './phases/turn.ts';
import { resolve } from './play.ts';
import {
  activeSeats,
  bounce,
  type Event,
  isActive,
  isAway,
  type Move,
  type State,
  type Tell,
  type WordMove,
} from './state.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const done = follow(state, act, env, (event) => events.push(event));
  return done.ok ? ok({ state: done.value, events }) : done;
}

function follow(state: State, act: Act<Move>, env: Env, tell: Tell): Result<State, Refusal> {
  if (state.outcome !== null) return bounce('GAME_OVER', 'WX-071');
  if (act.type === 'timeUp') return runOut(state, env.now, tell);
  if (act.type === 'leave') return leave(state, act.seat, env.now, tell);
  const { seat, move } = act;
  switch (move.type) {
    case 'back':
      return isAway(state, seat) && isActive(state, seat)
        ? ok(wake(state, seat, env.now, tell))
        : bounce('NOT_AWAY', 'WX-143');
    case 'accept':
    case 'challenge':
      return answer(state, seat, move.type, env, tell);
    default:
      return moveInTurn(state, seat, move, env, tell);
  }
}

function moveInTurn(
  state: State,
  seat: Seat,
  move: WordMove | { readonly type: 'end' },
  env: Env,
  tell: Tell,
): Result<State, Refusal> {
  if (state.proposal !== null) return bounce('WRONG_PHASE', 'WX-088', 'challenge', state.proposal.play.word);
  if (state.turn.seat !== seat) return bounce('NOT_YOUR_TURN', 'WX-015', String(state.turn.seat));
  if (isLate(state, env.now)) return bounce('TIME_UP', 'WX-102');
  const awake = wake({ ...state, turn: { ...state.turn, moved: true } }, seat, env.now, tell);
  if (move.type === 'end') return ok(endTurn(awake, 'end', env.now, tell));
  const play = resolve(awake, seat, move);
  if (!play.ok) return play;
  return state.setup.wordCheck === 'auto'
    ? playChecked(awake, play.value, env, tell)
    : ok(playOpenly(awake, play.value, env.now, tell));
}

function answer(state: State, seat: Seat, type: 'accept' | 'challenge', env: Env, tell: Tell): Result<State, Refusal> {
  const { proposal } = state;
  if (proposal === null) return bounce('WRONG_PHASE', 'WX-088', 'turn');
  if (seat === state.turn.seat) return bounce('OWN_PROPOSAL', 'WX-088', proposal.play.word);
  if (proposal.answered.includes(seat) || !isActive(state, seat))
    return bounce('ALREADY_ANSWERED', 'WX-088', proposal.play.word);
  if (isLate(state, env.now)) return bounce('TIME_UP', 'WX-102');
  if (type === 'challenge') return ok(judgeChallenge(state, proposal, seat, env, tell));
  tell({ type: 'waved', seat });
  return ok(closeIfAnswered(waveThrough(state, proposal, seat), env.now, tell));
}

function runOut(state: State, now: Millis, tell: Tell): Result<State, Refusal> {
  const deadline = deadlineOf(state.limit);
  if (deadline === null || now < deadline)
    return bounce('NOT_DUE', 'WX-102', deadline === null ? '' : String(deadline));
  const { proposal } = state;
  return ok(proposal === null ? endTurn(state, 'time', now, tell) : closeWindow(state, proposal, now, tell));
}

function leave(state: State, seat: Seat, now: Millis, tell: Tell): Result<State, Refusal> {
  if (!isActive(state, seat)) return bounce('GAME_OVER', 'WX-144', 'left');
  const closed = state.proposal === null ? state : leaveWindow(state, state.proposal, seat, tell);
  const gone = leaveTable(closed, seat, tell);
  const rest = activeSeats(gone);
  if (rest.length === 1) return ok(win(gone, rest[0]!, true, tell));
  return ok(seat === state.turn.seat ? endTurn(gone, 'left', now, tell) : closeIfAnswered(gone, now, tell));
}

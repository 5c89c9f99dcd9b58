// Applies an act to the state: checks who may do what and when, in the order of RULES.md section 15, and calls phases/.

import type { Act, Env, Millis, Refusal, Seat, Step } from '../../../core/game.ts';
import { refuseSeatWord } from '../../../core/handicap/seat-words.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { deadlineOf, isPastDeadline } from './clock.ts';
import type { EmitEvent, Event } from './events.ts';
import {
  closeChallengeWindow,
  closeWindowIfAllAnswered,
  closeWindowOfLeaver,
  openChallengeWindow,
  recordAcceptance,
  resolveChallenge,
} from './phases/challenge.ts';
import { endWithWinner } from './phases/game-end.ts';
import { leaveTable, markPresent } from './phases/leave.ts';
import { playWithDictionaryCheck } from './phases/play-word.ts';
import { endTurn } from './phases/turn.ts';
import { HAS_LEFT, refuse } from './refuse.ts';
import { resolvePlay } from './resolve-play.ts';
import { activeSeats, isActive, isAway, type Move, type State, type WordMove } from './state.ts';
import { spellingOf, type TileWord } from './tiles.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  const events: Event[] = [];
  const result = applyAct(state, act, env, (event) => events.push(event));
  if (result.ok) return ok({ state: result.value, events });
  const hasLeft = act.type !== 'timeUp' && !isActive(state, act.seat);
  return hasLeft ? err({ ...result.error, about: [...result.error.about, HAS_LEFT] }) : result;
}

function applyAct(state: State, act: Act<Move>, env: Env, emit: EmitEvent): Result<State, Refusal> {
  if (state.outcome !== null) return refuse('GAME_OVER', 'WX-071');
  if (act.type === 'timeUp') return applyTimeUp(state, env.now, emit);
  if (act.type === 'leave') return applyLeave(state, act.seat, env.now, emit);
  const { seat, move } = act;
  switch (move.type) {
    case 'back':
      return isAway(state, seat) && isActive(state, seat)
        ? ok(markPresent(state, seat, env.now, emit))
        : refuse('NOT_AWAY', 'WX-143');
    case 'accept':
    case 'challenge':
      return applyAnswer(state, seat, move.type, env, emit);
    default:
      return applyTurnMove(state, seat, move, env, emit);
  }
}

function applyTurnMove(
  state: State,
  seat: Seat,
  move: WordMove | { readonly type: 'end' },
  env: Env,
  emit: EmitEvent,
): Result<State, Refusal> {
  if (state.proposal !== null) return refuse('WRONG_PHASE', 'WX-088', 'challenge', state.proposal.play.word);
  if (state.turn.seat !== seat) return refuse('NOT_YOUR_TURN', 'WX-015', String(state.turn.seat));
  if (isPastDeadline(state, env.now)) return refuse('TIME_UP', 'WX-102');
  const present = markPresent({ ...state, turn: { ...state.turn, hasMoved: true } }, seat, env.now, emit);
  if (move.type === 'end') return ok(endTurn(present, state.turn.hasMoved ? 'end' : 'pass', env.now, emit));
  const play = resolvePlay(present, seat, move);
  if (!play.ok) return play;
  const refused = refuseForSeat(state, seat, play.value.word, env.lexicon);
  if (refused !== null) return refused;
  return state.setup.wordCheck === 'auto'
    ? playWithDictionaryCheck(present, play.value, env, emit)
    : ok(openChallengeWindow(present, play.value, env.now, emit));
}

/** WX-151, WX-152: only words that would count at the table; any other word takes its usual way. */
function refuseForSeat({ setup }: State, seat: Seat, word: TileWord, lexicon: Lexicon): Result<never, Refusal> | null {
  const spelling = spellingOf(word);
  return lexicon.has(spelling) ? refuseSeatWord(setup, seat, spelling, lexicon, 'WX-151') : null;
}

function applyAnswer(
  state: State,
  seat: Seat,
  type: 'accept' | 'challenge',
  env: Env,
  emit: EmitEvent,
): Result<State, Refusal> {
  const { proposal } = state;
  if (proposal === null) return refuse('WRONG_PHASE', 'WX-088', 'turn');
  if (seat === state.turn.seat) return refuse('OWN_PROPOSAL', 'WX-088', proposal.play.word);
  if (proposal.answered.includes(seat) || !isActive(state, seat))
    return refuse('ALREADY_ANSWERED', 'WX-088', proposal.play.word);
  if (isPastDeadline(state, env.now)) return refuse('TIME_UP', 'WX-102');
  if (type === 'challenge') return ok(resolveChallenge(state, proposal, seat, env, emit));
  emit({ type: 'waved', seat });
  return ok(closeWindowIfAllAnswered(recordAcceptance(state, proposal, seat), env.now, emit));
}

function applyTimeUp(state: State, now: Millis, emit: EmitEvent): Result<State, Refusal> {
  const deadline = deadlineOf(state.clockEndsAt);
  if (deadline === null || now < deadline)
    return refuse('NOT_DUE', 'WX-102', deadline === null ? '' : String(deadline));
  const { proposal } = state;
  return ok(proposal === null ? endTurn(state, 'time', now, emit) : closeChallengeWindow(state, proposal, now, emit));
}

function applyLeave(state: State, seat: Seat, now: Millis, emit: EmitEvent): Result<State, Refusal> {
  if (!isActive(state, seat)) return refuse('GAME_OVER', 'WX-144');
  const closed = state.proposal === null ? state : closeWindowOfLeaver(state, state.proposal, seat, emit);
  const afterLeaving = leaveTable(closed, seat, emit);
  const remaining = activeSeats(afterLeaving);
  if (remaining.length === 1) return ok(endWithWinner(afterLeaving, remaining[0]!, true, emit));
  return ok(
    seat === state.turn.seat
      ? endTurn(afterLeaving, 'left', now, emit)
      : closeWindowIfAllAnswered(afterLeaving, now, emit),
  );
}

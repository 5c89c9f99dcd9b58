// Entry point of the rules: checks an act and applies it, dispatching to the phases (WS-108) in phases/.

import type { Act, Env, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { endIdle, recordMissedDecision } from './clock.ts';
import { announceWord, checkAnnouncement, checkResponse, recordResponse } from './phases/announcing.ts';
import { leaveTable } from './phases/leave.ts';
import { castBallot, checkBallot, closeResponseWindow, closeVote } from './phases/settlement.ts';
import {
  checkListEdit,
  checkWordsterChoice,
  chooseWordster,
  editList,
  endWriterTurnOrWriting,
  endWritingTime,
  setDone,
  takeOverDevice,
} from './phases/writing.ts';
import { type RefusedResult, refuse } from './refuse.ts';
import { isInGame } from './seats.ts';
import { deadlineOf, type Event, type Move, type Phase, type State } from './state.ts';
import { type StepBuilder, updatePlayer } from './step-builder.ts';
import { liveWordsOfSeat } from './words/list.ts';
import { announceableWords } from './words/protection.ts';
import { listOfferedWordsters } from './wordster-card.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  if (state.phase.type === 'over') return refuse('GAME_OVER', 'WS-084');
  if (act.type !== 'timeUp' && !state.players[act.seat]) return refuse('UNKNOWN_SEAT', 'WS-001', String(act.seat));
  const refused = checkAct(state, act, env);
  if (refused) return refused;
  const step: StepBuilder = { state, events: [], env };
  if (act.type === 'timeUp') applyTimeUp(step);
  else if (act.type === 'leave') leaveTable(step, act.seat);
  else applyMove(step, act.seat, act.move);
  return ok({ state: step.state, events: step.events });
}

function checkAct(state: State, act: Act<Move>, env: Env): RefusedResult | null {
  const deadline = deadlineOf(state.phase);
  if (act.type === 'timeUp')
    return deadline === null || env.now < deadline ? refuse('NOT_DUE', 'WS-088', String(deadline)) : null;
  if (act.type === 'leave')
    return isInGame(state.players[act.seat]!) ? null : refuse('NOT_YOUR_TURN', 'WS-094', 'left');
  return (
    checkPhaseAndSeat(state, act.seat, act.move) ??
    (deadline !== null && env.now > deadline ? refuse('TIME_UP', 'WS-088') : null) ??
    checkMove(state, act.seat, act.move, env)
  );
}

const PHASE_OF_MOVE: { readonly [type in Move['type']]: Phase['type'] } = {
  choose: 'select',
  write: 'write',
  replace: 'write',
  erase: 'write',
  done: 'write',
  notdone: 'write',
  ready: 'write',
  announce: 'announce',
  respond: 'respond',
  vote: 'vote',
};

/** Whose decision or word the table is at; null while everybody writes. */
function actingSeat({ phase, selector }: State): Seat | null {
  if (phase.type === 'select') return selector;
  if (phase.type === 'announce') return phase.seat;
  return phase.type === 'respond' || phase.type === 'vote' ? phase.announcement.publicPart.seat : null;
}

/** Does the move belong to this phase, and may this seat make it? */
function checkPhaseAndSeat(state: State, seat: Seat, move: Move): RefusedResult | null {
  const { phase } = state;
  if (PHASE_OF_MOVE[move.type] !== phase.type)
    return refuse('WRONG_PHASE', 'WS-108', move.type, phase.type, String(actingSeat(state) ?? ''));
  if (!isInGame(state.players[seat]!)) return refuse('NOT_YOUR_TURN', 'WS-094', 'left');
  switch (phase.type) {
    case 'select':
      return seat === state.selector ? null : refuse('NOT_YOUR_TURN', 'WS-081', 'select', String(state.selector));
    case 'announce':
      return seat === phase.seat ? null : refuse('NOT_YOUR_TURN', 'WS-030', 'announce', String(phase.seat));
    case 'respond':
      return seat !== phase.announcement.publicPart.seat ? null : refuse('NOT_YOUR_TURN', 'WS-089', 'respond');
    case 'write': {
      if (phase.writer !== null && phase.writer !== seat)
        return refuse('NOT_YOUR_TURN', 'WS-096', 'write', String(phase.writer));
      const takesOver = phase.writer !== null && phase.endsAt === null;
      return (move.type === 'ready') === takesOver
        ? null
        : refuse('WRONG_PHASE', 'WS-096', move.type, takesOver ? 'ready' : 'write');
    }
    default:
      return null;
  }
}

function checkMove(state: State, seat: Seat, move: Move, { lexicon }: Env): RefusedResult | null {
  const { phase } = state;
  switch (move.type) {
    case 'choose':
      return checkWordsterChoice(state, move.wordster);
    case 'write':
    case 'replace':
    case 'erase':
      return checkListEdit(state, seat, move, lexicon);
    case 'announce':
      return checkAnnouncement(state, seat, move.word, lexicon);
    case 'respond':
      return phase.type === 'respond' ? checkResponse(state, phase, seat, move.response, lexicon) : null;
    case 'vote':
      return phase.type === 'vote' ? checkBallot(phase, seat) : null;
    default:
      return null;
  }
}

/** Applies a move that passed all checks. */
function applyMove(step: StepBuilder, seat: Seat, move: Move): void {
  const { phase } = step.state;
  // Responses and ballots are sealed: their seats stop being idle only when the window or vote closes.
  if (phase.type !== 'respond' && phase.type !== 'vote') endIdle(step, seat);
  if (move.type === 'choose' || move.type === 'announce') updatePlayer(step, seat, { missedDecisions: 0 });
  if (phase.type === 'write') applyWritingMove(step, phase, seat, move);
  else if (move.type === 'choose') chooseWordster(step, move.wordster, false);
  else if (move.type === 'announce') announceWord(step, seat, move.word, false);
  else if (phase.type === 'respond' && move.type === 'respond') recordResponse(step, phase, seat, move.response);
  else if (phase.type === 'vote' && move.type === 'vote') castBallot(step, phase, seat, move.verdict);
}

function applyWritingMove(step: StepBuilder, phase: Extract<Phase, { type: 'write' }>, seat: Seat, move: Move): void {
  if (move.type === 'write' || move.type === 'replace' || move.type === 'erase') editList(step, seat, move);
  else if (move.type === 'ready') takeOverDevice(step, phase, seat);
  else {
    setDone(step, seat, move.type === 'done');
    if (move.type === 'done') endWriterTurnOrWriting(step, phase, seat);
  }
}

/** What the game does when a deadline passes (WS-091). */
function applyTimeUp(step: StepBuilder): void {
  const { state, env } = step;
  const { phase, selector } = state;
  switch (phase.type) {
    case 'select':
      recordMissedDecision(step, selector);
      chooseWordster(step, listOfferedWordsters(state)[0]!, true);
      break;
    case 'write':
      endWritingTime(step, phase);
      break;
    case 'announce': {
      const { seat } = phase;
      recordMissedDecision(step, seat);
      announceWord(step, seat, announceableWords(liveWordsOfSeat(state, seat), seat, state, env.lexicon)[0]!, true);
      break;
    }
    case 'respond':
      closeResponseWindow(step, phase.announcement);
      break;
    case 'vote':
      closeVote(step, phase);
      break;
  }
}

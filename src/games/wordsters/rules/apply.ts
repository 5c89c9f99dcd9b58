// One act at the table: may it be done, and what does it lead to? The phases of WS-108 meet here.
// Not the phases themselves: writing.ts, announcing.ts, settling.ts, leaving.ts.

import type { Act, Env, Refusal, Seat, Status, Step } from '../../../core/game.ts';
import { ok, type Result } from '../../../core/result.ts';
import { announce, checkAnnouncement, checkResponse, respond } from './phases/announcing.ts';
import { leave } from './phases/leave.ts';
import { offeredWordsters } from './phases/round.ts';
import { checkBallot, closeVote, closeWindow, vote } from './phases/settlement.ts';
import {
  checkChoice,
  checkEdit,
  chooseWordster,
  declare,
  edit,
  endIfDone,
  endTime,
  takeOver,
} from './phases/writing.ts';
import { forbid, type Refused } from './refuse.ts';
import { freeWords, isHere, liveWordsOf, scoreOf, seatsHere } from './seats.ts';
import type { Event, Move, Phase, State } from './state.ts';
import { comeBack, type Draft, missDecision, updatePlayer } from './step-builder.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  if (state.phase.type === 'over') return forbid('GAME_OVER', 'WS-084');
  if (act.type !== 'timeUp' && !state.players[act.seat]) return forbid('UNKNOWN_SEAT', 'WS-001', String(act.seat));
  const refused = checkAct(state, act, env);
  if (refused) return refused;
  const draft: Draft = { state, events: [], env };
  if (act.type === 'timeUp') runOut(draft);
  else if (act.type === 'leave') leave(draft, act.seat);
  else make(draft, act.seat, act.move);
  return ok({ state: draft.state, events: draft.events });
}

function checkAct(state: State, act: Act<Move>, env: Env): Refused | null {
  const deadline = deadlineOf(state.phase);
  if (act.type === 'timeUp')
    return deadline === null || env.now < deadline ? forbid('NOT_DUE', 'WS-088', String(deadline)) : null;
  if (act.type === 'leave') return isHere(state.players[act.seat]!) ? null : forbid('NOT_YOUR_TURN', 'WS-094', 'left');
  return (
    checkTurn(state, act.seat, act.move) ??
    (deadline !== null && env.now > deadline ? forbid('TIME_UP', 'WS-088') : null) ??
    checkMove(state, act.seat, act.move, env)
  );
}

const deadlineOf = (phase: Phase): number | null => (phase.type === 'over' ? null : phase.deadline);

const PHASE_OF: { readonly [type in Move['type']]: Phase['type'] } = {
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

/** Is it the time for such a move, and is it this seat that may make it? */
function checkTurn(state: State, seat: Seat, move: Move): Refused | null {
  const { phase } = state;
  if (PHASE_OF[move.type] !== phase.type) return forbid('WRONG_PHASE', 'WS-108', move.type, phase.type);
  if (!isHere(state.players[seat]!)) return forbid('NOT_YOUR_TURN', 'WS-094', 'left');
  switch (phase.type) {
    case 'select':
      return seat === state.selector ? null : forbid('NOT_YOUR_TURN', 'WS-081', 'select');
    case 'announce':
      return seat === phase.seat ? null : forbid('NOT_YOUR_TURN', 'WS-030', 'announce');
    case 'respond':
      return seat !== phase.announcement.story.seat ? null : forbid('NOT_YOUR_TURN', 'WS-089', 'respond');
    case 'write': {
      if (phase.writer !== null && phase.writer !== seat) return forbid('NOT_YOUR_TURN', 'WS-096', 'write');
      const takesOver = phase.writer !== null && phase.ends === null;
      return (move.type === 'ready') === takesOver
        ? null
        : forbid('WRONG_PHASE', 'WS-096', move.type, takesOver ? 'ready' : 'write');
    }
    default:
      return null;
  }
}

function checkMove(state: State, seat: Seat, move: Move, { lexicon }: Env): Refused | null {
  const { phase } = state;
  switch (move.type) {
    case 'choose':
      return checkChoice(state, move.wordster);
    case 'write':
    case 'replace':
    case 'erase':
      return checkEdit(state, seat, move, lexicon);
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

/** Carries out a move that was found in order. */
function make(draft: Draft, seat: Seat, move: Move): void {
  const { phase } = draft.state;
  // Who has answered or voted is not told, so those come back when the window or vote closes.
  if (phase.type !== 'respond' && phase.type !== 'vote') comeBack(draft, seat);
  if (move.type === 'choose' || move.type === 'announce') updatePlayer(draft, seat, { missed: 0 });
  if (phase.type === 'write') makeWriting(draft, phase, seat, move);
  else if (move.type === 'choose') chooseWordster(draft, move.wordster, false);
  else if (move.type === 'announce') announce(draft, seat, move.word, false);
  else if (phase.type === 'respond' && move.type === 'respond') respond(draft, phase, seat, move.response);
  else if (phase.type === 'vote' && move.type === 'vote') vote(draft, phase, seat, move.verdict);
}

function makeWriting(draft: Draft, phase: Extract<Phase, { type: 'write' }>, seat: Seat, move: Move): void {
  if (move.type === 'write' || move.type === 'replace' || move.type === 'erase') edit(draft, seat, move);
  else if (move.type === 'ready') takeOver(draft, phase, seat);
  else {
    declare(draft, seat, move.type === 'done');
    if (move.type === 'done') endIfDone(draft, phase, seat);
  }
}

/** What happens when a clock runs out (WS-091). */
function runOut(draft: Draft): void {
  const { state, env } = draft;
  const { phase, selector } = state;
  switch (phase.type) {
    case 'select':
      missDecision(draft, selector);
      chooseWordster(draft, offeredWordsters(state)[0]!, true);
      break;
    case 'write':
      endTime(draft, phase);
      break;
    case 'announce': {
      const { seat } = phase;
      missDecision(draft, seat);
      announce(draft, seat, freeWords(liveWordsOf(state, seat), seat, state, env.lexicon)[0]!, true);
      break;
    }
    case 'respond':
      closeWindow(draft, phase.announcement);
      break;
    case 'vote':
      closeVote(draft, phase);
      break;
  }
}

/** Public facts alone: who has responded is not among them (WS-089). */
export function status(state: State): Status {
  const { phase, players } = state;
  return {
    toAct: seatsToAct(state),
    scores: players.map(scoreOf),
    deadline: deadlineOf(phase),
    outcome: phase.type === 'over' ? phase.outcome : null,
  };
}

function seatsToAct(state: State): readonly Seat[] {
  const { phase, players, selector } = state;
  switch (phase.type) {
    case 'select':
      return [selector];
    case 'write':
      return phase.writer === null ? seatsHere(state).filter((seat) => !players[seat]!.done) : [phase.writer];
    case 'announce':
      return [phase.seat];
    case 'respond':
      return phase.asked;
    case 'vote':
      return seatsHere(state).filter((seat) => !phase.ballots[seat]);
    case 'over':
      return [];
  }
}

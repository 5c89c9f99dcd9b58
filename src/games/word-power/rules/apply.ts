// Applies one act (a move, a seat leaving, the deadline passing) to the state: the entry point of the rules.

import type { Act, Env, Refusal, Seat, Step } from '../../../core/game.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { clearMissedDeadlines, countMissedDeadline } from './clock.ts';
import type { Event } from './events.ts';
import { findRefusal } from './legality.ts';
import type { Move } from './moves.ts';
import { withSeatTarget } from './options.ts';
import { callBet, raiseBet, startChallenge } from './phases/challenge.ts';
import { leaveTable } from './phases/leave.ts';
import { chooseCardsToPass, chooseDefaultsForOthers } from './phases/pass-cards.ts';
import { closeChallengeWait, declareNoPlay, finishPlacing, placeCard, waiveChallenges } from './phases/place-cards.ts';
import { chooseAtStart, rollAndMove } from './phases/roll-and-move.ts';
import { createRefusal } from './refuse.ts';
import { defaultAtStart, hasLeft, type State } from './state.ts';
import type { StepBuilder } from './step-builder.ts';
import { buildView, seatsToAct } from './view.ts';

export function apply(state: State, act: Act<Move>, env: Env): Result<Step<State, Event>, Refusal> {
  const refusal =
    act.type === 'move'
      ? findRefusal(buildView(state, act.seat), act.seat, act.move, env.now)
      : findActRefusal(state, act, env);
  if (refusal !== null) return err(refusal);
  const step: StepBuilder = { state, events: [], env };
  if (act.type === 'move') applyMove(step, act.seat, act.move);
  else if (act.type === 'leave') leaveTable(step, act.seat);
  else applyTimeUp(step);
  return ok({ state: step.state, events: step.events });
}

function findActRefusal(state: State, act: Exclude<Act<Move>, { type: 'move' }>, { now }: Env): Refusal | null {
  if (state.phase.type === 'over') return createRefusal('GAME_OVER', 'WP-029');
  if (act.type === 'timeUp')
    return state.deadline === null || now < state.deadline ? createRefusal('NOT_DUE', 'WP-126') : null;
  const player = state.players[act.seat];
  if (player === undefined) return createRefusal('UNKNOWN_SEAT', 'WP-009', act.seat);
  return hasLeft(player) ? createRefusal('NOT_YOUR_TURN', 'WP-131') : null;
}

function applyMove(step: StepBuilder, seat: Seat, move: Move): void {
  clearMissedDeadlines(step, seat);
  switch (move.type) {
    case 'roll':
      rollAndMove(step);
      break;
    case 'book':
    case 'royalty':
      chooseAtStart(step, move.type);
      break;
    case 'place':
      placeCard(step, move.card, move.window);
      break;
    case 'finish':
      finishPlacing(step);
      break;
    case 'noplay':
      declareNoPlay(step);
      break;
    case 'challenge':
      startChallenge(step, seat, move.card, move.statement);
      break;
    case 'waive':
      waiveChallenges(step, seat);
      break;
    case 'call':
      callBet(step);
      break;
    case 'raise':
      raiseBet(step, move.to);
      break;
    case 'pass':
      chooseCardsToPass(step, seat, move.cards);
      break;
  }
}

/** The default move for every seat that let its deadline pass (WP-128). */
function applyTimeUp(step: StepBuilder): void {
  const { phase, turn, players, setup } = step.state;
  if (phase.type !== 'wait') for (const seat of seatsToAct(step.state)) countMissedDeadline(step, seat);
  switch (phase.type) {
    case 'roll':
      rollAndMove(step);
      break;
    case 'start':
      chooseAtStart(step, defaultAtStart(withSeatTarget(setup, turn.seat), players[turn.seat]!.books));
      break;
    case 'place':
      if (turn.placements.length > 0) finishPlacing(step);
      else declareNoPlay(step);
      break;
    case 'wait':
      closeChallengeWait(step);
      break;
    case 'bet':
      callBet(step);
      break;
    case 'pass':
      chooseDefaultsForOthers(step);
      break;
  }
}

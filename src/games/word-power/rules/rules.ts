// Word Power: a race to publish books by matching synonyms and antonyms, with bluffs, challenges and bets.
// Only puts the parts together; RULES.md is the specification, and every part cites it.

import type { Env, Game, Refusal, Seat, Step } from '../../../core/game.ts';
import { ok, type Result, err as refused } from '../../../core/result.ts';
import { noteMissed, noteMove } from './clock.ts';
import type { Event } from './events.ts';
import { forbid, no } from './legality.ts';
import { listMoves } from './list-moves.ts';
import { formatMove, type Move, parseMove } from './moves.ts';
import { options, presets, type Setup } from './options.ts';
import { call, challenge, raise } from './phases/challenge.ts';
import { retire } from './phases/leave.ts';
import { chooseForTheRest, choosePass } from './phases/pass-cards.ts';
import { closeWait, declareNoPlay, finishPlacing, layCard, waive } from './phases/place-cards.ts';
import { chooseAtStart, rollAndMove } from './phases/roll-and-move.ts';
import { start } from './setup.ts';
import { stage } from './stage-scenario.ts';
import { isRetired, type State } from './state.ts';
import type { Course } from './step-builder.ts';
import { statusOfTable, toAct, type View, viewOf } from './view.ts';

export const rules: Game<Setup, State, Move, Event, View> = {
  id: 'word-power',
  version: 1,
  seats: [2, 6],
  options,
  presets,
  defaultList: 'standard',
  start,
  startFromScenario: stage,
  apply(state, act, env): Result<Step<State, Event>, Refusal> {
    const refusal =
      act.type === 'move' ? forbid(viewOf(state, act.seat), act.seat, act.move, env.now) : forbidAct(state, act, env);
    if (refusal !== null) return refused(refusal);
    const course: Course = { state, events: [], env };
    if (act.type === 'move') play(course, act.seat, act.move);
    else if (act.type === 'leave') retire(course, act.seat);
    else runOut(course);
    return ok({ state: course.state, events: course.events });
  },
  view: viewOf,
  status: statusOfTable,
  listMoves: listMoves,
  parseMove,
  formatMove,
};

function forbidAct(
  state: State,
  act: { readonly type: 'leave'; readonly seat: Seat } | { readonly type: 'timeUp' },
  { now }: Env,
): Refusal | null {
  if (state.phase.type === 'over') return no('GAME_OVER', 'WP-029');
  if (act.type === 'timeUp') return state.deadline === null || now < state.deadline ? no('NOT_DUE', 'WP-126') : null;
  const player = state.players[act.seat];
  if (player === undefined) return no('UNKNOWN_SEAT', 'WP-009', act.seat);
  return isRetired(player) ? no('NOT_YOUR_TURN', 'WP-131') : null;
}

function play(course: Course, seat: Seat, move: Move): void {
  noteMove(course, seat);
  switch (move.type) {
    case 'roll':
      rollAndMove(course);
      break;
    case 'book':
    case 'royalty':
      chooseAtStart(course, move.type);
      break;
    case 'place':
      layCard(course, move.card, move.window);
      break;
    case 'finish':
      finishPlacing(course);
      break;
    case 'noplay':
      declareNoPlay(course);
      break;
    case 'challenge':
      challenge(course, seat, move.card, move.statement);
      break;
    case 'waive':
      waive(course, seat);
      break;
    case 'call':
      call(course);
      break;
    case 'raise':
      raise(course, move.to);
      break;
    case 'pass':
      choosePass(course, seat, move.cards);
      break;
  }
}

/** What happens to those who let their time run out (WP-128). */
function runOut(course: Course): void {
  const { phase, turn, players, setup } = course.state;
  if (phase.type !== 'wait') for (const seat of toAct(course.state)) noteMissed(course, seat);
  switch (phase.type) {
    case 'roll':
      rollAndMove(course);
      break;
    case 'start': {
      const hasBooks = players[turn.seat]!.books >= setup.targetBooks;
      chooseAtStart(course, setup.winRule === 'both' && hasBooks ? 'royalty' : 'book');
      break;
    }
    case 'place':
      if (turn.laid.length > 0) finishPlacing(course);
      else declareNoPlay(course);
      break;
    case 'wait':
      closeWait(course);
      break;
    case 'bet':
      call(course);
      break;
    case 'pass':
      chooseForTheRest(course);
      break;
  }
}

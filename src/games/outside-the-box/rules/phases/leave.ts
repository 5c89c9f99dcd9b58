// A player leaves the table for good (OB-110). Players who are only away are in away-seats.ts.

import type { Env, Seat } from '../../../../core/game.ts';
import { activeSeats, type EmitEvent, type State, unfinishedSeats, updatePlayer } from '../state.ts';
import { endWithOnePlayer } from './game-end.ts';
import { scoreIfAllFinished } from './mark.ts';
import { callScriptedLetter, creditFinishers, endTurnIfAllAnswered } from './respond.ts';
import { continuePlay } from './turn.ts';

export function leaveTable(state: State, seat: Seat, env: Env, emit: EmitEvent): State {
  const { phase } = state;
  emit({ type: 'left', seat, cards: state.players[seat]!.cards });
  const next: State = {
    ...updatePlayer(state, seat, { cards: '', timeoutsInARow: 0 }),
    departedSeats: [...state.departedSeats, seat],
  };
  if (activeSeats(next).length === 1)
    return endWithOnePlayer(
      phase.type === 'respond' ? creditFinishers(next, phase.finishedSeats, emit) : next,
      env,
      emit,
    );
  switch (phase.type) {
    case 'call':
      return seat === phase.caller || unfinishedSeats(next).length < 2
        ? callScriptedLetter(continuePlay(next, phase.caller, env, emit), env, emit)
        : next;
    case 'respond': {
      const others = <T extends { readonly seat: Seat }>(list: readonly T[]): readonly T[] =>
        list.filter((one) => one.seat !== seat);
      const remaining = { ...phase, grabs: others(phase.grabs), sealed: others(phase.sealed) };
      return endTurnIfAllAnswered({ ...next, phase: remaining }, env, emit);
    }
    case 'final':
      return seat === phase.seat ? continuePlay(next, seat, env, emit) : next;
    case 'mark':
      return scoreIfAllFinished(next, env, emit);
    case 'over':
      throw new Error('the match is over, so nobody can leave');
  }
}

// A player leaves the table (OB-110).
// Not players who are merely away (presence.ts).

import type { Env, Seat } from '../../../../core/game.ts';
import { activeSeats, type EmitEvent, type State, unfinishedSeats, updatePlayer } from '../state.ts';
import { endWithOnePlayer } from './end.ts';
import { scoreIfAllFinished } from './mark.ts';
import { creditFinishers, endTurnIfAllAnswered } from './respond.ts';
import { continuePlay } from './turn.ts';

export function leaveTable(state: State, seat: Seat, env: Env, emit: EmitEvent): State {
  const { phase } = state;
  emit({ type: 'left', seat, cards: state.players[seat]!.cards });
  const gone: State = {
    ...updatePlayer(state, seat, { cards: '', timeoutsInARow: 0 }),
    departedSeats: [...state.departedSeats, seat],
  };
  if (activeSeats(gone).length === 1)
    return endWithOnePlayer(
      phase.type === 'respond' ? creditFinishers(gone, phase.finishedSeats, emit) : gone,
      env,
      emit,
    );
  switch (phase.type) {
    case 'call':
      return seat === phase.caller || unfinishedSeats(gone).length < 2
        ? continuePlay(gone, phase.caller, env, emit)
        : gone;
    case 'respond': {
      const others = <T extends { readonly seat: Seat }>(list: readonly T[]): readonly T[] =>
        list.filter((one) => one.seat !== seat);
      const freed = { ...phase, grabs: others(phase.grabs), sealed: others(phase.sealed) };
      return endTurnIfAllAnswered({ ...gone, phase: freed }, env, emit);
    }
    case 'final':
      return seat === phase.seat ? continuePlay(gone, seat, env, emit) : gone;
    case 'mark':
      return scoreIfAllFinished(gone, env, emit);
    case 'over':
      throw new Error('nobody leaves a game that is over');
  }
}

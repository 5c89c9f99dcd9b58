// A player leaves the table (OB-110).
// Not players who are merely away (presence.ts).

import type { Env, Seat } from '../../../../core/game.ts';
import { activeSeats, type State, type Tell, unfinishedSeats, withPlayer } from '../state.ts';
import { endAlone } from './end.ts';
import { scoreIfDone } from './mark.ts';
import { completeIfDone, creditFull } from './respond.ts';
import { goOn } from './turn.ts';

export function leave(state: State, seat: Seat, env: Env, tell: Tell): State {
  const { phase } = state;
  tell({ type: 'left', seat, cards: state.players[seat]!.cards });
  const gone: State = { ...withPlayer(state, seat, { cards: '', missed: 0 }), left: [...state.left, seat] };
  if (activeSeats(gone).length === 1)
    return endAlone(phase.type === 'respond' ? creditFull(gone, phase.done, tell) : gone, env, tell);
  switch (phase.type) {
    case 'call':
      return seat === phase.caller || unfinishedSeats(gone).length < 2 ? goOn(gone, phase.caller, env, tell) : gone;
    case 'respond': {
      const others = <T extends { readonly seat: Seat }>(list: readonly T[]): readonly T[] =>
        list.filter((one) => one.seat !== seat);
      const freed = { ...phase, grabs: others(phase.grabs), sealed: others(phase.sealed) };
      return completeIfDone({ ...gone, phase: freed }, env, tell);
    }
    case 'final':
      return seat === phase.seat ? goOn(gone, seat, env, tell) : gone;
    case 'mark':
      return scoreIfDone(gone, env, tell);
    case 'over':
      throw new Error('nobody leaves a game that is over');
  }
}

// Switching seats after a round: who gets the offer, with whom they may switch, and the switch itself (TM-136 to TM-139).

import type { Seat } from '../../../../core/game.ts';
import { clockEndFor } from '../clock.ts';
import { type Refused, refuse } from '../refuse.ts';
import type { State } from '../state.ts';
import { emit, type StepBuilder, updateState } from '../step-builder.ts';

/** The seats this seat may switch with. `noDouble` keeps the last player of the round out of position 1. */
export const switchPartners = ({ setup, rotation, lastTurnSeat }: State, seat: Seat): readonly Seat[] =>
  rotation.filter((one, i) => one !== seat && !(setup.seatSwitch === 'noDouble' && lastTurnSeat === seat && i === 0));

/** Offers the best player of the round a switch. False: nobody may switch. */
export function offerSwitch(step: StepBuilder): boolean {
  const { setup, rotation, players, round } = step.state;
  if (setup.seatSwitch === 'off') return false;
  const points = (seat: Seat): number => players[seat]!.turns[round - 1]!.points;
  const best = Math.max(...rotation.map(points));
  const top = rotation.filter((seat) => points(seat) === best);
  const [seat] = top;
  const partners = switchPartners(step.state, seat!);
  if (top.length > 1 || partners.length === 0) {
    emit(step, { type: 'noSwitch', why: top.length > 1 ? 'tie' : 'noDouble', seats: top });
    return false;
  }
  updateState(step, { phase: 'switch', switchSeat: seat! });
  const limit = clockEndFor(step.state, seat!, step.env.now);
  updateState(step, { limit });
  emit(step, { type: 'offered', seat: seat!, partners, limit });
  return true;
}

export function checkSwitch(state: State, seat: Seat, other: Seat): Refused | null {
  if (!state.rotation.includes(other)) {
    const hasLeft = state.leftSeats.includes(other);
    return refuse('NO_SUCH_PLAYER', 'TM-139', String(other), ...(hasLeft ? ['left'] : []));
  }
  if (other === seat) return refuse('CANNOT_SWITCH_WITH_SELF', 'TM-136');
  return switchPartners(state, seat).includes(other) ? null : refuse('NO_DOUBLE', 'TM-139', String(other));
}

export function switchSeats(step: StepBuilder, seat: Seat, other: Seat): void {
  const rotation = step.state.rotation.map((one) => (one === seat ? other : one === other ? seat : one));
  updateState(step, { rotation });
  emit(step, { type: 'switched', seat, with: other, rotation });
}

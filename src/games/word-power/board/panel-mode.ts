// What Word Power asks of a player just now, from what that player sees.
// Not the answers to it (question.ts), nor what is being tried (draft.ts).

import type { Seat } from '../../../core/game.ts';
import type { Settled } from '../rules/state.ts';
import { isOpenTo, type PlacementView, type View } from '../rules/view.ts';

export type Asked = 'roll' | 'start' | 'place' | 'doubt' | 'bet' | 'pass' | 'watch' | 'over';

export function askedOf(view: View, seat: Seat | null): Asked {
  const { phase, active, toAct } = view;
  if (phase.type === 'over') return 'over';
  if (seat === null) return 'watch';
  if ((phase.type === 'place' || phase.type === 'wait') && seat !== active)
    return openTo(view, seat).length > 0 ? 'doubt' : 'watch';
  return toAct.includes(seat) && phase.type !== 'wait' ? phase.type : 'watch';
}

/** Cards of the hand are to be picked up. */
export const isHandAsked = (asked: Asked): boolean => asked === 'place' || asked === 'pass';

/** The cards this seat may still challenge. */
export const openTo = (view: View, seat: Seat): readonly PlacementView[] =>
  view.laid.filter((placement) => isOpenTo(view, placement, seat));

/** How many cards a seat has to pass in the PASS that is on (WP-059). */
export const passCount = ({ phase, hand }: View): number =>
  phase.type === 'pass' ? Math.min(phase.count, hand.length) : 0;

/**
 * The look-up to be read: it stays until the turn after it is over, but not beside a card in question.
 * Where there is little room it also gives way to what is laid next.
 */
export function lookedUp(view: View, asked: Asked, small: boolean): Settled | null {
  const { settled, turn, laid, phase } = view;
  if (settled === null || turn - settled.turn > 1) return null;
  if (phase.type === 'bet' || asked === 'doubt' || asked === 'over') return null;
  const isPast = settled.turn < turn;
  return small && isPast && (isHandAsked(asked) || laid.length > 0) ? null : settled;
}

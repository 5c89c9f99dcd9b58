// Who pays whom with what was told: for the coins that fly from purse to purse. Not the sums, which the view holds.

import type { Seat } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';

/** null is the House. */
export type Payment = { readonly from: Seat | null; readonly to: Seat | null };

export function paymentsOf(events: readonly Event[]): readonly Payment[] {
  return events.flatMap((event): readonly Payment[] => {
    switch (event.type) {
      case 'royaltyPaid':
        return event.amount > 0 ? [{ from: null, to: event.seat }] : [];
      case 'noPlayDeclared':
        return event.forfeit > 0 && !event.losesTurn ? [{ from: event.seat, to: null }] : [];
      case 'infringementPaid':
        return dueBy(event.seat, events).map((to) => ({ from: event.seat, to }));
      case 'challengeSettled':
        return stakesOf(event);
      default:
        return [];
    }
  });
}

const dueBy = (payer: Seat, events: readonly Event[]): readonly Seat[] =>
  events.flatMap((event) =>
    event.type === 'infringementRolled' && event.seat === payer ? event.due.map(({ seat }) => seat) : [],
  );

/** The loser's stake goes to the winner; where both were wrong, both stakes go to the House. */
function stakesOf({
  result,
  challenger,
  challenged,
  gains,
}: Extract<Event, { type: 'challengeSettled' }>): readonly Payment[] {
  if (result === 'A') return gains.challenged > 0 ? [{ from: challenger, to: challenged }] : [];
  if (result === 'B') return gains.challenger > 0 ? [{ from: challenged, to: challenger }] : [];
  const lost = [
    { from: challenger, gain: gains.challenger },
    { from: challenged, gain: gains.challenged },
  ];
  return lost.flatMap(({ from, gain }) => (gain < 0 ? [{ from, to: null }] : []));
}

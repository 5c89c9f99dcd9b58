// Works out from events who pays whom, for the coin animation. The amounts are not needed there.

import type { Seat } from '../../../core/game.ts';
import type { Event } from '../rules/events.ts';

/** null stands for the House. */
export type CoinTransfer = { readonly from: Seat | null; readonly to: Seat | null };

export function coinTransfersOf(events: readonly Event[]): readonly CoinTransfer[] {
  return events.flatMap((event): readonly CoinTransfer[] => {
    switch (event.type) {
      case 'royaltyPaid':
        return event.amount > 0 ? [{ from: null, to: event.seat }] : [];
      case 'noPlayDeclared':
        return event.forfeit > 0 && !event.losesTurn ? [{ from: event.seat, to: null }] : [];
      case 'infringementPaid':
        return payeesOf(event.seat, events).map((to) => ({ from: event.seat, to }));
      case 'challengeSettled':
        return stakeTransfers(event);
      default:
        return [];
    }
  });
}

const payeesOf = (payer: Seat, events: readonly Event[]): readonly Seat[] =>
  events.flatMap((event) =>
    event.type === 'infringementRolled' && event.seat === payer ? event.due.map(({ seat }) => seat) : [],
  );

/** The loser's stake goes to the winner. If both were wrong, both stakes go to the House. */
function stakeTransfers({
  result,
  challenger,
  challenged,
  gains,
}: Extract<Event, { type: 'challengeSettled' }>): readonly CoinTransfer[] {
  if (result === 'A') return gains.challenged > 0 ? [{ from: challenger, to: challenged }] : [];
  if (result === 'B') return gains.challenger > 0 ? [{ from: challenged, to: challenger }] : [];
  const lost = [
    { from: challenger, gain: gains.challenger },
    { from: challenged, gain: gains.challenged },
  ];
  return lost.flatMap(({ from, gain }) => (gain < 0 ? [{ from, to: null }] : []));
}

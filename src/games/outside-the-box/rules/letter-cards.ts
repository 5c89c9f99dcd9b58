// Letter cards: who gets one that several want, and how it changes place.
// Not when a card may be wanted (apply.ts).

import type { Seat } from '../../../core/game.ts';
import { holderOf, type Letter, type Race, type State, type Tell, withPlayer } from './state.ts';

/** OB-103: the fewest cards in front, then the nearest to the caller's left; the caller comes last. */
export function pickRejecter(
  players: readonly { readonly cards: string }[],
  seats: readonly Seat[],
  caller: Seat,
): Seat | null {
  const rank = (seat: Seat): number =>
    players[seat]!.cards.length * players.length + ((seat - caller - 1 + players.length) % players.length);
  return seats.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** OB-030, OB-031: from the centre or from whoever has it. */
export function takeCard(state: State, seat: Seat, letter: Letter, grabs: Race['grabs'], tell: Tell): State {
  const from = holderOf(state.players, letter);
  const race: Race = { seat, letter, from, grabs };
  tell({ type: 'rejected', ...race });
  const freed =
    from === null ? state : withPlayer(state, from, { cards: state.players[from]!.cards.replace(letter, '') });
  return { ...withPlayer(freed, seat, { cards: freed.players[seat]!.cards + letter }), lastRace: race };
}
